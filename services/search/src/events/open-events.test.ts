import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEvents, type Events, type EventsParts } from './open-events.ts'
import {
  aClick,
  aNetwork,
  aPurchase,
  aSearch,
  aView,
  aVisitor,
  NOON,
  teach,
} from './test-events.ts'
import { zeroResultRows } from './zero-results.ts'

async function open(folder: string, part: Partial<EventsParts> = {}): Promise<Events> {
  const events = await openEvents({
    folder,
    now: () => NOON,
    maxBytes: 1e8,
    retentionDays: 30,
    log: () => undefined,
    groupDelayMs: 0,
    refreshMs: 0,
    keepEveryMs: 0,
    ...part,
  })
  onTestFinished(events.close)
  return events
}

/** Everything the signals of the German shop say. */
function learnedBy(events: Events) {
  const signals = events.signalsOf(10028)
  return {
    popular: signals.popularProducts(10),
    product: signals.product(1),
    queries: signals.queries(),
    viewed: signals.viewedTogether(1, 5),
    bought: signals.boughtTogether(1, 5),
    recent: signals.viewedBy(aVisitor(1), 5),
    empty: signals.zeroResultQueries(5),
  }
}

const A_DAY = [
  aSearch({ responseId: 'a' }),
  aClick({ responseId: 'a', clientId: aVisitor(1) }),
  aSearch({ query: 'zebra', total: 0 }),
  aView({ productId: 1, clientId: aVisitor(1) }),
  aView({ productId: 2, clientId: aVisitor(1) }),
  aView({ productId: 1, clientId: aVisitor(2) }),
  aView({ productId: 2, clientId: aVisitor(2) }),
  aPurchase([1, 3]),
  aPurchase([1, 3]),
]

describe('what the shops have learned', () => {
  it('is read by nobody else on the machine, as it names visitors', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)

    await events.log.append(A_DAY)
    await events.keep()

    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    )
    const modes = await Promise.all(
      files.map(async (file) => (await stat(join(file.parentPath, file.name))).mode & 0o777),
    )
    expect(modes.length).toBeGreaterThanOrEqual(2)
    expect(new Set(modes)).toEqual(new Set([0o600]))
  })

  it('is there as soon as an event is stored, and belongs to one shop', async () => {
    const events = await open(await createTestFolder())

    await teach(events.log, A_DAY)

    expect(events.signalsOf(10028).popularProducts(3)).toEqual([1, 3, 2])
    expect(events.signalsOf(10029).popularProducts(3)).toEqual([])
  })

  it('is the same after a restart, with or without having been saved', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)
    await events.log.append(A_DAY)
    const learned = learnedBy(events)

    const unsaved = learnedBy(await open(folder))
    await events.keep()
    const saved = learnedBy(await open(folder))

    expect(unsaved).toEqual(learned)
    expect(saved).toEqual(learned)
  })

  it('counts nothing twice when it was saved in the middle', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)
    await events.log.append(A_DAY)
    await events.keep()
    await events.log.append([aView({ productId: 1 }), aView({ productId: 1, shopId: 10032 })])
    const learned = learnedBy(events)

    const again = await open(folder)

    expect(learnedBy(again)).toEqual(learned)
    expect(again.signalsOf(10032).product(1)?.views).toBe(1)
  })

  it('survives the segments it was learned from', async () => {
    const folder = await createTestFolder()
    let now = NOON
    const events = await open(folder, { now: () => now, retentionDays: 1 })
    await teach(events.log, A_DAY)
    now += 3 * 86_400_000
    await events.log.append([aView({ productId: 9, at: now })])
    now += 3 * 86_400_000
    await events.log.append([aView({ productId: 9, at: now })])

    await events.close()

    expect(await readdir(join(folder, 'segments'))).toHaveLength(2)
    const again = await open(folder, { now: () => now })
    expect(again.signalsOf(10028).boughtTogether(1, 5)).toEqual([3])
    expect(again.signalsOf(10028).product(9)?.views).toBeGreaterThan(1)
  })

  it('is read again from the files alone after an orderly end', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)
    await events.log.append(A_DAY)
    const learned = learnedBy(events)
    await events.close()

    await rm(join(folder, 'segments'), { recursive: true })

    const again = await open(folder)
    expect(learnedBy(again)).toEqual(learned)
    await again.log.append([aView({ productId: 8 })])
    expect((await open(folder)).signalsOf(10028).product(8)?.views).toBe(1)
  })

  it('is learned again from the events when the saved file is damaged', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)
    await events.log.append(A_DAY)
    await events.close()
    const learned = learnedBy(events)

    await writeFile(join(folder, 'signals', '10028.json'), '{"version":1,"prod')

    expect(learnedBy(await open(folder))).toEqual(learned)
  })

  it('is still shown after a restart: the networks behind it are saved, but not written to the log', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)
    await teach(events.log, A_DAY)
    const learned = learnedBy(events)
    await events.close()

    const { popular, bought, queries } = learnedBy(await open(folder))
    expect([popular, bought]).toEqual([[1, 3, 2], [3]])
    expect([popular, bought]).toEqual([learned.popular, learned.bought])
    expect(queries.map(({ query }) => query)).toEqual(['bluse'])
    expect(await textOf(join(folder, 'segments'))).not.toContain('net-')
  })

  it('is shown to nobody when many addresses of few networks teach it', async () => {
    const events = await open(await createTestFolder())
    for (let turn = 0; turn < 60; turn++) {
      const address = `${aNetwork(turn % 4)}address-${turn}`
      const at = NOON - (turn % 15) * 86_400_000
      await events.log.append([aSearch({ at }), aPurchase([1, 3], { at })], address)
    }

    const { popular, queries, bought } = learnedBy(events)

    expect([popular, queries, bought]).toEqual([[], [], []])
  })

  it('without networks, by an older version, is not believed', async () => {
    const folder = await createTestFolder()
    const old = {
      version: 1,
      position: { segment: 0, offset: 0 },
      products: [[1, 90, 90, 90, 90, NOON]],
      queries: [['hose gratis evil.example', 90, 90, 3, NOON]],
      visitors: [],
      viewedTogether: [],
      boughtTogether: [[1, [2], [90], [NOON]]],
      responses: [],
      orderIds: [],
      counts: [],
    }
    await mkdir(join(folder, 'signals'))
    await writeFile(join(folder, 'signals', '10028.json'), JSON.stringify(old))

    const learned = learnedBy(await open(folder))

    expect(learned).toMatchObject({ popular: [], product: null, queries: [], bought: [] })
  })

  it('does not stop the shop when it cannot be saved', async () => {
    const messages: string[] = []
    const folder = await createTestFolder()
    const events = await open(folder, { log: ({ message }) => messages.push(message) })
    const inTheWay = join(folder, 'signals', '10028.json.new')
    await mkdir(inTheWay)
    await teach(events.log, A_DAY)

    await events.keep()

    expect(learnedBy(events).popular).toEqual([1, 3, 2])
    expect(messages).toEqual(['Signals not saved'])
    await rmdir(inTheWay)
    await events.keep()
    expect(await readdir(join(folder, 'signals'))).toHaveLength(5)
  })
})

describe('a visitor who wants to be forgotten', () => {
  it('is in no file and in no memory of any shop any more', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)
    const clientId = aVisitor(7)
    await events.log.append([
      aView({ productId: 1, clientId }),
      aView({ productId: 1, clientId, shopId: 10031 }),
      aView({ productId: 2, clientId: aVisitor(8) }),
    ])
    await events.keep()

    await events.log.append([{ kind: 'forget', clientId, shopId: 10028, at: NOON }])
    await events.keep()

    expect(events.signalsOf(10028).viewedBy(clientId, 5)).toEqual([])
    expect(events.signalsOf(10031).viewedBy(clientId, 5)).toEqual([])
    expect(await textOf(join(folder, 'signals'))).not.toContain(clientId)
    expect(linesAbout(await textOf(join(folder, 'segments')), clientId)).toMatchObject([
      { kind: 'forget' },
    ])
    const again = await open(folder)
    expect(again.signalsOf(10028).viewedBy(clientId, 5)).toEqual([])
    expect(again.signalsOf(10028).viewedBy(aVisitor(8), 5)).toEqual([2])
  })

  it('is forgotten although the process ended before the files were cleaned', async () => {
    const folder = await createTestFolder()
    const events = await open(folder)
    const clientId = aVisitor(7)
    await events.log.append([aView({ clientId })])
    await events.keep()
    await events.log.append([{ kind: 'forget', clientId, shopId: 10028, at: NOON }])

    const again = await open(folder)
    await again.keep()

    expect(again.signalsOf(10028).viewedBy(clientId, 5)).toEqual([])
    expect(linesAbout(await textOf(join(folder, 'segments')), clientId)).toHaveLength(1)
  })

  function linesAbout(text: string, clientId: string): unknown[] {
    const lines = text.split('\n').filter((line) => line.includes(clientId))
    return lines.map((line): unknown => JSON.parse(line))
  }
})

describe('the operator', () => {
  it('sees what visitors look for in vain, most wanted first', async () => {
    const events = await open(await createTestFolder())
    await events.log.append([
      aSearch({ query: 'zebra', total: 0 }),
      aSearch({ query: 'Badehose', total: 0 }),
      aSearch({ query: 'badehose ', total: 0 }),
      aSearch({ query: 'bluse', total: 9 }),
    ])

    expect(zeroResultRows(events.signalsOf(10028))).toEqual([
      { query: 'badehose', searches: 2 },
      { query: 'zebra', searches: 1 },
    ])
    expect(zeroResultRows(events.signalsOf(10028), 1)).toHaveLength(1)
  })

  it('sees how much is stored', async () => {
    const events = await open(await createTestFolder())
    await events.log.append([...A_DAY, aView({ productId: -1 })])

    const { dropped, segments, bytes, shops } = events.status()

    expect({ dropped, segments }).toEqual({ dropped: 1, segments: 1 })
    expect(bytes).toBeGreaterThan(500)
    expect(shops[0]).toEqual({ shopId: 10028, products: 3, queries: 2, visitors: 2 })
  })
})

async function textOf(folder: string): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('')
}
