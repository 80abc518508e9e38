import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SHOPS } from '@saum/domain/shops'
import { Provider } from 'oidc-provider'
import type { IdentityProviderSettings } from './identity-settings.ts'

const PUBLIC_ORIGIN = 'https://saum.example'
const CLIENT = { id: 'saum-shop', secret: 'a-secret-only-for-tests-0123456789' }

/** Who is at the browser, as the provider knows them. */
export interface Account {
  subject: string
  claims: Record<string, unknown>
}

export interface TestProvider {
  settings: IdentityProviderSettings
  /** Goes to the provider like a browser and comes back with what it was sent to the shop with. */
  visit(url: string, account: Account | 'cancelling'): Promise<Record<string, string>>
  close(): Promise<void>
}

/** A real provider on this machine; whoever comes is logged in without being asked. */
export async function startTestProvider(): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const accounts = new Map<string, Account>()
  const next: { account: Account | 'cancelling' } = { account: 'cancelling' }
  const provider = aProvider(issuer, accounts)
  const answer = provider.callback()

  async function finishInteraction(request: IncomingMessage, response: ServerResponse) {
    const { account } = next
    const isCancelled = account === 'cancelling'
    if (!isCancelled) accounts.set(account.subject, account)
    const result = isCancelled
      ? { error: 'access_denied', error_description: 'Jemand hat abgebrochen' }
      : { login: { accountId: account.subject } }
    await provider.interactionFinished(request, response, result)
  }

  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void finishInteraction(request, response)
    else void answer(request, response)
  })

  return {
    settings: {
      issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      name: 'Faden Konto',
      publicOrigin: PUBLIC_ORIGIN,
    },
    async visit(url, account) {
      next.account = account
      return Object.fromEntries((await followTo(PUBLIC_ORIGIN, new URL(url))).searchParams)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

function aProvider(issuer: string, accounts: ReadonlyMap<string, Account>): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: SHOPS.map(({ path }) => `${PUBLIC_ORIGIN}/${path}/login/callback/`),
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: ['only-for-tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id)?.claims }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId
      const clientId = oidc.client?.clientId
      if (accountId === undefined || clientId === undefined) return undefined
      const grant = new oidc.provider.Grant({ accountId, clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

/** Follows redirects with cookies until one leads to our own origin. */
async function followTo(origin: string, start: URL): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = start
  for (let hops = 0; url.origin !== origin; hops++) {
    if (hops === 10) throw new Error('The provider leads nowhere')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${response.status}`)
    url = new URL(location, url)
  }
  return url
}
