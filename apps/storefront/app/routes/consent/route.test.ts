import { createBackend } from '@saum/contract/backend'
import type { ConsentServiceId } from '@saum/domain/consent-services'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { startTestBackend } from '@saum/testing/test-backend'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { backendContext, contentContext, scopeContext, shopContext } from '#app/server/context.ts'
import { routeArgs, thrownBy } from '#app/server/test-customer-context.ts'
import { action, loader } from './route.tsx'

const SERVICES: readonly ConsentServiceId[] = ['visit-statistics', 'tag-manager']

async function aShop() {
  const service = await startTestBackend()
  const { shopId } = DEFAULT_SHOP
  const context = new RouterContextProvider()
  context.set(shopContext, DEFAULT_SHOP)
  context.set(contentContext, { links: () => ({ privacy: 'datenschutz' }) } as never)
  context.set(backendContext, createBackend(service.transport, { shopId, requestId: 'test' }))
  // The route looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'test',
    settings: { publicOrigin: 'https://saum.example', tracking: { services: SERVICES } },
    services: { reportFault() {} },
  } as never)
  async function post(form: Record<string, string>) {
    const args = routeArgs(context, '/de/consent/', { params: {}, form })
    return (await thrownBy(() => action(args))) as Response
  }
  async function load(path: string, headers: Record<string, string> = {}) {
    const args = routeArgs(context, path, { params: {} })
    return loader({ ...args, request: new Request(args.request, { headers }) })
  }
  return { post, load }
}

describe('[6.5] the address of the choice', () => {
  it('answers a choice with its cookie and leads back, which no cache keeps', async () => {
    const { post } = await aShop()

    const answer = await post({ answer: 'all', returnTo: '/de/c/dresses/' })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/c/dresses/'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/)
    expect(findConsent(cookie)?.granted).toEqual(SERVICES)
  })

  it.each(['', 'https://evil.example/', '//evil.example', '/%2f/evil.example', String.raw`/\evil`])(
    'leads nobody elsewhere: %s',
    async (returnTo) => {
      const { post } = await aShop()

      const answer = await post({ answer: 'none', returnTo })

      expect(answer.headers.get('location')).toBe('/de/consent/?says=saved')
    },
  )

  it('shows what was chosen, when, and when the visitor is asked again', async () => {
    const { post, load } = await aShop()
    const [cookie] = (await post({ answer: 'all' })).headers.getSetCookie()

    const page = await load('/de/consent/?says=saved', { cookie: cookie?.split(';', 1)[0] ?? '' })

    expect(page).toMatchObject({ granted: SERVICES, isSilenced: false, says: 'saved' })
    expect(page.chosen?.againAt).toBe((page.chosen?.at ?? 0) + 365 * 24 * 60 * 60 * 1000)
    expect(page.measured).toMatchObject({ visits: 0, since: null })
  })

  it('shows nothing as chosen to whom it has not seen', async () => {
    const { load } = await aShop()

    const page = await load('/de/consent/?returnTo=//evil.example')

    expect(page).toMatchObject({ granted: [], chosen: null, measured: null, returnTo: '' })
  })

  it('allows nothing whose browser says no, whatever their cookie says', async () => {
    const { post, load } = await aShop()
    const [cookie = ''] = (await post({ answer: 'all' })).headers.getSetCookie()

    const page = await load('/de/consent/', { cookie, 'sec-gpc': '1' })

    expect(page).toMatchObject({ granted: [], isSilenced: true, measured: null })
  })
})
