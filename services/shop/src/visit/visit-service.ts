import type { ParsedPayloadOf } from '@saum/contract/call'
import type { Report, ReportQuestion } from '@saum/contract/report'
import type { keepVisitEvents } from '@saum/contract/tracking-event'
import type { ShopId } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { loadReport } from './load-report.ts'
import { loadMeasured, saveVisitEvents, type Measured } from './visit-storage.ts'

/** Our own count of visits, of those who agreed to it. */
export interface VisitService {
  keep(shopId: ShopId, sent: ParsedPayloadOf<typeof keepVisitEvents>): Promise<number>
  report(question: ReportQuestion): Promise<Report>
  measured(consentId: string): Promise<Measured>
}

interface ServiceParts {
  db: Database
  now: () => number
}

export function createVisitService({ db, now }: ServiceParts): VisitService {
  return {
    keep(shopId, { visitId, consentId, events }) {
      const key = { shopId, visitId, consentId }
      return db.transaction((sql) => saveVisitEvents(sql, { key, events, now: now() }))
    },
    report: (question) => loadReport(db.sql, question, now()),
    measured: (consentId) => loadMeasured(db.sql, consentId),
  }
}
