"""The upper-body block: front, back and set-in sleeves. Tops, dresses and coats vary it.

Sleeves are panels of their own: a kimono cut leaves under 10 cm at the bicep and the arm ends
up outside the cloth.
"""

import math

import numpy as np

from garments.outline import bezier, line, mirrored
from garments.pattern import Garment, Panel

NECK_Z = 1.452  # height of the neck point


def top_block(
    name,
    hem=0.86,
    width=0.25,
    hem_w=None,
    waist=None,
    neck_w=0.095,
    neck_f=0.115,
    neck_b=0.022,
    sleeve=0.22,
    bicep=0.165,
    cuff_w=0.16,
    cap=0.125,
    angle=42,
    shoulder=0.175,
    drop=0.038,
    under=1.215,
    vneck=False,
    h=0.012,
    hem_curve=0.0,
    cutaway=None,
    slit=None,
    arm_in=0.026,
    puff=0.0,
    gather=1.0,
):
    """hem: height of the hem; width, hem_w: half of the flat chest and hem width;
    waist: (half width, z); neck_w, neck_f, neck_b: half width and depths of the neckline;
    sleeve: length from the shoulder point (0 = none); bicep, cuff_w: flat sleeve widths;
    cap: height of the sleeve cap; angle: sleeve direction from the vertical in the lay-out;
    shoulder, drop: where the shoulder ends; under: height of the underarm point; h: mesh spacing;
    cutaway: (lower button z, opening at the hem, hem rounding) of a jacket front;
    slit: side seam open below this z; arm_in: hollow of the armhole; puff: fullness of a balloon
    sleeve; gather: fullness of the sleeve cap (it is sewn into the same armhole)."""
    garment = Garment(name, h)
    shoulder_point, underarm = np.array([shoulder, NECK_Z - drop]), np.array([width, under])
    side = side_seam(underarm, hem_w or width, hem, waist)
    for tag, facing, depth in (('f', -1, neck_f), ('b', 1, neck_b)):
        half = [
            ('neck', neckline(neck_w, depth, vneck and tag == 'f')),
            ('shoulder', line((neck_w, NECK_Z), shoulder_point)),
            ('armhole', armhole(shoulder_point, underarm, arm_in)),
            *(slit_side(side, slit) if slit else [('side', side)]),
            *bottom(hem_w or width, hem, hem_curve, cutaway if tag == 'f' else None),
        ]
        garment.add(Panel(tag, facing, mirrored(half)))
    for hand in 'RL':
        for edge in ('shoulder', 'side'):
            garment.sew('f', f'{edge}.{hand}', 'b', f'{edge}.{hand}')
    a = math.radians(angle)
    down = np.array([math.sin(a), -math.cos(a)])  # down the sleeve
    across = np.array([down[1], -down[0]])  # across it, towards the body
    garment.meta['frame'] = (shoulder_point, down, across, sleeve)
    garment.meta['sleeves'] = []
    if sleeve > 0:
        set_sleeves(garment, bicep, cuff_w, cap, puff, gather)
    return garment


def armhole(shoulder_point, underarm, hollow):
    upper, lower = np.array([-hollow, -0.065]), np.array([-0.062, 0.012])
    return bezier(shoulder_point, shoulder_point + upper, underarm + lower, underarm, n=24)


def neckline(width, depth, is_v):
    neck_point = np.array([width, NECK_Z])
    low = NECK_Z - depth
    if is_v:
        return bezier((0, low), (width * 0.55, NECK_Z - depth * 0.45), neck_point, n=20)
    return bezier((0, low), (width * 0.62, low), (width * 0.97, NECK_Z - depth * 0.55), neck_point)


def side_seam(underarm, hem_w, hem, waist):
    if waist is None:
        return line(underarm, (hem_w, hem))
    w, z = waist
    upper = bezier(underarm, (w, z + (underarm[1] - z) * 0.4), waist, n=12)
    lower = bezier(waist, (w, z - (z - hem) * 0.4), (hem_w, hem), n=12)
    return np.vstack([upper, lower[1:]])


def slit_side(side, slit):
    """Side seam sewn down to the height `slit`, open below."""
    if len(side) == 2:
        t = (side[0][1] - slit) / (side[0][1] - side[1][1])
        side = np.vstack([side[0], side[0] + t * (side[1] - side[0]), side[1]])
        split = 1
    else:
        split = int(np.argmin(np.abs(side[:, 1] - slit)))
    return [('side', side[: split + 1]), ('slit', side[split:])]


def bottom(hem_w, hem, curve, cutaway):
    """Hem, or hem and rounded front opening."""
    low = hem - curve
    if not cutaway:
        return [('hem', bezier((hem_w, hem), (hem_w * 0.5, low), (0, low), n=16))]
    button_z, opening, rounding = cutaway
    corner = (opening + rounding, low)
    front = bezier(corner, (opening, low), (opening * 0.6, hem + rounding), (0, button_z), n=20)
    return [('hem', line((hem_w, hem), corner)), ('open', front)]


def set_sleeves(garment, bicep, cuff_w, cap, puff, gather):
    """Front and back half of both sleeves, sewn into the armholes."""
    shoulder, down, across, sleeve = garment.meta['frame']
    underarm = shoulder + down * cap + across * bicep
    cuff_top = shoulder + down * sleeve + across * 0.012
    cuff_under = cuff_top + across * cuff_w
    crown = sleeve_cap(shoulder, underarm, down, across, bicep, gather)
    under, over = sleeve_sides(crown[0], underarm, cuff_top, cuff_under, down, across, sleeve, puff)
    for hand, sign in (('R', 1), ('L', -1)):
        mirror = np.array([sign, 1])

        def grain(point, sign=sign):
            """Print coordinates along the sleeve: stripes run round the arm."""
            local = np.array([point[0] * sign - shoulder[0], point[1] - shoulder[1]])
            return (sign * (local @ -across), local @ -down + shoulder[1])

        for tag, facing in (('f', -1), ('b', 1)):
            name = f'sl{tag}{hand}'
            edges = [
                ('cap', crown * mirror),
                ('under', under * mirror),
                ('cuff', line(cuff_under, cuff_top) * mirror),
                ('top', over * mirror),
            ]
            garment.add(Panel(name, facing, edges, uv=grain))
            garment.meta['sleeves'].append(name)
            garment.sew(tag, f'armhole.{hand}', name, 'cap', hand == 'L')
        garment.sew(f'slf{hand}', 'under', f'slb{hand}', 'under')
        garment.sew(f'slf{hand}', 'top', f'slb{hand}', 'top')
    garment.meta['wrist'] = (cuff_top + cuff_under) / 2


def sleeve_sides(top, underarm, cuff_top, cuff_under, down, across, sleeve, puff):
    """Under seam and top fold; both belly out on a balloon sleeve."""
    if not puff:
        over = bezier(cuff_top, top + down * 0.12 + across * 0.004, top, n=10)
        return line(underarm, cuff_under), over
    belly, along = across * puff, down * sleeve * 0.45
    wrist, up = belly * 0.6, down * 0.06
    under = bezier(underarm, underarm + along + belly, cuff_under + wrist - up, cuff_under, n=14)
    return under, bezier(cuff_top, cuff_top - wrist - up, top + along - belly, top, n=14)


def sleeve_cap(shoulder, underarm, down, across, bicep, gather):
    """Curve from the shoulder point to the underarm; gather > 1 raises and widens it."""
    full = 2 * (gather - 1)
    if full > 0:
        start = shoulder - down * 0.05 * full
        crest = shoulder + across * bicep * 0.45 - down * 0.06 * full
        hollow = underarm - across * bicep * 0.35 - down * 0.030
    else:
        start = shoulder
        crest = shoulder + across * bicep * 0.42 + down * 0.012
        hollow = underarm - across * bicep * 0.42 - down * 0.030
    return bezier(start, crest, hollow, underarm, n=24)
