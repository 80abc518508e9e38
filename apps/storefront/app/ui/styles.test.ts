import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const here = new URL('.', import.meta.url)
const tokens = readFileSync(new URL('../styles/tokens.css', here), 'utf8')
const sheets = readdirSync(here)
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => ({ file, css: readFileSync(new URL(file, here), 'utf8') }))

/** Custom properties that a component sets from script, one value per element. */
const SET_BY_SCRIPT = ['--ground', '--print', '--letters']

function declared(css: string): Set<string> {
  return new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ''))
}

function luminance(name: string): number {
  const hex = new RegExp(`--${name}: #(\\w{6});`).exec(tokens)?.[1]
  if (!hex) throw new Error(`No color --${name}`)
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the styles of the components', () => {
  it.each(sheets)('$file stays in the layer that screens may overrule', ({ css }) => {
    expect(css.startsWith('@layer ui {')).toBe(true)
  })

  it.each(sheets)('$file uses only values that exist', ({ css }) => {
    const known = new Set([...declared(tokens), ...declared(css), ...SET_BY_SCRIPT])
    const unknown = [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !known.has(name))

    expect(unknown).toEqual([])
  })
})

describe('the colors of the shop', () => {
  const pairs = ['ink', 'ink-soft', 'accent', 'error', 'success'].flatMap((text) =>
    ['paper', 'white', 'backdrop'].map((ground) => [text, ground] as const),
  )

  it.each(pairs)('%s on %s can be read by everyone (AA)', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('let the border of a control be seen', () => {
    expect(contrast('ink-soft', 'paper')).toBeGreaterThanOrEqual(3)
  })
})
