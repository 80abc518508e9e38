import { keepConsent } from '@saum/contract/consent'
import type { ConsentService } from '../consent/consent-service.ts'
import { on } from './handler.ts'

export interface ConsentHandlerParts {
  consents: ConsentService
}

export function consentHandlers({ consents }: ConsentHandlerParts) {
  return { keepConsent: on(keepConsent, (choice, asker) => consents.keep(asker, choice)) }
}
