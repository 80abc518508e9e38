import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseShop,
  isShopChoice,
  SHOP_COOKIE_MAX_AGE_SECONDS,
  withoutShopChoice,
  withShopChoice,
} from './locale-choice.ts'
import { SHOPS } from './shops.ts'

describe('[9.5] the remembered shop', () => {
  it('wins over the languages of the browser', () => {
    expect(chooseShop({ cookie: 'ch', acceptLanguage: 'en' }).path).toBe('ch')
  })

  it('is remembered for 365 days', () => {
    expect(SHOP_COOKIE_MAX_AGE_SECONDS).toBe(31_536_000)
  })

  it('is ignored when no such shop exists', () => {
    expect(chooseShop({ cookie: 'us', acceptLanguage: 'en' }).path).toBe('en')
  })
})

describe('the shop for a first visit', () => {
  it.each([
    ['de-AT', 'at'],
    ['de-at', 'at'],
    ['de-CH', 'ch'],
    ['fr-CH', 'fr-ch'],
    ['fr-FR', 'fr-ch'],
    ['fr', 'fr-ch'],
    ['de', 'de'],
    ['de-LU', 'de'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['it', 'de'],
    ['*', 'de'],
    ['', 'de'],
    ['it-CH, en;q=0.5', 'en'],
    ['en;q=0.3, de-CH;q=0.8', 'ch'],
    ['fr;q=0.5, en;q=0.5', 'fr-ch'],
    ['en;q=0, de-AT;q=0.1', 'at'],
    ['en;q=nonsense, fr;q=0.1', 'fr-ch'],
  ])('for “%s” is %s', (acceptLanguage, path) => {
    expect(chooseShop({ acceptLanguage }).path).toBe(path)
  })

  it('is one of ours whatever a browser sends', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.string(), (cookie, acceptLanguage) => {
        expect(SHOPS).toContain(chooseShop({ cookie, acceptLanguage }))
      }),
    )
  })
})

describe('the mark of a chosen shop', () => {
  it.each([
    ['/at/', '/at/?shop=chosen', ''],
    ['/at/c/new/?page=2', '/at/c/new/?page=2&shop=chosen', '?page=2'],
    ['/at/?a=%20&b#top', '/at/?a=%20&b&shop=chosen#top', '?a=%20&b'],
  ])('is put on %s and taken off again', (href, marked, query) => {
    const { search } = new URL(marked, 'https://saum.example')

    expect(withShopChoice(href)).toBe(marked)
    expect(isShopChoice(search)).toBe(true)
    expect(withoutShopChoice(search)).toBe(query)
  })

  it('is nothing else that is called shop', () => {
    expect(isShopChoice('?shop=de')).toBe(false)
    expect(isShopChoice('')).toBe(false)
  })
})
