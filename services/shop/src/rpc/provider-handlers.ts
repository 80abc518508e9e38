import { getExternalIdpRedirect, handleIDPLoginCallback } from '@saum/contract/login'
import type { IdentityService } from '../identity/identity-service.ts'
import { entryOf, on, onFirstCall } from './handler.ts'
import { refuse } from '@saum/domain/result'

export interface ProviderHandlerParts {
  identities: IdentityService
}

/** Signing in with what somebody has elsewhere. */
export function providerHandlers({ identities }: ProviderHandlerParts) {
  return {
    getExternalIdpRedirect: onFirstCall(
      getExternalIdpRedirect,
      ({ queryParams }, { shop, sessionKey }, { clientKey }) =>
        identities.begin({ shop, sessionKey, clientKey, returnPath: queryParams.redirectUrl }),
    ),
    handleIDPLoginCallback: on(handleIDPLoginCallback, async (payload, context) => {
      if (context.sessionKey === null) return refuse({ kind: 'no-session' })
      return identities.finish(await entryOf(context), payload)
    }),
  }
}
