"""Blazers and the waistcoat."""

import numpy as np

from garments.cloths import CLOTH
from garments.finishing import add_details
from garments.outline import line
from garments.tailoring import cuff_buttons, flap, lap_edge, revers, suiting, welt
from garments.top_block import NECK_Z, top_block


def blazer(name, hem=0.80, width=0.256, sleeve=0.615, cut=(0.985, 0.055, 0.05)):
    """Single-breasted, two buttons, cut away in front; longer and wider for other shapes."""
    zV = 1.125
    garment = top_block(
        name,
        width=width,
        hem=hem,
        hem_w=0.264,
        waist=(0.226, 1.08),
        sleeve=sleeve,
        bicep=0.182,
        cuff_w=0.135,
        cap=0.135,
        neck_w=0.082,
        neck_f=NECK_Z - zV,
        neck_b=0.012,
        vneck=True,
        h=0.0105,
        angle=40,
        under=1.20,
        shoulder=0.196,
        drop=0.032,
        cutaway=cut,
    )
    suiting(garment, vent=0.90)
    add_details(
        garment, lambda sewing: sewing.lap('f', lap_edge(zV, 0.020), cut[0] - 0.01, zV + 0.012)
    )

    def trims(surface):
        out = revers(surface, zV, 0.082)
        for z in (zV - 0.012, cut[0] + 0.018):
            out += surface.button('f', -0.002, z, 0.0105, 0.003)
        for sign in (1, -1):
            out += flap(surface, 0.085, 0.975, 0.125, 0.045, sign)
        return out + welt(surface, 0.105, 1.235, 0.085) + cuff_buttons(surface, garment)

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.3, (0.02, 0.20))}
    return garment


def blazer_double(name):
    """Double-breasted, longer, six buttons, peak lapels."""
    zV, hem, lap = 1.105, 0.745, 0.072
    garment = top_block(
        name,
        width=0.268,
        hem=hem,
        hem_w=0.276,
        waist=(0.240, 1.08),
        sleeve=0.62,
        bicep=0.188,
        cuff_w=0.138,
        cap=0.132,
        neck_w=0.084,
        neck_f=NECK_Z - zV,
        neck_b=0.012,
        vneck=True,
        h=0.0108,
        angle=40,
        under=1.19,
        shoulder=0.206,
        drop=0.034,
    )
    suiting(garment)
    add_details(garment, lambda sewing: sewing.lap('f', lap_edge(zV, lap), hem - 0.001, zV + 0.012))

    def trims(surface):
        out = revers(surface, zV, 0.084, tip=(0.142, 0.250), notch=(0.102, 0.226), width=0.036)
        for z, x in ((zV + 0.075, 0.105), (zV - 0.005, 0.060), (zV - 0.095, 0.060)):
            for sign in (1, -1):
                out += surface.button('f', sign * x, z, 0.0105, 0.0035)
        for sign in (1, -1):
            out += flap(surface, 0.115, 0.955, 0.130, 0.050, sign)
        return out + welt(surface, 0.112, 1.262, 0.076) + cuff_buttons(surface, garment, 4)

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.3, (0.02, 0.20))}
    return garment


def waistcoat(name):
    """Tailored waistcoat, pointed hem."""
    zV, hem = 1.215, 0.905
    garment = top_block(
        name,
        width=0.224,
        hem=hem,
        hem_w=0.232,
        waist=(0.204, 1.08),
        sleeve=0,
        neck_w=0.090,
        neck_f=NECK_Z - zV,
        neck_b=0.016,
        vneck=True,
        h=0.0092,
        under=1.185,
        shoulder=0.152,
        drop=0.028,
        arm_in=0.012,
        hem_curve=0.0,
        cutaway=(0.915, 0.040, -0.002),
    )
    for p in garment.panels:  # drop the front hem into two points
        if p.name == 'f':
            p.edges = [(k, pointed(k, e, hem)) for k, e in p.edges]
    suiting(garment, CLOTH, dict(bend=0.5, density=0.34, gap=0.006))

    def draw(sewing):
        for p in 'fb':
            sewing.hem(p, 'neck', 0.006, 0, 0.4)
            for hand in 'RL':
                sewing.hem(p, f'armhole.{hand}', 0.006, 0, 0.4)
        sewing.lap('f', lap_edge(zV, 0.016), 0.921, zV + 0.010)
        sewing.stitch('f', np.array([[0.011, zV + 0.004], [0.011, 0.925]]))

    add_details(garment, draw)

    def trims(surface):
        out = [
            o
            for z in np.linspace(zV - 0.016, 0.945, 5)
            for o in surface.button('f', 0, z, 0.0088, 0.003)
        ]
        for sign in (1, -1):
            out += welt(surface, 0.080, 1.005, 0.095, sign, tall=0.018, slant=-0.010)
        return out

    garment.meta['trims'] = trims
    garment.meta['views'] = {'detail': (-14, 2.2, (0.02, 0.16))}
    return garment


def pointed(k, e, hem):
    """Waistcoat front: hem falls from the side to a point, then rises to the centre opening."""
    if k.startswith('hem'):
        sign = 1 if k.endswith('R') else -1
        q = line((0.232, hem), (0.060, hem - 0.055)) * [sign, 1]
        return q if sign > 0 else q[::-1]
    if k.startswith('open'):
        sign = 1 if k.endswith('R') else -1
        q = line((0.060, hem - 0.055), (0.004, hem - 0.005), (0, 0.925)) * [sign, 1]
        return q if sign > 0 else q[::-1]
    return e


def blazer_long(name):
    """The blazer to the thigh, a little wider."""
    return blazer(name, hem=0.690, width=0.264, cut=(0.955, 0.050, 0.05))
