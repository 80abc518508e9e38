import type { Inline } from '@saum/contract/content-block'
import { expect, it } from 'vitest'
import { isCompact } from './table-shape.ts'

function cell(text: string): Inline[] {
  return [{ kind: 'text', text }]
}

it('keeps a size chart a table on phones', () => {
  expect(isCompact([[cell('34'), cell('80–84'), cell('38/40')]])).toBe(true)
})

it('draws signs, which a table of plain words could not', () => {
  expect(isCompact([[[{ kind: 'symbol', name: 'care-bleach', label: 'Dreieck' }]]])).toBe(false)
})

it('turns a table with one sentence in it into cards on phones', () => {
  expect(
    isCompact([[cell('Express'), cell('nächster Werktag, wenn du bis 12 Uhr bestellst')]]),
  ).toBe(false)
})
