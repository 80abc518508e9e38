import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routeRulesOf } from './route-rules.ts'

describe('[7.25] the rules of the routes', () => {
  it('are what the routes say of themselves, by pattern', () => {
    const routes = [
      { id: 'root', path: '', module: {} },
      { id: 'shop', parentId: 'root', path: ':shop', module: {} },
      { id: 'home', parentId: 'shop', module: { handle: { pageType: 'home' } } },
      { id: 'logout', parentId: 'shop', path: 'logout', module: {} },
      {
        id: 'account',
        parentId: 'shop',
        path: 'account',
        module: { handle: { pageType: 'my_account', protected: true } },
      },
      {
        id: 'success',
        parentId: 'shop',
        path: 'success',
        module: { handle: { pageType: 'confirmation' } },
      },
    ]
    const build = { routes: Object.fromEntries(routes.map((route) => [route.id, route])) }

    expect(routeRulesOf(build as unknown as ServerBuild)).toEqual({
      '/:shop': { pageType: 'home' },
      '/:shop/account': { pageType: 'my_account', protected: true },
      '/:shop/success': { pageType: 'confirmation', secret: true },
    })
  })
})
