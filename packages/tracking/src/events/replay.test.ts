import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVisitor, OWN, TAGS, type Coming, type Line } from './test-replay.ts'

const NAVIGATIONS = 200
const MINUTE = 60_000

const coming: fc.Arbitrary<Coming> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ afterMs: fc.integer({ min: 0, max: 4000 }) }) },
  { weight: 1, arbitrary: fc.constant<Coming>('never') },
  { weight: 2, arbitrary: fc.record({ failures: fc.integer({ min: 1, max: 3 }) }) },
)

const choice = fc.constantFrom([], [OWN], [TAGS], [OWN, TAGS], [OWN, TAGS], [OWN, TAGS])

const happening = fc.oneof(
  { weight: 20, arbitrary: fc.constant({ kind: 'nothing' as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'hide' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('line' as const),
      line: fc.constantFrom<Line>('works', 'works', 'works', 'slow', 'tired', 'fails', 'offline'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('choose' as const), services: choice }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      offsetMs: fc.constantFrom(-4 * MINUTE, 0, 45 * MINUTE, 180 * MINUTE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('storage' as const),
      mode: fc.constantFrom('works' as const, 'works' as const, 'full' as const),
    }),
  },
)

const step = fc.record({
  // Half of them faster than a title comes.
  stayMs: fc.oneof(fc.integer({ min: 0, max: 499 }), fc.integer({ min: 500, max: 4000 })),
  clicks: fc.integer({ min: 0, max: 2 }),
  happening,
  clicksAfter: fc.integer({ min: 0, max: 1 }),
  next: fc.oneof(
    { weight: 4, arbitrary: fc.record({ loadMs: fc.integer({ min: 0, max: 800 }) }) },
    { weight: 1, arbitrary: fc.record({ coming }) },
  ),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Visitor = ReturnType<typeof aVisitor>

const visit = fc.array(step, { minLength: NAVIGATIONS, maxLength: NAVIGATIONS })

async function replay(steps: readonly Step[], visitor = aVisitor()): Promise<Visitor> {
  for (const { stayMs, clicks, happening: one, clicksAfter, next } of steps) {
    for (let count = 0; count < clicks; count++) visitor.click()
    await visitor.pass(stayMs)
    await letHappen(visitor, one)
    for (let count = 0; count < clicksAfter; count++) visitor.click()
    if ('loadMs' in next) await visitor.navigate(next.loadMs)
    else await visitor.load(next.coming)
  }
  // The end of it: everything works again, and there is time.
  visitor.setLine('works')
  visitor.local.mode = 'works'
  visitor.tab.mode = 'works'
  await visitor.pass(5 * MINUTE)
  await visitor.load({ afterMs: 0 })
  await visitor.pass(5 * MINUTE)
  return visitor
}

async function letHappen(visitor: Visitor, one: Step['happening']): Promise<void> {
  switch (one.kind) {
    case 'hide':
      return visitor.hide()
    case 'line':
      return visitor.setLine(one.line)
    case 'choose':
      return visitor.choose(...one.services)
    case 'clock':
      return visitor.setClock(one.offsetMs)
    case 'storage':
      visitor.local.mode = one.mode
      visitor.tab.mode = one.mode
      return
    default:
  }
}

function numbersOf({ happened }: Visitor, service: typeof OWN | typeof TAGS, ...fates: string[]) {
  return happened.filter(({ fate }) => fates.includes(fate[service])).map(({ number }) => number)
}

describe(`[4.62] ${NAVIGATIONS} random navigations`, () => {
  it('tell every page once, and lose or double no event', async () => {
    await fc.assert(
      fc.asyncProperty(visit, async (steps) => {
        const visitor = await replay(steps)
        const { reached, arrived, toldPages, violations } = visitor

        expect(violations).toEqual([])
        expect(toldPages).toEqual(arrived)
        const ofTags = reached[TAGS]
        // In order, and therefore none of them twice.
        expect(ofTags).toEqual([...new Set(ofTags)].toSorted((one, other) => one - other))
        expect(ofTags).toEqual(expect.arrayContaining(numbersOf(visitor, TAGS, 'must')))
        expect([...reached[OWN].keys()]).toEqual(
          expect.arrayContaining(numbersOf(visitor, OWN, 'must')),
        )
        for (const [service, numbers] of [
          [OWN, [...reached[OWN].keys()]],
          [TAGS, ofTags],
        ] as const) {
          const forbidden = new Set(numbersOf(visitor, service, 'never', 'waits'))
          expect(numbers.filter((number) => forbidden.has(number))).toEqual([])
        }
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })

  it('tell everything of who agrees at the end of a visit on one page, and nothing of who refuses', async () => {
    const quiet = fc.array(
      fc.record({
        stayMs: fc.integer({ min: 0, max: 900 }),
        clicks: fc.constant(0),
        happening: fc.constant({ kind: 'nothing' as const }),
        clicksAfter: fc.constant(0),
        next: fc.record({ loadMs: fc.integer({ min: 0, max: 300 }) }),
      }),
      { minLength: 40, maxLength: 40 },
    )
    await fc.assert(
      fc.asyncProperty(quiet, fc.boolean(), async (steps, isYes) => {
        const visitor = aVisitor()
        for (const { stayMs, next } of steps) {
          await visitor.pass(stayMs)
          await visitor.navigate(next.loadMs)
        }
        await visitor.pass(1000)
        expect([visitor.reached[OWN].size, visitor.reached[TAGS].length]).toEqual([0, 0])

        visitor.choose(...(isYes ? ([OWN, TAGS] as const) : []))
        await visitor.pass(2000)

        const all = isYes ? visitor.happened.map(({ number }) => number) : []
        expect([...visitor.reached[OWN].keys()]).toEqual(all)
        expect(visitor.reached[TAGS]).toEqual(all)
        expect(visitor.violations).toEqual([])
        expect(visitor.tab.entries.size).toBe(0)
      }),
      { numRuns: 20 },
    )
  })
})
