"""The trouser block: four leg panels with real crotch curves."""

import numpy as np

from garments.outline import bezier, line
from garments.pattern import Garment, Panel

KNEE_Z = 0.50


def trouser_block(
    name,
    zw=1.065,
    ww=0.178,
    hip=0.250,
    zhip=0.90,
    zc=0.782,
    knee=(0.108, 0.110),
    hem=(0.110, 0.100, 0.06),
    ext=(0.046, 0.100),
    h=0.0112,
    dip=0.022,
    split=False,
    low=0.0,
    crease=True,
):
    """zw, ww: height and quarter width of the waist; hip, zhip: half width and height of the hip;
    zc: height of the crotch; knee: (centre x, half width of the flat panel);
    hem: (centre x, half width, z); ext: crotch extension front and back;
    dip: front waist lower than the back; split: own print UVs for the back (washes);
    low: hem lower at the inseam (short, wide legs ride up there); crease: pressed fold."""
    garment = Garment(name, h)
    for tag, side, reach in (('f', -1, ext[0]), ('b', 1, ext[1])):
        top = zw - dip if side < 0 else zw + 0.004
        edges = [
            ('waist', bezier((0, top), (ww * 0.6, top), (ww, zw), n=12)),
            ('side', side_seam(zw, ww, hip, zhip, knee, hem)),
            ('hem', line((hem[0] + hem[1], hem[2]), (hem[0] - hem[1], hem[2] - low))),
            ('inseam', inseam(zc, reach, knee, hem, low)),
            ('rise', rise(zc, reach, top)),
        ]
        folds = [fold_line(knee, hem, low)] if crease and not split else []
        uv = (lambda point: (point[0] + 0.5, point[1])) if split and side > 0 else None
        for hand, sign in (('R', 1), ('L', -1)):
            outline = [(edge, np.asarray(points) * [sign, 1]) for edge, points in edges]
            cuts = [fold * [sign, 1] for fold in folds]
            garment.add(Panel(tag + hand, side, outline, cuts=cuts, uv=uv))
        garment.sew(tag + 'R', 'rise', tag + 'L', 'rise')
    for hand in 'RL':
        for edge in ('side', 'inseam'):
            garment.sew('f' + hand, edge, 'b' + hand, edge)
    garment.meta['place'] = fold_crotch
    garment.meta['rise'] = (0.95, 220)
    return garment


def side_seam(zw, ww, hip, zhip, knee, hem):
    """Waist to hem; the two curves are tangent at the hip, or it shows as a bump."""
    low_hip = (hip, zhip - 0.02)
    upper = bezier((ww, zw), (ww + 0.013, zw - 0.06), (hip - 0.014, zhip + 0.075), low_hip, n=16)
    (kx, kw), (hx, hw, zh) = knee, hem
    if zh >= KNEE_Z:
        leg = bezier(low_hip, (hip + 0.004, zhip - 0.08), (hx + hw, zh), n=14)
        return np.vstack([upper, leg[1:]])
    at_knee = (kx + kw, KNEE_Z)
    thigh = bezier(low_hip, (hip + 0.004, zhip - 0.12), (kx + kw, KNEE_Z + 0.14), at_knee, n=14)
    return np.vstack([upper, thigh[1:], [(hx + hw, zh)]])


def inseam(zc, reach, knee, hem, low):
    """Hem to crotch point."""
    (kx, kw), (hx, hw, zh) = knee, hem
    start, crotch = (hx - hw, zh - low), (-reach, zc)
    if zh >= KNEE_Z:
        return bezier(start, (-reach * 0.8, zc - 0.07), crotch, n=12)
    at_knee = (kx - kw, KNEE_Z)
    above = (kx - kw - 0.004, KNEE_Z + 0.12)
    thigh = bezier(at_knee, above, (-reach * 0.70, zc - 0.09), crotch, n=16)
    return np.vstack([[start], thigh])


def rise(zc, reach, top):
    """Crotch point to waist."""
    hook = bezier((-reach, zc), (-reach * 0.25, zc + 0.004), (0, zc + 0.035), (0, zc + 0.11), n=14)
    return np.vstack([hook, [(0, top)]])


def fold_line(knee, hem, low):
    (kx, _), (hx, _, zh) = knee, hem
    end = (hx, zh - low / 2 + 0.002)
    return (
        line((hx * 0.98, 0.86), (kx, KNEE_Z), end) if zh < KNEE_Z else line((hx * 0.98, 0.86), end)
    )


def fold_crotch(positions, flat, garment):
    """Start: fold the crotch extensions back between the legs."""
    for k, panel in enumerate(garment.panels):
        sign = 1 if panel.name.endswith('R') else -1
        beyond = np.nonzero((flat['vpanel'] == k) & (flat['V'][:, 0] * sign < 0))[0]
        positions[beyond, 0] = sign * 0.003
        positions[beyond, 1] -= panel.side * (-flat['V'][beyond, 0] * sign)
    return positions


# waist of all panels, round the body, for Belts.waistband
TROUSER_WAIST = [
    ('fL', 'waist', True),
    ('fR', 'waist', False),
    ('bR', 'waist', True),
    ('bL', 'waist', False),
]


def on_both_legs(tag, fn):
    """fn(panel, mirror) on the right and the left panel of a pair."""
    fn(tag + 'R', np.array([1, 1]))
    fn(tag + 'L', np.array([-1, 1]))


def waist_front(garment):
    """Height of the waist at centre front."""
    return garment.panel('fR').edge('waist')[0][1]


def belt_loop(surface, panel, x, z, half=0.005, lift=0.0055, thick=0.0020):
    """Strip over the waistband, hanging from height z."""
    sign = 1 if panel.endswith('R') else -1
    left, right = max(x - half, 0.0005), x + half
    strip = np.array([[left, z], [right, z], [right, z - 0.047], [left, z - 0.047]])
    return surface.patch(panel, strip * [sign, 1], lift, thick, h=0.005)
