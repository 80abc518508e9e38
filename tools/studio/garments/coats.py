"""Coat and trench."""

import numpy as np

from garments.cloths import COTTON, HEAVY
from garments.finishing import add_details, along_cuffs, drawn_in
from garments.outline import bezier
from garments.tailoring import lap_edge, revers, suiting, welt
from garments.top_block import NECK_Z, top_block


def coat(name, hem=0.345, hem_w=0.320):
    """Single-breasted wool coat to the calf."""
    zV = 1.165
    garment = top_block(
        name,
        width=0.286,
        hem=hem,
        hem_w=hem_w,
        waist=(0.270, 1.06),
        sleeve=0.625,
        bicep=0.205,
        cuff_w=0.155,
        cap=0.125,
        neck_w=0.086,
        neck_f=NECK_Z - zV,
        neck_b=0.012,
        vneck=True,
        h=0.0126,
        angle=40,
        under=1.17,
        shoulder=0.212,
        drop=0.038,
    )
    suiting(
        garment, HEAVY, dict(bend=1.0, density=0.5, gap=0.010, self_r=0.011), darts=False, vent=0.70
    )
    add_details(garment, lambda sewing: sewing.lap('f', lap_edge(zV, 0.034), hem, zV + 0.012))

    def trims(surface):
        out = revers(
            surface,
            zV,
            0.086,
            tip=(0.135, 0.195),
            notch=(0.098, 0.205),
            fall=(0.070, 0.058),
            width=0.038,
            lift=0.0055,
            thick=0.0044,
            k=14,
        )
        for z in (zV - 0.02, 0.985, 0.835):
            out += surface.button('f', 0.0, z, 0.0135, 0.0035)
        for sign in (1, -1):
            out += welt(surface, 0.120, 0.960, 0.030, sign, tall=0.155, slant=0.020)
        return out

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.8, (0.02, 0.30))}
    return garment


def coat_long(name):
    """The coat almost to the ankle."""
    return coat(name, hem=0.185, hem_w=0.345)


def trench(name):
    """Double-breasted trench, belted, with a storm flap."""
    zV, hem, lap, zw = 1.245, 0.42, 0.078, 1.075
    garment = top_block(
        name,
        width=0.282,
        hem=hem,
        hem_w=0.350,
        waist=(0.262, zw),
        sleeve=0.60,
        bicep=0.210,
        cuff_w=0.150,
        cap=0.105,
        neck_w=0.082,
        neck_f=NECK_Z - zV,
        neck_b=0.012,
        vneck=True,
        h=0.0122,
        angle=40,
        under=1.165,
        shoulder=0.206,
        drop=0.044,
    )
    suiting(
        garment,
        COTTON,
        dict(bend=0.22, density=0.30, gap=0.007, self_r=0.0105, mu=0.35),
        darts=False,
        vent=0.72,
    )
    drawn_in(garment, zw, 0.020, 0.80)
    garment.meta['pieces'] = storm_pieces()

    def draw(sewing):
        sewing.lap('f', lap_edge(zV, lap), hem - 0.001, zV + 0.012)
        along_cuffs(
            sewing,
            garment,
            0.075,
            lambda panel, edge: (
                sewing.ridge(panel, edge, 0.022, 2.4),
                sewing.groove(panel, edge + [0, 0.013], 0.003, 1.0),
                sewing.groove(panel, edge - [0, 0.013], 0.003, 1.0),
            ),
        )
        for hand in 'RL':
            for p in 'fb':
                sewing.hem(p, f'hem.{hand}', 0.030, 0, 0.3)

    add_details(garment, draw)

    def trims(surface):
        out = revers(
            surface,
            zV,
            0.082,
            tip=(0.138, 0.150),
            notch=(0.096, 0.142),
            fall=(0.082, 0.060),
            stand=(0.012, 0.030),
            width=0.042,
            lift=0.0050,
            thick=0.0026,
            k=13,
        )
        out += surface.patch('f', 'storm', 0.0062, 0.0026) + surface.patch(
            'b', 'cape', 0.0050, 0.0026
        )
        for z in (zV - 0.035, 1.145, 0.985, 0.875):
            for sign in (1, -1):
                out += surface.button('f', sign * 0.058, z, 0.0118, 0.0035)
        for sign in (1, -1):
            out += welt(surface, 0.150, 0.985, 0.026, sign, tall=0.150, slant=0.030)
        out += surface.belt(surface.ring(zw), 0.042, 0.007, thick=0.0034)
        p = surface.before(0.0, surface.belt_line[:, 2].mean(), 0.007)
        return (
            out
            + surface.buckle(p, 0.054, 0.054, 0.006)
            + surface.tail(p + [0.085, 0, 0.006], 0.26, 0.042, 0.042, 9, 0.010, 0.002, 0.6)
        )

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.6, (0.02, 0.28))}
    return garment


def storm_pieces():
    """Storm flap over the right shoulder and cape over the back."""
    storm = np.vstack(
        [
            bezier((0.205, 1.355), (0.20, 1.25), (0.120, 1.225), n=10),
            [(0.060, 1.245)],
            [(0.105, 1.33)],
            [(0.135, 1.415)],
            [(0.195, 1.400)],
        ]
    ) * [-1, 1]
    cape = np.vstack(
        [
            [(-0.195, 1.405)],
            [(-0.188, 1.26)],
            bezier((-0.188, 1.26), (0, 1.205), (0.188, 1.26), n=14)[1:],
            [(0.195, 1.405)],
            [(0.09, 1.435)],
            [(-0.09, 1.435)],
        ]
    )
    return dict(storm=storm, cape=cape)
