import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOf, pageFaultOf, targetOf } from './request-target.ts'

describe('the target of a request', () => {
  it('is path and query as they were sent', () => {
    expect(targetOf('http://a.example/de/c/x/?b=1&a=2')).toEqual({
      pathname: '/de/c/x/',
      search: '?b=1&a=2',
    })
    expect(targetOf('http://a.example:80/')).toEqual({ pathname: '/', search: '' })
  })

  it('agrees with the URL parser for every web address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const url = new URL(address)
        const { pathname, search } = targetOf(url.href)
        expect(pathname).toBe(url.pathname)
        expect(`${url.origin}${pathname}${search}`).toBe(url.href)
      }),
      { numRuns: 30 },
    )
  })

  it('is refused when it is too long, undecodable or contains a null byte', () => {
    expect(faultOf({ pathname: `/de/${'a'.repeat(12_300)}/`, search: '' })?.status).toBe(414)
    expect(faultOf({ pathname: '/de/', search: `?q=${'a'.repeat(12_300)}` })?.status).toBe(414)
    expect(faultOf({ pathname: '/de/%E0%A4%A/', search: '' })?.status).toBe(400)
    expect(faultOf({ pathname: '/de/%00/', search: '' })?.status).toBe(400)
    expect(faultOf({ pathname: '/de/', search: '?q=%00' })?.status).toBe(400)
  })

  it('is that of a page with at most 2048 characters in its path', () => {
    const search = `?q=${'a'.repeat(9000)}`

    expect(pageFaultOf({ pathname: `/${'a'.repeat(2047)}`, search })).toBeNull()
    expect(pageFaultOf({ pathname: `/${'a'.repeat(2048)}`, search: '' })?.status).toBe(414)
  })

  it('lets a shopper search for a percent sign', () => {
    expect(faultOf({ pathname: '/de/search/', search: '?searchTerm=100%' })).toBeNull()
  })
})
