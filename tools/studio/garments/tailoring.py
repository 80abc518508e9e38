"""Lapels, fronts and pockets of tailored garments (also the camp collar of blouses)."""

import math

import numpy as np

from garments.cloths import CLOTH
from garments.finishing import seams
from garments.outline import bezier, point_distance
from garments.top_block import NECK_Z


def v_edge(zV, neck_w):
    """The V edge of the front panel, centre front to neck point (same curve as blocks.top)."""
    return bezier((0, zV), (neck_w * 0.55, NECK_Z - (NECK_Z - zV) * 0.45), (neck_w, NECK_Z), n=20)


def revers(
    surface,
    zV,
    neck_w,
    tip=(0.120, 0.222),
    notch=(0.088, 0.236),
    fall=(0.058, 0.046),
    stand=(0.004, 0.026),
    lift=0.0045,
    thick=0.0032,
    gap=0.009,
    k=15,
    width=0.030,
    flare=0.42,
    spread=0.35,
    roll=0.006,
):
    """Lapels lying on the front + the collar from gorge to gorge.
    tip, notch: (x, height above the V point) of the lapel point and of the collar notch;
    k: position of the gorge on the V edge (of 20).
    """
    V = v_edge(zV, neck_w)
    tip = np.array([tip[0], zV + tip[1]])
    notch = np.array([notch[0], zV + notch[1]])
    outer = bezier(
        (width * 0.4, zV + 0.012),
        (width, zV + 0.035),
        (tip[0] * 0.80, zV + (tip[1] - zV) * 0.45),
        tip,
        n=8,
    )
    out = []
    for sign in (1, -1):
        poly = np.vstack([V[: k + 1], [notch], outer[::-1]]) * [sign, 1]
        fold = V * [sign, 1]
        out += surface.patch(
            'f',
            poly,
            lift,
            thick,
            h=0.006,
            roll=lambda x, z: lift * math.exp(-((point_distance(x, z, fold) / 0.02) ** 2)) + 0.002,
        )
    R, L = surface.edges['f:neck.R'], surface.edges['f:neck.L']
    f = (k - 1.4) / 20
    nR, nL = int(len(R) * f), int(len(L) * (1 - f))
    P = np.vstack(
        [
            surface.V[R[nR:]],
            surface.V[surface.edges['b:neck.R'][::-1]][1:],
            surface.V[surface.edges['b:neck.L'][::-1]][1:],
            surface.V[L[: nL + 1]][1:],
        ]
    )
    return out + surface.collar(
        P, stand=stand, fall=fall, spread=spread, flare=flare, roll=roll, gap=gap
    )


def lap_edge(zV, lap):
    """Edge of the right front over the left (women's way), for Sewing.lap: swings out to `lap`."""
    return lambda z: lap * np.sqrt(np.clip(1 - np.clip((z - zV + 0.045) / 0.057, 0, 1) ** 2, 0, 1))


def flap(surface, x, z, w, h, sign):
    """Pocket flap hanging from height z."""
    f = np.array(
        [
            [x, z],
            [x + w, z + 0.010],
            [x + w, z - h + 0.010],
            [x + w - 0.007, z - h + 0.002],
            [x + 0.006, z - h - 0.008],
            [x, z - h - 0.002],
        ]
    )
    return surface.patch('f', f * [sign, 1], 0.0042, 0.0030)


def welt(surface, x, z, w, sign=1, tall=0.022, slant=0.008):
    """Welt pocket; tall and slanted = coat pocket."""
    f = np.array(
        [
            [x, z],
            [x + w, z + slant * (1 if tall < 0.05 else 0)],
            [x + w + (slant if tall > 0.05 else 0), z - tall + (slant if tall < 0.05 else 0)],
            [x + (slant if tall > 0.05 else 0), z - tall],
        ]
    )
    return surface.patch('f', f * [sign, 1], 0.0038, 0.0026)


def suiting(garment, fabric=CLOTH, sim=None, darts=True, back_seam=True, vent=0.0):
    """Seams, darts and sleeve heads of a tailored jacket."""
    garment.meta['sim'] = {
        **dict(bend=0.8, density=0.38, arm=8, gap=0.008, self_r=0.0095, mu=0.3),
        **(sim or {}),
    }
    garment.meta['fabric'] = fabric
    zh = min(p[:, 1].min() for _, p in garment.panels[0].edges)

    def draw(sewing):
        seams(sewing, garment, 0.003, 1.0)
        for sl in garment.meta['sleeves']:
            sewing.ridge(sl, sewing.inset(sl, 'cap', 0.006), 0.010, 1.0)  # sleeve-head roll
            sewing.groove(sl, sewing.inset(sl, 'cuff', 0.001, 12), 0.003, 0.4)
        if darts:
            for sign in (1, -1):
                sewing.groove(
                    'f',
                    np.array([[0.125, 1.16], [0.115, 1.06], [0.125, 0.95]]) * [sign, 1],
                    0.0028,
                    0.9,
                )
                sewing.groove(
                    'b',
                    np.array([[0.150, 1.20], [0.105, 1.08], [0.115, zh]]) * [sign, 1],
                    0.0028,
                    0.8,
                )
        if back_seam:
            sewing.groove('b', np.array([[0, 1.43], [0, 1.08], [0, zh]]), 0.0026, 0.9)
        if vent:
            sewing.groove('b', np.array([[0, vent], [0, zh]]), 0.006, 3.0)
            sewing.ridge('b', np.array([[-0.006, vent], [-0.006, zh]]), 0.005, 1.2)
        for k in sewing.pieces:
            if k[0] != '_':
                sewing.sewn(k, (0.006,))

    garment.meta['details'] = draw
    return garment


def cuff_buttons(surface, garment, n=3, r=0.0062, pitch=0.018, up=0.032):
    """Buttons at the back of the cuff."""
    S, d, nrm, L = garment.meta['frame']
    out = []
    for hand, sign in (('R', 1), ('L', -1)):
        for k in range(n):
            q = S + d * (L - up - pitch * k) + nrm * 0.036
            out += surface.button(f'slb{hand}', q[0] * sign, q[1], r, 0.003)
    return out
