import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '@saum/domain/startup-error'
import type { Database, Sql } from '../database/database.ts'
import { findSetting, saveSetting } from '../database/setting-storage.ts'
import { DOCUMENT_KINDS } from '../documents/catalog-document.ts'
import type { Fault } from '../import-rules/fault.ts'
import { refuseIfBusy } from './begin-run.ts'
import { loadDemoModule, type DemoModule } from './demo-module.ts'
import { importFiles } from './import-files.ts'
import { ImportBusy, ImportRefusal } from './import-run.ts'
import { abandonRuns } from './import-run-storage.ts'
import { refreshStatistics } from './statistics.ts'

const FINGERPRINT_SETTING = 'catalog.demo-fingerprint'
const RUN_LABEL = 'demo range'
const FAULTS_SHOWN = 10
const BUSY_WAIT_MS = 1_000

/** `kept`: the range holds something that is not ours to replace. */
export type SeedOutcome = 'imported' | 'unchanged' | 'kept'

export interface SeedOptions {
  now: () => number
  onProgress: (text: string) => void
}

/**
 * Puts the demo range into an empty database, or replaces that of an earlier version. The fingerprint
 * is written last: whatever interrupts this, the next start does it again.
 */
export async function seedDemoRange(
  db: Database,
  location: string,
  options: SeedOptions,
): Promise<SeedOutcome> {
  const module = await loadDemoModule(location)
  const fingerprint = await module.fingerprint()
  // The owner of an embedded database is alone: a run that seems alive is one that was killed.
  if (db.engine === 'sqlite') await db.transaction((sql) => abandonRuns(sql, RUN_LABEL))
  for (;;) {
    if ((await findSetting(db.sql, FINGERPRINT_SETTING)) === fingerprint) return 'unchanged'
    if (await hasOwnRange(db.sql)) return 'kept'
    try {
      await refuseIfBusy(db.sql, options.now(), new Set())
      await importRange(db, module, options)
      await db.transaction((sql) => saveSetting(sql, FINGERPRINT_SETTING, fingerprint))
      return 'imported'
    } catch (error) {
      if (!(error instanceof ImportBusy)) throw toStartupError(error)
      // Another process is filling the same database; when it is done there is nothing left to do.
      await delay(BUSY_WAIT_MS)
    }
  }
}

async function importRange(
  db: Database,
  module: DemoModule,
  { now, onProgress }: SeedOptions,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-demo-range-'))
  const faults: Fault[] = []
  try {
    await module.writeDemoRange(folder, { now: now(), onProgress })
    const files = DOCUMENT_KINDS.map((kind) => ({ kind, path: join(folder, `${kind}.ndjson`) }))
    const reports = await importFiles(
      db,
      files
        .filter(({ path }) => existsSync(path))
        .map((file) => ({
          ...file,
          mode: 'full',
          origin: 'demo',
          label: RUN_LABEL,
          isRestart: true,
          isLargeRemovalAllowed: true,
          now,
          onFault: (fault) => void faults.push(fault),
        })),
    )
    const [fault] = reports.filter(({ counts }) => counts.refused > 0)
    if (fault !== undefined) throw new StartupError(describeFaults(fault.kind, faults))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await refreshStatistics(db)
}

function describeFaults(kind: string, faults: readonly Fault[]): string {
  const lines = faults
    .slice(0, FAULTS_SHOWN)
    .map(({ line, field, reason }) => `  line ${line}, ${field || 'row'}: ${reason}`)
  return `The demo range has faults (${kind}):\n${lines.join('\n')}`
}

function toStartupError(error: unknown): unknown {
  if (!(error instanceof ImportRefusal)) return error
  return new StartupError(`The demo range was not imported. ${error.message}`, { cause: error })
}

/** Customers register and get vouchers in a demo, too; they do not make its range an operator's. */
async function hasOwnRange(sql: Sql): Promise<boolean> {
  const rows = await sql`
    select 1 where exists (select 1 from category where origin <> 'demo')
      or exists (select 1 from product where origin <> 'demo')
      or exists (select 1 from campaign where origin <> 'demo')
      or exists (select 1 from promotion where origin <> 'demo')
      or exists (select 1 from outfit where origin <> 'demo')
      or exists (select 1 from branch where origin <> 'demo')
      or exists (select 1 from redirect where origin <> 'demo' and is_made = 0)
      or exists (select 1 from voucher where origin <> 'demo' and issued_at is null)
      or exists (select 1 from group_price where origin <> 'demo')`
  return rows.length > 0
}
