import type { RpcAnswer, RpcRequest, RpcTransport } from '@saum/contract/rpc'
import { findShopById, type Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { propertyFaults } from '@saum/schema/validation-messages'
import { describeError, type Log } from '@saum/thread/log'
import { isPassing } from '../attempt-job.ts'
import { DatabaseError } from '../database/database-error.ts'
import { parseSessionKey } from '../session/owner-key.ts'
import type { Sessions } from '../session/sessions.ts'
import { admit } from './admit.ts'
import { toAnswerText } from './answer-text.ts'
import type { CallContext, Handler } from './handler.ts'
import type { Handlers } from './handlers.ts'
import { toInvalidPayloadAnswer, toProblemAnswer, toRefusalAnswer } from './rpc-problem.ts'

const envelope = v.object({ payload: v.optional(v.unknown()) })

interface DispatchParts {
  log: Log
  sessions: Sessions
  /** Told of the error when a call fails because the database is away, full or damaged. */
  onUnavailable: (error: DatabaseError) => void
}

/** Where every call of the service comes in: parse, admit, handle, answer. It never rejects. */
export function createDispatch(
  handlers: Handlers,
  { log, sessions, onUnavailable }: DispatchParts,
): RpcTransport {
  const byName = new Map<string, Handler>(Object.entries(handlers))

  return async function dispatch(request: RpcRequest): Promise<RpcAnswer> {
    const handler = byName.get(request.name)
    if (handler === undefined) return toProblemAnswer(404, 'Unknown method')
    try {
      return await answer(handler, request, sessions)
    } catch (error) {
      if (!isUnavailable(error)) logFault(log, request, error)
      else onUnavailable(error)
      return toFaultAnswer(error, request.requestId)
    }
  }
}

function logFault(log: Log, { requestId, name, shopId }: RpcRequest, error: unknown): void {
  const fields = { requestId, shopId, error: describeError(error) }
  log({ level: 'error', message: `${name} failed`, fields })
}

function isUnavailable(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.kind === 'unavailable'
}

/** A database that is away, full or busy is back some time; a fault of ours is not. */
function toFaultAnswer(error: unknown, requestId: string): RpcAnswer {
  return isPassing(error)
    ? toProblemAnswer(503, 'The shop is unavailable for a moment', { requestId })
    : toProblemAnswer(500, 'Internal Server Error', { requestId })
}

async function answer(
  handler: Handler,
  request: RpcRequest,
  sessions: Sessions,
): Promise<RpcAnswer> {
  const shop = findShopById(request.shopId)
  if (shop === undefined) return toProblemAnswer(400, 'Unknown shop')
  const body = parseBody(request.body)
  if (body === null) return toProblemAnswer(400, 'Malformed body')
  let hasNextSession = false
  const context: CallContext = {
    ...contextOf(request, shop, sessions),
    giveNextSession: () => (hasNextSession = true),
  }
  const admitted = await admit(handler.call, context)
  if (!admitted.ok) return toRefusalAnswer(handler, admitted.refusal)
  const payload = v.safeParse(handler.call.payload, body.payload)
  if (!payload.success) return toInvalidPayloadAnswer(propertyFaults(payload.issues))
  const outcome = await handler.handle(payload.output, context, admitted.value)
  const answered = outcome.ok
    ? toAnswer(handler, outcome.value)
    : toRefusalAnswer(handler, outcome.refusal)
  return hasNextSession ? { ...answered, session: 'next' } : answered
}

function contextOf(
  request: RpcRequest,
  shop: Shop,
  sessions: Sessions,
): Omit<CallContext, 'giveNextSession'> {
  return {
    shop,
    requestId: request.requestId,
    sessionKey: parseSessionKey(request.sessionKey),
    nextSessionKey: parseSessionKey(request.nextSessionKey),
    // An empty key is an unknown network; requests without one must not be counted together.
    clientKey: request.clientKey === '' ? null : (request.clientKey ?? null),
    agent: request.agent ?? '',
    findOwner: (sessionKey) => sessions.findOwner(shop, sessionKey),
    sessions,
  }
}

/** A call that only ever says that it worked needs no body to do so. */
function toAnswer({ call }: Handler, value: unknown): RpcAnswer {
  const contentType = 'application/json'
  if (call.result.type === 'null') return { status: 204, contentType, body: '' }
  return { status: 200, contentType, body: toAnswerText(value) }
}

function parseBody(text: string): v.InferOutput<typeof envelope> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return null
    const parsed = v.safeParse(envelope, value)
    return parsed.success ? parsed.output : null
  } catch {
    // Text that is not JSON is the caller's mistake and answered like any other malformed body.
    return null
  }
}
