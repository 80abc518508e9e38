import type { Call, PayloadOf, RefusalKindOf, ResultOf } from './call.ts'
import type { Result } from '@saum/domain/result'
import { accept, refuse } from '@saum/domain/result'
import type { Problem } from './problem.ts'
import type { RpcAnswer, RpcRequest, RpcTransport } from './rpc.ts'

export interface CallRefusal<Kind extends string> {
  kind: Kind
  problem: Problem
}

/** Our client of the shop service, bound to one shop and one request. */
export interface Backend {
  call<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
  ): Promise<Result<ResultOf<C>, CallRefusal<RefusalKindOf<C>>>>
}

/** Thrown when the service failed rather than refused. */
export class BackendFault extends Error {
  override readonly name = 'BackendFault'
  readonly status: number
  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/**
 * The service is there again in a moment: its database is away, full or busy. Known by its name: the
 * built storefront has a class of its own.
 */
export function isUnavailable(error: unknown): boolean {
  const isFault = error instanceof Error && error.name === 'BackendFault'
  return isFault && 'status' in error && error.status === 503
}

export function createBackend(
  transport: RpcTransport,
  owner: Omit<RpcRequest, 'name' | 'body'>,
): Backend {
  return {
    async call(call, payload) {
      const answer = await transport({
        ...owner,
        name: call.name,
        body: JSON.stringify({ payload }),
      })
      const body = parseBody(call.name, answer)
      // The service is ours or passed the same contract; parsing its answer again on every page
      // would cost more than the page itself. The contract tests parse every result.
      if (answer.status < 300) return accept(body as ResultOf<typeof call>)
      const problem = (body ?? {}) as Partial<Problem>
      const kind = problem['kind']
      if (typeof kind === 'string' && Object.hasOwn(call.refusals, kind)) {
        return refuse({ kind, problem: problem as Problem })
      }
      throw toFault(call.name, answer.status, problem.title)
    },
  }
}

function parseBody(name: string, { status, body }: RpcAnswer): unknown {
  if (body === '') return null
  try {
    return JSON.parse(body)
  } catch (error) {
    // Something between us and the service answered in its place.
    throw toFault(name, status, 'the answer is not JSON', error)
  }
}

function toFault(name: string, status: number, reason = '', cause?: unknown): BackendFault {
  return new BackendFault(`${name} failed: ${status} ${reason}`.trimEnd(), status, cause)
}
