import type { RpcRequest } from '@saum/contract/rpc'
import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { scopeContext, shopContext, type RequestScope } from '#app/server/context.ts'
import { answerForm } from './answer-form.ts'

const PAGE = 'https://saum.example/de/success/?link=cbd.0123456789abcdef'

function aShop(status: number, body: unknown = null) {
  const calls: RpcRequest[] = []
  const faults: unknown[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, SHOPS[0])
  // An action looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    session: { key: 'visitor' },
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

  return { send, calls, faults }
}

function refused(kind: string) {
  return { kind, title: kind }
}

describe('cancelling on the confirmation', () => {
  it('comes back to the same order', async () => {
    const shop = aShop(200, { order: {} })

    const address = await shop.send({ intent: 'cancel', token: 'signed' })

    expect(address).toBe('/de/success/?link=cbd.0123456789abcdef&says=cancelled')
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

describe.each(['cancel', 'account'])('the form %s with a token no order can have', (intent) => {
  it.each(['', 'x'.repeat(513)])(
    'is refused without a call and without a fault in the log',
    async (token) => {
      const shop = aShop(400)

      const address = await shop.send({ intent, token, password: 'nadelfaden' })

      expect(address).toContain('says=failed')
      expect(shop.calls).toEqual([])
      expect(shop.faults).toEqual([])
    },
  )
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

    const address = await shop.send({ intent: 'account', token: 'signed', password: 'nadelfaden' })

    expect(address).toBe(`/de/success/?link=cbd.0123456789abcdef&says=${says}`)
  })

  it.each([
    ['of ten kilobytes', '🪡'.repeat(2_500), 'account-long'],
    ['of seven signs', 'nadel 7', 'account-short'],
    ['of nothing', '', 'account-short'],
  ])('takes no password %s, and writes none into an address', async (_which, password, says) => {
    const shop = aShop(200)

    const address = await shop.send({ intent: 'account', token: 'signed', password })

    expect(address).toBe(`/de/success/?link=cbd.0123456789abcdef&says=${says}#account`)
    expect(shop.calls).toEqual([])
  })
})
