import { listRuns } from '@saum/shop/import/import-run-storage'
import { undoImport } from '@saum/shop/import/undo-import'
import { EXIT, type ExitCode } from './exit-code.ts'
import { createProgressLine } from './progress-line.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = [
  'run',
  'kind',
  'file',
  'mode',
  'state',
  'started',
  'new',
  'changed',
  'removed',
  'refused',
]

/** The last imports, the newest first. */
export async function listRunsCommand(
  terminal: Terminal,
  { limit }: { limit: number },
): Promise<ExitCode> {
  const runs = await withDatabase(terminal, (db) => listRuns(db.sql, limit))
  const rows = runs.map(({ id, kind, fileName, mode, state, startedAt, counts }) => [
    String(id),
    kind,
    fileName,
    mode,
    state,
    new Date(startedAt).toISOString().slice(0, 16).replace('T', ' '),
    ...[counts.created, counts.updated, counts.removed, counts.refused].map(String),
  ])
  say(terminal.out, runs.length === 0 ? 'Nothing was imported yet.' : toTable([HEAD, ...rows]))
  return EXIT.done
}

/** Brings back what an import changed; without a number the last one. */
export async function undoCommand(terminal: Terminal, runId: number | null): Promise<ExitCode> {
  const progress = createProgressLine(terminal.err)
  const { run, restored, removed, kept } = await withDatabase(terminal, (db) =>
    undoImport(db, runId, {
      onProgress: (done, total) =>
        progress.show({ what: 'undoing', share: total === 0 ? 1 : done / total, rows: done }),
    }),
  ).finally(() => progress.end())
  say(
    terminal.out,
    `Import ${run.id} of ${run.kind} is undone: ${restored} restored, ${removed} removed.`,
  )
  for (const { key, reason } of kept) say(terminal.out, `${key} stays: ${reason}`)
  return kept.length === 0 ? EXIT.done : EXIT.someRefused
}
