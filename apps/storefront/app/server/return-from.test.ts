import { describe, expect, it } from 'vitest'
import { returnFrom, withQuery } from './return-from.ts'

function aForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function aRequest(referer?: string): Request {
  return new Request('https://www.saum.example/de/wishlist/', {
    method: 'POST',
    headers: referer === undefined ? {} : { referer },
  })
}

describe('the page a form returns to', () => {
  it('is the one the form names', () => {
    const form = aForm({ from: '/de/c/damen/?page=2' })

    expect(returnFrom(form, aRequest(), '/de/')).toBe('/de/c/damen/?page=2')
  })

  it('is the one the browser came from when the form names none', () => {
    const request = aRequest('https://www.saum.example/de/c/damen/?sort=new')

    expect(returnFrom(aForm(), request, '/de/')).toBe('/de/c/damen/?sort=new')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/%2f/evil.example',
    'javascript:alert(1)',
    '',
  ])('is never another site: %s', (from) => {
    expect(returnFrom(aForm({ from }), aRequest(), '/de/wishlist/')).toBe('/de/wishlist/')
  })

  it.each(['https://evil.example/de/', 'about:blank', 'no address'])(
    'is not where another site sent the shopper from: %s',
    (referer) => {
      expect(returnFrom(aForm(), aRequest(referer), '/de/wishlist/')).toBe('/de/wishlist/')
    },
  )
})

describe('a path that says something in its query', () => {
  it('keeps what was there and says the new thing once', () => {
    const path = withQuery('/de/p/mira-4711/?size=38&basketError=full', 'basketError', 'failed')

    expect(path).toBe('/de/p/mira-4711/?size=38&basketError=failed')
  })
})
