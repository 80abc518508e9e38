import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CategoryValue } from '../wire/facet.ts'
import type { PageReply } from '../wire/reply.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { readPageReply } from './read-reply.ts'

describe('any reply, however damaged', () => {
  it('is either refused or can be shown', () => {
    fc.assert(
      fc.property(fc.array(damage(), { minLength: 1, maxLength: 3 }), (damages) => {
        const reply: unknown = structuredClone(
          aPageReply({ products: [aProduct('1', { children: [aProduct('1'), aProduct('2')] })] }),
        )
        for (const hit of damages) hit(reply)

        const read = readOrNull(JSON.parse(JSON.stringify(reply)))

        expect(read === null ? 'refused' : show(read)).toMatch(/./)
      }),
      { numRuns: 500 },
    )
  })
})

/** Replaces or removes something somewhere. */
function damage(): fc.Arbitrary<(reply: unknown) => void> {
  return fc
    .tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }), fc.jsonValue(), fc.boolean())
    .map(([steps, put, isRemoved]) => (reply: unknown) => {
      let place = reply
      for (const [at, step] of steps.entries()) {
        if (typeof place !== 'object' || place === null) return
        const keys = Object.keys(place)
        const key = keys[step % keys.length]
        if (key === undefined) return
        const next: unknown = Reflect.get(place, key)
        if (at === steps.length - 1) {
          if (isRemoved) Reflect.deleteProperty(place, key)
          else Reflect.set(place, key, put)
        }
        place = next
      }
    })
}

function readOrNull(value: unknown): PageReply | null {
  try {
    return readPageReply(value)
  } catch {
    return null
  }
}

/** Does with a reply what screens do. */
function show({
  products,
  facets,
  pagination,
  sort,
  triggers,
  queryCorrection,
}: PageReply): string {
  const categoryText = ({ value, path, children }: CategoryValue): string =>
    [value.trim(), ...path.map((step) => step.trim()), ...children.map(categoryText)].join()
  return [
    ...products.flatMap((product) =>
      [product, ...product.children].flatMap((one) => [
        one.permanentid.trim(),
        one.ec_name?.trim(),
        one.ec_price?.toFixed(2),
        ...one.ec_images.map((url) => url.trim()),
        ...one.ec_category.map((name) => name.split('|').join()),
        ...Object.keys(one.additionalFields),
      ]),
    ),
    ...facets.flatMap((facet) => [
      facet.facetId.trim() + facet.displayName.trim() + facet.field.trim(),
      facet.numberOfValues.toFixed(),
      ...facet.values.map((value) => value.state.trim()),
      ...(facet.type === 'hierarchical' ? facet.values.map(categoryText) : []),
      ...(facet.type === 'numericalRange' ? facet.values.map(({ end }) => end.toFixed(2)) : []),
      ...(facet.type === 'numericalRange' ? [facet.domain?.max.toFixed(2)] : []),
    ]),
    ...Object.values(pagination).map((count) => count.toFixed()),
    ...[sort.appliedSort, ...sort.availableSorts].flatMap((one) =>
      one.sortCriteria === 'fields' ? one.fields.map(({ field }) => field.trim()) : [],
    ),
    ...triggers.map((one) => (one.type === 'execute' ? one.content.name : one.content).trim()),
    ...(queryCorrection?.corrections.map(({ correctedQuery }) => correctedQuery.trim()) ?? []),
  ].join()
}
