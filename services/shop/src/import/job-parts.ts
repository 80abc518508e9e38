import type { Database } from '../database/database.ts'
import type { CheckScope } from '../import-rules/check-scope.ts'
import type { ImportKind } from './import-kind.ts'
import type { ImportRequest } from './import-request.ts'
import type { StandingLog } from './import-standing.ts'
import type { RunReferences } from './run-references.ts'

/** What every step of the import of one file works with. */
export interface JobParts<Document> {
  db: Database
  kind: ImportKind<Document>
  request: ImportRequest
  now: () => number
  standing: StandingLog
  references: RunReferences
  scope: Omit<CheckScope, 'references'>
}
