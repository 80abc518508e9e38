import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

const sprite = readFileSync(new URL('../../public/icons.v2.svg', import.meta.url), 'utf8')

describe('[1.11] icons for care labels, payment methods, countries and the shop', () => {
  it('have exactly the names a component may ask for', () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

    expect(drawn).toEqual([...ICON_NAMES])
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('each know their proportions', () => {
    const symbols = sprite.match(/<symbol [^>]+>/g) ?? []

    expect(symbols.filter((symbol) => !symbol.includes('viewBox="0 0 '))).toEqual([])
  })
})
