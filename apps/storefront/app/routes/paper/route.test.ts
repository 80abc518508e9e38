import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { shopContext } from '#app/server/context.ts'
import { loader } from './route.ts'

it('leads to a neutral page, since nobody can tell what the document was', async () => {
  const context = new RouterContextProvider()
  context.set(shopContext, SHOPS[0])

  const url = new URL('https://saum.example/de/paper/!/')
  const answer = await loader({
    context,
    url,
    request: new Request(url),
    params: { shop: 'de', token: '!' },
    pattern: '/:shop/paper/:token',
  })

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/de/order-trackform/?says=dead-paper')
})
