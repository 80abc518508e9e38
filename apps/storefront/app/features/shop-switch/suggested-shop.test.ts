import { findShopByPath, type Shop } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { suggestedShop } from './suggested-shop.ts'

function shop(path: string): Shop {
  const found = findShopByPath(path)
  if (!found) throw new Error(`No shop ${path}`)
  return found
}

describe('the suggestion of another shop', () => {
  it('names the shop of the visitor’s language', () => {
    const suggested = suggestedShop({ current: shop('de'), languages: ['fr-CH'], cookies: '' })

    expect(suggested?.path).toBe('fr-ch')
  })

  it('names the shop of the visitor’s country', () => {
    const suggested = suggestedShop({ current: shop('de'), languages: ['de-AT'], cookies: '' })

    expect(suggested?.path).toBe('at')
  })

  it('stays silent in the right shop', () => {
    expect(suggestedShop({ current: shop('en'), languages: ['en-US'], cookies: '' })).toBeNull()
  })

  it('stays silent for a language no shop speaks', () => {
    expect(suggestedShop({ current: shop('en'), languages: ['ja'], cookies: '' })).toBeNull()
  })

  it('is not repeated after an answer', () => {
    const cookies = 'shop=de; shop_suggestion=answered'

    expect(suggestedShop({ current: shop('de'), languages: ['fr-CH'], cookies })).toBeNull()
  })
})
