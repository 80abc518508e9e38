import { expect, it } from 'vitest'
import { withMemorySettings } from './memory-settings.ts'

it('limits the memory of the process, unless the operator says otherwise', () => {
  const env = withMemorySettings({ PORT: '3000', MALLOC_ARENA_MAX: '8' })

  expect(env).toMatchObject({
    PORT: '3000',
    MALLOC_ARENA_MAX: '8',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_OPTIONS: expect.stringMatching(/^--max-semi-space-size=16 --max-old-space-size=\d{3,4}$/),
  })
})
