import { expect, it } from 'vitest'
import { FittedSelect } from './fitted-select.tsx'
import { renderInShop } from './test-render.tsx'

const OPTIONS = [
  { value: 36, label: 'Größe 36' },
  { value: 38, label: 'Größe 38, ausverkauft', isDisabled: true },
]

function widthGivenBy(markup: string): string | undefined {
  return /<span[^>]* aria-hidden="true">([^<]*)<\/span>/.exec(markup)?.[1]
}

it('a list in a row is as wide as what is chosen, in browsers without field-sizing too', () => {
  const first = renderInShop(<FittedSelect name="size" label="Größe" options={OPTIONS} />)
  const second = renderInShop(
    <FittedSelect name="size" label="Größe" options={OPTIONS} value={38} onChange={() => {}} />,
  )

  expect(widthGivenBy(first)).toBe('Größe 36')
  expect(widthGivenBy(second)).toBe('Größe 38, ausverkauft')
})
