"""Dresses cut in one length: shirt dress, A-line, knit dress, slip."""

import numpy as np

from garments.cloths import RIB
from garments.finishing import drawn_in, neck_loop, rib_scale, seams
from garments.outline import bezier, line, mirrored
from garments.pattern import Garment, Panel
from garments.shirts import shirting
from garments.top_block import NECK_Z, top_block


def dress_shirt(name):
    """Shirt dress to the knee, belted."""
    zw = 1.085
    garment = top_block(
        name,
        width=0.256,
        hem=0.50,
        hem_w=0.305,
        sleeve=0.59,
        bicep=0.182,
        cuff_w=0.142,
        cap=0.105,
        neck_w=0.068,
        neck_f=0.064,
        neck_b=0.014,
        h=0.0112,
        under=1.195,
        shoulder=0.186,
        drop=0.040,
        hem_curve=0.030,
    )
    rib_scale(garment, cuff=(0.06, 0.72))
    drawn_in(garment, zw, 0.016, 0.66)
    zt = NECK_Z - 0.064
    pk = np.array([[0.070, 1.255], [0.165, 1.255], [0.165, 1.165], [0.1175, 1.148], [0.070, 1.165]])
    garment.meta['pieces'] = dict(pr=pk, pl=pk * [-1, 1])
    shirting(garment, zt, 0.46, 0.060, 1.345, dict(bend=0.02, density=0.14, arm=10, frames=130))

    def trims(surface):
        out = [
            o
            for z in [*np.linspace(zt - 0.028, 1.135, 4), *np.linspace(1.035, 0.60, 6)]
            for o in surface.button('f', 0, z, 0.0058)
        ]
        out += (
            surface.collar(surface.loop(neck_loop()), stand=(0.022, 0.030), fall=(0.070, 0.044))
            + surface.patch('f', 'pr', 0.0016, 0.0016)
            + surface.patch('f', 'pl', 0.0016, 0.0016)
        )
        out += surface.belt(surface.ring(zw), 0.034, 0.004)
        p = surface.before(0, surface.belt_line[:, 2].mean(), 0.006)
        return out + surface.buckle(p, 0.046, 0.046)

    garment.meta['trims'] = trims
    return garment


def dress_aline(name):
    """Sleeveless A-line mini, round neck."""
    garment = top_block(
        name,
        width=0.224,
        hem=0.60,
        hem_w=0.355,
        sleeve=0,
        neck_w=0.092,
        neck_f=0.088,
        neck_b=0.022,
        shoulder=0.158,
        drop=0.030,
        under=1.20,
        arm_in=0.012,
        h=0.0106,
        hem_curve=0.022,
    )
    garment.meta['sim'] = dict(bend=0.10, density=0.22, mu=0.5)
    garment.meta['fabric'] = dict(
        thick=0.0019, sheen=0.2, rough=0.75, spec=0.15, noise=[(1200, 0.00012), (11, 0.0015)]
    )
    pk = np.array([[0.085, 0.90], [0.205, 0.90], [0.205, 0.755], [0.085, 0.755]])
    garment.meta['pieces'] = dict(pr=pk, pl=pk * [-1, 1])

    def draw(sewing):
        seams(sewing, garment, 0.0026, 0.8)
        for p in 'fb':
            sewing.hem(p, 'neck', 0.010, 0, 0.5)
            for hand in 'RL':
                sewing.hem(p, f'armhole.{hand}', 0.010, 0, 0.5)
                sewing.hem(p, f'hem.{hand}', 0.030, 0, 0.3)
                sewing.groove(
                    p,
                    np.array([[0.222, 1.175], [0.115, 1.225]])
                    * ([1, 1] if hand == 'R' else [-1, 1]),
                    0.0026,
                    0.9,
                )  # bust dart
        sewing.groove('b', np.array([[0, 1.43], [0, 0.98]]), 0.003, 1.2)
        for k in sewing.pieces:
            sewing.sewn(k, (0.0025,))
            sewing.stitch(k, sewing.pieces[k][[0, 1]] - [0, 0.024])

    garment.meta['details'] = draw
    garment.meta['trims'] = lambda surface: surface.patch(
        'f', 'pr', 0.0020, 0.0020
    ) + surface.patch('f', 'pl', 0.0020, 0.0020)
    return garment


def dress_knit(name):
    """Ribbed knit dress, mock neck, long sleeves."""
    garment = top_block(
        name,
        width=0.212,
        hem=0.47,
        hem_w=0.245,
        waist=(0.190, 1.085),
        sleeve=0.595,
        bicep=0.144,
        cuff_w=0.094,
        cap=0.12,
        neck_w=0.076,
        neck_f=0.050,
        neck_b=0.018,
        h=0.0110,
        under=1.205,
        shoulder=0.168,
        drop=0.036,
    )
    garment.meta['sim'] = dict(bend=0.06, density=0.30, arm=11, gap=0.004, mu=0.6)
    garment.meta['fabric'] = {**RIB, 'waves': [((1, 0), 0.0115, 0.0013, 0.55)]}

    def draw(sewing):
        seams(sewing, garment, 0.004, 1.2)
        for p in 'fb':
            for hand in 'RL':
                sewing.groove(p, sewing.inset(p, f'hem.{hand}', 0.018), 0.004, 1.0)
        for sl in garment.meta['sleeves']:
            sewing.groove(sl, sewing.inset(sl, 'cuff', 0.016), 0.004, 1.0)

    garment.meta['details'] = draw
    garment.meta['trims'] = lambda surface: surface.roll_neck(
        surface.loop(neck_loop()), 0.052, 0, 0.10, thick=0.0036, level=1
    )
    return garment


def slip(name):
    """Bias satin slip dress on thin straps."""
    garment = Garment(name, 0.0105)
    for nm, side in (('f', -1), ('b', 1)):
        zt = 1.325 if side < 0 else 1.27
        zc = 1.262 if side < 0 else 1.215
        half = [
            ('neck', bezier((0, zc), (0.05, zc - 0.004), (0.088, zt), n=14)),
            ('tip', line((0.088, zt), (0.098, zt))),
            ('armhole', bezier((0.098, zt), (0.13, 1.25), (0.232, 1.225), n=14)),
            (
                'side',
                np.vstack(
                    [
                        bezier((0.232, 1.225), (0.222, 1.12), (0.228, 1.06), n=10),
                        bezier((0.228, 1.06), (0.248, 0.95), (0.285, 0.85), n=10)[1:],
                        line((0.285, 0.85), (0.40, 0.38))[1:],
                    ]
                ),
            ),
            ('hem', bezier((0.40, 0.38), (0.22, 0.345), (0, 0.345), n=18)),
        ]
        garment.add(Panel(nm, side, mirrored(half)))
    for hand in 'RL':
        garment.sew('f', f'side.{hand}', 'b', f'side.{hand}')
    garment.meta['sim'] = dict(bend=0.008, density=0.13, arm_len=0, mu=0.5, frames=120)
    garment.meta['fabric'] = dict(
        thick=0.0010, rough=0.48, spec=0.30, sheen=0.0, noise=[(9, 0.0012)]
    )
    garment.meta['pins'] = lambda M: [
        i for k in ('f:tip.R', 'f:tip.L', 'b:tip.R', 'b:tip.L') for i in M['edges'][k]
    ]

    def draw(sewing):
        for p in 'fb':
            sewing.hem(p, 'neck', 0.006, 0, 0.5)
            for hand in 'RL':
                sewing.hem(p, f'armhole.{hand}', 0.006, 0, 0.5)
                sewing.hem(p, f'hem.{hand}', 0.008, 0, 0.3)
                sewing.groove(p, sewing.edge(p, f'side.{hand}'), 0.003, 0.5)

    garment.meta['details'] = draw

    def trims(surface):
        out = []
        for hand in 'RL':
            a, b = (surface.V[surface.edges[f'{p}:tip.{hand}']].mean(0) for p in 'fb')
            t = np.linspace(0, 1, 24)[:, None]
            mid = np.array([a[0] * 0.92, 0.005, 1.458])
            P = (1 - t) ** 2 * a + 2 * t * (1 - t) * (2 * mid - (a + b) / 2) + t * t * b
            dx = np.array([0.003, 0, 0])
            out += surface.grid(np.stack([P - dx, P, P + dx]), thick=0.0016)
        return out

    garment.meta['trims'] = trims
    return garment
