"""Wooden hanger; alone on a rail it is the picture of the error page."""

import math

import numpy as np

from scenes.geometry import curve, frames, group, lathe, put, room, sweep, tube
from scenes.light import area, camera, projector, window_image, world
from scenes.materials import oak, plain, plaster


def hanger(wood, metal, w=0.42, hook=True, bar=True, fwd=0.030, drop=0.060):
    """Wooden hanger, hook tip at z = 0 on the rail, shoulders below; hangs in the x-z plane."""
    t = np.linspace(-1, 1, 41)
    x = t * w / 2
    z = -0.088 - drop * np.abs(t) ** 1.35 + 0.006 * np.exp(-((t / 0.12) ** 2))
    y = -fwd * np.abs(t) ** 1.6
    pr = np.array(
        [
            (
                0.0075 * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)),
                0.0135 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)),
            )
            for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)
        ]
    )
    P = np.c_[x, y, z]
    T, U, W = frames(P)
    obs = []
    k = 1 - 0.30 * np.abs(t) ** 3
    k[[0, -1]] *= 0.25
    k[[1, -2]] *= 0.75
    obs.append(sweep(P, pr, wood, scale=k))
    if bar:
        obs.append(
            tube(
                [(s * (w / 2 - 0.035), -0.022, -0.150) for s in np.linspace(-1, 1, 9)], 0.0042, wood
            )
        )
        for s in (1, -1):
            obs.append(
                tube(
                    [(s * (w / 2 - 0.030), -0.022, -0.140), (s * (w / 2 - 0.036), -0.022, -0.1505)],
                    0.0045,
                    metal,
                    10,
                )
            )
    if hook:
        a = np.radians(np.arange(205, -31, -15))
        R = 0.022
        arc = np.c_[R * np.cos(a), 0 * a, -R + 0.002 + R * np.sin(a)]
        obs.append(
            tube(
                curve(
                    *arc,
                    (0.0105, 0, -0.0415),
                    (0.0020, 0, -0.0530),
                    (0, 0, -0.066),
                    (0, 0, -0.095),
                    n=150
                ),
                0.0019,
                metal,
                12,
            )
        )
        obs.append(tube([(0, 0, -0.074), (0, 0, -0.084)], 0.0042, metal, 14))
    return obs


def error_hanger(view):
    """Empty hanger on a rail."""
    room(plaster('#D5CEC2'))
    black = plain('steel', '#1A1918', 0.42, 0.4)
    wood = oak('#A9835A', (2, 22, 22), 0.7)
    yr = -0.16
    tube([(-3, yr, 1.72), (3, yr, 1.72)], 0.0085, black, 24)
    for x in (-1.02, 1.5):
        tube([(x, yr, 1.72), (x, 0, 1.72)], 0.0065, black, 18)
        put(
            lathe(
                [(0.0, -0.004), (0.026, -0.004), (0.028, -0.001), (0.028, 0.004), (0, 0.004)], black
            ),
            (x, -0.003, 1.72),
            (90, 0, 0),
        )
    group(
        hanger(wood, plain('hook', '#3A3733', 0.3, 0.5, metal=0.9)),
        (0.36, yr, 1.7285),
        (0, 2.0, -24),
    )
    projector(
        (-3.4, -3.6, 3.2), (0.15, 0, 1.50), 900, window_image(leaves=9, blur=7, seed=4), 34, 0.03
    )
    area((-2.6, -1.8, 2.4), (0.2, 0, 1.5), 1.6, 2.2, 38, '#EAF0F6')
    world(0.30)
    if view == 'wide':
        camera((0, -3.1, 1.60), (0, 0, 1.545), 62, 5.6, (0.36, yr, 1.6))
    else:
        camera((0.40, -3.1, 1.56), (0.40, 0, 1.51), 108, 5.6, (0.36, yr, 1.6))
    return 1.15
