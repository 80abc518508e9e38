import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { listBefore, saveBefore } from './import-before-storage.ts'
import { saveNewRun } from './import-run-storage.ts'

describe.each(STORAGE_ENGINES)('what an import run can be undone to on %s', (engine) => {
  it('is the state before the run, however often the run comes to an entity', async () => {
    const db = await openMigratedDatabase(engine)
    const run = { kind: 'products', fileName: 'a.ndjson', mode: 'delta', startedAt: 1 } as const
    const note = (name: string) => ({
      key: '1',
      stored: { key: '1', origin: 'own' as const, document: { name } },
    })

    const runId = await db.transaction(async (sql) => {
      const id = await saveNewRun(sql, { ...run, fingerprint: 'f' })
      await saveBefore(sql, id, [note('before'), { key: '2', stored: null }])
      return id
    })
    await db.transaction((sql) => saveBefore(sql, runId, [note('from the run itself')]))

    expect(await listBefore(db.sql, runId, 9)).toMatchObject([
      note('before'),
      { key: '2', stored: null },
    ])
  })
})
