"""What a value works out once, when somebody asks: `functools.cached_property` without its lock."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801  used like a built-in decorator
    """The result is kept in the instance's `__dict__` under the same name."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> "lazy[T]": ...
    @overload
    def __get__(self, instance: object, owner: type) -> T: ...
    def __get__(self, instance: object | None, owner: type) -> "lazy[T] | T":
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self._work(instance)
        return value
