"""Node graphs in a few lines."""

import math

import bpy


class Nodes:
    """Few-line node graphs. Coordinates are metres: object space, or a UV layer by name."""

    def __init__(self, name, coord='object'):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.bs = self.t.nodes['Principled BSDF']
        self.nrm = None
        self.flat = (0.5, 0.5, 0.5)
        if coord == 'object':
            self.co = self.n('TexCoord').outputs['Object']
        else:
            u = self.n('UVMap')
            u.uv_map = coord
            self.co = u.outputs[0]

    def n(self, kind, **kw):
        q = self.t.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            setattr(q, k, v)
        return q

    def link(self, a, b):
        self.t.links.new(a, b)

    def scaled(self, st):
        if tuple(st) == (1, 1, 1):
            return self.co
        q = self.n('VectorMath', operation='MULTIPLY')
        self.link(self.co, q.inputs[0])
        q.inputs[1].default_value = st
        return q.outputs[0]

    def noise(self, scale, det=3, st=(1, 1, 1), dist=0, rough=0.5):
        q = self.n('TexNoise')
        q.inputs['Scale'].default_value = scale
        q.inputs['Detail'].default_value = det
        q.inputs['Distortion'].default_value = dist
        q.inputs['Roughness'].default_value = rough
        self.link(self.scaled(st), q.inputs['Vector'])
        return q.outputs[0]

    def voronoi(self, scale, st=(1, 1, 1), feature='F1'):
        q = self.n('TexVoronoi', feature=feature)
        q.inputs['Scale'].default_value = scale
        self.link(self.scaled(st), q.inputs['Vector'])
        return q.outputs['Distance']

    def wave(self, d, period, power=None):
        dp = self.n('VectorMath', operation='DOT_PRODUCT')
        k = 2 * math.pi / period
        dp.inputs[1].default_value = tuple(c * k for c in (*d, 0, 0)[:3])
        self.link(self.co, dp.inputs[0])
        o = self.math('SINE', dp.outputs['Value'])
        return self.math('POWER', self.math('ABSOLUTE', o), power) if power else o

    def math(self, op, a, b=None):
        q = self.n('Math', operation=op)
        for i, v in enumerate((a, b)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                q.inputs[i].default_value = v
            else:
                self.link(v, q.inputs[i])
        return q.outputs[0]

    def bump(self, src, height):
        q = self.n('Bump')
        q.inputs['Strength'].default_value = 1
        q.inputs['Distance'].default_value = height
        self.link(src, q.inputs['Height'])
        if self.nrm is not None:
            self.link(self.nrm, q.inputs['Normal'])
        self.nrm = q.outputs[0]
        self.link(self.nrm, self.bs.inputs['Normal'])

    def mix(self, fac, a, b, lo=0.0, hi=1.0):
        """a..b by fac stretched from [lo, hi]; a, b: color tuples or sockets"""
        mr = self.n('MapRange')
        self.link(fac, mr.inputs[0])
        mr.inputs[1].default_value = lo
        mr.inputs[2].default_value = hi
        q = self.n('MixRGB')
        self.link(mr.outputs[0], q.inputs[0])
        for i, v in ((1, a), (2, b)):
            if isinstance(v, (tuple, list)):
                q.inputs[i].default_value = (*v, 1)
            else:
                self.link(v, q.inputs[i])
        return q.outputs[0]

    def base(self, c):
        if isinstance(c, (tuple, list)):
            self.bs.inputs['Base Color'].default_value = (*c, 1)
        else:
            self.link(c, self.bs.inputs['Base Color'])

    def set(self, rough=0.7, spec=0.2, sheen=0.0, metal=0.0, coat=0.0):
        b = self.bs.inputs
        b['Roughness'].default_value, b['Specular'].default_value, b['Sheen'].default_value = (
            rough,
            spec,
            sheen,
        )
        b['Metallic'].default_value, b['Clearcoat'].default_value = metal, coat
        if not metal:
            cheap(self.m, self.flat)
        return self.m


def cheap(m, c):
    """Bounced light sees a plain diffuse color; textures and bumps are for camera rays only.

    Two to three times faster, and nobody sees the difference.
    """
    N, L = m.node_tree.nodes, m.node_tree.links
    bs = N['Principled BSDF']
    df = N.new('ShaderNodeBsdfDiffuse')
    df.inputs[0].default_value = (*c, 1)
    lp = N.new('ShaderNodeLightPath')
    mx = N.new('ShaderNodeMixShader')
    L.new(lp.outputs['Is Camera Ray'], mx.inputs[0])
    L.new(df.outputs[0], mx.inputs[1])
    L.new(bs.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], N['Material Output'].inputs[0])
