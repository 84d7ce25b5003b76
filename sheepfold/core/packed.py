"""Where packed ints come from: librt and mypy_extensions if installed, plain lists where they are not (a browser, say)."""

try:
    from librt.vecs import append, vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8
except ImportError:
    from sheepfold.core.plain import append, i16, i32, i64, mypyc_attr, u8, vec  # type: ignore[assignment]

__all__ = ["append", "i16", "i32", "i64", "mypyc_attr", "u8", "vec"]
