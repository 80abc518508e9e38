import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PathCount } from '../index/index-answer.ts'
import type { FacetResponse, HierarchicalValue } from './facet-response.ts'
import { facetOf, keywordCounts, replyTo, requestsOf } from './test-facets.ts'

const someState = fc.constantFrom('idle', 'selected', 'excluded')
const color = fc.constantFrom('Blau', 'Rot', 'Grün', 'Gelb', 'Weiß', 'Lila', 'Schwarz')
const colorCounts = fc.dictionary(color, fc.nat(20))
const requestedColors = fc.uniqueArray(fc.record({ value: color, state: someState }), {
  selector: ({ value }) => value,
})

function colorReply(
  values: readonly { value: string; state: string }[],
  counts: Record<string, number>,
  parts: object,
): FacetResponse[] {
  const request = { facetId: 'ec_color', field: 'ec_color', type: 'regular', values, ...parts }
  return replyTo(requestsOf(request), { ec_color: keywordCounts(counts) })
}

function valuesOf(reply: readonly FacetResponse[]) {
  return reply.length === 0 ? [] : facetOf(reply, 'ec_color', 'regular').values
}

describe('[4.24] whatever is asked for', () => {
  it('every selected or excluded value comes back as it is, and no other', () => {
    fc.assert(
      fc.property(
        requestedColors,
        colorCounts,
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (values, counts, numberOfValues, freezeCurrentValues) => {
          const shown = valuesOf(
            colorReply(values, counts, { numberOfValues, freezeCurrentValues }),
          )

          const active = (list: readonly { value: string; state: string }[]) =>
            list
              .filter((value) => value.state !== 'idle')
              .map((value) => `${value.value} ${value.state}`)
              .toSorted()
          expect(active(shown)).toEqual(active(values))
          expect(shown.every(({ numberOfResults }) => numberOfResults >= 0)).toBe(true)
        },
      ),
    )
  })

  it('no more values are shown than wanted, unless more are selected', () => {
    fc.assert(
      fc.property(requestedColors, colorCounts, fc.integer({ min: 1, max: 8 }), (...given) => {
        const [values, counts, numberOfValues] = given
        const reply = colorReply(values, counts, { numberOfValues })
        const shown = valuesOf(reply)

        const active = values.filter((value) => value.state !== 'idle').length
        expect(shown.length).toBeLessThanOrEqual(Math.max(numberOfValues, active))
        const occurring = Object.entries(counts).filter(([, count]) => count > 0)
        const hidden = occurring.filter(([value]) => !shown.some((other) => other.value === value))
        if (reply.length > 0) expect(reply[0]?.moreValuesAvailable).toBe(hidden.length > 0)
      }),
    )
  })

  it('[4.25] frozen values keep their order and stay alone', () => {
    fc.assert(
      fc.property(requestedColors, colorCounts, (values, counts) => {
        fc.pre(values.length > 0)
        const shown = valuesOf(colorReply(values, counts, { freezeCurrentValues: true }))

        expect(shown.map(({ value }) => value)).toEqual(values.map(({ value }) => value))
      }),
    )
  })

  it('selected ranges come back with their borders', () => {
    const price = fc.integer({ min: 0, max: 30_000 }).map((cents) => cents / 100)
    const interval = fc.constantFrom('continuous', 'discrete', 'even', 'equiprobable')
    fc.assert(
      fc.property(price, price, fc.boolean(), interval, fc.array(price), (...given) => {
        const [one, other, endInclusive, drawn, prices] = given
        const [start, end] = [Math.min(one, other), Math.max(one, other)]
        const range = { start, end, endInclusive, state: 'selected' }
        const request = { facetId: 'ec_price', field: 'ec_price', type: 'numericalRange' }
        const requests = requestsOf({ ...request, interval: drawn, values: [range] })

        const facet = facetOf(replyTo(requests, { ec_price: prices }), 'ec_price', 'numericalRange')

        const selected = facet.values.filter((value) => value.state === 'selected')
        expect(selected).toMatchObject([range])
        expect(facet.values.every(({ numberOfResults }) => numberOfResults >= 0)).toBe(true)
      }),
    )
  })

  it('a reply sent back as a request is answered alike', () => {
    fc.assert(
      fc.property(requestedColors, colorCounts, (values, counts) => {
        const first = colorReply(values, counts, {})
        const [facet] = first
        fc.pre(facet !== undefined)

        const second = replyTo(requestsOf(facet), { ec_color: keywordCounts(counts) })

        expect(second).toEqual(first)
      }),
    )
  })

  it('a selected category comes back with the way to it', () => {
    const name = fc.constantFrom('Damen', 'Herren', 'Kleider', 'Röcke', 'Maxi')
    const nodes = fc.letrec<{ nodes: PathCount[] }>((tie) => ({
      nodes: fc.uniqueArray(
        fc
          .tuple(name, fc.nat(9), fc.oneof({ maxDepth: 3 }, fc.constant([]), tie('nodes')))
          .map(([value, count, children]) => ({ value, count, children })),
        { selector: ({ value }) => value, maxLength: 4 },
      ),
    })).nodes
    fc.assert(
      fc.property(nodes, fc.array(name, { minLength: 1, maxLength: 4 }), (roots, path) => {
        const request = { facetId: 'ec_category', field: 'ec_category', type: 'hierarchical' }
        const requests = requestsOf({ ...request, values: wayTo(path) })

        const reply = replyTo(requests, { ec_category: { kind: 'path', roots } })

        const facet = facetOf(reply, 'ec_category', 'hierarchical')
        expect(selectedPaths(facet.values)).toEqual([path])
      }),
    )
  })
})

function wayTo([value, ...rest]: readonly string[]): object[] {
  if (value === undefined) return []
  const state = rest.length === 0 ? 'selected' : 'idle'
  return [{ value, state, children: wayTo(rest) }]
}

function selectedPaths(values: readonly HierarchicalValue[]): (readonly string[])[] {
  return values.flatMap(({ path, state, children }) => [
    ...(state === 'selected' ? [path] : []),
    ...selectedPaths(children),
  ])
}
