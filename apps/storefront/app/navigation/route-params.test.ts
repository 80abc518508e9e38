import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  pageNotFound,
  parseProductId,
  productIdOrNotFound,
  redirectUnlessAt,
} from './route-params.ts'

describe('[2.31] the id in a product address', () => {
  it.each([
    ['kleid-4711', 4711],
    ['kleid-aus-wolle-38-4711', 4711],
    ['jeans-501-12', 12],
    ['a-007', 7],
  ])('of %s is %i', (slug, id) => {
    expect(parseProductId(slug)).toBe(id)
  })

  it.each([
    'kleid',
    'kleid-',
    '4711',
    '-4711',
    'kleid-47a',
    'kleid-4711-',
    '',
    'x-99999999999999999999',
  ])('is missing from %j', (slug) => {
    expect(parseProductId(slug)).toBeNull()
  })

  it('is the one the address was made with', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (name, id) => {
        fc.pre(!name.includes('\n') && !/[\r\u2028\u2029]/.test(name))
        expect(parseProductId(`${name}-${id}`)).toBe(id)
      }),
    )
  })
})

describe('[2.30] [8.3] a page that is not there', () => {
  it('is a 404 that names its path', () => {
    expect(pageNotFound('/de/p/kleid/')).toMatchObject({
      data: 'Page Not Found: /de/p/kleid/',
      init: { status: 404 },
    })
  })

  it('is thrown for a product address without an id', () => {
    let thrown: unknown
    try {
      productIdOrNotFound('kleid', '/de/p/kleid/')
    } catch (reason) {
      thrown = reason
    }

    expect(thrown).toEqual(pageNotFound('/de/p/kleid/'))
    expect(productIdOrNotFound('kleid-1', '/de/p/kleid-1/')).toBe(1)
  })
})

describe('what is found at another address than its own', () => {
  const OWN = '/de/p/kleid-alma-7/'

  function visit(address: string): string | null {
    try {
      redirectUnlessAt(OWN, new URL(address, 'https://www.saum.example'))
      return null
    } catch (answer) {
      if (!(answer instanceof Response)) throw answer
      expect(answer.status).toBe(301)
      return answer.headers.get('location')
    }
  }

  it('is led to its own, the query with it', () => {
    expect(visit('/de/p/altes-kleid-7/?variantId=3')).toBe(`${OWN}?variantId=3`)
  })

  it('is led there from a path that cannot be decoded', () => {
    expect(visit('/de/p/%E0%A4%A-7/')).toBe(OWN)
  })

  it('stays where it belongs', () => {
    expect(visit(OWN)).toBeNull()
    expect(visit(`${OWN}?variantId=3`)).toBeNull()
  })
})
