import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, vi } from 'vitest'
import { createGroupCommit, type GroupLimits } from './group-commit.ts'
import { openSqliteConnection } from './sqlite-connection.ts'
import { openSqliteDatabase } from './sqlite-database.ts'

async function aWriter(limits: Partial<GroupLimits> = {}) {
  const path = join(await createTestFolder(), 'shop.sqlite')
  const writer = openSqliteConnection(path, { isReadOnly: false })
  writer.exec('create table item (id bigint primary key)')
  const commits: string[] = []
  const observed = {
    ...writer,
    get isTransaction() {
      return writer.isTransaction
    },
    exec(text: string) {
      if (text === 'commit') commits.push(text)
      writer.exec(text)
    },
  }
  const groups = createGroupCommit(observed, { size: 256, durationMs: 60_000, ...limits })
  return { groups, commits, observed, writer }
}

describe('group commit', () => {
  it('commits transactions that wait together in one go', async () => {
    const { groups, commits } = await aWriter()

    await Promise.all(
      Array.from({ length: 100 }, (_, id) =>
        groups.add((sql) => sql`insert into item values (${id})`),
      ),
    )

    expect(commits).toHaveLength(1)
  })

  it.each([
    ['in size', { size: 10 }],
    ['in time', { durationMs: 0 }],
  ])('bounds a group %s, so that the first one does not wait for all', async (_, limits) => {
    const { groups, commits } = await aWriter(limits)

    await Promise.all(
      Array.from({ length: 100 }, (_, id) =>
        groups.add((sql) => sql`insert into item values (${id})`),
      ),
    )

    expect(commits.length).toBeGreaterThanOrEqual(10)
  })

  it('tells nobody of success before the commit', async () => {
    const { groups, observed } = await aWriter()
    const events: string[] = []
    const original = observed.exec
    observed.exec = (text) => {
      original(text)
      if (text === 'commit') events.push('commit')
    }

    await Promise.all(
      [1, 2].map(async (id) => {
        await groups.add((sql) => sql`insert into item values (${id})`)
        events.push('told')
      }),
    )

    expect(events).toEqual(['commit', 'told', 'told'])
  })

  it('fails the whole group when the commit fails, and goes on afterwards', async () => {
    const { groups, observed, writer } = await aWriter()
    const original = observed.exec
    observed.exec = (text) => {
      if (text === 'commit') throw new Error('disk is full')
      original(text)
    }

    const outcomes = await Promise.allSettled(
      [1, 2].map((id) => groups.add((sql) => sql`insert into item values (${id})`)),
    )
    observed.exec = original
    await groups.add((sql) => sql`insert into item values (3)`)

    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { message: 'disk is full' } },
      { status: 'rejected', reason: { message: 'disk is full' } },
    ])
    expect(await writer.run({ text: 'select id from item', values: [] })).toEqual([{ id: 3 }])
  })

  it('does not let one transaction that waits for the outside block the others for long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { groups } = await aWriter()

    const stuck = groups.add(() => new Promise(() => {}))
    const next = groups.add((sql) => sql`insert into item values (1)`)
    const refusal = expect(stuck).rejects.toMatchObject({ kind: 'busy' })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await vi.advanceTimersByTimeAsync(5_000)

    await refusal
    await expect(next).resolves.toEqual([])
    vi.useRealTimers()
  })
})

describe('a process killed while writing', () => {
  it('has kept every write it had acknowledged', async () => {
    const path = join(await createTestFolder(), 'shop.sqlite')
    const program = fileURLToPath(new URL('./crash-writer.fixture.ts', import.meta.url))

    for (let round = 0; round < 3; round++) {
      const acknowledged = await killWhileWriting(program, path, String(round))

      const db = openSqliteDatabase(path)
      const kept = await db.sql<{ id: string }>`select id from item where round = ${round}`
      const pairs = await db.sql<{ count: number }>`
        select count(*) as count from item group by transaction_id having count(*) <> 2`
      await db.close()

      expect(acknowledged.length).toBeGreaterThan(20)
      const keptIds = new Set(kept.map(({ id }) => id))
      expect(acknowledged.filter((id) => !keptIds.has(id))).toEqual([])
      expect(pairs).toEqual([])
    }
  }, 30_000)

  async function killWhileWriting(program: string, path: string, round: string) {
    const child = spawn(process.execPath, [program, path, round], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const acknowledged: string[] = []
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => acknowledged.push(line))
    while (acknowledged.length < 50) await delay(5)
    child.kill('SIGKILL')
    await once(lines, 'close')
    return acknowledged
  }
})
