// Vectors, random numbers and the bounding volume hierarchy over everything that throws a shadow.
#ifndef STUDIO_TRACE_H
#define STUDIO_TRACE_H
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  float x, y, z;
} V3;
static inline V3 v3(float x, float y, float z) {
  V3 r = {x, y, z};
  return r;
}
static inline V3 add(V3 a, V3 b) {
  return v3(a.x + b.x, a.y + b.y, a.z + b.z);
}
static inline V3 sub(V3 a, V3 b) {
  return v3(a.x - b.x, a.y - b.y, a.z - b.z);
}
static inline V3 mul(V3 a, float k) {
  return v3(a.x * k, a.y * k, a.z * k);
}
static inline float dot(V3 a, V3 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline V3 crs(V3 a, V3 b) {
  return v3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
static inline V3 unit(V3 a) {
  return mul(a, 1.f / (sqrtf(dot(a, a)) + 1e-12f));
}
static inline V3 ld(const float *p) {
  return v3(p[0], p[1], p[2]);
}
static inline unsigned pcg(unsigned *s) {
  unsigned o = *s;
  *s = o * 747796405u + 2891336453u;
  unsigned w = ((o >> ((o >> 28) + 4)) ^ o) * 277803737u;
  return (w >> 22) ^ w;
}
static inline float rnd(unsigned *s) {
  return (pcg(s) >> 8) * (1.f / 16777216.f);
}

typedef struct {
  float lo[3], hi[3];
  int a, n;
} Node;
static Node *nodes;
static int nn, *ord;
static float *tri;
static float *cen;

static void split(int k, int a, int n) {
  Node *q = nodes + k;
  float clo[3], chi[3];
  for (int c = 0; c < 3; c++) {
    q->lo[c] = clo[c] = 1e9f;
    q->hi[c] = chi[c] = -1e9f;
  }
  for (int i = a; i < a + n; i++)
    for (int c = 0; c < 3; c++) {
      const float *t = tri + 9 * ord[i];
      for (int v = 0; v < 3; v++) {
        float p = t[c] + (v ? t[3 * v + c] : 0);
        if (p < q->lo[c]) q->lo[c] = p;
        if (p > q->hi[c]) q->hi[c] = p;
      }
      float m = cen[3 * ord[i] + c];
      if (m < clo[c]) clo[c] = m;
      if (m > chi[c]) chi[c] = m;
    }
  q->a = a;
  q->n = n;
  if (n <= 4) return;
  int ax = 0;
  for (int c = 1; c < 3; c++)
    if (chi[c] - clo[c] > chi[ax] - clo[ax]) ax = c;
  float w = chi[ax] - clo[ax];
  if (w < 1e-7f) return;
  enum { B = 16 };
  float bl[B][3], bh[B][3];
  int bc[B] = {0};
  for (int b = 0; b < B; b++)
    for (int c = 0; c < 3; c++) {
      bl[b][c] = 1e9f;
      bh[b][c] = -1e9f;
    }
  for (int i = a; i < a + n; i++) {
    int b = (int)(B * (cen[3 * ord[i] + ax] - clo[ax]) / w);
    if (b > B - 1) b = B - 1;
    bc[b]++;
    const float *t = tri + 9 * ord[i];
    for (int v = 0; v < 3; v++)
      for (int c = 0; c < 3; c++) {
        float p = t[c] + (v ? t[3 * v + c] : 0);
        if (p < bl[b][c]) bl[b][c] = p;
        if (p > bh[b][c]) bh[b][c] = p;
      }
  }
  float best = 1e30f;
  int cut = -1;
  float ra[B];
  int rc[B];
  float l[3] = {1e9f, 1e9f, 1e9f}, h[3] = {-1e9f, -1e9f, -1e9f};
  int cnt = 0;
#define AREA(l, h)                                                                                 \
  ((h[0] - l[0]) * (h[1] - l[1]) + (h[1] - l[1]) * (h[2] - l[2]) + (h[2] - l[2]) * (h[0] - l[0]))
  for (int b = B - 1; b > 0; b--) {
    for (int c = 0; c < 3; c++) {
      if (bl[b][c] < l[c]) l[c] = bl[b][c];
      if (bh[b][c] > h[c]) h[c] = bh[b][c];
    }
    cnt += bc[b];
    rc[b] = cnt;
    ra[b] = cnt ? AREA(l, h) : 0;
  }
  for (int c = 0; c < 3; c++) {
    l[c] = 1e9f;
    h[c] = -1e9f;
  }
  cnt = 0;
  for (int b = 0; b < B - 1; b++) {
    for (int c = 0; c < 3; c++) {
      if (bl[b][c] < l[c]) l[c] = bl[b][c];
      if (bh[b][c] > h[c]) h[c] = bh[b][c];
    }
    cnt += bc[b];
    if (!cnt || !rc[b + 1]) continue;
    float s = cnt * AREA(l, h) + rc[b + 1] * ra[b + 1];
    if (s < best) {
      best = s;
      cut = b;
    }
  }
  int m = a;
  for (int i = a; i < a + n; i++) {
    int b = (int)(B * (cen[3 * ord[i] + ax] - clo[ax]) / w);
    if (b > B - 1) b = B - 1;
    if (b <= cut) {
      int t = ord[i];
      ord[i] = ord[m];
      ord[m++] = t;
    }
  }
  if (m == a || m == a + n) return;
  int c = nn;
  nn += 2;
  q->a = c;
  q->n = 0;
  split(c, a, m - a);
  split(c + 1, m, a + n - m);
}

void bvh(int nt, const float *v) { // v: nt x 9 corner coordinates
  free(nodes);
  free(ord);
  free(tri);
  free(cen);
  nodes = malloc(sizeof(Node) * 2 * nt);
  ord = malloc(4 * nt);
  tri = malloc(36 * (size_t)nt);
  cen = malloc(12 * (size_t)nt);
  for (int i = 0; i < nt; i++) {
    ord[i] = i;
    for (int c = 0; c < 3; c++) {
      tri[9 * i + c] = v[9 * i + c];
      tri[9 * i + 3 + c] = v[9 * i + 3 + c] - v[9 * i + c];
      tri[9 * i + 6 + c] = v[9 * i + 6 + c] - v[9 * i + c];
      cen[3 * i + c] = (v[9 * i + c] + v[9 * i + 3 + c] + v[9 * i + 6 + c]) / 3;
    }
  }
  nn = 1;
  split(0, 0, nt);
}

static int trace(V3 o, V3 d, float tmax, int any) { // index of the triangle that is hit, -1 = free
  float id[3] = {1.f / (d.x ? d.x : 1e-12f), 1.f / (d.y ? d.y : 1e-12f),
                 1.f / (d.z ? d.z : 1e-12f)},
        oo[3] = {o.x, o.y, o.z};
  int st[64], sp = 0, hit = -1;
  st[sp++] = 0;
  while (sp) {
    const Node *q = nodes + st[--sp];
    float t0 = 0, t1 = tmax;
    for (int c = 0; c < 3; c++) {
      float a = (q->lo[c] - oo[c]) * id[c], b = (q->hi[c] - oo[c]) * id[c];
      if (a > b) {
        float s = a;
        a = b;
        b = s;
      }
      if (a > t0) t0 = a;
      if (b < t1) t1 = b;
    }
    if (t0 > t1) continue;
    if (!q->n) {
      int f = (d.x * (nodes[q->a].lo[0] + nodes[q->a].hi[0] - nodes[q->a + 1].lo[0] -
                      nodes[q->a + 1].hi[0]) +
               d.y * (nodes[q->a].lo[1] + nodes[q->a].hi[1] - nodes[q->a + 1].lo[1] -
                      nodes[q->a + 1].hi[1]) +
               d.z * (nodes[q->a].lo[2] + nodes[q->a].hi[2] - nodes[q->a + 1].lo[2] -
                      nodes[q->a + 1].hi[2])) > 0;
      st[sp++] = q->a + (f ? 0 : 1);
      st[sp++] = q->a + (f ? 1 : 0);
      continue;
    }
    for (int i = q->a; i < q->a + q->n; i++) {
      const float *t = tri + 9 * ord[i];
      V3 e1 = ld(t + 3), e2 = ld(t + 6), p = crs(d, e2);
      float det = dot(e1, p);
      if (fabsf(det) < 1e-14f) continue;
      float iv = 1 / det;
      V3 s = sub(o, ld(t));
      float u = dot(s, p) * iv;
      if (u < 0 || u > 1) continue;
      V3 r = crs(s, e1);
      float v = dot(d, r) * iv;
      if (v < 0 || u + v > 1) continue;
      float tt = dot(e2, r) * iv;
      if (tt > 1e-5f && tt < tmax) {
        tmax = tt;
        hit = ord[i];
        if (any) return hit;
      }
    }
  }
  return hit;
}

#endif
