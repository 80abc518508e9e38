import { describe, expect, it } from 'vitest'
import { createNamedMiddleware } from './named-middleware.ts'

describe('[2.29] [8.13] named middleware', () => {
  const category = async () => new Response('listing')
  const named = createNamedMiddleware({ category })

  it('is found by its name', () => {
    expect(named('category')).toBe(category)
  })

  it.each(['catgory', '', 'toString', '__proto__'])('is unknown as %j', (name) => {
    expect(() => named(name as 'category')).toThrow(`Unknown middleware: '${name}'`)
  })
})
