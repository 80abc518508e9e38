import type { RpcRequest } from '@saum/contract/rpc'
import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { scopeContext, shopContext, type RequestScope } from '#app/server/context.ts'
import { logOut } from './log-out.ts'

function aBrowser(status: number, key: string | null = 'session') {
  const calls: RpcRequest[] = []
  const faults: unknown[] = []
  let isEnded = false
  const context = new RouterContextProvider()
  context.set(shopContext, SHOPS[0])
  // A logout looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    session: { key, end: () => (isEnded = true) },
    services: {
      async rpc(request: RpcRequest) {
        calls.push(request)
        const kind = status === 401 ? 'not-logged-in' : 'internal'
        const body = JSON.stringify({ kind, title: '' })
        return { status, contentType: 'application/json', body }
      },
      reportFault: (error: unknown) => faults.push(error),
    },
  } as unknown as RequestScope)
  return { context, calls, faults, isEnded: () => isEnded }
}

describe('logging out', () => {
  it('ends the session in the shop and in the browser', async () => {
    const browser = aBrowser(200)

    await logOut(browser.context)

    expect(browser.calls).toMatchObject([{ name: 'oauthRevokeToken', sessionKey: 'session' }])
    expect(browser.isEnded()).toBe(true)
  })

  it('leaves a visitor their basket', async () => {
    const visitor = aBrowser(401)
    const nobody = aBrowser(200, null)

    await logOut(visitor.context)
    await logOut(nobody.context)

    expect([visitor.isEnded(), nobody.isEnded()]).toEqual([false, false])
    expect(nobody.calls).toEqual([])
  })

  it('leaves nothing in the browser, though the shop does not answer', async () => {
    const browser = aBrowser(500)

    await logOut(browser.context)

    expect(browser.isEnded()).toBe(true)
    expect(browser.faults).toHaveLength(1)
  })
})
