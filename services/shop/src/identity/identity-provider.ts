import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import * as oidc from 'openid-client'
import { providerKey, type IdentityProviderSettings } from './identity-settings.ts'
import { createProviderDiscovery } from './provider-discovery.ts'
import { describeFault, type ProviderFault } from './provider-fault.ts'
import { readPerson, type VouchedPerson } from './vouched-person.ts'

/** What only we know of a sign-in that is under way. */
export interface SignInSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** What the provider sent the browser back with. */
export interface Callback {
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** What is read of a person: who it is, and how to write to them. */
const SCOPE = 'openid email profile'
/** All that a browser waits for at the end of a sign-in; a call may take ten. */
const REDEEMED_WITHIN_MS = 8_000

export interface IdentityProvider {
  /** Names it in answers. */
  key: string
  issuer: string
  /** Where the browser goes. */
  signInUrl(shop: Shop, secrets: SignInSecrets): Promise<Result<string, ProviderFault>>
  /** Who came back. */
  redeem(
    shop: Shop,
    callback: Callback,
    secrets: SignInSecrets,
  ): Promise<Result<VouchedPerson, ProviderFault>>
}

export function createIdentityProvider(settings: IdentityProviderSettings): IdentityProvider {
  const discover = createProviderDiscovery(settings)

  /** The one address of a shop the provider knows. */
  function callbackUrl(shop: Shop): URL {
    return new URL(`/${shop.path}/login/callback/`, settings.publicOrigin)
  }

  async function signInUrl(shop: Shop, { state, nonce, codeVerifier }: SignInSecrets) {
    const url = oidc.buildAuthorizationUrl(await discover(), {
      redirect_uri: callbackUrl(shop).href,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: shop.locale,
    })
    return url.href
  }

  async function redeem(address: URL, { state, nonce, codeVerifier }: SignInSecrets) {
    const provider = await discover()
    const tokens = await oidc.authorizationCodeGrant(provider, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('The provider sent no ID token')
    // Providers may keep what is personal out of the token.
    if (typeof claims['email'] === 'string') return readPerson(claims)
    return readPerson(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub))
  }

  return {
    key: providerKey(settings.name),
    issuer: settings.issuer,
    signInUrl: (shop, secrets) => judged(signInUrl(shop, secrets)),
    redeem(shop, callback, secrets) {
      const address = withParameters(callbackUrl(shop), callback)
      return judged(withinTime(redeem(address, secrets)))
    },
  }
}

/** Whatever a provider or a made-up answer does wrong ends in one of a few refusals. */
async function judged<T>(work: Promise<T>): Promise<Result<T, ProviderFault>> {
  try {
    return accept(await work)
  } catch (error) {
    return refuse(describeFault(error))
  }
}

function withParameters(url: URL, { state, code, iss, error }: Callback): URL {
  for (const [name, value] of Object.entries({ state, code, iss, error })) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('The provider took too long')),
    REDEEMED_WITHIN_MS,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
