import type { RpcRequest } from '@saum/contract/rpc'
import { findShopByPath, type Shop, type ShopPath } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import {
  backendContext,
  contentContext,
  scopeContext,
  shopContext,
  type RequestScope,
} from '#app/server/context.ts'
import { createBackend } from '@saum/contract/backend'
import { answerLogin } from './answer-login.ts'

interface Answer {
  status: number
  body?: unknown
}

interface WorldParts {
  /** What the shop says to each call; everything else is done. */
  answers?: Readonly<Record<string, Answer>>
  shop?: ShopPath
  sessionKey?: string | null
  loginProvider?: string | null
}

const DONE: Answer = { status: 200, body: null }
const EMPTY: Answer = { status: 200, body: { basket: { items: [] } } }

export function refused(status: number, kind: string, more: object = {}): Answer {
  return { status, body: { kind, title: kind, ...more } }
}

/** A request for the login page in a shop that answers what a test says. */
export function aLoginWorld(parts: WorldParts = {}) {
  const { answers = {}, shop = 'de', sessionKey = 'visitor', loginProvider = null } = parts
  const calls: (RpcRequest & { payload: unknown })[] = []
  const faults: unknown[] = []
  let hasEntered = false

  async function rpc(request: RpcRequest) {
    calls.push({ ...request, payload: JSON.parse(request.body).payload })
    const { status, body } = answers[request.name] ?? (request.name === 'getBasket' ? EMPTY : DONE)
    return { status, contentType: 'application/json', body: JSON.stringify(body ?? null) }
  }

  const context = new RouterContextProvider()
  const own = findShopByPath(shop) as Shop
  context.set(shopContext, own)
  context.set(contentContext, {
    findPage: () => null,
    findPageByKey: () => null,
    alternates: () => ({}),
    links: () => ({ privacy: 's/datenschutz' }),
    stories: () => [],
    findMedia: () => null,
  })
  context.set(backendContext, createBackend(rpc, { shopId: own.shopId, requestId: 'request-1' }))
  // The page looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    session: {
      key: sessionKey,
      next: () => 'next-session',
      enterNext: () => (hasEntered = true),
    },
    services: {
      rpc,
      settings: { loginProvider },
      reportFault: (error: unknown) => faults.push(error),
    },
  } as unknown as RequestScope)

  function send(fields: Record<string, string>, query = '') {
    const url = new URL(`https://saum.example/${shop}/login/${query}`)
    const request = new Request(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-client-key': 'network' },
    })
    return answerLogin(context, request, url)
  }

  /** Calls about something else than the basket of the visitor. */
  const asked = () => calls.filter(({ name }) => name !== 'getBasket')
  return { context, send, calls, asked, faults, hasEntered: () => hasEntered }
}
