import { getMeasured, getReport } from '@saum/contract/report'
import { keepVisitEvents } from '@saum/contract/tracking-event'
import { accept } from '@saum/domain/result'
import type { VisitService } from '../visit/visit-service.ts'
import { on } from './handler.ts'

export interface VisitHandlerParts {
  visits: VisitService
}

/** Calls about what visitors did who agreed to be counted. */
export function visitHandlers({ visits }: VisitHandlerParts) {
  return {
    keepVisitEvents: on(keepVisitEvents, async (sent, { shop }) =>
      accept({ kept: await visits.keep(shop.shopId, sent) }),
    ),
    getReport: on(getReport, async (question) => accept(await visits.report(question))),
    getMeasured: on(getMeasured, async ({ consentId }) => accept(await visits.measured(consentId))),
  }
}
