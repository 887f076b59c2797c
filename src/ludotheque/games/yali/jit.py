"""numba's decorators with the types of what they decorate, and the bit counts that Python has no name for.

For whatever is compiled for YALi; nothing of the game is known here.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])
_njit: Any = njit


def compiled(function: F) -> F:
    """Compiled on the first call and kept on disk for all later processes."""
    made: F = _njit(cache=True)(function)
    return made


def inlined(function: F) -> F:
    """Compiled into whatever calls it."""
    made: F = _njit(inline="always")(function)
    return made


def _lowest(_typing_context: Any, _value: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


def _count(_typing_context: Any, _value: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


lowest: Any = intrinsic(_lowest)
"""The index of the lowest bit that is set."""
count: Any = intrinsic(_count)
"""How many bits are set."""
