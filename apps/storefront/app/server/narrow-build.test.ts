import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createBuildNarrower } from './narrow-build.ts'

const ROUTES = [
  { id: 'root', path: '' },
  { id: 'entrance', parentId: 'root', index: true },
  { id: 'workshop', parentId: 'root', path: 'dev/ui' },
  { id: 'shop', parentId: 'root', path: ':shop' },
  { id: 'home', parentId: 'shop', index: true },
  { id: 'outfits', parentId: 'shop', path: 'c/outfits' },
  { id: 'listing', parentId: 'shop', path: 'c/*' },
  { id: 'product', parentId: 'shop', path: 'p/:slug' },
  { id: 'account', parentId: 'shop', path: 'account' },
  { id: 'orders', parentId: 'account', path: 'orders' },
  { id: 'content', parentId: 'shop', path: '*' },
  { id: 'not-found', parentId: 'root', path: '*' },
]

const BUILD = {
  routes: Object.fromEntries(ROUTES.map((route) => [route.id, route])),
  assets: { routes: Object.fromEntries(ROUTES.map((route) => [route.id, route])) },
} as unknown as ServerBuild

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .flatMap((route) => route ?? [])
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path: path ?? '', children: treeOf(build, id) },
    )
}

function matched(build: ServerBuild, path: string): (string | undefined)[] {
  return matchRoutes(treeOf(build), path)?.map(({ route }) => route.id) ?? []
}

const PATHS = [
  '/',
  '/de/',
  '/de/c/outfits/',
  '/de/c/damen/kleider/',
  '/de/C/new/',
  '/de/%63/new/',
  '/de/p/kleid-1/',
  '/de/account/',
  '/de/account/orders/',
  '/de/impressum/',
  '/de/dev/ui/',
  '/dev/ui/',
  '/xx/c/new/',
  '/constructor/',
  '/de/__proto__/',
]

describe('a build narrowed to a path', () => {
  it.each(PATHS)('matches %s like the whole one', (path) => {
    const narrow = createBuildNarrower(BUILD)(path)

    expect(matched(narrow, path)).toEqual(matched(BUILD, path))
  })

  it('leaves out screens that begin with another word', () => {
    const { routes, assets } = createBuildNarrower(BUILD)('/de/c/new/')

    expect(Object.keys(routes)).not.toContain('product')
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
  })

  it('is made once per word, however many paths are asked for', () => {
    const narrow = createBuildNarrower(BUILD)

    expect(narrow('/de/anything/')).toBe(narrow('/at/something-else/'))
  })
})
