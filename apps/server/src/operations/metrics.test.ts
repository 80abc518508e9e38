import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('writes the figures at most once a second, however often they are asked for', async () => {
  let time = 0
  const metrics = createMetrics(() => time)
  const before = await metrics.text()
  metrics.countCache('hit')
  time = 999
  const kept = await metrics.text()
  time = 1000
  const renewed = await metrics.text()

  expect(kept).toBe(before)
  expect(renewed).toContain('saum_page_cache_total{outcome="hit"} 1')
})
