"""Garments on a hanger instead of the form, for the scenes.

The flat panels fall over a hanger inside a thin slab of air, so they hang flat as on a rail.
"""

import numpy as np

from drape.drape import drape
from scenes.cloth import capsule_distance, distance_grid
from workspace import hung_file

SLAB = 0.055  # half the depth between the two soft walls
SETTINGS = dict(
    arm0=30, arm=30, gap=0.002, mu=0.9, margin=0.018, damp=3.0, frames=150, sub=20, seam=1.0
)
CHANGES = {
    'blazer': dict(bend=0.5),
    'coat': dict(bend=0.4),
    'sweater': dict(bend=0.12),
    'slip': dict(frames=120),
}


class Hanger:
    """Stage of drape(): two drooping arms of wood, no body.

    A hanger wider than the shoulder seam pokes through: look at the shoulders first.
    """

    def __init__(self, width=0.40, top=1.428, radius=0.014):
        t = np.linspace(-1, 1, 15)
        droop, forward = 0.050 * np.abs(t) ** 1.35, -0.012 * np.abs(t) ** 1.6
        chain = np.c_[t * width / 2, forward, top - droop]

        def distance(points):
            result = SLAB - np.abs(points[:, 1])
            for a, b in zip(chain[:-1], chain[1:]):
                result = np.minimum(result, capsule_distance(points, a, b, radius))
            return result

        self.field = distance_grid(distance, (-0.62, -0.10, 0.02), (0.62, 0.10, 1.60))

    def start_depth(self, points, side, angle, arm_len):
        return np.zeros(len(points))

    def arms(self, angle, arm_len):
        return None


def hang(name):
    drape(name, hung_file(name), Hanger(), {**SETTINGS, **CHANGES.get(name, {})})
