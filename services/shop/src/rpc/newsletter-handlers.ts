import { confirmNewsletter } from '@saum/contract/newsletter'
import type { NewsletterService } from '../newsletter/newsletter-service.ts'
import { on } from './handler.ts'

export interface NewsletterHandlerParts {
  newsletter: NewsletterService
}

/** Calls about letters somebody wants to get. */
export function newsletterHandlers({ newsletter }: NewsletterHandlerParts) {
  return {
    confirmNewsletter: on(confirmNewsletter, ({ token }, { shop }) =>
      newsletter.confirm(shop, token),
    ),
  }
}
