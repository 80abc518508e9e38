import { sendMessage } from '@saum/contract/contact'
import type { ContactService } from '../contact/contact-service.ts'
import { on } from './handler.ts'

export interface ContactHandlerParts {
  contact: ContactService
}

export function contactHandlers({ contact }: ContactHandlerParts) {
  return { sendMessage: on(sendMessage, (form, asker) => contact.send(asker, form)) }
}
