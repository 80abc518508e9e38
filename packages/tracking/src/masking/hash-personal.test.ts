import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTestEnvironment } from '../test-environment.ts'
import { hashPersonal } from './hash-personal.ts'

const environment = aTestEnvironment()

describe('[9.14] hashed names and addresses', () => {
  it('are SHA256 of the lower-case text without spaces', async () => {
    // As `printf ada@example.com | sha256sum` says.
    expect(await hashPersonal(' Ada@Example .com\n', environment)).toBe(
      'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
    )
  })

  it('are the same however they are written', async () => {
    const word = fc.stringMatching(/^[a-zäöü]{1,9}$/)
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
        const one = await hashPersonal(words.join(''), environment)

        expect(await hashPersonal(` ${words.join(' \t').toUpperCase()} `, environment)).toBe(one)
        expect(one).toMatch(/^[\da-f]{64}$/)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['', ' ', '\n\t '])('are none of nothing: %j', async (text) => {
    expect(await hashPersonal(text, environment)).toBeNull()
  })
})
