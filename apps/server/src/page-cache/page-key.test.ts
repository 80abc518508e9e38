import { describe, expect, it } from 'vitest'
import { pageKeyOf } from './page-key.ts'

describe('the key of a page', () => {
  it.each([
    ['/de/', '/de/'],
    ['/de/?', '/de/'],
    ['/de/c/x/?page=2&filters[color]=1', '/de/c/x/?filters%5Bcolor%5D=1&page=2'],
    ['/de/c/x/?filters%5Bcolor%5D=1&page=2', '/de/c/x/?filters%5Bcolor%5D=1&page=2'],
    ['/de/?b=2&b=1', '/de/?b=2&b=1'],
    ['/de/c/x/_.data?_routes=routes%2Flisting', '/de/c/x/_.data?_routes=routes%2Flisting'],
  ])('sorts the query: %s', (target, key) => {
    expect(pageKeyOf(target)).toEqual({ key, hasTracking: false })
  })

  it.each([
    'utm_source=mail&utm_campaign=x',
    'gclid=1',
    'fbclid=1',
    'msclkid=1',
    'srsltid=1',
    '_gl=1',
  ])('forgets where the visitor came from: %s', (tracking) => {
    expect(pageKeyOf(`/de/?${tracking}&page=2`)).toEqual({ key: '/de/?page=2', hasTracking: true })
    expect(pageKeyOf(`/de/?${tracking}`)).toEqual({ key: '/de/', hasTracking: true })
  })

  it.each(['/de/?preview=1', '/de/?page=2&editorMode=true', `/de/?q=${'a'.repeat(1100)}`])(
    'does not exist for what must not be kept: %s',
    (target) => {
      expect(pageKeyOf(target)).toBeNull()
    },
  )
})
