import type { RpcRequest } from '@saum/contract/rpc'
import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { scopeContext, shopContext, type RequestScope } from '#app/server/context.ts'
import { answerForm } from './answer-form.ts'

const PAGE = 'https://saum.example/de/success/?cbd=signed'

function aShop(status: number, body: unknown = null) {
  const calls: RpcRequest[] = []
  let hasEntered = false
  const faults: unknown[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, SHOPS[0])
  // An action looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    session: {
      key: 'visitor',
      next: () => 'next-session',
      enterNext: () => (hasEntered = true),
    },
    services: {
      async rpc(request: RpcRequest) {
        calls.push(request)
        return { status, contentType: 'application/json', body: JSON.stringify(body) }
      },
      reportFault: (error: unknown) => faults.push(error),
    },
  } as unknown as RequestScope)

  function send(fields: Record<string, string>, page = PAGE) {
    const request = new Request(page, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-client-key': 'network' },
    })
    return answerForm(context, request, new URL(page))
  }

  return { send, calls, faults, hasEntered: () => hasEntered }
}

function refused(kind: string) {
  return { kind, title: kind }
}

describe('cancelling on the confirmation', () => {
  it('comes back to the same order', async () => {
    const shop = aShop(200, { order: {} })

    const address = await shop.send({ intent: 'cancel', token: 'signed' })

    expect(address).toBe('/de/success/?cbd=signed&says=cancelled')
    expect(shop.calls[0]).toMatchObject({ name: 'cancelOrder', clientKey: 'network' })
  })

  it('tells who came too late, and who has no order', async () => {
    const late = await aShop(409, refused('too-late')).send({ intent: 'cancel', token: 'signed' })
    const forged = await aShop(400, refused('invalid-token')).send({ intent: 'cancel', token: 'x' })

    expect(late).toContain('says=too-late')
    expect(forged).toContain('says=failed')
  })

  it('says so where the shop does not answer', async () => {
    const shop = aShop(500)

    expect(await shop.send({ intent: 'cancel', token: 'signed' })).toContain('says=failed')
    expect(shop.faults).toHaveLength(1)
  })
})

describe('an account from an order', () => {
  it('is made by a password only', async () => {
    const shop = aShop(200)

    const address = await shop.send({ intent: 'account', token: 'signed', password: 'nadelfaden' })

    expect(address).toContain('says=account-sent')
    expect(JSON.parse(shop.calls[0]?.body ?? '')).toEqual({
      payload: { orderToken: 'signed', password: 'nadelfaden' },
    })
  })

  it.each([
    [422, 'weak-password', 'account-weak#account'],
    [429, 'too-many-requests', 'too-many#account'],
    [400, 'invalid-token', 'failed'],
  ])('says why not: %d', async (status, kind, says) => {
    const shop = aShop(status, refused(kind))

    const address = await shop.send({ intent: 'account', token: 'signed', password: '1234' })

    expect(address).toBe(`/de/success/?cbd=signed&says=${says}`)
  })

  it('takes no password of ten kilobytes, and writes none into an address', async () => {
    const shop = aShop(200)
    const password = '🪡'.repeat(2_500)

    const address = await shop.send({ intent: 'account', token: 'signed', password })

    expect(address).toBe('/de/success/?cbd=signed&says=account-weak#account')
    expect(shop.calls).toEqual([])
  })

  it('begins with the button behind the link of the mail, and is another session', async () => {
    const shop = aShop(200)

    const address = await shop.send(
      { intent: 'confirm', token: 'mailed', password: 'Nadel&Faden7' },
      'https://saum.example/de/success/',
    )

    expect(address).toBe('/de/success/?says=confirmed')
    expect(shop.calls[0]).toMatchObject({
      name: 'confirmAccount',
      sessionKey: 'visitor',
      nextSessionKey: 'next-session',
    })
    expect(JSON.parse(shop.calls[0]?.body ?? '')).toEqual({
      payload: { token: 'mailed', password: 'Nadel&Faden7' },
    })
    expect(shop.hasEntered()).toBe(true)
  })

  it.each([
    [403, 'wrong-password', 'confirm-wrong'],
    [429, 'too-many-requests', 'too-many'],
  ])('asks for the password again where it was not the one: %d', async (status, kind, says) => {
    const shop = aShop(status, refused(kind))

    const address = await shop.send({ intent: 'confirm', token: 'mailed', password: 'other' })

    expect(address).toBe(`/de/success/?confirm=mailed&says=${says}`)
    expect(shop.hasEntered()).toBe(false)
  })

  it('asks nobody about a password of ten kilobytes', async () => {
    const shop = aShop(200)
    const password = '🪡'.repeat(2_500)

    const address = await shop.send({ intent: 'confirm', token: 'mailed', password })

    expect(address).toBe('/de/success/?confirm=mailed&says=confirm-wrong')
    expect(shop.calls).toEqual([])
  })

  it('stays nobody’s where the link does not hold', async () => {
    const shop = aShop(400, refused('invalid-token'))

    const address = await shop.send({ intent: 'confirm', token: 'old' })

    expect(address).toContain('says=confirm-failed')
    expect(shop.hasEntered()).toBe(false)
  })
})
