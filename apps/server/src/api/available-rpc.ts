import { problem, PROBLEM_CONTENT_TYPE } from '@saum/contract/problem'
import type { RpcTransport } from '@saum/contract/rpc'
import { ServiceFault } from '@saum/thread/pending-calls'
import type { Log } from '../operations/log.ts'

/** A service that is down, restarting or too slow is answered like a database that is away: 503. */
export function availableRpc(transport: RpcTransport, log: Log): RpcTransport {
  return async (request) => {
    try {
      return await transport(request)
    } catch (error) {
      if (!(error instanceof ServiceFault)) throw error
      const { name, requestId } = request
      log.error({ requestId, reason: error.message }, `${name} failed`)
      const body = problem(503, 'The shop is unavailable for a moment', { requestId })
      return { status: 503, contentType: PROBLEM_CONTENT_TYPE, body: JSON.stringify(body) }
    }
  }
}
