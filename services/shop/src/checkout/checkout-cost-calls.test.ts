import * as calls from '@saum/contract/checkout'
import { applyVoucher } from '@saum/contract/basket'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { aVoucher } from '@saum/testing/catalog-extras'
import { checkingOut, stateOf } from '@saum/testing/checkout-shopper'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { inEveryShop } from '@saum/testing/catalog-builders'
import { describe, expect, it } from 'vitest'
import { issueGiftCard, type IssuedGiftCard } from '../gift-card/issue-gift-card.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')
const [, , ch, , en] = SHOPS
const PRICES = inEveryShop({ amount: 4_000 }, { amount: 5_000 })
const PARIS = { countryCode: 'FR', zipCode: '75001', city: 'Paris' }
const ZURICH = { countryCode: 'CH', zipCode: '8001', city: 'Zürich' }

describe.each(TEST_ENGINES)('what an order costs on %s', (engine) => {
  async function aGuest(shopId: ShopId = 10_028, quantity = 1) {
    const dress = aDress({ prices: PRICES })
    const { backend, sessionKey } = await aShopper({ engine, now: () => NOW }, [dress])
    const guest = checkingOut(backend, { sessionKey, shopId })
    await guest.add({ variantId: 701, quantity }, shopId)
    await guest.state()
    return guest
  }

  it('is the goods and the usual delivery, until another one is chosen', async () => {
    const guest = await aGuest()

    const { cost } = await guest.state()
    const express = await guest.call(calls.setShippingOption, { optionKey: 'express' })

    expect(cost).toEqual({
      currencyCode: 'EUR',
      subtotalCents: 4_000,
      goodsCents: 4_000,
      deliveryCents: 395,
      totalCents: 4_395,
      taxCents: 702,
      taxRate: 0.19,
      giftCardCents: 0,
      dueCents: 4_395,
    })
    expect(stateOf(express).cost).toMatchObject({ deliveryCents: 995, totalCents: 4_995 })
  })

  it('is delivered free by what the goods cost after a voucher', async () => {
    const guest = await aGuest(10_028, 2)
    const before = (await guest.state()).cost
    const value = { EUR: 3_001, CHF: 3_001 }
    await guest.backend.importCatalog({
      vouchers: [aVoucher({ effect: { type: 'absolute', value } })],
    })

    await guest.backend.postAs(guest.sessionKey, applyVoucher, { code: 'WINTER10' })

    expect(before).toMatchObject({ goodsCents: 8_000, deliveryCents: 0 })
    expect((await guest.state()).cost).toMatchObject({
      subtotalCents: 8_000,
      goodsCents: 4_999,
      deliveryCents: 395,
      totalCents: 5_394,
    })
  })

  it('contains the tax of the country it goes to', async () => {
    const guest = await aGuest(en.shopId)
    const unknown = (await guest.state()).cost

    const { cost } = await guest.prepare({ address: PARIS })

    expect(unknown).toMatchObject({ taxRate: 0.19, deliveryCents: 695 })
    expect(cost).toMatchObject({
      taxRate: 0.2,
      deliveryCents: 995,
      totalCents: 4_995,
      taxCents: 832,
    })
  })

  it('is in francs in Switzerland', async () => {
    const guest = await aGuest(ch.shopId)

    const { cost } = await guest.prepare({ address: ZURICH })

    expect(cost).toMatchObject({ currencyCode: 'CHF', totalCents: 5_790, taxRate: 0.081 })
  })

  describe('with a gift card', () => {
    async function withCard(cents: number, shopId: ShopId = 10_028) {
      const guest = await aGuest(shopId)
      const { db } = guest.backend
      const card = await issueGiftCard(db, { cents, currency: 'EUR', now: NOW })
      return { guest, card, add: (one: IssuedGiftCard) => guest.call(calls.addGiftCard, one) }
    }

    it('is paid by it as far as it goes', async () => {
      const { card, add } = await withCard(1_000)

      const answer = await add(card)

      const state = stateOf(answer)
      expect(state.giftCards).toEqual([
        { id: card.id, lastDigits: card.number.slice(-4), usedCents: 1_000, restCents: 0 },
      ])
      expect(state.cost).toMatchObject({ totalCents: 4_395, giftCardCents: 1_000, dueCents: 3_395 })
    })

    it('of more than it costs needs no other payment', async () => {
      const { guest, card, add } = await withCard(10_000)
      await guest.prepare()
      await add(card)

      const state = await guest.state()
      const order = await guest.order()

      expect(state).toMatchObject({
        step: 'review',
        selectedPaymentOption: null,
        cost: { giftCardCents: 4_395, dueCents: 0 },
        giftCards: [{ restCents: 5_605 }],
      })
      expect(order).toMatchObject({ status: 200, body: { next: { type: 'done' } } })
      expect(await guest.backend.db.sql`select balance_cents as left from gift_card`).toEqual([
        { left: 5_605 },
      ])
    })

    it('takes it however it is printed, once, and off again', async () => {
      const { guest, card, add } = await withCard(1_000)
      const number = card.number.replaceAll(/(\d{4})/g, '$1 ')

      await add(card)
      const twice = await add({ ...card, number })
      const without = await guest.call(calls.removeGiftCard, { id: card.id })

      expect(stateOf(twice).giftCards).toHaveLength(1)
      expect(stateOf(without)).toMatchObject({ giftCards: [], cost: { dueCents: 4_395 } })
    })

    it('says the same of a wrong PIN, a wrong number and a card of another currency', async () => {
      const { card, add } = await withCard(1_000)
      const swiss = await withCard(1_000, ch.shopId)
      const refused = { status: 404, body: { kind: 'gift-card-not-found' } }

      const pin = card.pin === '000000' ? '000001' : '000000'
      expect(await add({ ...card, pin })).toMatchObject(refused)
      expect(await add({ ...card, number: '0000000000000000' })).toMatchObject(refused)
      expect(await swiss.add(swiss.card)).toMatchObject(refused)
    })

    it('that is empty is told to whoever knows its PIN', async () => {
      const { card, add } = await withCard(0)

      expect(await add(card)).toMatchObject({ status: 409, body: { kind: 'gift-card-empty' } })
    })

    it('may be guessed ten times an hour, and then not even rightly', async () => {
      const { card, add } = await withCard(1_000)

      const guesses = await Promise.all(
        Array.from({ length: 10 }, () => add({ ...card, number: '1' })),
      )
      const right = await add(card)

      expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]))
      expect(right).toMatchObject({ status: 429, body: { kind: 'too-many-requests' } })
    })

    it('may be guessed ten times whoever guesses, with however many baskets', async () => {
      const { guest, card } = await withCard(1_000)
      const statuses: number[] = []
      for (let turn = 0; turn < 11; turn += 1) {
        const other = checkingOut(guest.backend)
        await other.add({ variantId: 701, quantity: 1 })
        await other.state()
        const wrong = { number: card.number, pin: 'x' }
        statuses.push((await other.call(calls.addGiftCard, wrong)).status)
      }

      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    })

    it('keeps neither number nor PIN', async () => {
      const { guest, card, add } = await withCard(1_000)
      await add(card)

      const rows = await guest.backend.db.sql`select * from gift_card`
      const checkouts = await guest.backend.db.sql`select document from checkout`

      expect(JSON.stringify([rows, checkouts, guest.backend.logged])).not.toContain(card.number)
      expect(JSON.stringify(rows)).not.toContain(`"${card.pin}"`)
    })
  })
})
