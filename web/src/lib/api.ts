/** Calls to the server over HTTP. A refusal is thrown as `Refusal`; its sentence is `refuse-<code>`. */
import type {
  AccessToken,
  Begin,
  Complaint,
  DealMonth,
  DealPage,
  DealSolution,
  Overview,
  Devices,
  EveningForms,
  EveningLine,
  EveningOrder,
  EveningTold,
  Export,
  Foretell,
  Friends,
  Foretold,
  Found,
  History,
  Home,
  Leaderboard,
  Meaning,
  Milestones,
  Myself,
  NewEvening,
  NewTable,
  Order,
  Pictures,
  Positions,
  Problem,
  Profile,
  Programs,
  Puzzles,
  Push,
  PushWish,
  Replay,
  SetUp,
  Shelf,
  SignInLink,
  TableInfo,
  TableRatings,
  Tally,
  Tables,
  Take,
  Thumb,
  TryOut,
  Taught,
  Tie,
  Try,
} from './protocol.ts';
import type { Deed } from './operators.ts';
import type { Params } from './texts.svelte.ts';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code);
  }
}

async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, headers: { 'Content-Type': 'application/json' } };
  if (signal) init.signal = signal;
  if (body !== undefined) init.body = JSON.stringify(body);
  else if (method !== 'GET') init.body = '{}';
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal('offline');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal(problem?.code ?? 'server', problem?.params ?? {});
}

async function json<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await call(method, path, body, signal)).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const evening = (id: string): string => `/api/evenings/${encodeURIComponent(id)}`;
const daily = (game: string, lang: string, day: string): string => `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(lang)}/${day}`;

export const api = {
  me: () => json<Myself>('GET', '/api/me'),
  consent: (research: boolean) => json<Myself>('POST', '/api/me/consent', { research }),
  nameMe: (name: string, face?: string) => json<Myself>('POST', '/api/me', face ? { name, face } : { name }),
  keepSettings: (settings: Record<string, string>) => json<Myself>('POST', '/api/me/settings', { settings }),
  push: () => json<Push>('GET', '/api/me/push'),
  callMe: (wish: PushWish) => json<Push>('POST', '/api/me/push', wish),
  callMeNoMore: () => json<Push>('DELETE', '/api/me/push'),
  claim: (passphrase: string, old?: string) =>
    json<Myself>('POST', '/api/me/claim', old === undefined ? { passphrase } : { passphrase, old }),
  devices: () => json<Devices>('GET', '/api/me/devices'),
  endDevice: (id: string) => json<Devices>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`),
  endOtherDevices: () => json<Devices>('DELETE', '/api/me/devices'),
  programs: () => json<Programs>('GET', '/api/me/programs'),
  addProgram: (name: string) => json<AccessToken>('POST', '/api/me/programs', { name }),
  revokeProgram: (id: string) => json<Programs>('DELETE', `/api/me/programs/${encodeURIComponent(id)}`),
  signIn: (name: string, passphrase: string) => json<Myself>('POST', '/api/signin', { name, passphrase }),
  signInLink: () => json<SignInLink>('POST', '/api/me/link'),
  useLink: (token: string) => json<Myself>('POST', '/api/signin/link', { token }),
  showProfile: (shown: boolean) => json<Myself>('POST', '/api/me/profile', { public: shown }),
  profile: (person: string) => json<Profile>('GET', `/api/people/${encodeURIComponent(person)}/profile`),
  milestones: () => json<Milestones>('GET', '/api/me/milestones'),
  history: (wanted: { game: string; result: string; search: string; before?: string }) =>
    json<History>('GET', `/api/me/history?${new URLSearchParams(wanted)}`),
  ratings: (id: string) => json<TableRatings>('GET', `${table(id)}/ratings`),
  ladder: (game: string, kind: string, programs: boolean) =>
    json<Leaderboard>('GET', `/api/leaderboards/${encodeURIComponent(game)}?${new URLSearchParams({ ...(kind ? { kind } : {}), programs: String(programs) })}`),
  meaning: (lang: string, word: string) => json<Meaning>('GET', `/api/words/${lang}/${encodeURIComponent(word)}`),
  signOut: () => json<Myself>('POST', '/api/signout'),
  export: () => json<Export>('GET', '/api/me/export'),
  erase: () => call('DELETE', '/api/me'),
  games: () => json<Shelf>('GET', '/api/games'),
  home: (games: boolean) => json<Home>('GET', `/api/home?games=${games}`),
  friends: () => json<Friends>('GET', '/api/friends'),
  tie: (person: string, tie: Tie['tie']) => json<Friends>('POST', '/api/friends', { person, tie }),
  showMe: (visible: boolean) => json<Friends>('POST', '/api/friends/visible', { visible }),
  invite: (id: string, person: string) => json<object>('POST', `${table(id)}/invitations`, { person }),
  decline: (id: string) => json<object>('DELETE', `/api/invitations/${encodeURIComponent(id)}`),
  deal: (game: string, lang: string, day: string) => json<DealPage>('GET', daily(game, lang, day)),
  dealSolution: (game: string, lang: string, day: string) => json<DealSolution>('GET', daily(game, lang, `${day}/best`)),
  dealMonth: (game: string, lang: string, month: string) => json<DealMonth>('GET', daily(game, lang, `months/${month}`)),
  playDeal: (game: string, lang: string, day: string) => json<TableInfo>('POST', `${daily(game, lang, day)}/play`),
  open: (wish: NewTable) => json<TableInfo>('POST', '/api/tables', wish),
  tables: (list: 'mine' | 'open' | 'finished', before?: string) =>
    json<Tables>('GET', `/api/tables?list=${list}${before ? `&before=${encodeURIComponent(before)}` : ''}`),
  tally: (id: string) => json<Tally>('GET', `${table(id)}/tally`),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  positions: (ids: string[]) => json<Positions>('GET', `/api/positions?tables=${ids.map(encodeURIComponent).join(',')}`),
  byCode: (code: string) => json<TableInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
  join: (id: string, take: Take = {}) => json<TableInfo>('POST', `${table(id)}/join`, take),
  leave: (id: string) => json<TableInfo>('POST', `${table(id)}/leave`),
  order: (id: string, order: Order) => json<TableInfo>('POST', `${table(id)}/room`, order),
  start: (id: string, begin: Begin) => json<TableInfo>('POST', `${table(id)}/start`, begin),
  replay: (id: string, seat: number | null, from: number) =>
    json<Replay>('GET', `${table(id)}/replay?from=${from}${seat === null ? '' : `&seat=${seat}`}`),
  tryOut: (id: string, wish: TryOut) => json<TableInfo>('POST', `${table(id)}/try`, wish),
  position: async (id: string, at: number) => (await call('GET', `${table(id)}/position?at=${at}`)).text(),
  setUp: (wish: SetUp) => json<TableInfo>('POST', '/api/try', wish),
  drawn: (game: string, lang: string) => json<Pictures>('GET', `/api/lessons/${encodeURIComponent(game)}/positions?lang=${lang}`),
  lesson: (game: string, wish: Try) => json<Taught>('POST', `/api/lessons/${encodeURIComponent(game)}`, wish),
  foretell: (game: string, wish: Foretell) => json<Foretold>('POST', `/api/lessons/${encodeURIComponent(game)}/preview`, wish),
  puzzles: (game: string, lang: string) => json<Puzzles>('GET', `/api/puzzles/${encodeURIComponent(game)}?lang=${lang}`),
  thumb: (game: string, thumb: Thumb) => json<object>('POST', `/api/puzzles/${encodeURIComponent(game)}/thumb`, thumb),
  eveningForms: (lang: string) => json<EveningForms>('GET', `/api/evenings/forms?lang=${lang}`),
  openEvening: (wish: NewEvening) => json<EveningTold>('POST', '/api/evenings', wish),
  eveningByCode: (code: string) => json<EveningLine>('GET', `/api/evenings/codes/${encodeURIComponent(code)}`),
  /** How it stands; with the mark of what is known, as soon as something has changed. */
  evening: (id: string, known: string, signal: AbortSignal) => json<EveningTold>('GET', `${evening(id)}?known=${encodeURIComponent(known)}`, undefined, signal),
  enterEvening: (id: string) => json<EveningTold>('POST', `${evening(id)}/enter`),
  leaveEvening: (id: string) => json<EveningTold>('POST', `${evening(id)}/leave`),
  orderEvening: (id: string, order: EveningOrder) => json<EveningTold>('POST', `${evening(id)}/order`, order),
  eveningAgain: (id: string) => json<EveningTold>('POST', `${evening(id)}/again`),
  report: (complaint: Complaint) => json<object>('POST', '/api/reports', complaint),
  overview: () => json<Overview>('GET', '/api/operators'),
  act: (deed: Deed) => json<Overview>('POST', '/api/operators/acts', deed),
  findPeople: (name: string) => json<Found>('GET', `/api/operators/people?name=${encodeURIComponent(name)}`),
  rules: async (lang: string, game: string) => (await call('GET', `/api/rules/${lang}/${game}`)).text(),
};

export const paths = {
  qr: (id: string) => `${table(id)}/qr.svg`,
  text: (id: string) => `${table(id)}/text`,
  eveningQr: (id: string) => `${evening(id)}/qr.svg`,
  eveningText: (id: string, lang: string) => `${evening(id)}/text?lang=${lang}`,
  eveningCsv: (id: string) => `${evening(id)}/csv`,
  socket: (id: string) => `${location.origin.replace(/^http/, 'ws')}${table(id)}/socket`,
};
