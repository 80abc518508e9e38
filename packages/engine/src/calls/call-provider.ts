import type { ProviderRequest } from '../configuration.ts'
import type { Engine } from '../engine.ts'
import { expiredToken, withoutReply } from './call-errors.ts'
import type { EngineError } from './engine-error.ts'
import { MAX_RENEWALS, renewToken, warnOfRenewal } from './renew-token.ts'
import { within, type Limits } from './within.ts'

export type CallResult<Reply> = { ok: true; reply: Reply } | { ok: false; error: EngineError }

export interface ProviderCall extends Limits {
  url: string
  /** Sent as JSON by POST; without one the call is a GET. */
  body?: object
  headers?: Readonly<Record<string, string>>
}

const MAX_ATTEMPTS = 10
const FIRST_PAUSE_MS = 100
/** Longer than all attempts take where the provider answers at all. */
const PATIENCE_MS = 180_000

/**
 * Asks the provider with the token of the moment: renews it when it has run out and is patient when
 * there are too many requests. Any other reply is handed back, whatever its status. Never rejects.
 */
export async function callProvider(
  engine: Engine,
  call: ProviderCall,
): Promise<CallResult<Response>> {
  const { patienceMs: timeoutMs = PATIENCE_MS } = engine.configuration.get()
  try {
    return await within(engine.environment, { ...call, timeoutMs }, (signal) =>
      converse(engine, { ...call, signal }),
    )
  } catch (error) {
    return { ok: false, error: withoutReply(error, call.url, call.signal) }
  }
}

async function converse(engine: Engine, call: ProviderCall): Promise<CallResult<Response>> {
  for (let renewals = 0, status = 401; ; renewals++) {
    const accessToken = await tokenOf(engine)
    if (accessToken !== '') {
      const reply = await ask(engine, await prepare(engine, call, accessToken), call)
      status = reply.status
      if (status !== 401 && status !== 419) return { ok: true, reply }
      dismiss(reply)
      if (renewals === MAX_RENEWALS) warnOfRenewal(engine)
      else if (await within(engine.environment, call, () => renewToken(engine, accessToken)))
        continue
    }
    return { ok: false, error: expiredToken(status) }
  }
}

/** An engine that was made without a token gets its first one here. */
async function tokenOf(engine: Engine): Promise<string> {
  if (engine.configuration.get().accessToken === '') await renewToken(engine, '')
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
    return await within(environment, {}, () => preprocessRequest(copy))
  } catch (error) {
    const text = 'The request hook failed.'
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
    await new Promise<void>((resolve) => environment.setTimer(resolve, pauseMs))
  }
}

/** Frees the connection of a reply nobody will read; that this fails matters to nobody. */
export function dismiss(reply: Response): void {
  reply.body?.cancel().catch(() => undefined)
}
