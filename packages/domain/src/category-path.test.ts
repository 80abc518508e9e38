import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitCategoryPath, toCategoryPath } from './category-path.ts'

describe('category paths', () => {
  it('drops empty parts', () => {
    expect(splitCategoryPath('/damen//kleider/')).toEqual(['damen', 'kleider'])
    expect(splitCategoryPath('damen/kleider')).toEqual(['damen', 'kleider'])
    expect(splitCategoryPath('/')).toEqual([])
  })

  it('splits what it has joined', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]+$/)
    fc.assert(
      fc.property(fc.array(slug), (slugs) => {
        expect(splitCategoryPath(toCategoryPath(slugs))).toEqual(slugs)
      }),
    )
  })
})
