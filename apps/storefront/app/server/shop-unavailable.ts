import type { StorefrontServices } from '@saum/contract/storefront'
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router'

const UNAVAILABLE = 503

/**
 * Services whose outage is thrown as what the router answers with 503, at the server and in a tab.
 * Any other error it would answer with 500, and hide from the error screen what it was. An outage is
 * not reported for every page: the shop service has logged it.
 */
export function withUnavailable(services: StorefrontServices): StorefrontServices {
  return {
    ...services,
    async rpc(request) {
      const answer = await services.rpc(request)
      // One refusal has the same status: a sign-in provider that is away. It says its kind.
      if (answer.status === UNAVAILABLE && !answer.body.includes('"kind"')) throw outage()
      return answer
    },
    reportFault(error, requestId) {
      if (!isOutage(error)) services.reportFault(error, requestId)
    },
  }
}

function outage(): unknown {
  return new RouteError(UNAVAILABLE, 'Service Unavailable', 'The shop service is unavailable')
}

function isOutage(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === UNAVAILABLE
}
