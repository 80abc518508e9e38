// Area lights: irradiance, traced visibility, one bounce off the cloth.
#ifndef STUDIO_LIGHT_H
#define STUDIO_LIGHT_H
#include "studio_trace.h"

#define NL 5 // key, fill, two rims, top

// a light is centre, half axes u, v and radiance: 10 floats
static float *bounce;
static float world;

static V3 vecirr(V3 p, const float *l) { // vector irradiance of a rectangle (form factor units)
  V3 c = ld(l), u = ld(l + 3), v = ld(l + 6),
     q[4] = {add(add(c, u), v), add(sub(c, u), v), sub(sub(c, u), v), sub(add(c, u), v)},
     F = v3(0, 0, 0);
  for (int i = 0; i < 4; i++)
    q[i] = unit(sub(q[i], p));
  for (int i = 0; i < 4; i++) {
    V3 a = q[i], b = q[(i + 1) & 3], x = crs(a, b);
    float s = sqrtf(dot(x, x)) + 1e-12f, k = acosf(fmaxf(-1, fminf(1, dot(a, b)))) / s;
    F = add(F, mul(x, k));
  }
  F = mul(F, .5f / 3.14159265f);
  if (dot(F, sub(c, p)) < 0) F = mul(F, -1);
  return F;
}
static inline float irr(V3 F, V3 n) {
  float l = sqrtf(dot(F, F));
  return l < 1e-9f ? 0 : fmaxf(0, (l * l + dot(F, n)) / (l + 1));
} // soft horizon

// visibility of every light and ambient (sky + bounce) at one point
static void gather(V3 p, V3 n, const float *L, const int *ns, int na, unsigned seed, float *out) {
  V3 o = add(p, mul(n, .0012f));
  unsigned s = seed * 9781u + 7u;
  pcg(&s);
  for (int k = 0; k < NL; k++) {
    const float *l = L + 10 * k;
    V3 c = ld(l), u = ld(l + 3), v = ld(l + 6);
    float sum = 0, w = 0;
    int g = ns[k];
    if (dot(sub(c, p), n) + fabsf(dot(u, n)) + fabsf(dot(v, n)) < 0) {
      out[k] = 0;
      continue;
    } // behind the horizon
    for (int i = 0; i < g * g; i++) {
      V3 q = add(c, add(mul(u, 2 * ((i % g) + rnd(&s)) / g - 1),
                        mul(v, 2 * ((i / g) + rnd(&s)) / g - 1))),
         d = sub(q, o);
      float r = sqrtf(dot(d, d));
      d = mul(d, 1 / r);
      float cs = dot(d, n);
      if (cs <= .02f) cs = .02f;
      w += cs;
      if (trace(add(o, mul(d, .0006f)), d, r, 1) < 0) sum += cs;
    }
    out[k] = sum / (w + 1e-9f);
  }
  V3 t = unit(fabsf(n.z) < .9f ? crs(n, v3(0, 0, 1)) : crs(n, v3(1, 0, 0))), b = crs(n, t);
  float acc = 0;
  float j1 = rnd(&s), j2 = rnd(&s);
  for (int i = 0; i < na; i++) {
    float a = (i + j1) / na, f = 6.2831853f * (i * .61803399f + j2), r = sqrtf(a);
    V3 d = add(add(mul(t, r * cosf(f)), mul(b, r * sinf(f))), mul(n, sqrtf(1 - a)));
    int h = trace(o, d, .9f, 0);
    if (h < 0)
      acc += world;
    else {
      V3 g = crs(ld(tri + 9 * h + 3), ld(tri + 9 * h + 6));
      acc += .5f * bounce[2 * h + (dot(g, d) > 0)];
    }
  }
  out[NL] = acc / na;
}

// direct light on both sides of every occluder; the first 4*m come from one subdivision of m faces
// (the last m are the middle ones) and share a value
void lights(int nt, int m, const float *L, float w, int na) {
  world = w;
  bounce = realloc(bounce, 8 * (size_t)nt);
  for (int i = 0; i < 2 * nt; i++)
    bounce[i] = w * .7f;
  float *nb = malloc(8 * (size_t)nt);
  int one[NL] = {1, 1, 1, 1, 1};
#pragma omp parallel for schedule(dynamic, 256)
  for (int i = 3 * m; i < nt; i++)
    for (int sd = 0; sd < 2; sd++) {
      V3 n = unit(crs(ld(tri + 9 * i + 3), ld(tri + 9 * i + 6)));
      if (sd) n = mul(n, -1);
      float o[NL + 1], e = 0;
      V3 p = ld(cen + 3 * i);
      gather(p, n, L, one, na, i * 2 + sd, o);
      for (int k = 0; k < NL; k++)
        if (o[k] > 0) e += L[10 * k + 9] * o[k] * irr(vecirr(p, L + 10 * k), n);
      nb[2 * i + sd] = e + o[NL];
      if (i < 4 * m)
        for (int q = 0; q < 3; q++)
          nb[2 * (i - 3 * m + q * m) + sd] = e + o[NL];
    }
  memcpy(bounce, nb, 8 * (size_t)nt);
  free(nb);
}

#endif
