import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EngineError } from '../calls/engine-error.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import {
  answeredInstant,
  askedInstant,
  failedInstant,
  hasExpired,
  isWanted,
  shownEntry,
  withInstantBox,
  withInstantQuery,
  withoutExpired,
  withPromoted,
  type InstantBoxes,
  type InstantEntry,
} from './instant-cache.ts'

const ERROR: EngineError = { status: 500, statusCode: 500, type: 'broken', message: 'Broken.' }
const BOX = withInstantBox({}, 'header')

function entryOf(boxes: InstantBoxes, id: string, query: string): InstantEntry {
  return shownEntry({ query, cache: boxes[id]?.cache ?? {} })
}

function answered(query: string, expiresAt: number): InstantBoxes {
  return answeredInstant(
    askedInstant(BOX, 'header', query),
    'header',
    query,
    aPageReply(),
    expiresAt,
  )
}

describe('[3.56] the products for a text', () => {
  it('are those of the reply, counted from 1 wherever the reply thinks it is', () => {
    const reply = aPageReply({
      pagination: { page: 3, perPage: 2, totalEntries: 10, totalPages: 5 },
    })

    const boxes = answeredInstant(askedInstant(BOX, 'header', 'blu'), 'header', 'blu', reply, 60)

    expect(entryOf(boxes, 'header', 'blu')).toEqual({
      products: [
        { ...aProduct('1'), position: 1, responseId: 'response-1' },
        { ...aProduct('2'), position: 2, responseId: 'response-1' },
      ],
      isLoading: false,
      error: null,
      expiresAt: 60,
      isActive: true,
      searchUid: 'response-1',
      totalCountFiltered: 10,
      duration: 0,
    })
  })

  it('are asked for while there are none', () => {
    expect(entryOf(askedInstant(BOX, 'header', 'blu'), 'header', 'blu')).toMatchObject({
      products: [],
      isLoading: true,
      isActive: true,
      error: null,
    })
  })

  it('are kept per box, even where the text is a word of the language', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom('__proto__', 'constructor', 'toString'),
          fc.string({ minLength: 1 }),
        ),
        (query) => {
          const boxes = withInstantBox(BOX, 'other')
          expect(entryOf(boxes, 'header', query)).toMatchObject({ products: [], isLoading: false })

          const asked = askedInstant(boxes, 'header', query)

          expect(Object.keys(asked.header?.cache ?? {})).toEqual([query])
          expect(asked.other).toBe(boxes.other)
        },
      ),
    )
  })

  it('of an unknown box change nothing', () => {
    expect(askedInstant(BOX, 'nowhere', 'blu')).toBe(BOX)
    expect(answeredInstant(BOX, 'header', 'blu', aPageReply(), 1)).toBe(BOX)
    expect(failedInstant(BOX, 'header', 'blu', ERROR)).toBe(BOX)
    expect(withInstantBox(BOX, 'header')).toBe(BOX)
  })

  it('stay when the box is emptied', () => {
    const box = withInstantQuery({ query: '', cache: {} }, 'blu')

    expect(withInstantQuery(box, '')).toBe(box)
    expect(withInstantQuery(box, 'blu')).toBe(box)
    expect(withInstantQuery(box, 'hose').query).toBe('hose')
  })
})

describe('[4.45] products that were kept', () => {
  it('expire exactly when their time has come, and never without one', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (expiresAt, now) => {
        const entry = entryOf(answered('blu', expiresAt), 'header', 'blu')

        expect(hasExpired(entry, now)).toBe(expiresAt > 0 && now >= expiresAt)
        expect(isWanted(entry, now)).toBe(expiresAt > 0 && now >= expiresAt)
      }),
    )
  })

  it('are thrown away when they have expired, and only then', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.nat(9)),
        fc.nat(9),
        (times, now) => {
          let boxes = BOX
          for (const [query, expiresAt] of Object.entries(times)) {
            boxes = askedInstant(boxes, 'header', query)
            boxes = answeredInstant(boxes, 'header', query, aPageReply(), expiresAt)
          }

          const left = withoutExpired(boxes, 'header', now)

          expect(Object.keys(left.header?.cache ?? {})).toEqual(
            Object.keys(times).filter((query) => times[query] === 0 || now < (times[query] ?? 0)),
          )
          expect(withoutExpired(left, 'header', now)).toBe(left)
        },
      ),
    )
  })

  it('are not thrown away while they are asked for anew', () => {
    const asked = askedInstant(answered('blu', 5), 'header', 'blu')

    expect(withoutExpired(asked, 'header', 9)).toBe(asked)
    expect(isWanted(entryOf(asked, 'header', 'blu'), 9)).toBe(false)
  })
})

describe('[4.46] asking for the products of another text', () => {
  it('makes it the only active one of all boxes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('blu', 'hose', 'rock')), {
          minLength: 1,
        }),
        (asked) => {
          let boxes = withInstantBox(withInstantBox({}, 'a'), 'b')
          for (const [id, query] of asked) boxes = askedInstant(boxes, id, query)

          const active = Object.entries(boxes).flatMap(([id, { cache }]) =>
            Object.keys(cache)
              .filter((query) => cache[query]?.isActive)
              .map((query) => [id, query]),
          )

          expect(active).toEqual([asked.at(-1)])
        },
      ),
    )
  })

  it('leaves an overtaken one inactive when its reply arrives after all', () => {
    const asked = askedInstant(askedInstant(BOX, 'header', 'blu'), 'header', 'hose')

    const boxes = answeredInstant(asked, 'header', 'blu', aPageReply(), 60)

    expect(entryOf(boxes, 'header', 'blu')).toMatchObject({ isActive: false, isLoading: false })
    expect(entryOf(boxes, 'header', 'hose')).toMatchObject({ isActive: true, isLoading: true })
  })
})

describe('[4.47] [8.18] products that could not be had', () => {
  // Deviation: instant-product-error-kept
  it('leave the shopper an error, and are asked for again next time', () => {
    const asked = askedInstant(BOX, 'header', 'blu')

    const failed = failedInstant(asked, 'header', 'blu', ERROR)

    const entry = entryOf(failed, 'header', 'blu')
    expect(entry).toMatchObject({ error: ERROR, isLoading: false, isActive: false })
    expect(isWanted(entry, 0)).toBe(true)
    expect(entryOf(askedInstant(failed, 'header', 'blu'), 'header', 'blu').error).toBeNull()
  })
})

describe('[5.20] another color of an instant product', () => {
  it('takes the place of the one shown', () => {
    const { children: _, totalNumberOfChildren: __, ...red } = aProduct('1-rot')
    const reply = aPageReply({ products: [aProduct('1', { children: [red] })] })
    const asked = askedInstant(BOX, 'header', 'blu')
    const boxes = answeredInstant(asked, 'header', 'blu', reply, 60)
    const shown = { ...boxes, header: { query: 'blu', cache: boxes.header?.cache ?? {} } }

    const promoted = withPromoted(shown, 'header', '1-rot')

    const [product] = entryOf(promoted, 'header', 'blu').products
    expect(product).toMatchObject({ permanentid: '1-rot', position: 1, responseId: 'response-1' })
    expect(product?.children.map(({ permanentid }) => permanentid)).toEqual(['1', '1-rot'])
    expect(withPromoted(shown, 'header', 'unbekannt')).toBe(shown)
    expect(withPromoted(shown, 'nowhere', '1-rot')).toBe(shown)
  })
})
