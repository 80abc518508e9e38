import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { findShopById } from '@saum/domain/shops'
import type { ElementAddress, ElementFiles } from './element-files.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const A_WHILE = 'public, max-age=300'
const SCRIPT_TYPE = 'text/javascript; charset=utf-8'

/** The element and the hashes of its files; the same for everybody, and for pages of any origin. */
export function createElementRoutes(files: ElementFiles): Hono {
  const app = new Hono()
  const open = cors({ origin: '*' })
  app.use('/element.json', open)
  app.use('/element/*', open)
  app.use('/:shopId{\\d+}/checkout-element.js', open)

  app.get('/element.json', (c) =>
    c.json(
      { script: relative(files.script), stylesheet: relative(files.stylesheet) },
      { headers: { 'cache-control': 'no-cache', ...FOR_ANY_ORIGIN } },
    ),
  )
  // For pages that do not ask for the hash first; it cannot be checked by one.
  app.get('/:shopId{\\d+}/checkout-element.js', (c) => {
    if (!findShopById(Number(c.req.param('shopId')))) return c.notFound()
    return c.body(`import '../${files.script.path}'\n`, 200, {
      'content-type': SCRIPT_TYPE,
      'cache-control': A_WHILE,
      ...FOR_ANY_ORIGIN,
    })
  })
  app.get('/element/:hash/:file', (c) => {
    const file = files.find(c.req.param('file'))
    if (!file) return c.notFound()
    // A page made before a new version, without a hash to check, still gets an element that works.
    const isCurrent = c.req.param('hash') === files.hash
    return c.body(file.text, 200, {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': isCurrent ? FOR_EVER : 'no-cache',
      ...FOR_ANY_ORIGIN,
    })
  })
  return app
}

/** Else a page of another origin could not link the stylesheet. */
const FOR_ANY_ORIGIN = { 'cross-origin-resource-policy': 'cross-origin' }

/** Relative to the address of this answer, wherever the host is. */
function relative({ path, integrity }: ElementAddress) {
  return { src: path, integrity }
}
