import type { CreateEngine } from './engine.ts'

/** Every engine by the name it is reported under, ours first. */
export const ENGINES: Readonly<Record<string, () => Promise<CreateEngine>>> = {
  ours: async () => (await import('./own-engine.ts')).createOwnEngine,
  'lower bound': async () => (await import('./floor.ts')).createFloor,
  'SQLite FTS5': async () => (await import('./sqlite-engine.ts')).createSqliteEngine,
  PostgreSQL: async () => (await import('./postgres-engine.ts')).createPostgresEngine,
  Orama: async () => (await import('./orama-engine.ts')).createOramaEngine,
  ItemsJS: async () => (await import('./itemsjs-engine.ts')).createItemsJsEngine,
}
