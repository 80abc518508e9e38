import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  findBudgetFault,
  firstLoadScripts,
  readClientManifest,
  weighRoutes,
} from './bundle-budget.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const MANIFEST = {
  url: '/assets/manifest-0a1b2c3d.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
  routes: {
    root: {
      id: 'root',
      module: '/assets/root.js',
      imports: ['/assets/vendor.js'],
      hasDefaultExport: true,
    },
    'routes/shop/route': aRoute('shop', { parentId: 'root' }),
    'routes/home/route': aRoute('home', { parentId: 'routes/shop/route' }),
    'routes/listing/route': aRoute('listing', {
      parentId: 'routes/shop/route',
      clientLoaderModule: '/assets/listing-loader.js',
    }),
    'routes/entrance/route': aRoute('entrance', { parentId: 'root', hasDefaultExport: false }),
  },
}

function aRoute(name: string, rest: object) {
  const module = `/assets/${name}.js`
  return { id: `routes/${name}/route`, module, imports: [], hasDefaultExport: true, ...rest }
}

/** Random text does not compress, so the sizes written are about the sizes weighed. */
function aBuild(sizes: Record<string, number> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'saum-budget-'))
  folders.push(folder)
  const names = ['entry', 'vendor', 'root', 'shop', 'home', 'listing', 'listing-loader', 'entrance']
  for (const name of names) {
    const file = join(folder, 'assets', `${name}.js`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(sizes[name] ?? 100))
  }
  const script = `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`
  writeFileSync(join(folder, MANIFEST.url), script)
  return folder
}

describe('the script a first visit loads', () => {
  it('counts entry, parents and shared files once', () => {
    const manifest = readClientManifest(aBuild())

    const names = [...firstLoadScripts(manifest, 'routes/home/route')].toSorted()

    expect(names).toEqual(
      ['entry', 'home', 'manifest-0a1b2c3d', 'root', 'shop', 'vendor'].map(
        (n) => `/assets/${n}.js`,
      ),
    )
  })

  it('counts a loader that was split off its route', () => {
    const manifest = readClientManifest(aBuild())

    expect(firstLoadScripts(manifest, 'routes/listing/route')).toContain(
      '/assets/listing-loader.js',
    )
  })

  it('weighs pages only, heaviest first', () => {
    const weights = weighRoutes(aBuild({ listing: 5_000 }))

    expect(weights.map(({ route }) => route)).toEqual([
      'routes/listing/route',
      'routes/home/route',
      'routes/shop/route',
    ])
  })

  const within = [
    'home',
    'listing',
    'search',
    'product',
    'checkout',
    'success',
    'returns-portal',
  ].map((name) => ({
    route: `routes/${name}/route`,
    files: 3,
    bytes: 124 * 1_024,
  }))

  it('passes pages within their budgets', () => {
    expect(findBudgetFault(within)).toBeNull()
  })

  it.each([
    ['routes/home/route', 126, '125.0 KB'],
    ['routes/product/route', 151, '150.0 KB'],
    ['routes/returns-portal/route', 141, '140.0 KB'],
  ])('refuses %s above its budget and says by how much', (route, kilobytes, budget) => {
    const heavy = within.map((weight) =>
      weight.route === route ? { ...weight, bytes: kilobytes * 1_024 } : weight,
    )

    expect(findBudgetFault(heavy)).toBe(
      `${route} weighs ${kilobytes}.0 KB; its budget is ${budget}`,
    )
  })

  it('does not stay silent when there is no home page to weigh', () => {
    expect(findBudgetFault([])).toContain('routes/home/route')
  })
})
