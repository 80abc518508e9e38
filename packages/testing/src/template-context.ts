import { inject } from 'vitest'

export interface PostgresTemplate {
  name: string
  /** What its tables and indexes are called, as a fingerprint. */
  schema: string
  /** Where the statements of the run are written down. */
  statementFile: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresTemplate: PostgresTemplate | null
  }
}

/** The database with the newest schema that was made for this run; null without PostgreSQL. */
export function postgresTemplate(): PostgresTemplate | null {
  return inject('postgresTemplate')
}
