"""Compiles and loads the C parts, cached by their content."""

import ctypes
import hashlib
import os
import subprocess

from workspace import folder

HERE = os.path.dirname(os.path.abspath(__file__))


def library(name, parallel=False):
    """Load native/<name>.c; parallel builds it with OpenMP."""
    source = os.path.join(HERE, name + '.c')
    built = os.path.join(folder('cache'), f'{name}-{fingerprint()}.so')
    if not os.path.exists(built):
        build(source, built, ['-fopenmp'] if parallel else [])
    return ctypes.CDLL(built)


def fingerprint():
    """Changes when any C file does: the sources include each other."""
    digest = hashlib.md5()
    for name in sorted(os.listdir(HERE)):
        if name.endswith(('.c', '.h')):
            with open(os.path.join(HERE, name), 'rb') as file:
                digest.update(file.read())
    return digest.hexdigest()[:8]


def build(source, built, flags):
    """Compile with -ffast-math but link without it.

    Its start-up code would switch the whole process to flush-to-zero, which makes scipy's
    KD-tree abort.
    """
    part = f'{built}.{os.getpid()}.o'
    compile_flags = ['-O3', '-march=native', '-ffast-math', '-fPIC', *flags]
    subprocess.check_call(['gcc', *compile_flags, '-c', source, '-o', part])
    subprocess.check_call(['gcc', '-shared', part, *flags, '-o', part + '.so', '-lm'])
    os.replace(part + '.so', built)
    os.remove(part)


def floats(array):
    """C pointer to a contiguous float32 array."""
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def integers(array):
    """C pointer to a contiguous int32 array."""
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_int))
