"""Leather belt, coiled or hanging."""

import math

import numpy as np

from accessories.kit import Kit, LEATHER
from scenes.geometry import lathe, put, tube


def belt(view):
    """Strap with buckle and keeper: coiled (front) or hanging."""
    k = Kit(LEATHER)
    w, n = 0.028, 420
    if view != 'front':
        t = np.linspace(0, 1, n)
        z = 1.45 - t * 0.86
        P = np.c_[0.018 * np.sin(t * 2.6 + 0.3), 0.004 * np.sin(t * 5), z]
        side = (1, 0, 0)
    else:  # coil, seen from above
        th = np.linspace(0, 2 * math.pi * 2.9, n)
        r = 0.034 + 0.0052 * th / (2 * math.pi) + 0.0010 * np.sin(th * 1.7)
        P = np.c_[r * np.cos(th + 2.2), r * np.sin(th + 2.2), 0.0012 * np.sin(th * 0.9)]
        side = (0, 0, 1)
        T = P[-1] - P[-2]
        T /= np.linalg.norm(T)
        P = np.vstack([P, P[-1] + np.outer(np.linspace(0.004, 0.055, 14), T)])
        P[:, 2] += 1
    k.strap(P, w, 0.0036, side=side)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    S = np.broadcast_to(np.array(side, float), P.shape)
    N = np.cross(S, T)
    N *= np.sign((N * (P - P.mean(0))).sum()) if view == 'front' else np.sign(-N[0, 1])
    for sg in (1, -1):
        k.stitches(P + S * sg * (w / 2 - 0.0032) + N * 0.0019, N, 0.0050, 0.0034, 0.00045)
    i0 = 0 if view != 'front' else len(P) - 1
    p, tt, nn, ss = P[i0], T[i0] * (-1 if view != 'front' else 1), N[i0], S[i0]
    c = p + tt * 0.017
    k.ring(c, 0.038, 0.044, 0.0023, tt, ss)
    k.solid(
        tube(
            [
                p - tt * 0.004 + nn * 0.001,
                p + tt * 0.018 + nn * 0.0035,
                p + tt * 0.0375 + nn * 0.003,
            ],
            0.0017,
            k.metal,
            10,
        )
    )
    j = i0 + (12 if view != 'front' else -12)
    a = np.linspace(0, 2 * math.pi, 48)
    f = lambda v: np.sign(v) * np.abs(v) ** 0.35
    K = P[j] + np.outer(f(np.cos(a)) * 0.0165, S[j]) + np.outer(f(np.sin(a)) * 0.0042, N[j])
    k.strap(K, 0.008, 0.0018, side=T[j])  # keeper
    for m in range(5):  # holes
        j = (n - 60 + m * 12) if view != 'front' else 0
        if view != 'front':
            o = P[j] + N[j] * 0.0019
            k.solid(put(lathe([(0, 0), (0.0019, 0), (0.0019, 0.0002)], k.metal, 16), o, (90, 0, 0)))
    return k
