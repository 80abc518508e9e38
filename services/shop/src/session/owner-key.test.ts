import { createHash } from 'node:crypto'
import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOwnerKeys, DEFAULT_KEYS, parseSessionKey } from './owner-key.ts'

const keys = createOwnerKeys(DEFAULT_KEYS)
const md5Keys = createOwnerKeys({ ...DEFAULT_KEYS, hash: 'md5' })

describe('[3.10] the key of a basket or wishlist', () => {
  it('is the hash of the template with shop and customer put in', () => {
    const ofBasket = keys('basket', 10_028, '4711')
    const ofWishlist = keys('wishlist', 10_028, '4711')

    // printf basket_10028_4711 | sha256sum
    expect(ofBasket).toBe('b59231b0e6d3ce18d894532b929e61eec5918ed2dfa21519ef31028a4c298c75')
    expect(ofWishlist).toBe('04a2f66d9ebace97848002358b15de37c3d83f53500258da7956cb1bb7180c24')
  })

  it('is hashed with MD5 where that is configured', () => {
    expect(md5Keys('basket', 10_028, '4711')).toBe('0f99fe8b8f659284152b6a4380fd7032')
    expect(md5Keys('wishlist', 10_028, '4711')).toBe('6b1b91a1a5d2b131347d34cb3854dbaa')
  })

  it('follows the template, in whatever order it names the parts', () => {
    const own = createOwnerKeys({ ...DEFAULT_KEYS, basketTemplate: '{userId}@{shopId}' })

    expect(own('basket', 10_028, '4711')).toBe(hashOf('4711@10028'))
  })

  it('puts in the first place of each part and leaves any further one', () => {
    const basketTemplate = '{shopId}-{userId}-{shopId}-{userId}'
    const own = createOwnerKeys({ ...DEFAULT_KEYS, basketTemplate })

    expect(own('basket', 10_028, '4711')).toBe(hashOf('10028-4711-{shopId}-{userId}'))
  })

  it.each(['{shopId}', '{userId}', '$&', '$`', "$'", '$1', '$$', '$<userId>', '\\', ''])(
    'takes the user %j as plain text',
    (userId) => {
      const backwards = createOwnerKeys({ ...DEFAULT_KEYS, basketTemplate: '{userId}@{shopId}' })

      expect(keys('basket', 10_028, userId)).toBe(hashOf(`basket_10028_${userId}`))
      expect(backwards('basket', 10_028, userId)).toBe(hashOf(`${userId}@10028`))
    },
  )

  it('is another one for every shop, every user and every kind', () => {
    const shopId = fc.constantFrom(...SHOPS.map((shop) => shop.shopId))
    const owner = fc.tuple(fc.constantFrom('basket' as const, 'wishlist' as const), shopId, anId())

    fc.assert(
      fc.property(owner, owner, (one, other) => {
        const isSame = one.join(' ') === other.join(' ')

        expect(keys(...one) === keys(...other)).toBe(isSame)
        expect(md5Keys(...one) === md5Keys(...other)).toBe(isSame)
      }),
    )
  })

  it('leads neither to the customer nor to the session', () => {
    fc.assert(
      fc.property(anId(), (userId) => {
        expect(keys('basket', 10_028, userId)).toMatch(/^[\da-f]{64}$/)
        expect(keys('basket', 10_028, userId)).not.toBe(userId)
      }),
    )
  })
})

describe('the key of a session', () => {
  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['the number of a customer', '4711'],
    ['a hash with another length', 'a'.repeat(63)],
    ['a hash in capitals', 'A'.repeat(64)],
    ['a hash and a line', `${'a'.repeat(64)}\n`],
    ['a very long text', 'a'.repeat(100_000)],
  ])('is never %s', (_, key) => {
    expect(parseSessionKey(key)).toBeNull()
  })
})

/** Of a customer, or of a visitor. */
function anId() {
  const byte = fc.integer({ min: 0, max: 255 })
  return fc.oneof(
    fc.integer({ min: 1, max: 50 }).map(String),
    fc
      .array(byte, { minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex')),
  )
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
