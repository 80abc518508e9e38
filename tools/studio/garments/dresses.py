"""Dresses with a waist seam or tiers."""

import numpy as np

from garments.cloths import FLUID, VISCOSE
from garments.finishing import rib_scale, seams
from garments.outline import bezier
from garments.skirt_block import WAIST_SEAM, skirt_panels
from garments.top_block import NECK_Z, top_block


def waisted(garment, zw, neck=0.007, cuff=0.018, hem=0.025, sim=None, fabric=None, tiers=('s',)):
    """Finish a dress with a waist seam (and tiers)."""
    garment.meta['sim'] = {
        **dict(bend=0.02, density=0.12, arm=22, mu=0.6, frames=120),
        **(sim or {}),
    }
    garment.meta['fabric'] = fabric or VISCOSE

    def draw(sewing):
        seams(sewing, garment, 0.0024, 0.7)
        for p in 'fb':
            if neck:
                sewing.hem(p, 'neck', neck, 0, 0.4)
            if not garment.meta['sleeves']:
                for hand in 'RL':
                    sewing.hem(p, f'armhole.{hand}', neck or 0.007, 0, 0.4)
        for sl in garment.meta['sleeves']:
            if cuff:
                sewing.hem(sl, 'cuff', cuff, 0)
        for t in tiers:
            for p in (t + 'f', t + 'b'):
                for hand in 'RL':
                    sewing.groove(p, sewing.edge(p, f'waist.{hand}'), 0.006, 1.5)
                    sewing.hem(p, f'hem.{hand}', hem if t == tiers[-1] else 0.008, 0)

    garment.meta['details'] = draw
    return garment


def join(garment, a, ea, b):
    """Sew the lower edge of block a to the waist of block b, front and back."""
    for x in 'fb':
        for hand in 'RL':
            garment.sew(a + x, f'{ea}.{hand}', b + x, f'waist.{hand}', True)


def dress(name):
    """V-neck midi dress, gathered skirt on a fitted waist, short sleeves."""
    zw = 1.075
    garment = top_block(
        name,
        width=0.232,
        hem=zw,
        hem_w=0.178,
        sleeve=0.26,
        bicep=0.175,
        cuff_w=0.180,
        neck_w=0.092,
        neck_f=0.185,
        vneck=True,
        h=0.0112,
        under=1.215,
    )
    skirt_panels(garment, zw, 0.32, 0.42, 0.46, 0.03)
    join(garment, '', 'hem', 's')
    waisted(garment, zw)
    garment.meta['trims'] = lambda surface: surface.belt(WAIST_SEAM, 0.028, 0.0035)
    return garment


def dress_wrap(name):
    """Wrap midi: deep V, long sleeves, overlapping front, tied at the side."""
    zw = 1.080
    garment = top_block(
        name,
        width=0.230,
        hem=zw,
        hem_w=0.174,
        sleeve=0.585,
        bicep=0.172,
        cuff_w=0.118,
        cap=0.12,
        neck_w=0.096,
        neck_f=0.245,
        vneck=True,
        h=0.0116,
        under=1.21,
    )
    skirt_panels(garment, zw, 0.205, 0.36, 0.50, 0.03)
    join(garment, '', 'hem', 's')
    waisted(garment, zw, 0.008, 0.016, 0.020, dict(bend=0.012, density=0.12, arm=11), FLUID)

    def overlap(
        surface,
    ):  # right front over left: a second layer that sinks into the cloth on its hidden side
        V = bezier(
            (0, NECK_Z - 0.245), (-0.096 * 0.55, NECK_Z - 0.245 * 0.45), (-0.096, NECK_Z), n=20
        )
        cross = bezier(
            (0, NECK_Z - 0.245),
            (0.03, NECK_Z - 0.30),
            (0.080, zw + 0.035),
            (0.140, zw + 0.004),
            n=12,
        )  # edge runs on across the body
        body = np.vstack(
            [V[::-1][5:], cross[1:], [(-0.150, zw + 0.004)], [(-0.180, 1.15)], [(-0.130, 1.26)]]
        )
        sink = lambda x0, w: (lambda x, z: -0.0052 * min(1, max(0, (x0 - x) / w)))
        out = surface.patch('f', body, 0.0028, 0.0016, h=0.009, roll=sink(0.02, 0.11))
        edge = bezier((0.150, zw - 0.012), (0.175, 0.80), (0.150, 0.55), (0.085, 0.345), n=24)
        skirt = np.vstack([edge, [(-0.06, 0.338)], [(-0.06, 0.6)], [(-0.06, zw - 0.012)]])
        return out + surface.patch('sf', skirt, 0.0030, 0.0016, h=0.010, roll=sink(0.09, 0.12))

    def trims(surface):
        out = overlap(surface) + surface.belt(WAIST_SEAM, 0.030, 0.0038)
        p = surface.before(0.105, zw - 0.004, 0.012)
        p[2] = surface.belt_line[:, 2].mean()
        return (
            out
            + surface.knot(p, 0.026, 0.036, 0.011)
            + surface.tail(p, 0.40, 0.020, 0.034, 4, 0.010, 0.003, 0.4)
            + surface.tail(p, 0.33, 0.020, 0.034, -6, 0.013, 0.003, 1.7)
        )

    garment.meta['trims'] = trims
    return garment


def dress_maxi(name):
    """Tiered maxi: each tier is gathered onto the one above."""
    z = (1.105, 0.845, 0.515, 0.105)
    garment = top_block(
        name,
        width=0.226,
        hem=z[0],
        hem_w=0.186,
        sleeve=0.135,
        bicep=0.205,
        cuff_w=0.205,
        cap=0.105,
        neck_w=0.098,
        neck_f=0.130,
        neck_b=0.05,
        h=0.0128,
        under=1.215,
        shoulder=0.165,
        drop=0.030,
        gather=1.5,
    )
    rib_scale(garment, cuff=(0.014, 0.62))
    for k, (wt, wb) in enumerate(((0.262, 0.285), (0.400, 0.420), (0.585, 0.610))):
        skirt_panels(garment, z[k], wt, z[k + 1], wb, 0.004, (f't{k}f', f't{k}b'))
    join(garment, '', 'hem', 't0')
    for k in (0, 1):
        join(garment, f't{k}', 'hem', f't{k + 1}')
    waisted(
        garment,
        z[0],
        0.010,
        0.010,
        0.020,
        dict(bend=0.012, density=0.10, arm=22, frames=120, self_r=0.009),
        VISCOSE,
        ('t0', 't1', 't2'),
    )
    garment.meta['views'] = {'detail': (-16, 2.5, (0.02, -0.03))}  # the gathers of the tiers
    return garment
