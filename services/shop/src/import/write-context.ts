import type { AttributeIds } from './attribute-ids.ts'
import type { RunReferences } from './run-references.ts'

/** Whose range it is: the demo replaces its own, never an operator's. */
export type Origin = 'demo' | 'own'

/** What every writer of one run knows. */
export interface WriteContext {
  now: number
  origin: Origin
  runId: number | null
  attributeIds: AttributeIds
  references: RunReferences
}
