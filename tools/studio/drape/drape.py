"""Cuts, sews and drapes one garment with our own cloth solver.

Blender only lends its Delaunay triangulation: its cloth modifier needed 450 s for the tee, this
needs a few seconds.
"""

import json
import time

import numpy as np

from drape import body
from drape.form import Form
from drape.sewn_mesh import SewnMesh
from garments.registry import make
from native.solver import Solver

# arm0, arm: arm angle at the start and at the end (degrees); arm_len must exceed the sleeve, else
# cuffs collapse; bend: silk .005, shirting .015, jersey .03, denim .2, coat 1; gap: distance to
# the form; mu: friction; margin: start distance; self_r: thickness for cloth on cloth; rod: stiff
# seams; seam: bending across a seam; fold: rest shape of pressed creases
DEFAULTS = dict(
    arm0=None,
    arm=20,
    arm_len=0.66,
    density=0.18,
    stretch=200.0,
    bend=0.10,
    gap=0.003,
    mu=0.5,
    margin=0.012,
    self_r=0.0085,
    sub=14,
    frames=95,
    damp=2.0,
    tilt=0.0,
    seed=1,
    rod=12.0,
    seam=0.3,
    fold=0.75,
)


def drape(name, target, stage=None, changes=None):
    """Drape a shape and write vertices, faces and coordinates to `target` (npz).

    stage: what the cloth falls on (Form by default, a hanger for scenes).
    """
    started = time.time()
    garment = make(name)
    settings = {**DEFAULTS, **garment.meta.get('sim', {}), **(changes or {})}
    aim_arms(settings, garment)
    stage = stage or Form()
    flat = garment.build()
    mesh = SewnMesh(garment, flat)
    start = mesh.average(start_positions(garment, flat, stage, settings))
    solver = prepare(mesh, start, stage, settings)
    perform(solver, stage, settings)
    save(target, mesh, solver.x)
    stretched = np.linalg.norm(solver.x[solver.edges[:, 0]] - solver.x[solver.edges[:, 1]], axis=1)
    median, extreme = np.percentile(stretched / solver.edge_length, [50, 99]).round(3)
    took = f'{time.time() - started:.1f}s'
    print(f'DRAPED {name} {took}, {mesh.size} vertices, stretch {median} / {extreme}', flush=True)


def aim_arms(settings, garment):
    """Start with the arm pointing down the middle of the sleeve; no sleeves, no arms."""
    if settings['arm0'] is not None:
        return
    wrist = garment.meta.get('wrist')
    if wrist is None:
        settings['arm0'], settings['arm_len'] = 35, 0
    else:
        x, z = wrist[0] - body.SHOULDER[0], body.SHOULDER[2] - wrist[1]
        settings['arm0'] = float(np.degrees(np.arctan2(x, z)))


def start_positions(garment, flat, stage, settings):
    """Flat panels, moved out of the form along y."""
    positions = flat['V'].copy()
    for k, panel in enumerate(garment.panels):
        mine = flat['vpanel'] == k
        arms = settings['arm0'], settings['arm_len']
        depth = stage.start_depth(positions[mine], panel.side, *arms)
        positions[mine, 1] = panel.side * (depth + settings['margin'] + (panel.y or 0))
    place = garment.meta.get('place')
    return place(positions, flat, garment) if place else positions


def prepare(mesh, start, stage, settings):
    """Constraints in random order: a fixed order pulls the cloth to one side."""
    random = np.random.default_rng(settings['seed'])
    bend = settings['bend']
    edges, edge_length = mesh.stretch()
    folds = mesh.bending(bend, settings['seam'], settings['fold'])
    bends, bend_length, bend_give = (
        np.concatenate(parts) for parts in zip(folds, mesh.rods(bend, settings['rod']))
    )
    weight = (1 / mesh.mass(settings['density'])).astype(np.float32)
    pins = mesh.garment.meta.get('pins')
    if pins:
        weight[[mesh.new[k] for k in pins(mesh.flat)]] = 0
    order = random.permutation(len(edges))
    edges, edge_length = edges[order], edge_length[order]
    order = random.permutation(len(bends))
    x = np.ascontiguousarray(start + random.normal(0, 0.0008, start.shape), np.float32)
    return Solver(
        x,
        weight,
        mesh.rest_positions(),
        (edges, edge_length, np.full(len(edges), 1 / settings['stretch'], np.float32)),
        (
            bends[order].astype(np.int32),
            bend_length[order].astype(np.float32),
            bend_give[order].astype(np.float32),
        ),
        stage.field,
        np.full(mesh.size, settings['gap'], np.float32),
        settings['sub'],
        settings['self_r'],
    )


def perform(solver, stage, settings):
    """Pull the panels round the form, lower the arms, let the cloth fall and come to rest."""
    arm0, arm, arm_len = settings['arm0'], settings['arm'], settings['arm_len']

    def step(frames, gravity, damping, angle, **extra):
        wind = (settings['tilt'] * gravity, 0)
        arms = stage.arms(angle, arm_len)
        solver.step(frames, gravity, damping, settings['mu'], wind, arms, **extra)

    step(30, 0.05, 60, arm0, bend_factor=3, self_radius=0.0)
    step(20, 0.6, 12, arm0)
    if arm_len > 0:
        for angle in np.linspace(arm0, arm, 40):
            step(1, 1.0, 6, angle)
    step(settings['frames'], 1.0, settings['damp'], arm)
    step(30, 1.0, 15, arm)


def save(target, mesh, x):
    flat, faces = mesh.flat, mesh.faces
    a, b, c = faces.T
    solid = (a != b) & (b != c) & (a != c)  # a seam may close a face
    edges = {name: [int(mesh.new[k]) for k in chain] for name, chain in flat['edges'].items()}
    np.savez_compressed(
        target,
        V=x,
        F=faces[solid],
        FP=flat['FP'][solid],
        UVP=flat['UVP'][solid],
        UVA=flat['UVA'][flat['F']][solid],
        edges=json.dumps(edges),
        atlas=json.dumps(flat['atlas']),
        atlas_w=flat['atlas_w'],
    )
