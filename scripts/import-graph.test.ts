import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { FILES_READ } from './import-graph/files-read.ts'
import { listProjectFiles, readImportGraph, testsReaching } from './import-graph.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function aProject(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'saum-graph-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** The tests that reach a file of a project, with their distances. */
function reaching(
  files: Record<string, string>,
  changed: string,
  filesRead: Record<string, string[]> = {},
): string[] {
  const graph = readImportGraph(aProject(files), { files: Object.keys(files), filesRead })
  return testsReaching(graph, [changed]).map(({ file, distance }) => `${distance} ${file}`)
}

const MONEY_PACKAGE = {
  'packages/money/package.json': JSON.stringify({
    name: '@saum/money',
    exports: { './*': './src/*.ts' },
  }),
  'packages/money/src/cents.ts': 'export const cents = 100',
}

const SHOP_APP = {
  'apps/shop/package.json': JSON.stringify({ name: 'shop', imports: { '#app/*': './app/*' } }),
  'apps/shop/app/ui/price.tsx': `import { cents } from '@saum/money/cents'`,
  'apps/shop/app/ui/price.test.tsx': `import { Price } from './price.tsx'`,
  'apps/shop/app/page.test.tsx': `import { Page } from '#app/page.tsx'`,
  'apps/shop/app/page.tsx': `import { Price } from '#app/ui/price.tsx'`,
}

describe('the tests that reach a file', () => {
  it('come from all packages, the nearest first', () => {
    const files = { ...MONEY_PACKAGE, ...SHOP_APP }

    expect(reaching(files, 'packages/money/src/cents.ts')).toEqual([
      '2 apps/shop/app/ui/price.test.tsx',
      '3 apps/shop/app/page.test.tsx',
    ])
  })

  it('start with the test named after the file, then with those of its folder', () => {
    const files = {
      'src/a/tax.ts': '',
      'src/a/basket.test.ts': `import './tax.ts'`,
      'src/a/tax.test.ts': `import './tax.ts'`,
      'src/aa.test.ts': `import './a/tax.ts'`,
    }

    expect(reaching(files, 'src/a/tax.ts')).toEqual([
      '1 src/a/tax.test.ts',
      '1 src/a/basket.test.ts',
      '1 src/aa.test.ts',
    ])
  })

  it('of its folder come before those of other folders, however far they reach for it', () => {
    const files = {
      'src/tracking/service.ts': '',
      'src/jobs.ts': `import './tracking/service.ts'`,
      'src/backend.ts': `import './jobs.ts'`,
      'src/other/jobs.test.ts': `import '../backend.ts'`,
      'src/test-backend.ts': `import './backend.ts'`,
      'src/tracking/calls.test.ts': `import '../test-backend.ts'`,
    }

    expect(reaching(files, 'src/tracking/service.ts')).toEqual([
      '4 src/tracking/calls.test.ts',
      '3 src/other/jobs.test.ts',
    ])
  })

  it('include a test that changed itself', () => {
    expect(reaching({ 'a.test.ts': '' }, 'a.test.ts')).toEqual(['0 a.test.ts'])
  })

  it('follow threads and programs that a module starts', () => {
    const files = {
      'work.ts': '',
      'worker.ts': `import './work.ts'`,
      'pool.test.ts': `new Worker(new URL('./worker.ts', import.meta.url))`,
    }

    expect(reaching(files, 'work.ts')).toEqual(['2 pool.test.ts'])
  })

  it('follow folders that are read', () => {
    const files = {
      'db/migrations/1.sql': '',
      'src/migrations.ts': `new URL('../db/migrations', import.meta.url)`,
      'src/migrate.test.ts': `import './migrations.ts'`,
    }

    expect(reaching(files, 'db/migrations/1.sql')).toEqual(['2 src/migrate.test.ts'])
  })

  it('do not include readers of a module that imports the file', () => {
    const files = {
      'src/a.ts': `import './b.ts'`,
      'src/b.ts': '',
      'docs.test.ts': `new URL('./src', import.meta.url)`,
      'src/c.test.ts': `import './a.ts'`,
    }

    expect(reaching(files, 'src/a.ts')).toEqual(['1 src/c.test.ts', '1 docs.test.ts'])
    expect(
      reaching({ ...files, 'lib/b.ts': '', 'src/a.ts': `import '../lib/b.ts'` }, 'lib/b.ts'),
    ).toEqual(['2 src/c.test.ts'])
  })

  it('follow paths that only the table of files read knows', () => {
    const files = {
      'content/home.md': '',
      'src/server.ts': '',
      'src/a.test.ts': `import './server.ts'`,
    }

    expect(reaching(files, 'content/home.md')).toEqual([])
    expect(reaching(files, 'content/home.md', { 'src/server.ts': ['content'] })).toEqual([
      '2 src/a.test.ts',
    ])
  })

  it('follow style sheets', () => {
    const files = {
      'base.css': '',
      'button.module.css': `.a { composes: b from './base.css'; }`,
      'button.tsx': `import styles from './button.module.css'`,
      'button.test.tsx': `import { Button } from './button.tsx'`,
    }

    expect(reaching(files, 'base.css')).toEqual(['3 button.test.tsx'])
  })

  it('end where modules import each other in a circle', () => {
    const files = {
      'a.ts': `import './b.ts'`,
      'b.ts': `import './a.ts'`,
      'c.test.ts': `import './a.ts'`,
    }

    expect(reaching(files, 'b.ts')).toEqual(['2 c.test.ts'])
  })
})

describe('the files of a project', () => {
  it('are those under version control and new ones, without ignored and deleted ones', () => {
    const root = aProject({ '.gitignore': 'build/', 'a.ts': '', 'gone.ts': '', 'build/b.ts': '' })
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    execFileSync('git', ['add', 'gone.ts'], { cwd: root })
    rmSync(join(root, 'gone.ts'))

    expect(listProjectFiles(root).toSorted()).toEqual(['.gitignore', 'a.ts'])
  })
})

describe('the table of files read', () => {
  const paths = Object.entries(FILES_READ).flatMap(([reader, read]) => [reader, ...read])

  it.each([...new Set(paths)])('names %s, which exists', (path) => {
    expect(existsSync(path)).toBe(true)
  })
})
