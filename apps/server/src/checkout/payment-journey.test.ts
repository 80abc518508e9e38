import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '@saum/contract/checkout'
import { describe, expect, it } from 'vitest'
import { aVisitorKey } from '@saum/testing/session-visitor'
import { aPayingGuest } from './test-paying-guest.ts'

const CARD = { number: '4242 4242 4242 4242', expiry: '09/49', code: '123', holder: 'Ada Geheim' }
const CONFIRMED = {
  state: 'paid',
  stock: 7,
  mails: ['order-confirmation'],
  refunds: [],
  basketItems: 0,
}
const GIVEN_UP = { state: 'cancelled', stock: 9, mails: [], refunds: [], basketItems: 1 }

describe('[2.12] paying elsewhere', { timeout: 20_000 }, () => {
  it('holds the pieces and the basket until it is decided', async () => {
    const paying = await aPayingGuest('card')

    expect(await paying.facts()).toMatchObject({
      state: 'pended',
      stock: 7,
      mails: [],
      basketItems: 1,
    })
  })

  it('confirms the order once, by webhook and return in any order', async () => {
    const paying = await aPayingGuest('card')

    const back = await paying.submit('card', CARD)
    const targets = await Promise.all([
      paying.go(back),
      paying.go(back),
      paying.go(paying.paymentUrl),
    ])

    expect(back).toBe(paying.returnUrl)
    expect(targets[0]).toMatch(/^\/de\/success\/\?cbd=/)
    await expect.poll(paying.facts).toEqual(CONFIRMED)
    expect(await paying.go(paying.paymentUrl)).toMatch(/^\/de\/success\//)
  })

  it('confirms the order of somebody who closes the browser after paying', async () => {
    const paying = await aPayingGuest('wallet_redirect')

    await paying.submit('wallet', { answer: 'confirm' })

    await expect.poll(paying.facts).toEqual(CONFIRMED)
  })

  it('shows the order to the browser that ordered, and to no other that has the address', async () => {
    const paying = await aPayingGuest('card')
    const stranger = await aVisitorKey(paying.guest.backend)
    const back = await paying.submit('card', CARD)

    const targets = [
      await paying.go(back, null),
      await paying.go(back, stranger),
      await paying.go(paying.paymentUrl, stranger),
    ]

    expect(new Set(targets)).toEqual(new Set(['/de/success/?payment=elsewhere']))
    expect(await paying.go(back)).toMatch(/^\/de\/success\/\?cbd=/)
    await expect.poll(paying.facts).toEqual(CONFIRMED)
  })

  it('gives everything back after a decline, and leads back to the choice', async () => {
    const paying = await aPayingGuest('card')

    const back = await paying.submit('card', { ...CARD, number: '4000000000000002' })

    expect(await paying.go(back)).toBe('/de/checkout/?step=delivery&payment=failed')
    await expect.poll(paying.facts).toEqual(GIVEN_UP)
    const state = await paying.guest.state()
    expect(state).toMatchObject({ order: null, selectedPaymentOption: 'card' })
  })

  it('gives everything back when the shopper cancels there', async () => {
    const paying = await aPayingGuest('wallet_redirect')

    const back = await paying.submit('cancel')

    expect(await paying.go(back)).toBe('/de/checkout/?step=delivery&payment=cancelled')
    await expect.poll(paying.facts).toEqual(GIVEN_UP)
  })

  it('goes through after 3-D Secure', async () => {
    const paying = await aPayingGuest('card')

    await paying.submit('card', { ...CARD, number: '4000 0027 6000 3184' })
    expect(await paying.facts()).toMatchObject({ state: 'pended' })
    await paying.submit('challenge', { answer: 'confirm', code: '123456' })

    await expect.poll(paying.facts).toEqual(CONFIRMED)
  })

  it('explains on the confirmation what is still on its way', async () => {
    const paying = await aPayingGuest('card')

    const back = await paying.submit('card', { ...CARD, number: '4000000000000077' })

    expect(await paying.go(back)).toMatch(/^\/de\/success\//)
    expect(await paying.facts()).toMatchObject({ state: 'pended', mails: [] })
  })

  it('is not forgotten when the process ends between paying and being told', async () => {
    const paying = await aPayingGuest('wallet_redirect')
    paying.shop.isDown = true
    await paying.submit('wallet', { answer: 'confirm' })
    await expect.poll(() => paying.logged.join()).toContain('A notice was not taken')

    await paying.restart()
    paying.shop.isDown = false

    await expect.poll(paying.facts, { timeout: 8000 }).toEqual(CONFIRMED)
  })

  it('is noted before the server closes, when the provider has just told of it', async () => {
    const paying = await aPayingGuest('wallet_redirect')
    const gate = Promise.withResolvers<void>()
    paying.shop.gate = gate.promise
    await paying.submit('wallet', { answer: 'confirm' })

    const closed = paying.restart()
    gate.resolve()
    await closed

    expect(await paying.facts()).toEqual(CONFIRMED)
  })

  it('sends back money for an order that was given up meanwhile', async () => {
    const paying = await aPayingGuest('wallet_redirect')
    const [, paymentKey = ''] = /payment\/(.+)$/.exec(paying.paymentUrl) ?? []
    await paying.guest.call(calls.abandonPayment, { paymentKey })
    const before = await paying.facts()

    await paying.submit('wallet', { answer: 'confirm' })

    expect(before).toEqual(GIVEN_UP)
    await expect.poll(paying.facts).toEqual({ ...GIVEN_UP, refunds: ['due'] })
    await paying.workOff()
    expect(await paying.facts()).toEqual({ ...GIVEN_UP, refunds: ['done'] })
  })
})

describe('[expectations 12] card data', { timeout: 20_000 }, () => {
  it('is in none of our files and in no line of the log', async () => {
    const paying = await aPayingGuest('card')
    await paying.submit('card', { ...CARD, number: '4111 1111 1111 1111' })
    await paying.submit('card', CARD)
    await expect.poll(paying.facts).toEqual(CONFIRMED)

    const names = await readdir(paying.folder, { recursive: true, withFileTypes: true })
    const files = names.filter((entry) => entry.isFile())
    const bytes = await Promise.all(
      files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
    )
    const everything = [...bytes, ...paying.logged].join('\n')

    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['shop.sqlite', 'payments.sqlite']),
    )
    expect(everything).toContain('anna@saum.example')
    for (const secret of [CARD.number, '4111 1111 1111 1111', CARD.holder, CARD.expiry]) {
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(secret.replaceAll(' ', ''))
    }
  })
})
