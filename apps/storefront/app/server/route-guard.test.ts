import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { protectedPatterns } from './route-guard.ts'

describe('[2.29] protected routes', () => {
  it('are known by their pattern, parents included', () => {
    const routes = [
      { id: 'root', path: '', module: {} },
      { id: 'shop', parentId: 'root', path: ':shop', module: {} },
      { id: 'home', parentId: 'shop', module: { handle: { pageType: 'home' } } },
      {
        id: 'account',
        parentId: 'shop',
        path: 'account',
        module: { handle: { pageType: 'my_account', protected: true } },
      },
      {
        id: 'order',
        parentId: 'account',
        path: 'order-details/:id',
        module: { handle: { pageType: 'my_account', protected: true } },
      },
    ]
    const build = { routes: Object.fromEntries(routes.map((route) => [route.id, route])) }

    const patterns = protectedPatterns(build as unknown as ServerBuild)

    expect([...patterns]).toEqual(['/:shop/account', '/:shop/account/order-details/:id'])
  })
})
