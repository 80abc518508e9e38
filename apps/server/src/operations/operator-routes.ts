import type { Hono } from 'hono'
import { SHOPS } from '@saum/domain/shops'
import type { AppParts, AppTypes } from '../app.ts'
import { isThisMachine } from '../operator-access.ts'
import { FAVICON } from './favicon.ts'
import { guardMetrics } from './metrics-guard.ts'
import type { Readiness } from './readiness.ts'
import { mountSecurityTxt } from './security-txt.ts'

const NO_STORE = { 'cache-control': 'no-store' }
const A_DAY = { 'cache-control': 'public, max-age=86400' }

/** What load balancers, monitors and crawlers ask for. */
export function mountOperatorRoutes(app: Hono<AppTypes>, parts: AppParts): void {
  app.get('/livez', (c) => c.text('live\n', 200, NO_STORE))

  app.get('/readyz', async (c) => {
    if (parts.isDraining()) {
      return c.json({ status: 'draining', dependencies: {} }, 503, NO_STORE)
    }
    const { status, dependencies } = await parts.readiness()
    const shown = isThisMachine(c) ? dependencies : withoutReasons(dependencies)
    return c.json({ status, dependencies: shown }, status === 'not ready' ? 503 : 200, NO_STORE)
  })

  app.get('/metrics', guardMetrics(parts.settings), async (c) =>
    c.body(await parts.metrics.text(), 200, {
      ...NO_STORE,
      'content-type': parts.metrics.contentType,
    }),
  )

  app.get('/build.json', (c) =>
    c.json({ id: parts.buildId(), routes: parts.routeRules() }, 200, NO_STORE),
  )

  mountSecurityTxt(app, parts.settings)

  const { isOpenToSearchEngines, publicOrigin } = parts.settings
  const robots = isOpenToSearchEngines ? robotsFor(publicOrigin) : CLOSED
  app.get('/robots.txt', (c) => c.text(robots, 200, A_DAY))

  app.get('/favicon.ico', (c) =>
    c.body(FAVICON, 200, { ...A_DAY, 'content-type': 'image/svg+xml' }),
  )
}

/** Reasons name machines and files, which is for the operator only. */
function withoutReasons(dependencies: Readiness['dependencies']): Readiness['dependencies'] {
  const entries = Object.entries(dependencies)
  return Object.fromEntries(entries.map(([name, state]) => [name, stateOf(state)]))
}

function stateOf(reason: string): string {
  if (reason === 'up') return reason
  return reason.startsWith('degraded') ? 'degraded' : 'down'
}

const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /rest/
Disallow: /dev/
Disallow: /*/account/
Disallow: /*/cart/
Disallow: /*/checkout/
Disallow: /*/login/
Disallow: /*/success/
Disallow: /*/wishlist/
Allow: /
`

/** For a copy of the shop that is tried out. */
const CLOSED = `User-agent: *
Disallow: /
`

/** What crawlers may read, and where each shop lists its pages. */
function robotsFor(publicOrigin: string): string {
  const sitemaps = SHOPS.map(({ path }) => `Sitemap: ${publicOrigin}/${path}/sitemap.xml`)
  return `${ROBOTS}\n${sitemaps.join('\n')}\n`
}
