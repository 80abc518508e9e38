// Small-step XPBD cloth: stretch, bend, collision with a distance field and moving arms (with
// friction), cloth on cloth over a hash grid. Called by native/solver.py.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PAIRS_PER_VERTEX 24
#define MAX_PUSH .004f // metres per substep: a vertex deep inside must not shoot out
#define MAX_SPEED 3.f

typedef struct {
  int nx, ny, nz;
  float ox, oy, oz, vox;
  const float *d;
} Field;

typedef struct {
  int n;
  const int *ends;
  const float *length, *give;
} Springs;

// Hash grid over the vertices, and the pairs of them that may touch in this frame.
typedef struct {
  int table, max;
  int *start, *items, *key, *pairs;
} Contacts;

// Distance at p and its direction g; far away where the grid ends.
static float field_at(const Field *s, const float *p, float *g) {
  float fx = (p[0] - s->ox) / s->vox, fy = (p[1] - s->oy) / s->vox, fz = (p[2] - s->oz) / s->vox;
  if (fx < 0 || fy < 0 || fz < 0 || fx >= s->nx - 1 || fy >= s->ny - 1 || fz >= s->nz - 1) {
    g[0] = g[1] = g[2] = 0;
    return 1.f;
  }
  int i = (int)fx, j = (int)fy, k = (int)fz;
  fx -= i;
  fy -= j;
  fz -= k;
  const float *d = s->d;
  int sy = s->nz, sx = s->ny * s->nz;
  const float *q = d + i * sx + j * sy + k;
  float c000 = q[0], c001 = q[1], c010 = q[sy], c011 = q[sy + 1], c100 = q[sx], c101 = q[sx + 1],
        c110 = q[sx + sy], c111 = q[sx + sy + 1];
  float c00 = c000 + (c100 - c000) * fx, c01 = c001 + (c101 - c001) * fx,
        c10 = c010 + (c110 - c010) * fx, c11 = c011 + (c111 - c011) * fx;
  float c0 = c00 + (c10 - c00) * fy, c1 = c01 + (c11 - c01) * fy;
  g[0] = ((c100 - c000) * (1 - fy) + (c110 - c010) * fy) * (1 - fz) +
         ((c101 - c001) * (1 - fy) + (c111 - c011) * fy) * fz;
  g[1] = (c10 - c00) * (1 - fz) + (c11 - c01) * fz;
  g[2] = c1 - c0;
  float n = sqrtf(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]) + 1e-9f;
  g[0] /= n;
  g[1] /= n;
  g[2] /= n;
  return c0 + (c1 - c0) * fz;
}

static unsigned cell(int i, int j, int k, int table) {
  return (unsigned)(i * 92837111 ^ j * 689287499 ^ k * 283923481) & (table - 1);
}

static Contacts new_contacts(int nv) {
  Contacts c = {1, nv * PAIRS_PER_VERTEX};
  while (c.table < 2 * nv)
    c.table <<= 1;
  c.start = malloc(sizeof(int) * (c.table + 1));
  c.items = malloc(sizeof(int) * nv);
  c.key = malloc(sizeof(int) * nv);
  c.pairs = malloc(sizeof(int) * 2 * c.max);
  return c;
}

static void free_contacts(Contacts *c) {
  free(c->start);
  free(c->items);
  free(c->key);
  free(c->pairs);
}

static void fill_grid(Contacts *c, int nv, const float *x, float size) {
  memset(c->start, 0, sizeof(int) * (c->table + 1));
  for (int i = 0; i < nv; i++) {
    const float *p = x + 3 * i;
    c->key[i] = cell((int)floorf(p[0] / size), (int)floorf(p[1] / size), (int)floorf(p[2] / size),
                     c->table);
    c->start[c->key[i]]++;
  }
  int sum = 0;
  for (int i = 0; i < c->table; i++) {
    sum += c->start[i];
    c->start[i] = sum;
  }
  c->start[c->table] = sum;
  for (int i = nv - 1; i >= 0; i--)
    c->items[--c->start[c->key[i]]] = i;
}

static float distance2(const float *a, const float *b) {
  float d0 = a[0] - b[0], d1 = a[1] - b[1], d2 = a[2] - b[2];
  return d0 * d0 + d1 * d1 + d2 * d2;
}

// Pairs near enough to touch that are not neighbours in the cloth; once per frame.
static int find_pairs(Contacts *c, int nv, const float *x, const float *rest, float radius) {
  float size = radius * 1.8f;
  int n = 0;
  fill_grid(c, nv, x, size);
  for (int i = 0; i < nv; i++) {
    int ci = floorf(x[3 * i] / size), cj = floorf(x[3 * i + 1] / size),
        ck = floorf(x[3 * i + 2] / size);
    for (int near = 0; near < 27; near++) {
      unsigned k = cell(ci + near / 9 - 1, cj + near / 3 % 3 - 1, ck + near % 3 - 1, c->table);
      for (int q = c->start[k]; q < c->start[k + 1]; q++) {
        int j = c->items[q];
        if (j <= i || n >= c->max) continue;
        if (distance2(x + 3 * i, x + 3 * j) > size * size) continue;
        if (distance2(rest + 3 * i, rest + 3 * j) < radius * radius * 5.f) continue;
        c->pairs[2 * n] = i;
        c->pairs[2 * n + 1] = j;
        n++;
      }
    }
  }
  return n;
}

static void satisfy(const Springs *s, float *x, const float *w, float inverse_h2) {
  for (int k = 0; k < s->n; k++) {
    int i = s->ends[2 * k], j = s->ends[2 * k + 1];
    float wi = w[i], wj = w[j];
    if (wi + wj == 0) continue;
    float *a = x + 3 * i, *q = x + 3 * j;
    float d0 = a[0] - q[0], d1 = a[1] - q[1], d2 = a[2] - q[2];
    float l = sqrtf(d0 * d0 + d1 * d1 + d2 * d2);
    if (l < 1e-7f) continue;
    float lambda = -(l - s->length[k]) / (wi + wj + s->give[k] * inverse_h2) / l;
    a[0] += wi * lambda * d0, a[1] += wi * lambda * d1, a[2] += wi * lambda * d2;
    q[0] -= wj * lambda * d0, q[1] -= wj * lambda * d1, q[2] -= wj * lambda * d2;
  }
}

// Cloth on cloth: push apart to `radius`, then let the two drag each other along.
static void separate(int n, const int *pairs, float *x, const float *before, const float *w,
                     float radius) {
  for (int k = 0; k < n; k++) {
    int i = pairs[2 * k], j = pairs[2 * k + 1];
    float *a = x + 3 * i, *q = x + 3 * j, wi = w[i] > 0, wj = w[j] > 0;
    float d[3] = {a[0] - q[0], a[1] - q[1], a[2] - q[2]};
    float l2 = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    if (l2 > radius * radius || l2 < 1e-14f) continue;
    float l = sqrtf(l2), push = .5f * (radius - l) / l;
    for (int c = 0; c < 3; c++) {
      a[c] += wi * push * d[c];
      q[c] -= wj * push * d[c];
    }
    for (int c = 0; c < 3; c++) {
      float va = a[c] - before[3 * i + c], vb = q[c] - before[3 * j + c], mean = .5f * (va + vb);
      a[c] += wi * .25f * (mean - va);
      q[c] += wj * .25f * (mean - vb);
    }
  }
}

// Position of p along the axis of a capsule chain from `from` to `to` (0..1) and the offset.
static float along(const float *from, const float *to, const float *p, float *offset) {
  float e[3] = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
  float t = ((p[0] - from[0]) * e[0] + (p[1] - from[1]) * e[1] + (p[2] - from[2]) * e[2]) /
            (e[0] * e[0] + e[1] * e[1] + e[2] * e[2]);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  for (int c = 0; c < 3; c++)
    offset[c] = p[c] - from[c] - t * e[c];
  return t;
}

// Arms are tapered capsules that move; the right ones come first, then the left ones. Lowers the
// distance d and its gradient g where an arm is nearer than the form.
static float arm_distance(int n, const float *arms, const float *p, float thick, float d,
                          float *g) {
  int first = p[0] > 0 ? 0 : n / 2, last = first + n / 2;
  float q[3];
  along(arms + 8 * first, arms + 8 * (last - 1) + 3, p, q);
  if (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] > .0049f) return d; // far from the whole arm
  for (int c = first; c < last; c++) {
    const float *k = arms + 8 * c;
    float t = along(k, k + 3, p, q);
    float l = sqrtf(q[0] * q[0] + q[1] * q[1] + q[2] * q[2]) + 1e-9f;
    float dc = l - (k[6] + t * (k[7] - k[6])) - thick;
    if (dc >= d) continue;
    d = dc;
    for (int i = 0; i < 3; i++)
      g[i] = q[i] / l;
  }
  return d;
}

static void collide(const Field *field, int na, const float *arms, float *p, const float *before,
                    float thick, float friction) {
  float g[3], d = field_at(field, p, g) - thick;
  if (na) d = arm_distance(na, arms, p, thick, d, g);
  if (d >= 0) return;
  float push = -d > MAX_PUSH ? MAX_PUSH : -d, t[3], dn = 0;
  for (int c = 0; c < 3; c++)
    p[c] += push * g[c];
  for (int c = 0; c < 3; c++) {
    t[c] = p[c] - before[c];
    dn += t[c] * g[c];
  }
  for (int c = 0; c < 3; c++)
    t[c] -= dn * g[c];
  float tl = sqrtf(t[0] * t[0] + t[1] * t[1] + t[2] * t[2]) + 1e-9f, hold = friction * (-d) / tl;
  if (hold > 1) hold = 1;
  for (int c = 0; c < 3; c++)
    p[c] -= hold * t[c];
}

static float clamp_speed(float u) {
  return u > MAX_SPEED ? MAX_SPEED : u < -MAX_SPEED ? -MAX_SPEED : u;
}

void simulate(int nv, float *x, float *v, const float *w, const float *rest, int ne, const int *e,
              const float *eL, const float *ec, int nb, const int *b, const float *bL,
              const float *bc, int nx, int ny, int nz, float ox, float oy, float oz, float vox,
              const float *sd, int na, const float *arms, const float *thick, float friction,
              float self_r, float gx, float gy, float gz, float damp, float dt, int sub,
              int frames) {
  Field field = {nx, ny, nz, ox, oy, oz, vox, sd};
  Springs stretch = {ne, e, eL, ec}, bend = {nb, b, bL, bc};
  Contacts contacts = new_contacts(nv);
  float h = dt / sub, gravity[3] = {gx, gy, gz}, *before = malloc(sizeof(float) * 3 * nv);
  float keep = 1.f - damp * h > 0 ? 1.f - damp * h : 0;
  for (int f = 0; f < frames; f++) {
    int np = self_r > 0 ? find_pairs(&contacts, nv, x, rest, self_r) : 0;
    for (int s = 0; s < sub; s++) {
      memcpy(before, x, sizeof(float) * 3 * nv);
      for (int i = 0; i < 3 * nv; i++)
        if (w[i / 3] > 0) {
          v[i] += gravity[i % 3] * h;
          x[i] += v[i] * h;
        }
      satisfy(&stretch, x, w, 1.f / (h * h));
      satisfy(&bend, x, w, 1.f / (h * h));
      separate(np, contacts.pairs, x, before, w, self_r);
      for (int i = 0; i < nv; i++)
        if (w[i] > 0) collide(&field, na, arms, x + 3 * i, before + 3 * i, thick[i], friction);
      for (int i = 0; i < 3 * nv; i++)
        v[i] = w[i / 3] > 0 ? clamp_speed((x[i] - before[i]) / h * keep) : 0;
    }
  }
  free(before);
  free_contacts(&contacts);
}
