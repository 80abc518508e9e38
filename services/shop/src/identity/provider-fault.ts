import * as oidc from 'openid-client'

/** Why a sign-in came to nothing, without a word about whose it was. */
export interface ProviderFault {
  kind: 'invalid-login' | 'login-refused' | 'provider-unavailable'
  /** For the log. */
  code: string
}

/** A provider that does not say where its doors are. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
  constructor(cause: unknown) {
    super('The provider cannot be asked', { cause })
  }
}

/** What a provider answers when the fault is its own, or ours in what it knows of us. */
const PROVIDER_ERRORS: ReadonlySet<string> = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
])

/** An answer that is not what it has to be: made up, mixed up, or for somebody else. */
const FORGED_CODES: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
])

export function describeFault(error: unknown): ProviderFault {
  if (error instanceof UnavailableError) {
    return { kind: 'provider-unavailable', code: codeOf(error.cause) }
  }
  if (error instanceof oidc.AuthorizationResponseError) {
    const isTheirs = PROVIDER_ERRORS.has(error.error)
    return { kind: isTheirs ? 'provider-unavailable' : 'login-refused', code: plain(error.error) }
  }
  if (error instanceof oidc.ResponseBodyError) {
    const isTheirs = error.status >= 500 || PROVIDER_ERRORS.has(error.error)
    return { kind: isTheirs ? 'provider-unavailable' : 'invalid-login', code: plain(error.error) }
  }
  const code = codeOf(error)
  return { kind: FORGED_CODES.has(code) ? 'invalid-login' : 'provider-unavailable', code }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** What a provider or a made-up address says could be anything; only the names of errors are written down. */
function plain(code: string): string {
  return /^[a-z_]{1,40}$/.test(code) ? code : 'unknown'
}
