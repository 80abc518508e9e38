"""Materials of the sets: plaster, stone, oak, leather, cloth."""

import math


from scenes.colors import linear_color, tint
from scenes.nodes import Nodes, cheap


def plain(name, color, rough=0.6, spec=0.3, sheen=0, metal=0):
    q = Nodes(name)
    q.flat = linear_color(color)
    q.base(q.flat)
    return q.set(rough, spec, sheen, metal)


def plaster(color='#D8D2C7', amt=1.0):
    q = Nodes('plaster')
    c = linear_color(color)
    q.flat = tint(c, 0.92)
    a = q.mix(q.noise(1.3, 3), tint(c, 0.93), tint(c, 1.05), 0.3, 0.7)
    q.base(q.mix(q.noise(9, 4, (1, 1, 0.6)), a, tint(c, 0.97), 0.45, 0.75))
    q.bump(q.noise(2.2, 2), 0.012 * amt)
    q.bump(q.noise(16, 3, (1, 1, 0.55)), 0.0028 * amt)
    q.bump(q.noise(150, 2), 0.0004 * amt)
    return q.set(0.92, 0.08)


def stone(color='#CFC7BA'):
    q = Nodes('stone')
    c = linear_color(color)
    q.flat = tint(c, 0.92)
    a = q.mix(q.noise(5, 4, (1, 1, 2.5), 0.4), tint(c, 0.86), tint(c, 1.06), 0.3, 0.7)
    q.base(q.mix(q.noise(90, 3, (1, 1, 1.6)), tint(c, 0.72), a, 0.30, 0.42))
    q.bump(q.noise(90, 3, (1, 1, 1.6)), 0.0012)
    q.bump(q.noise(600, 1), 0.0002)
    return q.set(0.75, 0.15)


def oak(color='#B08B62', st=(1.2, 14, 14), dark=0.62):
    q = Nodes('oak')
    c = linear_color(color)
    q.flat = tint(c, 0.92)
    g = q.noise(3, 4, st, 1.2, 0.6)
    a = q.mix(g, tint(c, dark), tint(c, 1.12), 0.32, 0.68)
    f = q.noise(26, 2, tuple(0.25 * v if v < 5 else v for v in st))
    q.base(q.mix(f, tint(c, 0.55), a, 0.30, 0.46))
    q.bump(f, 0.0005)
    q.bump(g, 0.0004)
    return q.set(0.55, 0.3)


def fabric(color, kind='plain', coord='print', scale=1.0, melange=0.10, slub=1.0):
    """Cloth seen in a scene: weave relief + slight dye variation. Periods in metres."""
    q = Nodes(kind, coord)
    c = linear_color(color)
    q.flat = tint(c, 0.92)
    o = q.mix(q.noise(900 / scale, 2), tint(c, 1 - melange), tint(c, 1 + melange), 0.3, 0.7)
    q.base(q.mix(q.noise(7, 2), o, tint(c, 0.93), 0.35, 0.8))
    if kind == 'linen':
        s1 = q.noise(700 / scale, 2, (1, 0.06, 1))
        s2 = q.noise(700 / scale, 2, (0.06, 1, 1))
        q.bump(s1, 0.0006 * slub)
        q.bump(s2, 0.0006 * slub)
        q.bump(q.wave((1, 0), 0.0024 * scale, 0.7), 0.00016)
        q.bump(q.wave((0, 1), 0.0024 * scale, 0.7), 0.00016)
        q.bump(q.noise(30, 3), 0.0016)
        return q.set(0.85, 0.10, 0.25)
    if kind == 'wool':
        q.bump(q.wave((0.7, 0.7), 0.0036 * scale, 0.8), 0.00035)
        q.bump(q.noise(650 / scale, 3), 0.0007)
        return q.set(0.95, 0.04, 0.6)
    if kind in ('knit', 'rib'):  # stocking stitch: columns of slanted loops
        sp = q.n('SeparateXYZ')
        q.link(q.co, sp.inputs[0])
        p = 0.0056 * scale
        k = 2 * math.pi / (0.0046 * scale)
        tri = q.math('PINGPONG', sp.outputs[0], p / 2)
        wv = q.math(
            'SINE',
            q.math('ADD', q.math('MULTIPLY', sp.outputs[1], k), q.math('MULTIPLY', tri, 3.6 / p)),
        )
        col = q.math('POWER', q.math('SINE', q.math('MULTIPLY', tri, math.pi / p)), 0.6)
        q.bump(
            q.math('MULTIPLY', col, q.math('ADD', q.math('MULTIPLY', wv, 0.30), 0.7)),
            0.0015 * scale,
        )
        if kind == 'rib':
            q.bump(q.wave((1, 0), 0.0224 * scale, 0.5), 0.0030 * scale)
        q.bump(q.noise(900, 2), 0.0005)
        return q.set(0.95, 0.04, 0.55)
    if kind == 'silk':
        q.bump(q.noise(500, 2, (1, 0.1, 1)), 0.00006)
        return q.set(0.38, 0.5, 0)
    q.bump(q.noise(1100 / scale, 2), 0.00018)
    q.bump(q.noise(28, 3), 0.0012)
    return q.set(0.8, 0.14, 0.2)


def leather(color, scale=1.0):
    q = Nodes('leather')
    c = linear_color(color)
    q.flat = tint(c, 0.92)
    q.base(q.mix(q.noise(40, 3), tint(c, 0.85), tint(c, 1.1), 0.3, 0.7))
    q.bump(q.voronoi(900 / scale), 0.00018)
    q.bump(q.noise(120, 3), 0.0004)
    return q.set(0.48, 0.4)


def dye(m, c, melange=0.06):
    """Dye a cycles_material(): base color with slight unevenness."""
    nt = m.node_tree
    N, L = nt.nodes, nt.links
    bs = N['Principled BSDF']
    uv = N.new('ShaderNodeUVMap')
    uv.uv_map = 'print'
    nz = N.new('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = 700
    L.new(uv.outputs[0], nz.inputs['Vector'])
    mx = N.new('ShaderNodeMixRGB')
    mx.inputs[1].default_value = (*tint(c, 1 - melange), 1)
    mx.inputs[2].default_value = (*tint(c, 1 + melange), 1)
    L.new(nz.outputs[0], mx.inputs[0])
    L.new(mx.outputs[0], bs.inputs['Base Color'])
    cheap(m, c)
