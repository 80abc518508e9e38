// The photo studio: rasterised G-buffer, area lights with traced soft shadows, one traced bounce.
// Visibility and ambient light are traced at half size, filtered and joined to full-size shading,
// where bump, sheen and gloss are evaluated without noise. Called by render/photo_set.py.
#include "studio_cloth.h"
#include "studio_light.h"

// cam: position, right, up, forward, focal (in image heights), shift x, shift y
void raster(int nf, const float *V, const int *F, const float *cam, int W, int H, int *id,
            float *zb) {
  V3 o = ld(cam), R = ld(cam + 3), U = ld(cam + 6), D = ld(cam + 9);
  float f = cam[12] * H;
  for (long i = 0; i < (long)W * H; i++) {
    id[i] = -1;
    zb[i] = 0;
  }
  for (int t = 0; t < nf; t++) {
    float x[3], y[3], z[3];
    int bad = 0;
    for (int k = 0; k < 3; k++) {
      V3 p = sub(ld(V + 3 * F[3 * t + k]), o);
      float d = dot(p, D);
      if (d < .05f) bad = 1;
      z[k] = 1 / d;
      x[k] = W * .5f + f * (dot(p, R) / d - cam[13] / cam[12]);
      y[k] = H * .5f - f * (dot(p, U) / d - cam[14] / cam[12]);
    }
    if (bad) continue;
    float ar = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
    if (fabsf(ar) < 1e-9f) continue;
    int x0 = (int)floorf(fminf(x[0], fminf(x[1], x[2])) - .5f),
        x1 = (int)ceilf(fmaxf(x[0], fmaxf(x[1], x[2]))),
        y0 = (int)floorf(fminf(y[0], fminf(y[1], y[2])) - .5f),
        y1 = (int)ceilf(fmaxf(y[0], fmaxf(y[1], y[2])));
    if (x0 < 0) x0 = 0;
    if (y0 < 0) y0 = 0;
    if (x1 > W - 1) x1 = W - 1;
    if (y1 > H - 1) y1 = H - 1;
    for (int j = y0; j <= y1; j++)
      for (int i = x0; i <= x1; i++) {
        float px = i + .5f, py = j + .5f;
        float b0 = ((x[1] - px) * (y[2] - py) - (x[2] - px) * (y[1] - py)) / ar,
              b1 = ((x[2] - px) * (y[0] - py) - (x[0] - px) * (y[2] - py)) / ar, b2 = 1 - b0 - b1;
        if (b0 < -1e-4f || b1 < -1e-4f || b2 < -1e-4f) continue;
        float q = b0 * z[0] + b1 * z[1] + b2 * z[2];
        long k = (long)j * W + i;
        if (q > zb[k]) {
          zb[k] = q;
          id[k] = t;
        }
      }
  }
}

// Light traced at half size: visibility of every lamp plus ambient, with position and normal.
typedef struct {
  int w, h;
  float tolerance; // distance from the plane of a point that still counts as the same surface
  float *light;    // (NL + 1) per point
  V3 *P, *N;
  char *ok;
} Traced;

static float likeness(V3 p, V3 n, V3 q, V3 m, float tolerance) {
  float a = dot(sub(q, p), n), b = 1 - dot(n, m);
  return expf(-a * a / (tolerance * tolerance) - b * b * 40);
}

static Traced trace_light(const Scene *S, const float *cam, int W, int H, const int *id,
                          const float *L, const int *ns, int na) {
  int w = W / 2, h = H / 2, W2 = 2 * W, H2 = 2 * H;
  size_t n = (size_t)w * h;
  Traced T = {w,
              h,
              fmaxf(.0015f, 2.2f / (cam[12] * H / cam[15])),
              calloc(n * (NL + 1), 4),
              malloc(n * sizeof(V3)),
              malloc(n * sizeof(V3)),
              calloc(n, 1)};
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      // the middle subsamples first: they stand for the whole block best
      static const int off[16] = {5, 10, 6, 9, 0, 15, 3, 12, 1, 2, 4, 7, 8, 11, 13, 14};
      size_t k = (size_t)y * w + x;
      for (int q = 0; q < 16; q++) {
        int i = 4 * x + (off[q] & 3), j = 4 * y + (off[q] >> 2);
        if (j >= H2 || i >= W2) continue;
        int t = id[(size_t)j * W2 + i];
        Hit a;
        if (t < 0 || !surface(S, cam, W2, H2, i, j, t, &a)) continue;
        T.ok[k] = 1;
        T.P[k] = a.p;
        T.N[k] = a.n;
        gather(a.p, a.n, L, ns, na, k, T.light + k * (NL + 1));
        break;
      }
    }
  return T;
}

// One round of an edge-avoiding filter; later rounds reach further and mix less.
static void filter_round(const Traced *T, int round, float *result) {
  static const float kernel[5] = {.0625f, .25f, .375f, .25f, .0625f};
  int st = 1 << round;
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < T->h; y++)
    for (int x = 0; x < T->w; x++) {
      size_t k = (size_t)y * T->w + x;
      if (!T->ok[k]) continue;
      float acc[NL + 1] = {0}, ws = 0;
      for (int b = -2; b <= 2; b++)
        for (int a = -2; a <= 2; a++) {
          int i = x + a * st, j = y + b * st;
          if (i < 0 || j < 0 || i >= T->w || j >= T->h) continue;
          size_t q = (size_t)j * T->w + i;
          if (!T->ok[q]) continue;
          float g = kernel[a + 2] * kernel[b + 2] *
                    likeness(T->P[k], T->N[k], T->P[q], T->N[q], T->tolerance * 2 * st);
          float dv = 0;
          for (int c = 0; c <= NL; c++) {
            float d = T->light[q * (NL + 1) + c] - T->light[k * (NL + 1) + c];
            dv += d * d;
          }
          g *= expf(-dv * (round ? 3.f * round : .6f));
          for (int c = 0; c <= NL; c++)
            acc[c] += g * T->light[q * (NL + 1) + c];
          ws += g;
        }
      for (int c = 0; c <= NL; c++)
        result[k * (NL + 1) + c] = acc[c] / ws;
    }
}

static void filter_light(Traced *T, int rounds) {
  size_t bytes = (size_t)T->w * T->h * (NL + 1) * 4;
  float *result = malloc(bytes);
  for (int round = 0; round < rounds; round++) {
    filter_round(T, round, result);
    memcpy(T->light, result, bytes);
  }
  free(result);
}

// Adds the light of one traced point to lb if it lies on the same surface as a.
static float borrow(const Traced *T, const Hit *a, int gx, int gy, float weight, float *lb) {
  size_t k = (size_t)gy * T->w + gx;
  if (gx < 0 || gy < 0 || gx >= T->w || gy >= T->h || !T->ok[k]) return 0;
  float g = weight * likeness(a->p, a->n, T->P[k], T->N[k], T->tolerance);
  for (int c = 0; c <= NL; c++)
    lb[c] += g * T->light[k * (NL + 1) + c];
  return g;
}

// Light at a subsample: bilinear from its four neighbours; beside an edge further away; traced
// anew if nothing near lies on the same surface. Returns the sum of the weights in lb.
static float light_at(const Traced *T, const Hit *a, int i, int j, int W2, const float *L,
                      const int *ns, int na, float *lb) {
  float ws = 0, fx = (i + .5f) / 4 - .5f, fy = (j + .5f) / 4 - .5f;
  int bx = (int)floorf(fx), by = (int)floorf(fy);
  for (int q = 0; q < 4; q++) {
    float wx = (q & 1) ? fx - bx : 1 - fx + bx, wy = (q >> 1) ? fy - by : 1 - fy + by;
    ws += borrow(T, a, bx + (q & 1), by + (q >> 1), wx * wy + 1e-7f, lb);
  }
  if (ws < .01f)
    for (int gy = by - 2; gy <= by + 3; gy++)
      for (int gx = bx - 2; gx <= bx + 3; gx++) {
        float near = expf(-.35f * ((gx - fx) * (gx - fx) + (gy - fy) * (gy - fy)));
        ws += borrow(T, a, gx, gy, near, lb);
      }
  if (ws < .003f) {
    gather(a->p, a->n, L, ns, na, (unsigned)(j * W2 + i), lb);
    ws = 1;
  }
  return ws;
}

// Gloss of one lamp, sampled on a grid over its face (GGX, Schlick).
static float lamp_gloss(const float *l, int grid, V3 p, V3 n, V3 v, float nv, float f0, float al) {
  V3 c = ld(l), ux = ld(l + 3), uy = ld(l + 6), face = unit(crs(ux, uy));
  float area = 4 * sqrtf(dot(ux, ux) * dot(uy, uy)) / (grid * grid), sum = 0;
  for (int q = 0; q < grid * grid; q++) {
    float sx = (2 * (q % grid) + 1.f) / grid - 1, sy = (2 * (q / grid) + 1.f) / grid - 1;
    V3 d = sub(add(c, add(mul(ux, sx), mul(uy, sy))), p);
    float r2 = dot(d, d);
    d = mul(d, 1 / sqrtf(r2));
    float nl = dot(n, d);
    if (nl <= 0) continue;
    V3 half = unit(add(d, v));
    float nh = dot(n, half), grazing = 1 - fmaxf(0, dot(v, half));
    float k2 = nh * nh * (al * al - 1) + 1, D = al * al / (3.14159f * k2 * k2);
    float kk = al * .5f, masking = 1 / ((nl * (1 - kk) + kk) * (nv * (1 - kk) + kk));
    float fresnel = f0 + (1 - f0) * grazing * grazing * grazing * grazing * grazing;
    sum += D * masking * fresnel * .25f * nl * fabsf(dot(face, d)) * area / r2;
  }
  return sum;
}

// Everything of a pixel that varies too slowly to repeat per subsample.
typedef struct {
  V3 F[NL], dir[NL];
  float gloss;
} Slow;

// Diffuse light and sheen of one subsample; the first one of a pixel also fills in `slow`.
static float shade(const Mat *m, const Hit *a, V3 n, V3 eye, const float *L, const float *lb,
                   float ws, int is_first, Slow *slow) {
  V3 v = unit(sub(eye, a->p));
  float nv = fmaxf(.05f, dot(n, v)), E = lb[NL] / ws, sheen = 0, gloss = 0;
  float f0 = .08f * m->spec, al = m->rough * m->rough;
  for (int k = 0; k < NL; k++) {
    const float *l = L + 10 * k;
    if (is_first) {
      slow->F[k] = vecirr(a->p, l);
      slow->dir[k] = unit(sub(ld(l), a->p));
    }
    float vis = lb[k] / ws;
    if (vis < .002f) continue;
    float e = irr(slow->F[k], n) * vis * l[9];
    E += e;
    float lh = 1 - fmaxf(0, dot(slow->dir[k], unit(add(slow->dir[k], v))));
    sheen += e * lh * lh * lh * lh * lh;
    if (is_first) gloss += vis * l[9] * lamp_gloss(l, k ? 2 : 3, a->p, n, v, nv, f0, al);
  }
  if (is_first) {
    float rim = (1 - f0) * powf(1 - nv, 5) * .25f * (1 - m->rough);
    slow->gloss = gloss + (f0 + rim) * lb[NL] / ws;
  }
  return E + m->sheen * 2.2f * sheen;
}

// id: 2W x 2H subsample triangles. out: per pixel shade, gloss, alpha, stitch; ids and uv come from
// one subsample.
void picture(const Scene *S, const float *cam, int W, int H, const int *id, const float *L,
             const int *ns, int na, int rounds, float *out, int *oid, float *ouv) {
  int W2 = 2 * W, H2 = 2 * H;
  V3 eye = ld(cam);
  Traced T = trace_light(S, cam, W, H, id, L, ns, na);
  filter_light(&T, rounds);
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      size_t pixel = (size_t)y * W + x;
      float *o = out + 4 * pixel;
      int count = 0;
      Slow slow;
      o[0] = o[1] = o[2] = o[3] = 0;
      oid[pixel] = -1;
      for (int sb = 0; sb < 4; sb++) {
        int i = 2 * x + (sb & 1), j = 2 * y + (sb >> 1), t = id[(size_t)j * W2 + i];
        Hit a;
        if (t < 0 || !surface(S, cam, W2, H2, i, j, t, &a)) continue;
        const Mat *m = S->M + S->mat[t];
        float stitch, lb[NL + 1] = {0};
        V3 n = bumped(S, m, &a, &stitch);
        if (oid[pixel] < 0) {
          oid[pixel] = m->id;
          memcpy(ouv + 2 * pixel, a.up, sizeof a.up);
        }
        float ws = light_at(&T, &a, i, j, W2, L, ns, na, lb);
        o[0] += shade(m, &a, n, eye, L, lb, ws, !count, &slow);
        o[3] += stitch;
        count++;
      }
      if (!count) continue;
      o[0] /= count;
      o[1] = slow.gloss;
      o[2] = count / 4.f;
      o[3] /= count;
    }
  free(T.light);
  free(T.P);
  free(T.N);
  free(T.ok);
}
