import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CompiledMessage, MessagePart } from './format-message.ts'
import { formatMessage, formatPieces } from './format-message.ts'
import { formattersFor } from './formatters.ts'
import { createShopText, ShopTextProvider, useShopText } from './shop-text.tsx'
import { testMessages } from './test-messages.ts'

function shopAt(path: ShopPath) {
  const shop = SHOPS.find((candidate) => candidate.path === path)
  if (!shop) throw new Error(`No shop at ${path}`)
  return shop
}

function textOf(path: ShopPath) {
  const shop = shopAt(path)
  return createShopText(shop, testMessages(shop.locale))
}

describe('the texts of a shop', () => {
  it('count in every language', () => {
    const counted = SHOPS.map(({ path }) =>
      [0, 1, 2, 1234].map((count) => textOf(path).t('header.basket_count', { count })),
    )

    expect(counted).toEqual([
      [
        'Warenkorb, leer',
        'Warenkorb, 1 Artikel',
        'Warenkorb, 2 Artikel',
        'Warenkorb, 1.234 Artikel',
      ],
      [
        'Warenkorb, leer',
        'Warenkorb, 1 Artikel',
        'Warenkorb, 2 Artikel',
        'Warenkorb, 1.234 Artikel',
      ],
      [
        'Warenkorb, leer',
        'Warenkorb, 1 Artikel',
        'Warenkorb, 2 Artikel',
        'Warenkorb, 1’234 Artikel',
      ],
      ['Panier, vide', 'Panier, 1 article', 'Panier, 2 articles', 'Panier, 1’234 articles'],
      ['Basket, empty', 'Basket, 1 item', 'Basket, 2 items', 'Basket, 1,234 items'],
    ])
  })

  it('use the singular for none in French only', () => {
    expect(textOf('fr-ch').t('listing.colours', { count: 0 })).toBe('0 couleur')
    expect(textOf('en').t('listing.colours', { count: 0 })).toBe('0 colours')
  })

  it('write numbers in a sentence as the country does', () => {
    expect(textOf('de').t('listing.progress', { shown: 1000, total: 2400 })).toBe(
      '1.000 von 2.400 Artikeln gesehen',
    )
  })

  it('use Austrian and Swiss words', () => {
    expect(textOf('de').t('basket.to_checkout')).toBe('Zur Kasse')
    expect(textOf('at').t('basket.to_checkout')).toBe('Zur Kassa')
    expect(textOf('ch').t('category.skirts')).toBe('Jupes')
  })

  it('exist for a function only where the shop has it', () => {
    const key = 'price.swiss_before'
    const before = SHOPS.map(({ path }) => {
      const { t, hasText } = textOf(path)
      return hasText(key) ? t(key, { price: 'CHF 90.00' }) : null
    })

    expect(before).toEqual([null, null, 'bisher CHF 90.00', 'auparavant CHF 90.00', null])
  })

  it('refuse a text whose namespace was not loaded, naming it', () => {
    const { t } = createShopText(SHOPS[0], {})

    expect(() => t('basket.title')).toThrow('No text basket.title for de-DE')
  })

  it('refuse to show a sentence with a hole', () => {
    const message = ['Nummer ', ['reference']] as const

    expect(() => formatMessage(message, {}, formattersFor(SHOPS[0]))).toThrow('{reference}')
  })
})

describe('a text with a link inside', () => {
  function TaxNote() {
    const { richText, t } = useShopText()
    const deliveryLink = <a href="/delivery/">{t('price.delivery_link')}</a>
    return <p>{richText('price.tax_note', { deliveryLink })}</p>
  }

  it('keeps the order of words of each language', () => {
    const pages = SHOPS.map((shop) =>
      renderToStaticMarkup(
        <ShopTextProvider shop={shop} messages={testMessages(shop.locale)}>
          <TaxNote />
        </ShopTextProvider>,
      ),
    )

    expect(pages[0]).toBe('<p>inkl. MwSt., zzgl. <a href="/delivery/">Versand</a></p>')
    expect(pages[4]).toBe('<p>incl. VAT, plus <a href="/delivery/">delivery</a></p>')
  })

  it('escapes what a visitor typed', () => {
    const { richText } = textOf('de')

    expect(renderToStaticMarkup(richText('search.zero_title', { term: '<b>x</b>' }))).toBe(
      'Nichts gefunden für „&lt;b&gt;x&lt;/b&gt;“',
    )
  })

  it('cannot be asked for outside a shop', () => {
    expect(() => renderToStaticMarkup(<TaxNote />)).toThrow('ShopTextProvider')
  })
})

describe('every text of every shop', () => {
  function slotsOf(message: CompiledMessage): string[] {
    return typeof message === 'string' ? [] : message.flatMap(slotsOfPart)
  }

  function slotsOfPart(part: MessagePart): string[] {
    if (typeof part !== 'object') return []
    const branches = Object.values(part[2] ?? {})
    return [part[0], ...branches.flatMap(slotsOf)]
  }

  it.each(SHOPS)('can be formatted with any count in $locale', (shop) => {
    const formatters = formattersFor(shop)
    for (const message of Object.values(testMessages(shop.locale))) {
      for (const count of [0, 1, 2, 21, 1000]) {
        const values = Object.fromEntries(slotsOf(message).map((slot) => [slot, count]))
        const text = formatPieces(message, values, formatters).join('')
        expect(text).toMatch(/^[^{}#]+$/)
        expect(text).not.toMatch(/undefined|NaN/)
      }
    }
  })
})
