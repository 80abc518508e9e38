import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEFAULT_SHOP as shop } from '@saum/domain/shops'
import { getExternalIdpRedirect } from '@saum/contract/login'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend } from '@saum/testing/test-backend'
import { afterEach, describe, expect, it } from 'vitest'
import { createIdentityProvider } from './identity-provider.ts'
import type { IdentityProviderSettings } from './identity-settings.ts'

const SECRETS = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
})

type Answers = (issuer: string, path: string) => string | number | null

/** Something that calls itself a provider: a body, a status, or no answer at all. */
async function aBadProvider(answers: Answers): Promise<IdentityProviderSettings> {
  const server = createServer((request, response) => {
    const answer = answers(issuer, request.url ?? '')
    if (answer === null) return
    const status = typeof answer === 'number' ? answer : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'number' ? '{}' : answer)
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    clientId: 'saum',
    clientSecret: null,
    name: 'Faden',
    publicOrigin: 'https://saum.example',
    patienceSeconds: 0.2,
  }
}

function metadata(issuer: string): string {
  return JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['ES256'],
  })
}

function tokens(issuer: string, key: KeyObject, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const own = { iss: issuer, aud: 'saum', sub: 'anna', iat: now, exp: now + 60, nonce: 'nonce' }
  const person = { email: 'anna@saum.example', email_verified: true }
  const parts = [{ alg: 'ES256' }, { ...own, ...person, ...claims }]
  const text = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  const idToken = `${text}.${signature.toString('base64url')}`
  return JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: idToken })
}

describe('a provider that is none', () => {
  it.each<[string, Answers]>([
    ['says nothing', () => null],
    ['is broken', () => 500],
    ['is somebody else', () => metadata('https://evil.example')],
    ['makes no sense', () => '<html>'],
  ])('%s: the sign-in does not begin, and the page is not kept waiting', async (_, answers) => {
    const backend = await startTestBackend({ identityProvider: await aBadProvider(answers) })

    const answer = await backend.postAs(aSessionKey(), getExternalIdpRedirect, {})

    expect(answer).toMatchObject({ status: 503, body: { kind: 'provider-unavailable' } })
    expect(backend.logged).toMatchObject([{ level: 'error' }])
    expect(await backend.db.sql`select * from identity_request`).toEqual([])
  })

  it('is asked again once it is there', async () => {
    const state = { isUp: false }
    const settings = await aBadProvider((issuer) => (state.isUp ? metadata(issuer) : 500))
    const provider = createIdentityProvider(settings)

    const down = await provider.signInUrl(shop, SECRETS)
    state.isUp = true
    const up = await provider.signInUrl(shop, SECRETS)

    expect([down.ok, up.ok]).toEqual([false, true])
  })
})

describe('what a provider vouches for', () => {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const stolen = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  async function redeemed(answer: (issuer: string) => string | number | null) {
    const settings = await aBadProvider((issuer, path) => {
      if (path.startsWith('/.well-known/')) return metadata(issuer)
      if (path !== '/jwks') return answer(issuer)
      return JSON.stringify({ keys: [own.publicKey.export({ format: 'jwk' })] })
    })
    const callback = { state: SECRETS.state, code: 'code' }
    const outcome = await createIdentityProvider(settings).redeem(shop, callback, SECRETS)
    return outcome.ok ? outcome.value : outcome.refusal.kind
  }

  it('is a person, when it is signed by the provider', async () => {
    const person = await redeemed((issuer) => tokens(issuer, own.privateKey))

    expect(person).toMatchObject({ subject: 'anna', email: 'anna@saum.example' })
  })

  it('is nothing when somebody else has signed it', async () => {
    const person = await redeemed((issuer) => tokens(issuer, stolen.privateKey))

    expect(person).toBe('invalid-login')
  })

  it.each<[string, Record<string, unknown>]>([
    ['for another shop', { aud: 'another' }],
    ['by another issuer', { iss: 'https://evil.example' }],
    ['for another sign-in', { nonce: 'another' }],
    ['for none', { nonce: undefined }],
    ['long ago', { exp: 1_000_000_000 }],
  ])('is nothing %s', async (_, claims) => {
    const person = await redeemed((issuer) => tokens(issuer, own.privateKey, claims))

    expect(person).toBe('invalid-login')
  })

  it('is nothing while the provider is slow or broken', async () => {
    expect(await redeemed(() => null)).toBe('provider-unavailable')
    expect(await redeemed(() => 503)).toBe('provider-unavailable')
  })

  it('has names without signs nobody can type, and no longer than we keep them', async () => {
    const claims = { given_name: 'An\u0000\nna', family_name: 'F'.repeat(10_000) }

    const person = await redeemed((issuer) => tokens(issuer, own.privateKey, claims))

    expect(person).toMatchObject({ firstName: 'An na', lastName: 'F'.repeat(100) })
  })
})
