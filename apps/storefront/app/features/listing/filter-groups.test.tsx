import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { FilterGroups, HiddenFields } from './filter-groups.tsx'
import { parseListingAddress } from './listing-address.ts'
import type { FilterGroup } from './listing-facts.ts'
import { aPriceGroup, aSaleSwitch, aSizeGroup, aValueGroup } from './test-facts.ts'

function aForm(groups: FilterGroup[], query = '') {
  const shown = parseListingAddress(new URLSearchParams(query))
  return renderInShop(
    <>
      <HiddenFields address={shown} groups={groups} />
      <FilterGroups groups={groups} shown={shown} change={() => undefined} />
    </>,
  )
}

function inputsOf(markup: string): string[] {
  return markup.match(/<input [^>]*>/g) ?? []
}

describe('[2.26] the filter form', () => {
  it('sends what is checked under the names of the address', () => {
    const inputs = inputsOf(aForm([aValueGroup(), aSaleSwitch()], 'filters[color]=15'))

    expect(inputs[1]).toMatch(/name="filters\[color\]"[^>]*value="15"/)
    expect(inputs[1]).toContain('checked=""')
    expect(inputs[2]).toMatch(/name="filters\[sale\]"[^>]*value="true"/)
  })

  it('disables a value without products, unless it is chosen', () => {
    const [, free] = inputsOf(aForm([aSizeGroup()]))
    const [, chosen] = inputsOf(aForm([aSizeGroup()], 'filters[size]=38'))

    expect(free).toContain('disabled=""')
    expect(chosen).not.toContain('disabled=""')
  })

  it('says how many products a value leaves, and folded what is chosen', () => {
    const markup = aForm([aValueGroup()], 'filters[color]=12,15')

    expect(markup).toContain('aria-label="Schwarz, 21 Artikel"')
    expect(wordsOf(markup)).toMatch(/^Farbe Schwarz, Ecru/)
  })

  it('folds a long group but never a chosen value, and lets it be searched', () => {
    const values = Array.from({ length: 14 }, (_, id) => ({ id, label: `Stoff ${id}`, count: 3 }))
    const markup = aForm(
      [aValueGroup({ key: 'material', look: 'list', values })],
      'filters[material]=13',
    )

    expect(markup.match(/data-folded/g)).toHaveLength(5)
    expect(wordsOf(markup)).toContain('6 weitere Werte zeigen')
    expect(wordsOf(markup)).toContain('In Farbe suchen')
  })

  it('asks for prices in fields and on a slider that says amounts', () => {
    const markup = aForm([aPriceGroup()], 'filters[maxPrice]=20000')
    const inputs = inputsOf(markup)

    expect(inputs.filter((input) => input.includes('type="range"'))).toHaveLength(2)
    expect(inputs[1]?.replaceAll(/\s/g, ' ')).toContain('aria-valuetext="200,00 €"')
    expect(inputs.find((input) => input.includes('name="priceTo"'))).toContain('value="200"')
  })

  it('points out an impossible range beside its fields', () => {
    const address = parseListingAddress(new URLSearchParams())
    const impossible = { ...address, minCents: 200_00, maxCents: 100_00 }

    const markup = renderInShop(
      <FilterGroups groups={[aPriceGroup()]} shown={impossible} change={() => undefined} />,
    )

    expect(wordsOf(markup)).toContain('höher als der zweite')
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  it('keeps what it has no field for', () => {
    const inputs = inputsOf(aForm([], 'searchTerm=kleid&filters[brand]=7&filters[minReduction]=30'))

    expect(inputs).toEqual([
      '<input type="hidden" name="searchTerm" value="kleid"/>',
      '<input type="hidden" name="filters[minReduction]" value="30"/>',
      '<input type="hidden" name="filters[brand]" value="7"/>',
    ])
  })
})
