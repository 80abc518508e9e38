"""Short jackets, bomber and quilted vest."""

import numpy as np

from garments.cloths import BOUCLE, NYLON
from garments.finishing import add_details, neck_loop, rib_scale, seams
from garments.tailoring import suiting
from garments.top_block import top_block


def jacket_cropped(name):
    """Collarless boucle jacket, short, braid edges, four patch pockets."""
    hem = 0.935
    garment = top_block(
        name,
        width=0.258,
        hem=hem,
        hem_w=0.262,
        sleeve=0.56,
        bicep=0.190,
        cuff_w=0.150,
        cap=0.120,
        neck_w=0.086,
        neck_f=0.082,
        neck_b=0.014,
        h=0.0102,
        angle=40,
        under=1.195,
        shoulder=0.192,
        drop=0.034,
        cutaway=(1.352, 0.022, 0.012),
    )
    up = np.array([[0.062, 1.215], [0.158, 1.215], [0.158, 1.130], [0.062, 1.130]])
    lo = np.array([[0.062, 1.065], [0.172, 1.065], [0.172, 0.965], [0.062, 0.965]])
    garment.meta['pieces'] = dict(ur=up, ul=up * [-1, 1], lr=lo, ll=lo * [-1, 1])
    suiting(garment, BOUCLE, dict(bend=0.6, density=0.40, gap=0.007), darts=False)

    def braid(sewing, panel, poly):
        for o in (0.004, 0.010):
            sewing.ridge(panel, poly(o), 0.006, 2.6)
        sewing.groove(panel, poly(0.0145), 0.003, 1.2)

    def draw(sewing):
        for p in 'fb':
            braid(sewing, p, lambda o: sewing.inset(p, 'neck', o))
            for hand in 'RL':
                braid(sewing, p, lambda o: sewing.inset(p, f'hem.{hand}', o))
                if p == 'f':
                    braid(sewing, p, lambda o: sewing.inset(p, f'open.{hand}', o))
        for sl in garment.meta['sleeves']:
            braid(sewing, sl, lambda o: sewing.inset(sl, 'cuff', o))
        for k, q in sewing.pieces.items():
            for o in (0.004, 0.010):
                sewing.ridge(k, q[[0, 1]] - [0, o], 0.006, 2.6)
            sewing.groove(k, q[[0, 1]] - [0, 0.0145], 0.003, 1.2)

    add_details(garment, draw)

    def trims(surface):
        out = [o for k in garment.meta['pieces'] for o in surface.patch('f', k, 0.0030, 0.0035)]
        for x, z in ((0.110, 1.205), (0.117, 1.055)):
            for sign in (1, -1):
                out += surface.button('f', sign * x, z, 0.0085, 0.0055)
        return out

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.2, (0.02, 0.20))}
    return garment


def bomber(name):
    """Satin bomber: ribbed collar, cuffs and hem, zip."""
    hem = 0.865
    garment = top_block(
        name,
        width=0.280,
        hem=hem,
        hem_w=0.278,
        sleeve=0.585,
        bicep=0.215,
        cuff_w=0.150,
        cap=0.085,
        neck_w=0.082,
        neck_f=0.078,
        neck_b=0.016,
        h=0.0106,
        under=1.16,
        shoulder=0.208,
        drop=0.050,
    )
    rib_scale(garment, cuff=(0.062, 0.55), hem=(0.062, 0.70))
    garment.meta['sim'] = dict(bend=0.10, density=0.28, arm=12, gap=0.006, self_r=0.010, mu=0.35)
    garment.meta['fabric'] = NYLON

    def draw(sewing):
        seams(sewing, garment, 0.003, 1.2)
        for p in 'fb':
            sewing.ribs(p, 'hem', 0.060, 0.0055, 1.6)
            for hand in 'RL':
                sewing.stitch(p, sewing.inset(p, f'armhole.{hand}', 0.006))
        for sl in garment.meta['sleeves']:
            sewing.ribs(sl, 'cuff', 0.060, 0.0055, 1.6)
        for x in (-0.0105, 0.0105):
            sewing.ridge('f', np.array([[x, 1.37], [x, hem]]), 0.003, 0.8)
        for sign in (1, -1):
            q = np.array([[0.105, 1.075], [0.185, 0.955]]) * [sign, 1]
            sewing.groove('f', q, 0.004, 2.0)
            sewing.groove('f', q + [sign * 0.012, 0.008], 0.003, 1.4)
            sewing.stitch('f', q + [sign * 0.016, 0.011])

    garment.meta['details'] = draw

    def trims(surface):
        out = surface.stand(
            surface.loop(neck_loop()),
            0.040,
            open=0.006,
            lean=0.10,
            mat=surface.fabric(
                waves=[((1, 0), 0.011, 0.0014, 0.6)], rough=0.9, spec=0.1, map=False
            ),
            thick=0.004,
        )
        out += surface.patch(
            'f',
            np.array(
                [[-0.0035, 1.372], [0.0035, 1.372], [0.0035, hem + 0.004], [-0.0035, hem + 0.004]]
            ),
            0.0022,
            0.0016,
            h=0.004,
            mat=surface.trim,
        )
        p = surface.before(0, 1.335, 0.004)
        return out + surface.knot(p, 0.006, 0.026, 0.002, surface.trim)

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.3, (0.02, 0.22))}
    return garment


def vest_quilted(name):
    """Down vest with horizontal channels (really padded), stand collar, zip."""
    hem = 0.82
    garment = top_block(
        name,
        width=0.262,
        hem=hem,
        hem_w=0.262,
        sleeve=0,
        neck_w=0.078,
        neck_f=0.072,
        neck_b=0.016,
        h=0.0100,
        under=1.165,
        shoulder=0.176,
        drop=0.038,
        arm_in=0.022,
    )
    garment.meta['sim'] = dict(bend=0.5, density=0.30, gap=0.012, self_r=0.010)
    garment.meta['fabric'] = {**NYLON, 'noise': [(60, 0.0012), (24, 0.0026)]}
    ch = 0.062
    garment.meta['puff'] = (
        lambda u, v: 0.0115
        * np.sqrt(np.abs(np.sin(np.pi * (v - hem) / ch)))
        * np.clip((np.abs(u) - 0.004) / 0.022, 0, 1) ** 0.5
    )

    def draw(sewing):
        seams(sewing, garment, 0.003, 1.0)
        for p in 'fb':
            for z in np.arange(hem + ch, 1.44, ch):
                q = np.array([[-0.27, z], [0.27, z]])
                sewing.groove(p, q, 0.0030, 0.8)
                sewing.stitch(p, q)
            for hand in 'RL':
                sewing.hem(p, f'armhole.{hand}', 0.012, 0, 0.6)

    garment.meta['details'] = draw

    def trims(surface):
        out = surface.stand(surface.loop(neck_loop()), 0.058, open=0.007, lean=0.04, thick=0.012)
        out += surface.patch(
            'f',
            np.array(
                [[-0.0035, 1.376], [0.0035, 1.376], [0.0035, hem + 0.004], [-0.0035, hem + 0.004]]
            ),
            0.0030,
            0.0016,
            h=0.004,
            mat=surface.trim,
        )
        p = surface.before(0, 1.345, 0.005)
        return out + surface.knot(p, 0.006, 0.026, 0.002, surface.trim)

    garment.meta['trims'] = trims
    return garment
