import type { Block } from '@saum/contract/content-block'
import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { createShopText } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { fallbackHome } from './fallback-home.ts'
import { heroOf } from './hero-of.ts'

const picture = { key: 'wide', width: 1920, height: 1080, alt: '' }
const phonePicture = { ...picture, key: 'tall' }
const index: Block = { kind: 'categoryIndex', title: 'Kategorien' }
const banner: Block<'banner'> = { kind: 'banner', size: 'hero', title: [], picture }

describe('what opens the home page', () => {
  it('is the hero at its top, with its crop for phones', () => {
    expect(heroOf([banner, index])).toEqual({ picture })
    expect(heroOf([{ ...banner, phonePicture }])).toEqual({ picture, phone: phonePicture })
  })

  it.each([
    ['nothing', []],
    ['a banner within the page', [{ ...banner, size: 'wide' as const }]],
    ['a hero that something stands above', [index, banner]],
  ])('is not %s', (_, blocks: Block[]) => {
    expect(heroOf(blocks)).toBeNull()
  })
})

describe('[1.4] the home page of a shop whose content was never there', () => {
  it.each(SHOPS.map((shop) => [shop.path, shop] as const))('shows the range of %s', (_, shop) => {
    const { t } = createShopText(shop, testMessages(shop.locale))
    const { title, description, blocks } = fallbackHome(shop, t)

    expect(title).not.toBe('')
    expect(description).not.toBe('')
    expect(blocks.map(({ kind }) => kind)).toEqual(['categoryIndex', 'productSlider'])
    expect(JSON.stringify(blocks)).toContain(`"/${shop.path}/c/new/"`)
  })
})
