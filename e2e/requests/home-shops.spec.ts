import { SHOPS } from '@saum/domain/shops'
import { tileNames } from '../support/plain/tiles.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('[2.2] the home page', () => {
  for (const { path } of SHOPS) {
    test(`of /${path}/ has one headline and leads into the range`, async ({ plain }) => {
      await plain.open(`/${path}/`)

      expect(plain.heading()).not.toBe('')
      const index = plain.one('main nav', { nth: 0 }).querySelectorAll('a[href]')
      expect(index.length).toBeGreaterThan(8)
      const category = index[1]?.getAttribute('href') ?? ''
      await plain.open(category)

      expect([plain.status, plain.place]).toEqual([200, category])
      expect(tileNames(plain).length).toBeGreaterThan(0)
    })
  }
})
