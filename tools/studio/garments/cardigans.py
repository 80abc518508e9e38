"""Cardigan and knitted vest."""

import numpy as np

from garments.cloths import FINE
from garments.finishing import rib_scale
from garments.knits import cable, knit
from garments.outline import bezier
from garments.top_block import NECK_Z, top_block


def cardigan(name, hem=0.775, hem_w=0.262, pocket=0.985, buttons=6):
    """V-neck cardigan, buttoned, with two patch pockets; pocket: height of their upper edge."""
    zV = 1.165
    garment = top_block(
        name,
        width=0.262,
        hem=hem,
        hem_w=hem_w,
        sleeve=0.58,
        bicep=0.190,
        cuff_w=0.128,
        cap=0.095,
        neck_w=0.086,
        neck_f=NECK_Z - zV,
        neck_b=0.016,
        vneck=True,
        h=0.0105,
        under=1.18,
        shoulder=0.198,
        drop=0.046,
    )
    rib_scale(garment, cuff=(0.07, 0.70), hem=(0.06, 0.88))
    low = pocket - 0.135
    pk = np.array([[0.070, pocket], [0.190, pocket], [0.190, low], [0.070, low]])
    garment.meta['pieces'] = dict(pr=pk, pl=pk * [-1, 1])
    knit(
        garment,
        {
            **FINE,
            'thick': 0.0040,
            'waves': [((1, 0), 0.0085, 0.0007, 0.7), ((0, 1), 0.0070, 0.0004)],
        },
        0.060,
        0.068,
        0,
        0.0065,
    )
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        for k in sewing.pieces:
            q = sewing.pieces[k]
            sewing.ridge(k, q[[0, 1]] - [0, 0.022], 0.003, -1.2)
            for x in np.arange(q[:, 0].min(), q[:, 0].max(), 0.0065):
                sewing.ridge(k, np.array([[x, pocket], [x, pocket - 0.020]]), 0.004, 1.1)

    garment.meta['details'] = draw

    def trims(surface):
        rib = surface.fabric(waves=[((1, 0), 0.0100, 0.0013, 0.6)], map=False)
        V = bezier((0, zV), (0.086 * 0.55, NECK_Z - (NECK_Z - zV) * 0.45), (0.086, NECK_Z), n=22)
        out = surface.edging('f', V[::-1] * [1, 1], 0.030, rib) + surface.edging(
            'f', V * [-1, 1], 0.030, rib
        )
        E = dict(surface.garment.panel('b').edges)
        out += surface.edging(
            'b', np.vstack([E['neck.R'][::-1], E['neck.L'][::-1][1:]]), 0.030, rib, flip=True
        )
        band = np.array(
            [[-0.016, zV + 0.012], [0.016, zV + 0.012], [0.016, hem - 0.003], [-0.016, hem - 0.003]]
        )
        out += surface.patch(
            'f',
            band,
            0.0032,
            0.004,
            mat=surface.fabric(waves=[((0, 1), 0.0100, 0.0013, 0.6)], map=False),
        )
        out += [
            o
            for z in np.linspace(zV - 0.008, hem + 0.025, buttons)
            for o in surface.button('f', 0, z, 0.0085, 0.0055)
        ]
        for k in ('pr', 'pl'):
            out += surface.patch('f', k, 0.0025, 0.0035)
        return out

    garment.meta['trims'] = trims
    return garment


def cardigan_long(name):
    """The cardigan to the thigh; pockets and buttons move down with it."""
    return cardigan(name, hem=0.585, hem_w=0.270, pocket=0.905, buttons=7)


def knit_vest(name):
    """Sleeveless V-neck pullover."""
    garment = top_block(
        name,
        width=0.248,
        hem=0.925,
        hem_w=0.232,
        sleeve=0,
        neck_w=0.090,
        neck_f=0.200,
        vneck=True,
        h=0.0098,
        under=1.175,
        shoulder=0.176,
        drop=0.036,
        arm_in=0.020,
    )
    rib_scale(garment, hem=(0.06, 0.82))
    knit(
        garment,
        {**FINE, 'thick': 0.0042},
        0.060,
        0,
        0.024,
        0.0060,
        dict(bend=0.14, density=0.35),
        arm=0.024,
    )
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        for p in 'fb':
            for x in (-0.135, -0.075, 0.075, 0.135):
                cable(sewing, p, x, 0.995, 1.32 if abs(x) > 0.1 else 1.36, 0.010, 0.055, 3.2)
            cable(sewing, p, 0, 0.995, 1.215 if p == 'f' else 1.40, 0.010, 0.055, 3.2)

    garment.meta['details'] = draw
    return garment
