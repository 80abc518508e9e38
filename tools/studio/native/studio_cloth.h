// The cloth at one point: position, normal, coordinates, and the bump of weave and sewing.
#ifndef STUDIO_CLOTH_H
#define STUDIO_CLOTH_H
#include "studio_trace.h"

typedef struct {
  float rough, spec, sheen;
  int map, id, nw, nz;
  float wave[4][5], noise[3][2];
} Mat;
typedef struct {
  const float *V, *N, *ua, *up;
  const int *F, *mat;
  const Mat *M;
  const float *hm, *sm;
  int hw, hh;
  float aw, ah, az;
} Scene;

static float hash2(int x, int y) {
  unsigned h = x * 374761393u + y * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return ((h ^ (h >> 16)) & 0xffffff) * (1.f / 16777216.f);
}
static float vnoise(float x, float y) {
  float fx = floorf(x), fy = floorf(y);
  int i = fx, j = fy;
  x -= fx;
  y -= fy;
  x = x * x * x * (x * (x * 6 - 15) + 10);
  y = y * y * y * (y * (y * 6 - 15) + 10);
  float a = hash2(i, j), b = hash2(i + 1, j), c = hash2(i, j + 1), d = hash2(i + 1, j + 1);
  return a + (b - a) * x + (c - a) * y + (a - b - c + d) * x * y;
}
static float fbm(float x, float y) {
  return (vnoise(x, y) + .5f * vnoise(2.03f * x + 5.1f, 2.03f * y + 1.7f) +
          .25f * vnoise(4.1f * x + 9.2f, 4.1f * y + 3.3f)) /
         1.75f;
}
static float texel(const float *m, int w, int h, float x, float y) {
  x = x * w - .5f;
  y = y * h - .5f;
  float fx = floorf(x), fy = floorf(y);
  int i = fx, j = fy;
  x -= fx;
  y -= fy;
  if (i < 0 || j < 0 || i >= w - 1 || j >= h - 1) return 0;
  const float *q = m + (long)j * w + i;
  return (q[0] * (1 - x) + q[1] * x) * (1 - y) + (q[w] * (1 - x) + q[w + 1] * x) * y;
}
static float weave(const Mat *m, float u, float v, float foot) {
  float h = 0;
  for (int k = 0; k < m->nw; k++) {
    const float *w = m->wave[k];
    float s = sinf((u * w[0] + v * w[1]) * 6.2831853f / w[2]);
    if (w[4] > 0) s = powf(fabsf(s), w[4]);
    float fade = fminf(1, w[2] * .35f / foot);
    h += w[3] * s * fade * fade;
  }
  for (int k = 0; k < m->nz; k++) {
    float s = m->noise[k][0], fade = fminf(1, .7f / (s * foot));
    h += m->noise[k][1] * fbm(u * s, v * s) * fade;
  }
  return h;
}

typedef struct {
  V3 p, n, ng;
  float ua[2], up[2], foot;
  int t;
} Hit;
static int surface(const Scene *S, const float *cam, int W, int H, int i, int j, int t, Hit *h) {
  V3 o = ld(cam),
     d = add(ld(cam + 9),
             add(mul(ld(cam + 3), ((i + .5f) - W * .5f) / (cam[12] * H) + cam[13] / cam[12]),
                 mul(ld(cam + 6), (H * .5f - (j + .5f)) / (cam[12] * H) + cam[14] / cam[12])));
  const int *f = S->F + 3 * t;
  V3 a = ld(S->V + 3 * f[0]), e1 = sub(ld(S->V + 3 * f[1]), a), e2 = sub(ld(S->V + 3 * f[2]), a),
     p = crs(d, e2);
  float det = dot(e1, p);
  if (fabsf(det) < 1e-16f) return 0;
  V3 s = sub(o, a);
  float u = dot(s, p) / det;
  V3 r = crs(s, e1);
  float v = dot(d, r) / det;
  u = fmaxf(0, fminf(1, u));
  v = fmaxf(0, fminf(1 - u, v));
  float w = 1 - u - v;
  h->t = t;
  h->p = add(a, add(mul(e1, u), mul(e2, v)));
  V3 n = unit(add(mul(ld(S->N + 3 * f[0]), w),
                  add(mul(ld(S->N + 3 * f[1]), u), mul(ld(S->N + 3 * f[2]), v)))),
     g = unit(crs(e1, e2)), view = unit(mul(d, -1));
  if (dot(g, view) < 0) {
    g = mul(g, -1);
    if (dot(n, g) < 0) n = mul(n, -1);
  }
  float c = dot(n, view);
  if (c < .04f) n = unit(add(n, mul(view, .04f - c)));
  h->n = n;
  h->ng = g;
  h->foot = sqrtf(dot(sub(h->p, o), sub(h->p, o))) / (cam[12] * H);
  const float *A = S->ua + 6 * t, *P = S->up + 6 * t;
  for (int k = 0; k < 2; k++) {
    h->ua[k] = A[k] * w + A[2 + k] * u + A[4 + k] * v;
    h->up[k] = P[k] * w + P[2 + k] * u + P[4 + k] * v;
  }
  return 1;
}
static void dual(const Scene *S, int t, const float *uv, float sx, float sy, V3 *gu,
                 V3 *gv) { // surface gradients of a uv map
  const int *f = S->F + 3 * t;
  V3 a = ld(S->V + 3 * f[0]), e1 = sub(ld(S->V + 3 * f[1]), a), e2 = sub(ld(S->V + 3 * f[2]), a);
  float u1 = (uv[2] - uv[0]) * sx, v1 = (uv[3] - uv[1]) * sy, u2 = (uv[4] - uv[0]) * sx,
        v2 = (uv[5] - uv[1]) * sy, det = u1 * v2 - u2 * v1;
  if (fabsf(det) < 1e-14f) {
    *gu = *gv = v3(0, 0, 0);
    return;
  }
  V3 T = mul(sub(mul(e1, v2), mul(e2, v1)), 1 / det),
     B = mul(sub(mul(e2, u1), mul(e1, u2)), 1 / det); // dP/du, dP/dv
  float tt = dot(T, T), bb = dot(B, B), tb = dot(T, B), k = tt * bb - tb * tb;
  if (k < 1e-14f) {
    *gu = *gv = v3(0, 0, 0);
    return;
  }
  *gu = mul(sub(mul(T, bb), mul(B, tb)), 1 / k);
  *gv = mul(sub(mul(B, tt), mul(T, tb)), 1 / k);
}
static V3 bumped(const Scene *S, const Mat *m, const Hit *h, float *st) {
  V3 g = v3(0, 0, 0), gu, gv;
  float e = fmaxf(.0003f, h->foot * .5f);
  *st = 0;
  if (m->map && h->ua[0] > 0) {
    dual(S, h->t, S->ua + 6 * h->t, S->aw, S->ah, &gu, &gv);
    float x = h->ua[0], y = h->ua[1], ex = e / S->aw, ey = e / S->ah;
    float du = (texel(S->hm, S->hw, S->hh, x + ex, y) - texel(S->hm, S->hw, S->hh, x - ex, y)) *
               .001f / (2 * e),
          dv = (texel(S->hm, S->hw, S->hh, x, y + ey) - texel(S->hm, S->hw, S->hh, x, y - ey)) *
               .001f / (2 * e);
    g = add(mul(gu, du), mul(gv, dv));
    *st = texel(S->sm, S->hw, S->hh, x, y);
  }
  if (m->nw || m->nz) {
    dual(S, h->t, S->up + 6 * h->t, 1, 1, &gu, &gv);
    float u = h->up[0], v = h->up[1];
    g = add(g, add(mul(gu, (weave(m, u + e, v, h->foot) - weave(m, u - e, v, h->foot)) / (2 * e)),
                   mul(gv, (weave(m, u, v + e, h->foot) - weave(m, u, v - e, h->foot)) / (2 * e))));
  }
  float l = sqrtf(dot(g, g));
  if (l > 1.6f) g = mul(g, 1.6f / l);
  return unit(sub(h->n, g));
}

#endif
