export type SqlValue = string | number | boolean | null

/** The members of an `in (…)` list; never empty lists of columns or rows. */
export type SqlList = readonly (string | number)[]

/**
 * SQL in the subset both engines understand: `sql<Row>\`select … where id = ${id}\``. Values become
 * parameters, lists become the members of `in (…)`, booleans become 0 and 1.
 */
export interface Sql {
  <Row = unknown>(
    strings: TemplateStringsArray,
    ...values: readonly (SqlValue | SqlList)[]
  ): Promise<Row[]>
  /** One statement whose text is computed; parameters are `$1`, `$2`, … */
  statement<Row = unknown>(text: string, values?: readonly SqlValue[]): Promise<Row[]>
  /** Any number of statements without parameters. */
  script(text: string): Promise<void>
  /** Many rows at once, the fastest way the engine knows; see `insertRows`. */
  insert(insertion: Insertion): Promise<void>
}

/** Rows that are on their way into one table. */
export interface Insertion {
  table: string
  columns: readonly string[]
  /** Each with as many values as there are columns. */
  rows: readonly (readonly SqlValue[])[]
  /** `on conflict …` or nothing. */
  onConflict: string
}

export type DatabaseEngine = 'sqlite' | 'postgres'

export interface Database {
  readonly engine: DatabaseEngine
  /** Where the data is, for the operator: which file, or which server. */
  readonly place: string
  /** Reads outside a transaction; sees only what is committed. */
  readonly sql: Sql
  /** Resolves once the work is on disk. The handed `sql` is dead afterwards. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Waits for every accepted transaction first. */
  close(): Promise<void>
}
