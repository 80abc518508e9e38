"""Skirt blocks: flared panels, and panels shaped over the hip."""

import math

import numpy as np

from garments.outline import bezier, line, mirrored
from garments.pattern import Panel


def skirt_panels(garment, zt, wt, zb, wh, curve=0.02, names=('sf', 'sb'), flare=None):
    """Skirt front/back. flare: sector angle in degrees; waist and hem become
    concentric arcs (half circle skirt = 90) instead of straight lines."""
    for nm, side in zip(names, (-1, 1)):
        if flare:
            a = math.radians(flare / 2)
            r0 = wt / a
            L = zt - zb
            arc = lambda r, k0, k1: np.array(
                [(r * math.sin(k), zt + r0 - r * math.cos(k)) for k in np.linspace(k0, k1, 30)]
            )
            half = [
                ('waist', arc(r0, 0, a)),
                ('side', line(arc(r0, a, a)[0], arc(r0 + L, a, a)[0])),
                ('hem', arc(r0 + L, a, 0)),
            ]
        else:
            half = [
                ('waist', line((0, zt), (wt, zt))),
                ('side', line((wt, zt), (wh, zb))),
                ('hem', bezier((wh, zb), (wh * 0.55, zb - curve), (0, zb - curve), n=20)),
            ]
        garment.add(Panel(nm, side, mirrored(half)))
    for hand in 'RL':
        garment.sew(names[0], f'side.{hand}', names[1], f'side.{hand}')


# waist seam as a closed loop: front left-to-right, back right-to-left
WAIST_SEAM = ['sf:waist.L', 'sf:waist.R', 'sb:waist.R~', 'sb:waist.L~']


SKIRT_WAIST = [
    ('f', 'waist.L', False),
    ('f', 'waist.R', False),
    ('b', 'waist.R', True),
    ('b', 'waist.L', True),
]


def fitted_panels(garment, zt, wt, hip, hem, dip=0.020, zhip=0.90, curve=0.0):
    """Skirt panels shaped over the hip. hip: half width; hem: (half width, z)."""
    for nm, side in (('f', -1), ('b', 1)):
        z0 = zt - dip if side < 0 else zt + 0.003
        half = [
            ('waist', bezier((0, z0), (wt * 0.6, z0), (wt, zt), n=14)),
            (
                'side',
                np.vstack(
                    [
                        bezier(
                            (wt, zt),
                            (wt + 0.013, zt - 0.06),
                            (hip - 0.014, zhip + 0.075),
                            (hip, zhip - 0.02),
                            n=14,
                        ),
                        bezier((hip, zhip - 0.02), (hip + 0.009, zhip - 0.11), hem, n=12)[1:],
                    ]
                ),
            ),
            ('hem', bezier(hem, (hem[0] * 0.5, hem[1] - curve), (0, hem[1] - curve), n=14)),
        ]
        garment.add(Panel(nm, side, mirrored(half)))
    for hand in 'RL':
        garment.sew('f', f'side.{hand}', 'b', f'side.{hand}')
    return garment
