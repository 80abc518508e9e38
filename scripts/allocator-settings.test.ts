import { expect, it } from 'vitest'
import { withAllocatorSettings } from './allocator-settings.ts'

it('limits the memory of the allocator, unless the operator says otherwise', () => {
  const env = withAllocatorSettings({ PORT: '3000', MALLOC_ARENA_MAX: '8' })

  expect(env).toMatchObject({
    PORT: '3000',
    MALLOC_ARENA_MAX: '8',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  })
})
