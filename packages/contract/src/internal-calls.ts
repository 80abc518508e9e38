import { confirmStockAlert, requestStockAlert } from './alert.ts'
import { abandonPayment } from './checkout.ts'
import { keepConsent } from './consent.ts'
import { reportParcel } from './logistics.ts'
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from './newsletter.ts'
import { getPaper } from './paper.ts'
import * as paymentCalls from './payment.ts'
import { followRedirect, keepRedirect } from './redirect.ts'
import { getMeasured, getReport } from './report.ts'
import { listIndexChanges, listIndexProducts } from './search-feed.ts'
import { listSitemapParts, listSitemapProducts } from './sitemap.ts'
import { keepVisitEvents } from './tracking-event.ts'

/** Calls between our own services; the public address does not know them. */
export const INTERNAL_CALLS: ReadonlySet<string> = new Set([
  listIndexProducts.name,
  listIndexChanges.name,
  listSitemapParts.name,
  listSitemapProducts.name,
  // Whoever may count visits could invent them, and whoever may lead old addresses on could mislead.
  followRedirect.name,
  keepRedirect.name,
  // Mail is only written for who sends the form of a page, where visitors are counted.
  requestStockAlert.name,
  confirmStockAlert.name,
  requestNewsletter.name,
  confirmNewsletter.name,
  unsubscribeNewsletter.name,
  // Money is only ever moved by the checkout host, which has asked the provider.
  ...Object.values(paymentCalls).map(({ name }) => name),
  abandonPayment.name,
  getPaper.name,
  // Our server has seen the cookie of the visitor, which others could make up.
  keepConsent.name,
  keepVisitEvents.name,
  getMeasured.name,
  getReport.name,
  reportParcel.name,
])
