import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EngineError } from '../calls/engine-error.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { changeEntry } from './entries.ts'
import {
  answeredInstant,
  askedInstant,
  EMPTY_BOX,
  failedInstant,
  hasExpired,
  isWanted,
  shownEntry,
  withInstantBox,
  withInstantQuery,
  withoutExpired,
  withPromoted,
  type InstantBox,
  type InstantBoxes,
  type InstantEntry,
} from './instant-cache.ts'

const ERROR: EngineError = { status: 500, statusCode: 500, type: 'broken', message: 'Broken.' }
const BOX = withInstantBox({}, 'header')

function entryOf(boxes: InstantBoxes, id: string, query: string): InstantEntry {
  return shownEntry({ query, cache: boxes[id]?.cache ?? {} })
}

function inHeader(boxes: InstantBoxes, change: (box: InstantBox) => InstantBox): InstantBoxes {
  return changeEntry(boxes, 'header', change)
}

function answered(query: string, expiresAt: number): InstantBoxes {
  return inHeader(askedInstant(BOX, 'header', query), (box) =>
    answeredInstant(box, query, aPageReply(), { expiresAt, duration: 40 }),
  )
}

describe('[3.56] the products for a text', () => {
  it('are those of the reply, counted from 1 wherever the reply thinks it is', () => {
    const reply = aPageReply({
      pagination: { page: 3, perPage: 2, totalEntries: 10, totalPages: 5 },
    })

    const boxes = inHeader(askedInstant(BOX, 'header', 'blu'), (box) =>
      answeredInstant(box, 'blu', reply, { expiresAt: 60, duration: 40 }),
    )

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
      duration: 40,
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

  it('of an unknown box or text change nothing', () => {
    expect(askedInstant(BOX, 'nowhere', 'blu')).toBe(BOX)
    expect(
      inHeader(BOX, (box) =>
        answeredInstant(box, 'blu', aPageReply(), { expiresAt: 1, duration: 1 }),
      ),
    ).toBe(BOX)
    expect(inHeader(BOX, (box) => failedInstant(box, 'blu', ERROR))).toBe(BOX)
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
            boxes = inHeader(boxes, (box) =>
              answeredInstant(box, query, aPageReply(), { expiresAt: expiresAt, duration: 1 }),
            )
          }

          const left = inHeader(boxes, (box) => withoutExpired(box, now))

          expect(Object.keys(left.header?.cache ?? {})).toEqual(
            Object.keys(times).filter((query) => times[query] === 0 || now < (times[query] ?? 0)),
          )
          expect(inHeader(left, (box) => withoutExpired(box, now))).toBe(left)
        },
      ),
    )
  })

  it('are not thrown away while they are asked for anew', () => {
    const asked = askedInstant(answered('blu', 5), 'header', 'blu')

    expect(inHeader(asked, (box) => withoutExpired(box, 9))).toBe(asked)
    expect(isWanted(entryOf(asked, 'header', 'blu'), 9)).toBe(false)
  })
})

describe('a shopper who types for long', () => {
  it('fills no memory: the latest 25 texts of a box are remembered', () => {
    let boxes = BOX
    for (let text = 0; text < 100; text++) boxes = askedInstant(boxes, 'header', `text ${text}`)

    const again = askedInstant(boxes, 'header', 'text 75')

    const texts = Object.keys(boxes.header?.cache ?? {})
    expect(texts).toEqual(Array.from({ length: 25 }, (_, text) => `text ${75 + text}`))
    expect(Object.keys(again.header?.cache ?? {}).toSorted()).toEqual(texts.toSorted())
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

    const boxes = inHeader(asked, (box) =>
      answeredInstant(box, 'blu', aPageReply(), { expiresAt: 60, duration: 40 }),
    )

    expect(entryOf(boxes, 'header', 'blu')).toMatchObject({ isActive: false, isLoading: false })
    expect(entryOf(boxes, 'header', 'hose')).toMatchObject({ isActive: true, isLoading: true })
  })
})

describe('[4.47] [8.18] products that could not be had', () => {
  // Deviation: instant-product-error-kept
  it('leave the shopper an error, and are asked for again next time', () => {
    const asked = askedInstant(BOX, 'header', 'blu')

    const failed = inHeader(asked, (box) => failedInstant(box, 'blu', ERROR))

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
    const boxes = inHeader(asked, (box) =>
      answeredInstant(box, 'blu', reply, { expiresAt: 60, duration: 40 }),
    )
    const shown = { query: 'blu', cache: boxes.header?.cache ?? {} }

    const promoted = withPromoted(shown, '1-rot')

    const [product] = shownEntry(promoted).products
    expect(product).toMatchObject({ permanentid: '1-rot', position: 1, responseId: 'response-1' })
    expect(product?.children.map(({ permanentid }) => permanentid)).toEqual(['1', '1-rot'])
    expect(withPromoted(shown, 'unbekannt')).toBe(shown)
    expect(withPromoted(EMPTY_BOX, '1-rot')).toBe(EMPTY_BOX)
  })
})
