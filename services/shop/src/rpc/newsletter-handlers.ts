import * as calls from '@saum/contract/newsletter'
import { accept } from '@saum/domain/result'
import type { NewsletterService } from '../newsletter/newsletter-service.ts'
import { on, onCustomer } from './handler.ts'

export interface NewsletterHandlerParts {
  newsletter: NewsletterService
}

/** Calls about letters somebody wants to get. */
export function newsletterHandlers({ newsletter }: NewsletterHandlerParts) {
  return {
    requestNewsletter: on(calls.requestNewsletter, (wish, { shop, clientKey }) =>
      newsletter.request(shop, { ...wish, clientKey }),
    ),
    confirmNewsletter: on(calls.confirmNewsletter, ({ token }, { shop }) =>
      newsletter.confirm(shop, token),
    ),
    unsubscribeNewsletter: on(calls.unsubscribeNewsletter, ({ token }, { shop }) =>
      newsletter.unsubscribe(shop, token),
    ),
    getNewsletter: onCustomer(calls.getNewsletter, async (_, { owner, customer }) =>
      accept(await newsletter.find(owner.shop, customer.id)),
    ),
    updateNewsletter: onCustomer(calls.updateNewsletter, ({ topics }, { owner, customer }) =>
      newsletter.update(owner.shop, customer.id, topics),
    ),
  }
}
