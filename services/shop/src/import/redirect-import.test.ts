import { aRedirect } from '@saum/testing/catalog-builders'
import { openMigratedDatabase } from '@saum/testing/test-backend'
import { faultsOf, importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'

describe('a redirect that is wrong', () => {
  it.each([
    [{ target: 'javascript:alert(1)' }, 'target', /is not allowed; use a path such as/],
    [{ target: '//evil.example/' }, 'target', /is not allowed/],
    [{ source: 'alt' }, 'source', /must be a path of the shop/],
    [{ source: '/a', target: '/a/' }, 'target', /leads back to the source/],
  ])('by %j is refused', async (change, field, reason) => {
    expect(await faultsOf(await openMigratedDatabase(), 'redirects', [aRedirect(change)])).toEqual([
      [1, field, expect.stringMatching(reason)],
    ])
  })

  it('by a chain is told where to lead instead', async () => {
    const content = [
      aRedirect({ source: '/a', target: '/b/' }),
      aRedirect({ source: '/b', target: '/c' }),
      aRedirect({ source: '/c/', target: '/d?x=1', shopPath: 'de' }),
    ]

    expect(await faultsOf(await openMigratedDatabase(), 'redirects', content)).toEqual([
      [1, 'target', 'leads to /b, which is redirected itself; let it lead to /d?x=1'],
      [2, 'target', 'leads to /c/, which is redirected itself; let it lead to /d?x=1'],
    ])
  })

  it('by a circle is refused', async () => {
    const content = [
      aRedirect({ source: '/a', target: '/b/' }),
      aRedirect({ source: '/b', target: '/a' }),
    ]

    expect(await faultsOf(await openMigratedDatabase(), 'redirects', content)).toEqual([
      [1, 'target', 'leads in a circle: /a comes back to itself'],
      [2, 'target', 'leads in a circle: /b comes back to itself'],
    ])
  })

  it('by making a chain of a known one is refused, unless the file mends that one', async () => {
    const db = await openMigratedDatabase()
    await importContent(db, {
      kind: 'redirects',
      content: [aRedirect({ source: '/a', target: '/b' })],
    })
    const next = aRedirect({ source: '/b', target: '/c' })

    expect(await faultsOf(db, 'redirects', [next])).toEqual([
      [1, 'source', 'is where /a leads; let that lead to /c in the same file'],
    ])
    expect(
      await faultsOf(db, 'redirects', [next, aRedirect({ source: '/a', target: '/c' })]),
    ).toEqual([])
  })
})
