import { getExternalIdpRedirect, handleIDPLoginCallback } from '@saum/contract/login'
import type { IdentityService } from '../identity/identity-service.ts'
import { entryOf, onFirstCall, onSession } from './handler.ts'

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
    handleIDPLoginCallback: onSession(handleIDPLoginCallback, async (payload, _, context) =>
      identities.finish(await entryOf(context), payload),
    ),
  }
}
