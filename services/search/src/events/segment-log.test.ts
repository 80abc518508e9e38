import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SearchEvent } from './event-log.ts'
import { createEventLog, type EventLogParts, type SegmentLog } from './segment-log.ts'
import { aSearch, aView, aVisitor, NOON } from './test-events.ts'

const START = { segment: 0, offset: 0 }
const DAY_MS = 86_400_000

async function openLog(folder: string, part: Partial<EventLogParts> = {}): Promise<SegmentLog> {
  const log = await createEventLog({
    folder,
    now: () => NOON,
    maxBytes: 1e8,
    retentionDays: 30,
    log: () => undefined,
    groupDelayMs: 0,
    ...part,
  })
  onTestFinished(log.close)
  return log
}

async function kept(log: SegmentLog, from = START): Promise<SearchEvent[]> {
  const events: SearchEvent[] = []
  await log.replay(from, (event) => events.push(event))
  return events
}

describe('the event log', () => {
  it('gives back what was appended, in order, also after a restart', async () => {
    const folder = await createTestFolder()
    const events = [1, 2, 3].map((productId) => aView({ productId }))
    const log = await openLog(folder)

    await log.append(events.slice(0, 2))
    await log.append(events.slice(2))
    await log.close()

    expect(await kept(await openLog(folder))).toEqual(events)
  })

  it('writes appends that come together in one group', async () => {
    const groups: number[] = []
    const log = await openLog(await createTestFolder(), {
      onKept: (events) => groups.push(events.length),
    })

    await Promise.all(Array.from({ length: 500 }, () => log.append([aView()])))

    expect(groups).toEqual([500])
  })

  it('continues from a position', async () => {
    const log = await openLog(await createTestFolder())
    await log.append([aView({ productId: 1 })])
    const position = log.position()

    await log.append([aView({ productId: 2 })])

    expect(await kept(log, position)).toEqual([aView({ productId: 2 })])
  })

  it('cuts off half a line that a crash has left, and goes on behind the last whole one', async () => {
    const folder = await createTestFolder()
    const log = await openLog(folder)
    await log.append([aView({ productId: 1 })])
    await log.close()
    const [name = ''] = await readdir(folder)
    await appendFile(join(folder, name), '{"kind":"view","prod')

    const again = await openLog(folder)
    await again.append([aView({ productId: 2 })])

    expect(await kept(again)).toEqual([aView({ productId: 1 }), aView({ productId: 2 })])
  })

  it('skips lines it cannot read', async () => {
    const folder = await createTestFolder()
    await writeFile(
      join(folder, '00000001-1.ndjson'),
      `not json\n${JSON.stringify(aView())}\n{"kind":"view"}\n\n`,
    )

    expect(await kept(await openLog(folder))).toEqual([aView()])
  })

  it('starts a new file when one is full', async () => {
    const folder = await createTestFolder()
    const log = await openLog(folder, { segmentBytes: 300 })

    for (let turn = 1; turn <= 20; turn++) await log.append([aView({ productId: turn })])

    expect((await readdir(folder)).length).toBeGreaterThan(4)
    expect(await kept(log)).toHaveLength(20)
  })

  it('drops what does not fit and counts it, instead of growing or refusing', async () => {
    const log = await openLog(await createTestFolder(), { maxBytes: 1_000 })

    for (let turn = 1; turn <= 50; turn++) await log.append([aView()])

    const { bytes, dropped } = log.status()
    expect(bytes).toBeLessThanOrEqual(1_000)
    expect(dropped + (await kept(log)).length).toBe(50)
    expect(dropped).toBeGreaterThan(0)
  })

  it('holds a few megabytes in memory at most while the disk is slow', async () => {
    const log = await openLog(await createTestFolder())
    const query = 'q'.repeat(75)
    const batch = Array.from({ length: 10_000 }, () => aSearch({ query, responseId: 'r' }))

    await Promise.all([log.append(batch), log.append(batch), log.append(batch)])

    expect(log.status()).toMatchObject({ dropped: 10_000 })
  })

  it('keeps neither long nor personal queries', async () => {
    const folder = await createTestFolder()
    const log = await openLog(folder)

    await log.append([
      aSearch({ query: 'anna@example.org' }),
      aSearch({ query: 'x'.repeat(76) }),
      aSearch({ query: 'Rock' }),
    ])

    const [name = ''] = await readdir(folder)
    expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/example|xxx/u)
    expect(await kept(log)).toMatchObject([{ query: 'rock' }])
    expect(log.status().dropped).toBe(2)
  })

  it('says once that the disk refuses, drops the events, and recovers', async () => {
    const folder = join(await createTestFolder(), 'gone')
    const messages: string[] = []
    const log = await openLog(folder, { log: ({ message }) => messages.push(message) })
    await rm(folder, { recursive: true })

    await log.append([aView({ productId: 1 })])
    await log.append([aView({ productId: 2 })])
    await openLog(folder)
    await log.append([aView({ productId: 3 })])

    expect(messages).toEqual(['Events are not stored'])
    expect(log.status().dropped).toBe(2)
    expect(await kept(log)).toEqual([aView({ productId: 3 })])
  })
})

describe('segments', () => {
  it('go once they are learned from and too old, never before', async () => {
    let now = NOON
    const log = await openLog(await createTestFolder(), { now: () => now, retentionDays: 10 })
    for (let day = 0; day < 20; day++) {
      now = NOON + day * 1.5 * DAY_MS
      await log.append([aView({ at: now })])
    }

    await log.clear(START)
    const before = log.status().segments
    await log.clear(log.position())

    expect(before).toBe(20)
    expect(log.status().segments).toBe(8)
  })

  it('make room for new ones when all together are too large', async () => {
    const log = await openLog(await createTestFolder(), { segmentBytes: 500, maxBytes: 5_000 })
    for (let turn = 0; turn < 200; turn++) {
      await log.append([aView()])
      await log.clear(log.position())
    }

    expect(log.status().dropped).toBe(0)
    expect(log.status().bytes).toBeLessThanOrEqual(5_000)
  })

  it('lose every line of a forgotten visitor and nothing else', async () => {
    const folder = await createTestFolder()
    const log = await openLog(folder, { segmentBytes: 400 })
    for (let turn = 1; turn <= 12; turn++) {
      await log.append([aView({ productId: turn, clientId: aVisitor(turn % 3) })])
    }
    const position = log.position()

    await log.erase(new Set([aVisitor(1)]))

    const ids = (await kept(log)).map((event) => event.clientId)
    expect(ids).toEqual([2, 0, 2, 0, 2, 0, 2, 0].map(aVisitor))
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    )
    expect(files.join('')).not.toContain(aVisitor(1))
    await log.append([aView({ productId: 99 })])
    expect(await kept(log, position)).toEqual([aView({ productId: 99 })])
  })
})

describe('a process killed while writing', () => {
  it('has kept every event it had acknowledged', async () => {
    const folder = await createTestFolder()
    const program = fileURLToPath(new URL('./crash-writer.fixture.ts', import.meta.url))

    for (let round = 0; round < 3; round++) {
      const acknowledged = await killWhileWriting(program, folder, String(round))

      const log = await openLog(folder)
      const names = new Set((await kept(log)).map((event) => event.kind === 'custom' && event.name))
      await log.close()

      expect(acknowledged.length).toBeGreaterThan(100)
      expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
    }
  }, 30_000)

  async function killWhileWriting(program: string, folder: string, round: string) {
    const child = spawn(process.execPath, [program, folder, round], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const acknowledged: string[] = []
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => acknowledged.push(line))
    while (acknowledged.length < 150) await delay(5)
    child.kill('SIGKILL')
    await once(lines, 'close')
    return acknowledged
  }
})
