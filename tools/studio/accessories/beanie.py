"""Ribbed beanie."""

import math

from scipy import ndimage as nd
import numpy as np

from accessories.kit import KNIT, Kit
from scenes.geometry import curve


def beanie():
    """One turned profile with real ribs and a puckered crown."""
    k = Kit(KNIT)
    n = 720
    ribs = 72
    th = np.linspace(0, 2 * math.pi, n, endpoint=False)
    prof = [
        (0.088, 0.010),
        (0.094, 0.000),
        (0.1015, -0.002),
        (0.1035, 0.006),
        (0.1045, 0.030),
        (0.1040, 0.058),
        (0.1025, 0.070),
        (0.0985, 0.0745),
        (0.0965, 0.070),
        (0.0975, 0.078),
        (0.0995, 0.100),
        (0.0980, 0.130),
        (0.0925, 0.160),
        (0.081, 0.186),
        (0.064, 0.205),
        (0.042, 0.2165),
        (0.020, 0.2205),
        (0.006, 0.2212),
        (0.0004, 0.2213),
    ]
    q = curve(*[(r, 0, z) for r, z in prof], n=150)[:, [0, 2]]
    m = len(q)
    L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]
    P = np.zeros((m, n, 3))
    uv = np.zeros((m, n, 2))
    rng = np.random.default_rng(2)
    lump = nd.zoom(rng.normal(0, 1, (7, 9)), (m / 7, n / 9), order=3, mode='wrap')[:m, :n]
    lump = lump * np.minimum(1, np.minimum(np.arange(n), n - np.arange(n)) / 40.0)[None]
    for i in range(m):
        r, z = q[i]
        rib = 0.0030 * np.abs(np.sin(ribs / 2 * th)) ** 0.6 * min(1, r / 0.05) + 0.0022 * lump[
            i
        ] * min(1, r / 0.06)
        fold = (
            -0.006 * np.exp(-(((i / m - 0.93) / 0.05) ** 2)) * np.cos(7 * th + 0.5)
        )  # crown decreases pucker
        R = r + rib + fold * (r > 0.004)
        P[i] = np.c_[
            R * np.cos(th) * 1.10,
            R * np.sin(th) * 0.84,
            np.full(n, z + 1)
            + (0.003 * np.sin(2 * th + 1) * (z / 0.2) - 0.004 * np.cos(th - 1) * (z / 0.22) ** 2)
            * min(1, r / 0.06),
        ]
        uv[i] = np.c_[th * 0.095 - 0.3, np.full(n, L[i])]
    k.sheet(P, uv, 0, 0, closed=True)
    return k
