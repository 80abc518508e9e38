import * as oidc from 'openid-client'
import type { IdentityProviderSettings } from './identity-settings.ts'
import { UnavailableError } from './provider-fault.ts'

/** Of one request; a sign-in takes a few of them. */
const PATIENCE_SECONDS = 4
/** After which a provider is asked again where its doors are. */
const KNOWN_FOR_MS = 60 * 60_000

type Settings = Omit<IdentityProviderSettings, 'name' | 'publicOrigin'>

/** What a provider says of itself, asked once in a while; what went wrong is not remembered. */
export function createProviderDiscovery(settings: Settings): () => Promise<oidc.Configuration> {
  let known: { provider: Promise<oidc.Configuration>; until: number } | null = null

  return function discover() {
    const now = Date.now()
    if (known !== null && now < known.until) return known.provider
    const provider = ask(settings).catch((error: unknown) => {
      known = null
      throw new UnavailableError(error)
    })
    known = { provider, until: now + KNOWN_FOR_MS }
    return provider
  }
}

function ask(settings: Settings): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret, patienceSeconds = PATIENCE_SECONDS } = settings
  const server = new URL(issuer)
  // Signatures too: whoever gets between us and the provider could vouch for anybody.
  const execute = [oidc.enableNonRepudiationChecks]
  // The settings take http for this machine only.
  if (server.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
  const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret)
  return oidc.discovery(server, clientId, undefined, authentication, {
    execute,
    timeout: patienceSeconds,
  })
}
