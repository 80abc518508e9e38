import {
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { routePattern } from '#app/navigation/route-pattern.ts'
import { SECRET_PAGES } from '#app/navigation/secret-pages.ts'
import { scopeContext } from './context.ts'
import { findLink, LINK_NAME, linkCookies, linkOf } from './link-cookie.ts'
import { SECRET_PAGE } from './page-cache-headers.ts'

const secretsContext = createContext<readonly (readonly [string, string])[]>([])

/**
 * Takes the secret out of the address before a page is shown: the browser keeps it in a cookie of this
 * page and loads an address that only names the cookie. Reloading, going back and two links in two tabs
 * work, with and without script, and no script of the page ever sees the secret in `location`.
 */
export const secretPageMiddleware: MiddlewareFunction<Response> = async (
  { context, request, url, pattern },
  next,
) => {
  const names = SECRET_PAGES[routePattern(pattern)]
  if (names === undefined) return next()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const secrets = names.flatMap((name) => readOne(url, name))
  if (isRead && secrets.length > 0) {
    const { settings } = context.get(scopeContext)
    const facts = {
      path: url.pathname,
      isSecure: settings.publicOrigin.startsWith('https:'),
      cookies: request.headers.get('cookie'),
    }
    throw redirect(withoutSecrets(url, names, linkOf(secrets)), {
      status: 303,
      headers: secretHeaders(linkCookies(secrets, facts)),
    })
  }
  const link = url.searchParams.get(LINK_NAME)
  if (link !== null) {
    const found = findLink(link, request.headers.get('cookie'))
    context.set(
      secretsContext,
      found.filter(([name]) => names.includes(name)),
    )
  }
  const response = await next()
  for (const [name, value] of Object.entries(SECRET_PAGE)) response.headers.set(name, value)
  return response
}

/** What the address of the page says, together with what its link has put into a cookie. */
export function linkQuery(context: Readonly<RouterContextProvider>, url: URL): URLSearchParams {
  const query = new URLSearchParams(url.searchParams)
  for (const [name, value] of context.get(secretsContext)) query.set(name, value)
  return query
}

/** The page of a link without anything else of its query. */
export function linkPath({ pathname, searchParams }: URL): string {
  const link = searchParams.get(LINK_NAME)
  return link === null ? pathname : `${pathname}?${new URLSearchParams({ [LINK_NAME]: link })}`
}

function readOne({ searchParams }: URL, name: string): [string, string][] {
  const value = searchParams.get(name)
  return value === null ? [] : [[name, value]]
}

function withoutSecrets({ pathname, searchParams }: URL, names: readonly string[], link: string) {
  const query = new URLSearchParams(searchParams)
  for (const name of names) query.delete(name)
  query.set(LINK_NAME, link)
  return `${pathname}?${query}`
}

function secretHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers(SECRET_PAGE)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
