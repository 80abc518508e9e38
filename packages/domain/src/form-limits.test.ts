import { describe, expect, it } from 'vitest'
import { isFormTooLarge } from './form-limits.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function inParts(fields: number): string {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  return `${part.repeat(fields)}--x--`
}

describe('a form', () => {
  it('may be a withdrawal with as many signs as fit, all of them from afar', () => {
    const form = new URLSearchParams({
      intent: 'confirm',
      requestKey: 'a'.repeat(64),
      name: '字'.repeat(100),
      contract: '字'.repeat(200),
      scope: '字'.repeat(8000),
      email: 'a'.repeat(254),
    })

    expect(isFormTooLarge(bytesOf(form.toString()))).toBe(false)
  })

  it('may send back everything of an order', () => {
    const form = new URLSearchParams({ order: 'a'.repeat(300), method: 'qr' })
    for (let row = 0; row < 100; row += 1) {
      const key = `${1_000_000 + row}.${2_000_000 + row}`
      form.append('take', key)
      for (const name of ['reason', 'count', 'exchange']) form.append(`${name}-${key}`, 'too_small')
    }

    expect(isFormTooLarge(bytesOf(form.toString()))).toBe(false)
    expect(isFormTooLarge(bytesOf(''))).toBe(false)
  })

  it.each([
    ['500 fields', 'a=1&'.repeat(499), false],
    ['501 fields', 'a=1&'.repeat(500), true],
    ['500 fields in parts', inParts(500), false],
    ['700 fields in parts', inParts(700), true],
    ['a part with a thousand headers', `--x\r\n${'a: b\r\n'.repeat(5000)}`, true],
    ['96 kB', `a=${'x'.repeat(96 * 1024 - 2)}`, false],
    ['one byte more', `a=${'x'.repeat(96 * 1024 - 1)}`, true],
  ])('of %s is too large: %#', (_, body, isTooLarge) => {
    expect(isFormTooLarge(bytesOf(body))).toBe(isTooLarge)
  })
})
