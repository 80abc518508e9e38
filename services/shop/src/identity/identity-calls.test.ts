import { getExternalIdpRedirect, handleIDPLoginCallback } from '@saum/contract/login'
import { getWishlist, addItemToWishlist } from '@saum/contract/wishlist'
import { SHOPS } from '@saum/domain/shops'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aCustomer } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { startTestProvider, type Account, type TestProvider } from './identity-provider.fixture.ts'
import { NOW, visitorOf, type Callback, type VisitorParts } from '@saum/testing/provider-visitor'

const [de, at] = SHOPS
const MINUTE_MS = 60_000

let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider()
})
afterAll(() => provider.close())

const aVisitor = (parts?: VisitorParts) => visitorOf(provider, parts)

function anna(claims: Record<string, unknown> = {}): Account {
  const own = { email: 'anna@saum.example', email_verified: true }
  const names = { given_name: 'Anna', family_name: 'Faden' }
  return { subject: 'subject-of-anna', claims: { ...own, ...names, ...claims } }
}

async function verify({ db }: TestBackend, email: string): Promise<void> {
  await db.transaction(
    (sql) => sql`update customer set email_verified_at = ${NOW} where email = ${email}`,
  )
}

describe.each(TEST_ENGINES)('signing in with a provider on %s', (engine) => {
  it('makes an account of somebody new, verified and in the group of new customers', async () => {
    const visitor = await aVisitor({ engine })

    const answer = await visitor.signIn(anna())

    const [customer] = await visitor.customers()
    expect(answer).toMatchObject({ status: 200, body: { message: 'success', redirectUrl: '/de/' } })
    expect(customer).toMatchObject({ email: 'anna@saum.example', verifiedAt: NOW })
    expect(JSON.parse(customer?.document ?? '')).toMatchObject({
      firstName: 'Anna',
      lastName: 'Faden',
      groups: ['new'],
      isGuestCustomer: false,
    })
    expect(await visitor.sessions()).toEqual([
      { customerId: customer?.id, key: answer.nextSessionKey },
    ])
  })

  it('knows them again by who they are there, whatever their address is by now', async () => {
    const visitor = await aVisitor({ engine })
    await visitor.signIn(anna())

    const again = await visitor.signIn(anna({ email: 'new@saum.example', email_verified: false }))

    expect(again.status).toBe(200)
    expect(await visitor.customers()).toHaveLength(1)
  })

  it('links an account whose address is proven on both sides', async () => {
    const visitor = await aVisitor({ engine })
    await visitor.backend.importCatalog({ customers: [aCustomer({ email: 'anna@saum.example' })] })
    await verify(visitor.backend, 'anna@saum.example')

    const answer = await visitor.signIn(anna({ email: 'Anna@Saum.example' }))

    const [session] = await visitor.sessions()
    expect(answer.status).toBe(200)
    expect(await visitor.customers()).toHaveLength(1)
    expect(session?.customerId).toBe(aCustomer().id)
  })

  it('links no login to an account whose address is not confirmed', async () => {
    const visitor = await aVisitor({ engine })
    await visitor.backend.importCatalog({ customers: [aCustomer({ email: 'anna@saum.example' })] })

    const answer = await visitor.signIn(anna())

    expect(answer).toMatchObject({ status: 403, body: { kind: 'account-unverified' } })
    expect(await visitor.sessions()).toEqual([])
    expect(await visitor.backend.db.sql`select * from customer_identity`).toEqual([])
  })

  it.each([{ email_verified: false }, { email_verified: 'true' }, { email: 'anna' }, { email: 7 }])(
    'takes nobody whose address the provider has not seen proven: %j',
    async (claims) => {
      const visitor = await aVisitor({ engine })

      const answer = await visitor.signIn(anna(claims))

      expect(answer).toMatchObject({ status: 403, body: { kind: 'email-unverified' } })
      expect(await visitor.customers()).toEqual([])
    },
  )

  it('lets nobody in who was deactivated', async () => {
    const visitor = await aVisitor({ engine })
    await visitor.signIn(anna())
    await deactivateAll(visitor.backend)

    const answer = await visitor.signIn(anna())

    expect(answer).toMatchObject({ status: 403, body: { kind: 'customer-inactive' } })
  })

  it('makes one account of two tabs that come back at once', async () => {
    const visitor = await aVisitor({ engine })
    const first = await provider.visit(await visitor.beginAt(), anna())
    const second = await provider.visit(await visitor.beginAt(), anna())

    const answers = await Promise.all([visitor.finish(first), visitor.finish(second)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await visitor.customers()).toHaveLength(1)
  })

  it('is good once: a replayed address logs nobody in, and nobody out', async () => {
    const visitor = await aVisitor({ engine })
    const callback = await provider.visit(await visitor.beginAt(), anna())
    const first = await visitor.finish(callback)

    const replayed = await visitor.finish(callback)

    expect(first.status).toBe(200)
    expect(replayed).toMatchObject({ status: 400, body: { kind: 'invalid-login' } })
    expect(await visitor.sessions()).toHaveLength(1)
    expect(visitor.reasons()).toEqual(['unknown-state'])
  })
})

describe('a sign-in that is under way', () => {
  it('begins with PKCE, state and nonce, at the address only this shop has', async () => {
    const visitor = await aVisitor()

    const url = new URL(await visitor.beginAt(at))

    const asked = Object.fromEntries(url.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://saum.example/at/login/callback/',
      ui_locales: 'de-AT',
      scope: 'openid email profile',
    })
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(asked[secret]).toMatch(/^[\w-]{43}$/)
    expect(url.href).not.toContain('secret')
  })

  it('is kept as a hash, and forgotten after a quarter of an hour', async () => {
    const visitor = await aVisitor()
    const url = await visitor.beginAt()
    const state = new URL(url).searchParams.get('state') ?? ''
    const [kept] = await visitor.backend.db.sql<{ hash: string }>`
      select state_hash as hash from identity_request`

    visitor.clock.now += 15 * MINUTE_MS
    await visitor.backend.runBackgroundWork()

    expect(kept?.hash).not.toContain(state)
    expect(await visitor.backend.db.sql`select * from identity_request`).toEqual([])
  })

  it('leads on to where the customer wanted to go', async () => {
    const visitor = await aVisitor()
    const url = await visitor.beginAt(de, '/de/account/orders/?page=2')

    const answer = await visitor.finish(await provider.visit(url, anna()))

    expect(answer.body).toMatchObject({ redirectUrl: '/de/account/orders/?page=2' })
  })

  it.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`, '/%2f/evil'])(
    'leads home instead of %s',
    async (redirectUrl) => {
      const visitor = await aVisitor()
      const url = await visitor.beginAt(de, redirectUrl)

      const answer = await visitor.finish(await provider.visit(url, anna()))

      expect(answer.body).toMatchObject({ redirectUrl: '/de/' })
    },
  )

  it('takes along what the visitor kept, into a session nobody knew before', async () => {
    const catalog = { categories: [aCategory()], products: [aDress()] }
    const { settings: identityProvider } = provider
    const backend = await startTestBackend({ catalog, identityProvider, now: () => NOW })
    const visitor = await aVisitor({ backend })
    await backend.postAs(visitor.sessionKey, addItemToWishlist, { productId: aDress().id })

    const { nextSessionKey } = await visitor.signIn(anna())

    const own = await backend.postAs(nextSessionKey, getWishlist, {})
    const before = await backend.postAs(visitor.sessionKey, getWishlist, {})
    expect((own.body as { items: unknown[] }).items).toHaveLength(1)
    expect((before.body as { items: unknown[] }).items).toHaveLength(0)
  })

  it('is none where the operator has no provider', async () => {
    const backend = await startTestBackend()
    const visitor = await aVisitor({ backend })

    const beginning = await visitor.begin()
    const end = await visitor.finish({ state: 'made-up', code: 'made-up' })

    expect(beginning).toMatchObject({ status: 200, body: {} })
    expect(end).toMatchObject({ status: 400, body: { kind: 'invalid-login' } })
  })

  it('is begun a few times only', async () => {
    const visitor = await aVisitor()

    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn++) statuses.push((await visitor.begin()).status)

    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true)
    expect(statuses[10]).toBe(429)
  })

  it('needs a session', async () => {
    const { backend } = await aVisitor()

    const answers = [
      await backend.post(getExternalIdpRedirect, {}),
      await backend.post(handleIDPLoginCallback, { state: 'x', code: 'y' }),
    ]

    expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
      [400, { kind: 'no-session' }],
      [400, { kind: 'no-session' }],
    ])
  })
})

describe('the answer of a provider', () => {
  /** Everything refused leaves no session, no account and no name in the log. */
  async function refusedWith(visitor: Awaited<ReturnType<typeof aVisitor>>) {
    expect(await visitor.sessions()).toEqual([])
    expect(await visitor.customers()).toEqual([])
    const lines = JSON.stringify(visitor.backend.logged)
    for (const word of ['anna', 'Anna', 'Faden', 'subject', visitor.sessionKey])
      expect(lines).not.toContain(word)
    return visitor.reasons()
  }

  it('that somebody does not want to is told as such', async () => {
    const visitor = await aVisitor()
    const url = await visitor.beginAt(de, '/de/account/')

    const answer = await visitor.finish(await provider.visit(url, 'cancelling'))

    expect(answer).toMatchObject({
      status: 401,
      body: { kind: 'login-refused', redirectUrl: '/de/account/' },
    })
    expect(await refusedWith(visitor)).toEqual(['access_denied'])
  })

  it('is only believed when it is about the state of this session', async () => {
    const victim = await aVisitor()
    const attacker = await aVisitor({ backend: victim.backend })
    const callback = await provider.visit(await attacker.beginAt(), anna())

    const forced = await victim.finish(callback)

    expect(forced).toMatchObject({ status: 400, body: { kind: 'invalid-login' } })
    expect(await refusedWith(victim)).toEqual(['unknown-state'])
    expect((await attacker.finish(callback)).status).toBe(200)
  })

  it('is too late after a quarter of an hour', async () => {
    const visitor = await aVisitor()
    const callback = await provider.visit(await visitor.beginAt(), anna())
    visitor.clock.now += 15 * MINUTE_MS

    const answer = await visitor.finish(callback)

    expect(answer).toMatchObject({ status: 400, body: { kind: 'invalid-login' } })
    expect(await refusedWith(visitor)).toEqual(['expired-state'])
  })

  it('counts in the shop it was asked for only', async () => {
    const visitor = await aVisitor()
    const callback = await provider.visit(await visitor.beginAt(), anna())

    const answer = await visitor.finish(callback, { shop: at })

    expect(answer.status).toBe(400)
    expect(await refusedWith(visitor)).toEqual(['unknown-state'])
  })

  it.each([
    ['from another issuer', { iss: 'https://evil.example' }, 400],
    ['from an issuer that hides', { iss: undefined }, 400],
    ['with a code that was made up', { code: 'made-up' }, 400],
    ['with a code and an error', { error: 'access_denied' }, 401],
    ['with an error nobody knows', { code: undefined, error: '<b>anna@saum.example</b>' }, 401],
    ['with the fault on their side', { code: undefined, error: 'server_error' }, 503],
    ['without a code', { code: undefined }, 400],
  ])('%s lets nobody in', async (_, changes, status) => {
    const visitor = await aVisitor()
    const callback = await provider.visit(await visitor.beginAt(), anna())
    const changed = Object.entries({ ...callback, ...changes }).filter(([, value]) => value)

    const answer = await visitor.finish(Object.fromEntries(changed) as Callback)

    expect(answer.status).toBe(status)
    expect(await refusedWith(visitor)).toHaveLength(1)
  })

  it.each(['nonce', 'code_challenge'])(
    'lets nobody in who began with another %s',
    async (parameter) => {
      const visitor = await aVisitor()
      const url = new URL(await visitor.beginAt())
      url.searchParams.set(parameter, 'x'.repeat(43))

      const answer = await visitor.finish(await provider.visit(url.href, anna()))

      expect(answer).toMatchObject({ status: 400, body: { kind: 'invalid-login' } })
      expect(await refusedWith(visitor)).toHaveLength(1)
    },
  )

  it('does not count once the operator has changed the provider', async () => {
    const visitor = await aVisitor()
    const callback = await provider.visit(await visitor.beginAt(), anna())
    await visitor.backend.db.transaction(
      (sql) => sql`update identity_request set issuer = 'https://former.example'`,
    )

    const answer = await visitor.finish(callback)

    expect(answer.status).toBe(400)
    expect(await refusedWith(visitor)).toEqual(['other-issuer'])
  })
})

async function deactivateAll({ db }: TestBackend): Promise<void> {
  const rows = await db.sql<{ id: number; document: string }>`select id, document from customer`
  for (const { id, document } of rows) {
    const inactive = { ...(JSON.parse(document) as CustomerDocument), isActive: false }
    await db.transaction(
      (sql) => sql`update customer set document = ${JSON.stringify(inactive)} where id = ${id}`,
    )
  }
}
