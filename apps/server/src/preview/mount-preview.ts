import { safeReturnPath } from '@saum/domain/return-path'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { AppTypes } from '../app.ts'
import type { Log } from '../operations/log.ts'
import { targetOf } from '../request-target.ts'
import {
  hasPreviewQuery,
  parsePreviewQuery,
  withoutPreview,
  withoutSecret,
} from './preview-query.ts'
import type { Preview } from './preview.ts'
import { previewRefusal } from './preview-refusal.ts'

interface Parts {
  /** `null` where there are no drafts to see. */
  preview: Preview | null
  log: Log
  clientKeyOf: (c: Context) => string
  /** Answers forms that come too often or are too large. */
  refuseForms: MiddlewareHandler<AppTypes>
}

const LEAVE_PATH = '/preview/leave'

/** The ways into a preview and out of it, and what keeps its addresses to those who have them. */
export function mountPreview(app: Hono<AppTypes>, parts: Parts): void {
  const { preview, log, clientKeyOf, refuseForms } = parts
  app.use(async (c, next) => {
    const { pathname, search } = targetOf(c.req.url)
    const isPreview = hasPreviewQuery(search) || pathname === LEAVE_PATH
    await next()
    if (isPreview) keepToOne(c.res.headers)
  })
  if (preview === null) return

  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const { pathname, search } = targetOf(c.req.url)
    if (search === '') return next()
    const { secret } = parsePreviewQuery(search)
    if (secret === null) return next()
    const entrance = preview.enter(secret, clientKeyOf(c))
    if (entrance.kind === 'open') {
      log.info({}, 'A preview was opened')
      c.header('set-cookie', entrance.cookie)
      return c.redirect(`${withOneSlash(pathname)}${withoutSecret(search)}`, 303)
    }
    const { requestId } = c.var
    log.warn({ requestId, reason: entrance.kind }, 'A preview was refused')
    return previewRefusal(entrance, { pathname, requestId })
  })

  app.post(LEAVE_PATH, refuseForms)
  app.on(['GET', 'POST'], LEAVE_PATH, async (c) => {
    // A link of another site leads out of nothing.
    const isOwn = c.req.header('sec-fetch-site') !== 'cross-site'
    if (isOwn) c.header('set-cookie', preview.leave())
    return c.redirect(await wayOut(c), 303)
  })
}

async function wayOut(c: Context<AppTypes>): Promise<string> {
  const form = c.req.method === 'POST' ? await c.req.parseBody().catch(() => ({})) : {}
  const to = (form as Record<string, unknown>)['to'] ?? c.req.query('to')
  return withoutPreview(safeReturnPath(typeof to === 'string' ? to : null, '/'))
}

/** Kept by nobody, listed by nobody, and told to no other site; forms still name their origin. */
function keepToOne(headers: Headers): void {
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('referrer-policy', 'strict-origin')
  headers.delete('etag')
}

/** `//host` names another host to a browser. */
function withOneSlash(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, '')}`
}
