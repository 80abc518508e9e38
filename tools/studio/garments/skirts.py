"""Skirts."""

import math

import numpy as np

from garments.cloths import DENIM, WOOL
from garments.outline import bezier
from garments.pattern import Garment
from garments.skirt_block import SKIRT_WAIST, fitted_panels, skirt_panels


def sewn_skirt(garment, hem=0.015, band=0.034, sim=None, fabric=None):
    """Finish a skirt: band, hem, level camera that opens the waist."""
    garment.meta['sim'] = {
        **dict(bend=0.02, density=0.16, arm_len=0, mu=0.9, seam=0.2),
        **(sim or {}),
    }
    garment.meta['fabric'] = fabric or dict(
        thick=0.0012, rough=0.5, spec=0.3, sheen=0.1, noise=[(12, 0.0015)]
    )
    garment.meta['rise'] = (0.95, 220)
    garment.meta['views'] = {'detail': (-14, 2.3, (0.02, 0.28))}

    def draw(sewing):
        for p in 'fb':
            for hand in 'RL':
                sewing.groove(p, sewing.edge(p, f'side.{hand}'), 0.003, 0.6)
                sewing.hem(p, f'hem.{hand}', hem, 0, 0.3)
            sewing.groove(p, sewing.inset(p, 'waist', band + 0.0005), 0.003, 1.1)

    garment.meta['details'] = draw
    garment.meta['trims'] = lambda surface: surface.waistband(SKIRT_WAIST, band, 0.0016, 0.0022)
    return garment


def skirt(name):
    """Flared midi, cut as a part of a circle."""
    garment = Garment(name, 0.0105)
    skirt_panels(garment, 1.080, 0.161, 0.46, 0, 0, ('f', 'b'), flare=62)
    return sewn_skirt(garment)


def skirt_pencil(name):
    """Narrow, darts, walking slit at the back (as bump)."""
    garment = fitted_panels(Garment(name, 0.0100), 1.075, 0.176, 0.240, (0.226, 0.50))
    sewn_skirt(garment, 0.030, 0.036, dict(bend=0.12, density=0.26, mu=0.7), WOOL)
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        for sign in (1, -1):
            sewing.groove('f', np.array([[0.085, 1.03], [0.095, 0.95]]) * [sign, 1], 0.003, 1.1)
            sewing.groove('b', np.array([[0.080, 1.04], [0.088, 0.92]]) * [sign, 1], 0.003, 1.1)
        sewing.groove('b', np.array([[0, 1.07], [0, 0.70]]), 0.003, 1.0)
        sewing.groove('b', np.array([[0, 0.70], [0, 0.50]]), 0.006, 3.2)
        sewing.ridge('b', np.array([[0.006, 0.70], [0.006, 0.50]]), 0.005, 1.2)  # walking slit
        sewing.stitch('b', np.array([[0.0, 0.70], [-0.028, 0.715]]))

    garment.meta['details'] = draw
    return garment


def skirt_mini(name):
    """A-line mini, denim-like construction: patch pockets, button front."""
    garment = fitted_panels(Garment(name, 0.0095), 1.055, 0.182, 0.241, (0.268, 0.655), curve=0.010)
    pk = np.array([[0.085, 0.965], [0.185, 0.965], [0.190, 0.845], [0.140, 0.828], [0.085, 0.845]])
    garment.meta['pieces'] = dict(pr=pk, pl=pk * [-1, 1])
    sewn_skirt(garment, 0.020, 0.036, dict(bend=0.22, density=0.34, mu=0.8), DENIM)
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        for p in 'fb':
            for hand in 'RL':
                sewing.stitch(p, sewing.inset(p, f'hem.{hand}', 0.020), top=True)
            for o in (0.032, 0.004):
                sewing.stitch(p, sewing.inset(p, 'waist', o), top=True)
        for x in (-0.017, 0.017):
            q = np.array([[x, 1.03], [x, 0.65]])
            sewing.stitch('f', q - [np.sign(x) * 0.003, 0], top=True)
            sewing.ridge('f', q, 0.003, 0.8)
        sewing.groove('f', np.array([[0.0185, 1.03], [0.0185, 0.65]]), 0.002, 1.2)
        for sign in (1, -1):
            for o in (0, 0.006):
                sewing.stitch(
                    'b', np.array([[0.0, 0.95 - o], [0.24, 0.985 - o]]) * [sign, 1], top=True
                )
        for k in sewing.pieces:
            sewing.sewn(k, (0.0025, 0.0080), top=True)

    garment.meta['details'] = draw
    garment.meta['trims'] = lambda surface: (
        surface.waistband(SKIRT_WAIST, 0.036, 0.0022, 0.003)
        + [o for z in np.linspace(0.995, 0.69, 6) for o in surface.button('f', 0, z, 0.0078, 0.002)]
        + surface.button('f', 0, 1.018, 0.0078, 0.004)
        + surface.patch('f', 'pr', 0.0022, 0.0024)
        + surface.patch('f', 'pl', 0.0022, 0.0024)
    )
    return garment


def skirt_aline(name):
    """Firm A-line midi with inverted pleats and slant pockets."""
    garment = fitted_panels(Garment(name, 0.0110), 1.08, 0.172, 0.245, (0.395, 0.43), curve=0.022)
    sewn_skirt(garment, 0.030, 0.036, dict(bend=0.14, density=0.24, mu=0.8), WOOL)
    base = garment.meta['details']

    def draw(sewing):
        base(sewing)
        for sign in (1, -1):
            sewing.groove('f', np.array([[0.120, 1.045], [0.225, 0.90]]) * [sign, 1], 0.003, 1.5)
            sewing.stitch('f', np.array([[0.114, 1.045], [0.219, 0.898]]) * [sign, 1])
            for p in 'fb':
                sewing.groove(
                    p,
                    np.array([[0.075, 1.03], [0.105, 0.80], [0.150, 0.43]]) * [sign, 1],
                    0.004,
                    1.5,
                )
                sewing.ridge(
                    p,
                    np.array([[0.071, 1.03], [0.100, 0.80], [0.145, 0.43]]) * [sign, 1],
                    0.005,
                    0.9,
                )

    garment.meta['details'] = draw
    return garment


def skirt_pleated(name, pleats=26, zt=1.08, zb=0.42, flare=50):
    """Sunray pleats: cloth really displaced into knife pleats, deeper towards the hem.

    Simulated accordion pleats fell off the form.
    """
    garment = Garment(name, 0.0100)
    skirt_panels(garment, zt, 0.161, zb, 0, 0, ('f', 'b'), flare=flare)
    sewn_skirt(
        garment,
        0.008,
        0.034,
        dict(bend=0.06, density=0.18),
        dict(thick=0.0011, rough=0.5, spec=0.28, sheen=0.05),
    )
    a = math.radians(flare / 2)
    r0 = 0.161 / a

    def puff(u, v):
        z = zt + r0 - v
        r = np.hypot(u, z)
        t = np.clip((r - r0 - 0.030) / (zt - zb), 0, 1)
        s = ((np.arctan2(u, z) / a + 1) * pleats / 2) % 1
        return (
            (0.0018 + 0.0105 * t)
            * np.where(s < 0.84, s / 0.84, (1 - s) / 0.16)
            * np.clip(t / 0.04, 0, 1)
        )

    garment.meta['puff'] = puff
    return garment


def skirt_wrap(name):
    """Wrapped right over left, tied at the side; the second layer sinks into the first."""
    hem = 0.470
    garment = fitted_panels(Garment(name, 0.0106), 1.075, 0.174, 0.245, (0.305, hem), curve=0.014)
    cloth = dict(
        thick=0.0013, rough=0.6, spec=0.18, sheen=0.12, noise=[(1400, 0.00008), (11, 0.0015)]
    )
    sewn_skirt(garment, 0.018, 0.034, dict(bend=0.03, density=0.17), cloth)

    def sink(x, z):
        return -0.0052 * min(1, max(0, (0.085 - x) / 0.12))

    def trims(surface):
        edge = bezier((0.128, 1.024), (0.165, 0.86), (0.165, 0.66), (0.075, hem - 0.012), n=26)
        hidden = [(-0.06, hem - 0.014), (-0.06, 0.75), (-0.06, 1.024)]
        out = surface.patch('f', np.vstack([edge, hidden]), 0.0030, 0.0016, h=0.010, roll=sink)
        out += surface.waistband(SKIRT_WAIST, 0.034, 0.0024, 0.0024)
        z = surface.at('f', 0.112, 1.044)[0][2]
        knot = surface.before(0.108, z, 0.010)
        out += surface.knot(knot, 0.026, 0.034, 0.011)
        out += surface.tail(knot, 0.34, 0.020, 0.034, 5, 0.009, 0.003, 0.4)
        return out + surface.tail(knot, 0.28, 0.020, 0.034, -6, 0.012, 0.003, 1.7)

    garment.meta['trims'] = trims
    return garment
