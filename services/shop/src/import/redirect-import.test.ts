import { aRedirect } from '@saum/testing/catalog-builders'
import { openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import { faultsOf, importContent } from '@saum/testing/test-import'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RedirectDocument } from '../documents/redirect-document.ts'

describe('a redirect that is wrong', () => {
  it.each<[Partial<RedirectDocument>, string, RegExp]>([
    [{ target: 'javascript:alert(1)' }, 'target', /is not allowed; use a path such as/],
    [{ target: '//evil.example/' }, 'target', /is not allowed/],
    [{ source: '/alt/*', target: 'https://*' }, 'target', /is not allowed.* with its host/],
    [{ source: '/alt/*', target: 'https://shop.example*' }, 'target', /is not allowed/],
    [{ target: '/a\u0007b' }, 'target', /is not allowed/],
    [{ target: '/b/*' }, 'target', /its source has not/],
    [{ source: '/a/*', target: '/*/b' }, 'target', /only as its end/],
    [{ source: 'alt' }, 'source', /must be a path of the shop/],
    [{ source: '/de/' }, 'source', /is the home page/],
    [{ source: '/de/*' }, 'source', /every missing page/],
    [{ source: '/*/a' }, 'source', /only as its end/],
    [{ source: '/a?b=1' }, 'source', /without what follows/],
    [{ source: '/at/a', shopPath: 'de' }, 'source', /an address of the shop at/],
    [{ source: '/a', target: '/a/' }, 'target', /leads back to the source/],
    [{ source: '/a', target: '/A/?b' }, 'target', /leads back to the source/],
  ])('by %j is refused', async (change, field, reason) => {
    expect(await faultsOf(await openMigratedDatabase(), 'redirects', [aRedirect(change)])).toEqual([
      [1, field, expect.stringMatching(reason)],
    ])
  })

  it('by a circle is refused, over shops and rests as well', async () => {
    const content = [
      aRedirect({ source: '/a', target: '/b/' }),
      aRedirect({ source: '/b', target: '/a' }),
      aRedirect({ source: '/x/*', target: '/at/y/*', shopPath: 'de' }),
      aRedirect({ source: '/y/*', target: '/de/x/*', shopPath: 'at' }),
      aRedirect({ source: '/g/*', target: '/g/h/*' }),
      aRedirect({ source: '/into', target: '/a/' }),
    ]

    expect(await faultsOf(await openMigratedDatabase(), 'redirects', content)).toEqual([
      [1, 'target', 'leads in a circle: /a comes back to itself over /b'],
      [2, 'target', 'leads in a circle: /b comes back to itself over /a'],
      [3, 'target', 'leads in a circle: /x/* comes back to itself over /y/*'],
      [4, 'target', 'leads in a circle: /y/* comes back to itself over /x/*'],
      [5, 'target', 'leads in a circle: /g/* comes back to itself'],
    ])
  })

  it('by closing a circle with known ones is refused, unless the file mends them', async () => {
    const db = await openMigratedDatabase()
    await importContent(db, {
      kind: 'redirects',
      content: [aRedirect({ source: '/a/b', target: '/c/b' })],
    })
    const next = aRedirect({ source: '/c/*', target: '/a/*' })

    expect(await faultsOf(db, 'redirects', [next])).toMatchObject([[1, 'target', /circle/]])
    expect(
      await faultsOf(db, 'redirects', [next, aRedirect({ source: '/a/b', target: '/d' })]),
    ).toEqual([])
  })
})

describe.each(TEST_ENGINES)('[2.34] a table of redirects on %s', (engine) => {
  const CSV =
    '\uFEFFshopPath;source;target;statusCode\r\n' +
    'de;/Alt/;"/neu/;x/";302\r\n' +
    ';/röcke;/c/roecke/;\r\n' +
    ';nichts;/c/;301\r\n' +
    ';/"viel";https://press.example/?a=1;307\r\n'

  it('lands row by row as spreadsheets save it, and again without a change', async () => {
    const db = await openMigratedDatabase(engine)
    const file = { kind: 'redirects', content: CSV, fileName: 'redirects.csv' } as const

    const first = await importContent(db, file)
    const again = await importContent(db, { ...file, isRestart: true })

    expect(first.faults).toMatchObject([{ line: 4, field: 'source' }])
    expect(first.report.counts).toMatchObject({ created: 3, refused: 1 })
    expect(again.report.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
    expect(
      await db.sql`select shop_id as shop, source, target, status_code as status
        from redirect order by status_code`,
    ).toEqual([
      { shop: 0, source: '/röcke', target: '/c/roecke/', status: 301 },
      { shop: 10028, source: '/alt', target: '/neu/;x/', status: 302 },
      { shop: 0, source: '/"viel"', target: 'https://press.example/?a=1', status: 307 },
    ])
  })

  it('changes nothing when it is only tried', async () => {
    const db = await openMigratedDatabase(engine)

    const { report } = await importContent(db, {
      kind: 'redirects',
      content: CSV,
      fileName: 'redirects.csv',
      isDryRun: true,
    })

    expect(report.counts).toMatchObject({ created: 3, refused: 1 })
    expect(await db.sql`select source from redirect`).toEqual([])
  })

  it('that names everything leaves what moved pages left behind', async () => {
    const db = await openMigratedDatabase(engine)
    await importContent(db, { kind: 'redirects', content: [aRedirect({ source: '/weg' })] })
    await db.transaction(
      (sql) => sql`insert into redirect (shop_id, source, target, status_code, origin, is_made)
        values (10028, '/umgezogen', '/hier/', 301, 'own', 1)`,
    )

    await importContent(db, {
      kind: 'redirects',
      content: [aRedirect({ source: '/neu', target: '/da/' })],
      mode: 'full',
      isLargeRemovalAllowed: true,
    })

    expect(await db.sql`select source from redirect order by source`).toEqual([
      { source: '/neu' },
      { source: '/umgezogen' },
    ])
  })
})

it('lands the same redirects in whatever order a file names them', async () => {
  const path = fc.constantFrom('/a', '/b', '/c/*', '/c/d', '/e/*')
  const rows = fc.uniqueArray(
    fc.record({ source: path, target: fc.constantFrom('/a', '/b', '/c/d', '/e/f', '/z') }),
    { minLength: 1, maxLength: 5, selector: ({ source }) => source },
  )
  await fc.assert(
    fc.asyncProperty(rows, async (some) => {
      const landed = async (content: readonly { source: string; target: string }[]) => {
        const db = await openMigratedDatabase()
        await importContent(db, { kind: 'redirects', content: content.map(aRedirect) })
        const kept = await db.sql`select source, target from redirect order by source`
        await db.close()
        return kept
      }
      expect(await landed(some.toReversed())).toEqual(await landed(some))
    }),
    { numRuns: 12 },
  )
})
