import { describe, expect, it } from 'vitest'
import { toLinkAddress } from './link-address.ts'

describe('links of a content page', () => {
  it.each(['/de/lieferung/', '#kosten', 'page:returns', 'category:knitwear'])(
    'may lead to %s',
    (href) => {
      expect(toLinkAddress(href)).toBe(href)
    },
  )

  it.each([
    'javascript:alert(1)',
    '//evil.example/',
    'page:../returns',
    'page:',
    'page:returns\njavascript:alert(1)',
    'category:<b>',
    'lieferung/',
    '',
  ])('never lead to %j', (href) => {
    expect(toLinkAddress(href)).toBeNull()
  })
})
