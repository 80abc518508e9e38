import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem, applied, aPromotion } from '#app/features/basket/test-basket.ts'
import { createShopText } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import type { VoucherRefusal } from './page-notice.ts'
import { takenWords, voucherWords } from './voucher-words.ts'

const text = createShopText(DEFAULT_SHOP, testMessages('de-DE'))

describe('what a basket says about a code', () => {
  it.each<[VoucherRefusal, string]>([
    [{ reason: 'unknown' }, 'Diesen Code kennen wir nicht. Prüfe Buchstaben und Ziffern.'],
    [
      { reason: 'expired', moment: '2026-10-31T22:59:59.999Z' },
      'Dieser Gutschein war bis 31. Oktober 2026 gültig.',
    ],
    [
      { reason: 'not-started', moment: '2026-12-15T23:00:00.000Z' },
      'Dieser Gutschein gilt ab 16. Dezember 2026.',
    ],
    [
      { reason: 'below-minimum', minimumCents: 5_000, missingCents: 1_205 },
      'Dieser Gutschein gilt ab 50,00 €. Es fehlen noch 12,05 €.',
    ],
    [
      { reason: 'not-combinable', promotionName: 'Strick zu zweit' },
      'Dieser Gutschein lässt sich nicht mit Strick zu zweit verbinden. Du kannst einen von beiden behalten.',
    ],
    [{ reason: 'used-up' }, 'Dieser Gutschein ist schon eingelöst.'],
    [{ reason: 'too-many' }, 'Zu viele Versuche. Bitte warte 60 Minuten.'],
  ])('names the reason: %o', (refusal, words) => {
    expect(voucherWords(refusal, text).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it.each(SHOPS.map((shop) => [shop.path, shop] as const))(
    'has words of its own for every reason in %s',
    (_, shop) => {
      const own = createShopText(shop, testMessages(shop.locale))
      const reasons = ['unknown', 'too-many', 'used-up', 'nothing-to-reduce'] as const
      const said = [
        ...reasons.map((reason) => voucherWords({ reason }, own)),
        voucherWords({ reason: 'not-combinable', promotionName: 'Strick' }, own),
        voucherWords({ reason: 'below-minimum', minimumCents: 1, missingCents: 1 }, own),
        voucherWords({ reason: 'expired', moment: '2026-10-31T22:59:59.999Z' }, own),
        voucherWords({ reason: 'not-started', moment: '2026-10-31T22:59:59.999Z' }, own),
      ]

      expect(new Set(said).size).toBe(said.length)
      for (const words of said) expect(words).not.toMatch(/!|basket\./)
    },
  )

  it('tells what a voucher takes off', () => {
    const voucher = {
      code: 'WINTER10',
      type: 'absolute',
      value: 1_000,
      reducedCents: 1_000,
    } as const

    const words = takenWords(aBasket({ voucher }), ' winter 10', text)

    expect(words.replaceAll('\u00a0', ' ')).toBe('Gutschein WINTER10 eingelöst: −10,00 €')
  })

  it('names the promotion a code opened, and not the voucher that was there before', () => {
    const circle = aPromotion({
      displayName: 'Nähkreis',
      conditions: [{ level: 'global', key: 'code', condition: true }],
    })
    const voucher = {
      code: 'WINTER10',
      type: 'absolute',
      value: 1_000,
      reducedCents: 1_000,
    } as const
    const basket = aBasket({ voucher, items: [aBasketItem(applied(circle))] })

    expect(takenWords(basket, 'naehkreis15', text)).toBe('Nähkreis ist berücksichtigt.')
  })
})
