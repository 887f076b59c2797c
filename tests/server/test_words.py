"""What a word means, asked over HTTP."""

import pytest

from tests.support.server import Running, visitors

pytestmark = pytest.mark.anyio


async def test_anybody_may_ask_why_a_word_is_a_word(server: Running) -> None:
    async with visitors(server, "") as (stranger,):
        told = (await stranger.http.get("/api/words/fr/m%C3%BBres")).json()
        assert (told["word"], told["readings"][0]["base"]) == ("MURES", "mûre")
        for path, code in (("en/zzq", "no-word"), ("nl/huis", "lexicon-unknown"), ("en/%00", "bad-request")):
            answer = await stranger.http.get(f"/api/words/{path}")
            assert (answer.status_code in {400, 404}, answer.json()["code"]) == (True, code)
