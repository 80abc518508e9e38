// Edge-avoiding a-trous filter for small sample counts. g: guide planes already divided by their
// sigma (interleaved, ng per pixel); rs > 0 adds a range term on sqrt(luminance) of the signal.
#include <math.h>
#include <stdlib.h>
#include <string.h>
static inline float fexp(float x) {
  if (x < -20) return 0;
  union {
    float f;
    int i;
  } u;
  u.i = (int)(12102203.f * x + 1064866805.f);
  return u.f;
}
void atrous(int w, int h, int ng, const float *g, float *img, int levels, float rs) {
  static const float K[3] = {.375f, .25f, .0625f};
  float *out = malloc(sizeof(float) * 3 * w * h), *lum = malloc(sizeof(float) * w * h);
  for (int lv = 0; lv < levels; lv++) {
    int st = 1 << lv;
    float ir = rs > 0 ? 1.f / (rs * rs) : 0;
    for (int i = 0; i < w * h; i++) {
      float l = img[3 * i] + img[3 * i + 1] + img[3 * i + 2];
      lum[i] = sqrtf(l > 0 ? l * .3333f : 0);
    }
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        int i = y * w + x;
        float a0 = 0, a1 = 0, a2 = 0, ws = 0;
        const float *gi = g + (long)i * ng;
        for (int dy = -2; dy <= 2; dy++) {
          int yy = y + dy * st;
          if (yy < 0 || yy >= h) continue;
          for (int dx = -2; dx <= 2; dx++) {
            int xx = x + dx * st;
            if (xx < 0 || xx >= w) continue;
            int j = yy * w + xx;
            const float *gj = g + (long)j * ng;
            float d = 0;
            for (int c = 0; c < ng; c++) {
              float e = gi[c] - gj[c];
              d += e * e;
            }
            float dl = lum[i] - lum[j];
            d += dl * dl * ir;
            if (d > 16) continue;
            float k = K[abs(dx)] * K[abs(dy)] * fexp(-d);
            a0 += k * img[3 * j];
            a1 += k * img[3 * j + 1];
            a2 += k * img[3 * j + 2];
            ws += k;
          }
        }
        out[3 * i] = a0 / ws;
        out[3 * i + 1] = a1 / ws;
        out[3 * i + 2] = a2 / ws;
      }
    memcpy(img, out, sizeof(float) * 3 * w * h);
  }
  free(out);
  free(lum);
}
