import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anOperatedShop } from '@saum/testing/operated-shop'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

describe('[2.34] saum redirects', () => {
  it('adds, lists and removes, for all shops or one', async () => {
    const { run, said } = await anOperatedShop(runCommandLine)

    expect(await run('redirects', 'add', '/Alt/', '/neu/')).toBe(0)
    expect(
      await run(
        'redirects',
        'add',
        '/alt/*',
        'https://a.example/*',
        '--shop',
        'de',
        '--status',
        '302',
      ),
    ).toBe(0)
    await run('redirects', 'list')
    expect(said.out).toMatch(/all +\/alt +\/neu\/ +301/)
    expect(said.out).toMatch(/de +\/alt\/\* +https:\/\/a\.example\/\* +302/)

    expect(await run('redirects', 'remove', '/alt/*', '--shop', 'de')).toBe(0)
    expect(await run('redirects', 'remove', '/alt', '--shop', 'de')).toBe(2)
    await run('redirects', 'list', '--shop', 'de')
    expect(said.out).toContain('There are none.')
  })

  it('refuses circles and what leads out of the web, and says why', async () => {
    const { run, said } = await anOperatedShop(runCommandLine)
    await run('redirects', 'add', '/a/*', '/b/*')

    expect(await run('redirects', 'add', '/b/c', '/a/c', '--shop', 'at')).toBe(2)
    expect(said.err).toContain('target leads in a circle')
    expect(await run('redirects', 'add', '/x', 'javascript:alert(1)')).toBe(2)
    expect(said.err).toContain('is not allowed')
    expect(await run('redirects', 'add', '/x', '/y', '--status', '303')).toBe(2)
    expect(said.err).toContain('301, 302, 307 or 308')
  })

  it('tells chains and writes their end when asked to', async () => {
    const { run, said } = await anOperatedShop(runCommandLine)
    await run('redirects', 'add', '/b', '/c/')
    await run('redirects', 'add', '/a', '/b')
    expect(said.out).toContain('chain: all /a over /b ends at /de/c/')

    expect(await run('redirects', 'check', '--collapse')).toBe(0)
    expect(said.out).toContain('1 lead to their end at once now.')
    expect(said.out).toContain('No circles, no chains.')
    await run('redirects', 'list')
    expect(said.out).toMatch(/all +\/a +\/c\//)
  })

  it('imports a table row by row, tells what was refused, and can only try', async () => {
    const { run, said } = await anOperatedShop(runCommandLine)
    const file = join(await createTestFolder(), 'umzug.csv')
    await writeFile(file, '\uFEFFsource;target\r\n/alt;/neu/\r\nfalsch;/neu/\r\n')

    expect(await run('redirects', 'import', file, '--dry-run')).toBe(1)
    expect(said.out).toContain('umzug.csv:3: source: must be a path')
    await run('redirects', 'list')
    expect(said.out).toContain('There are none.')
    expect(await run('redirects', 'import', file)).toBe(1)
    await run('redirects', 'list')
    expect(said.out).toMatch(/all +\/alt +\/neu\/ +301/)
  })

  it('tells what is followed and what is missing', async () => {
    const { run, said, backend } = await anOperatedShop(runCommandLine)
    await run('redirects', 'add', '/alt', '/neu/')
    await run('redirects', 'add', '/nie', '/neu/')
    await backend.db.transaction(async (sql) => {
      await sql`insert into redirect_hit values (0, '/alt', 12, '2026-11-16')`
      await sql`insert into redirect_miss values (10028, '/fehlt', 'blog.example', 7, '2026-11-15')`
    })

    await run('redirects', 'hits')
    expect(said.out).toMatch(/12 +2026-11-16 +all +\/alt/)
    expect(said.out).toMatch(/0 +never +all +\/nie/)
    await run('redirects', 'misses')
    expect(said.out).toMatch(/7 +2026-11-15 +de +\/fehlt +blog\.example/)
  })
})
