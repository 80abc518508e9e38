import type { ProviderRequest } from '../configuration.ts'
import type { Engine } from '../engine.ts'
import { expiredToken, withoutReply } from './call-errors.ts'
import type { EngineError } from './engine-error.ts'
import { MAX_RENEWALS, renewToken, warnOfRenewal } from './renew-token.ts'
import { pause, within, type Limits } from './within.ts'

export type CallResult<Reply> = { ok: true; reply: Reply } | { ok: false; error: EngineError }

export interface ProviderCall extends Limits {
  url: string
  /** Sent as JSON by POST; without one the call is a GET. */
  body?: object
  headers?: Readonly<Record<string, string>>
}

const MAX_ATTEMPTS = 10
const FIRST_PAUSE_MS = 100

/**
 * Asks the provider with the token of the moment: renews it when it has run out and is patient when
 * there are too many requests. Any other reply is handed back, whatever its status. Never rejects.
 */
export async function callProvider(
  engine: Engine,
  call: ProviderCall,
): Promise<CallResult<Response>> {
  try {
    for (let renewals = 0; ; renewals++) {
      const accessToken = await tokenOf(engine, call)
      const reply = await ask(engine, await prepare(engine, call, accessToken), call)
      if (reply.status !== 401 && reply.status !== 419) return { ok: true, reply }
      dismiss(reply)
      if (renewals === MAX_RENEWALS) warnOfRenewal(engine)
      const isWorthIt =
        renewals < MAX_RENEWALS &&
        (await within(engine.environment, call, () => renewToken(engine, accessToken)))
      if (!isWorthIt) return { ok: false, error: expiredToken(reply.status) }
    }
  } catch (error) {
    return { ok: false, error: withoutReply(error, call.url, call.signal) }
  }
}

/** An engine that was made without a token gets its first one here. */
async function tokenOf(engine: Engine, limits: Limits): Promise<string> {
  const { accessToken } = engine.configuration.get()
  if (accessToken === '') await within(engine.environment, limits, () => renewToken(engine, ''))
  return engine.configuration.get().accessToken
}

async function prepare(
  { configuration, environment }: Engine,
  call: ProviderCall,
  accessToken: string,
): Promise<ProviderRequest> {
  const { preprocessRequest } = configuration.get()
  const { url, body } = call
  const request: ProviderRequest = {
    url,
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      Authorization: `Bearer ${accessToken}`,
      ...call.headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  }
  if (preprocessRequest === undefined) return request
  try {
    // A copy, so that a hook that fails halfway has not changed what is sent instead.
    const copy = { ...request, headers: { ...request.headers } }
    return await within(environment, call, () => preprocessRequest(copy))
  } catch (error) {
    call.signal?.throwIfAborted()
    const text = 'Platform request preprocessing failed. Returning default request options.'
    environment.log('warn', text, error)
    return request
  }
}

/** The same request again while there are too many, after ever longer pauses. */
async function ask(
  { environment }: Engine,
  { url, ...init }: ProviderRequest,
  limits: Limits,
): Promise<Response> {
  for (let attempt = 1, pauseMs = FIRST_PAUSE_MS; ; attempt++, pauseMs *= 2) {
    const reply = await within(environment, limits, (signal) =>
      environment.fetch(url, { ...init, signal }),
    )
    if (reply.status !== 429 || attempt === MAX_ATTEMPTS) return reply
    dismiss(reply)
    await pause(environment, pauseMs, limits.signal)
  }
}

/** Frees the connection of a reply nobody will read; that this fails matters to nobody. */
function dismiss(reply: Response): void {
  reply.body?.cancel().catch(() => undefined)
}
