"""Python side of cloth.c: one piece of cloth, its constraints and what it collides with."""

import ctypes

import numpy as np

from native.library import floats, integers, library

NOTHING = (np.ones((3, 3, 3), np.float32), (-9, -9, -9), 0.01)  # a field without an obstacle
NO_ARMS = np.zeros((1, 8), np.float32)
GRAVITY = 9.81
FRAME_S = 1 / 60


class Solver:
    """Holds the arrays the C code works on; positions and velocities change in place.

    edges, edge_length: stretch springs; bends, bend_length, bend_give: springs across two faces;
    field: (signed distance grid, its corner, voxel size); thickness: distance kept per vertex.
    """

    def __init__(self, x, weight, rest, edges, bends, field, thickness, substeps, self_radius):
        self.x, self.v = x, np.zeros_like(x)
        self.weight, self.rest, self.thickness = weight, rest, thickness
        self.edges, self.edge_length, self.edge_give = edges
        self.bends, self.bend_length, self.bend_give = bends
        distance, self.corner, self.voxel = field
        self.distance = np.ascontiguousarray(distance, np.float32)
        self.substeps, self.self_radius = substeps, self_radius

    def step(
        self,
        frames,
        gravity,
        damping,
        friction,
        wind=(0, 0),
        arms=None,
        bend_factor=1.0,
        self_radius=None,
    ):
        """Run some frames; arms: tapered capsules (right ones first, then left)."""
        number = ctypes.c_float
        capsules = NO_ARMS if arms is None else arms
        bend_give = (self.bend_give / bend_factor).astype(np.float32)
        library('cloth').simulate(
            len(self.x),
            *map(floats, (self.x, self.v, self.weight, self.rest)),
            *(
                len(self.edges),
                integers(self.edges),
                floats(self.edge_length),
                floats(self.edge_give),
            ),
            *(len(self.bends), integers(self.bends), floats(self.bend_length), floats(bend_give)),
            *self.distance.shape,
            *(number(float(c)) for c in (*self.corner, self.voxel)),
            floats(self.distance),
            0 if arms is None else len(arms),
            floats(capsules),
            floats(self.thickness),
            number(friction),
            number(self.self_radius if self_radius is None else self_radius),
            number(wind[0]),
            number(wind[1]),
            number(-GRAVITY * gravity),
            number(damping),
            number(FRAME_S),
            self.substeps,
            frames,
        )
