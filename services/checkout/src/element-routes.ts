import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { findShopById } from '@saum/domain/shops'
import type { ElementFiles } from './element-files.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const A_WHILE = 'public, max-age=300'

/** The script of the element and what it loads; the same for everybody. */
export function createElementRoutes(files: ElementFiles, publicOrigin: string): Hono {
  const app = new Hono()
  app.use('*', cors({ origin: publicOrigin }))
  app.get('/:shopId{\\d+}/checkout-element.js', (c) => {
    if (!findShopById(Number(c.req.param('shopId')))) return c.notFound()
    return c.body(files.entry, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': A_WHILE,
    })
  })
  app.get('/element/:hash/:file', (c) => {
    const file = files.find(c.req.param('file'))
    if (!file) return c.notFound()
    // A tab opened before a new version still gets modules that go together.
    const isCurrent = c.req.param('hash') === files.hash
    return c.body(file.text, 200, {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': isCurrent ? FOR_EVER : 'no-cache',
    })
  })
  return app
}
