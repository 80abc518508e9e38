import { productWith } from '@saum/contract/product-with'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { toPreset } from './product-preset.ts'

describe('how much of a product is answered', () => {
  it.each([
    ['what the call is for', undefined, 'detail'],
    ['a tile by its name', 'tile', 'tile'],
    ['everything by its name', 'detail', 'detail'],
    ['a tile for an empty tree', {}, 'tile'],
    ['a tile for parts a tile has', { variants: 'all', siblings: { images: 'all' } }, 'tile'],
    [
      'a tile for its own texts',
      { advancedAttributes: { withKey: ['shortDescription', 'freeTextBadge'] } },
      'tile',
    ],
    ['everything for other texts', { advancedAttributes: { withKey: ['materials'] } }, 'detail'],
    ['everything for texts of a type', { advancedAttributes: { ofType: [''] } }, 'detail'],
    ['everything for all texts', { advancedAttributes: 'all' }, 'detail'],
    ['everything for a part it does not know', { novelty: true }, 'detail'],
  ] as const)('is %s', (_, wanted, preset) => {
    expect(toPreset(v.parse(productWith, wanted), 'detail')).toBe(preset)
  })
})
