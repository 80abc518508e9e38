import { redirect, type MiddlewareFunction } from 'react-router'
import { routePattern } from '#app/navigation/route-pattern.ts'
import { askedAddress } from './redirect-query.ts'

/**
 * The router finds `/de/NewsLetter/`, too. It leads to `/de/newsletter/`, because each way to write a word
 * would be cached as a page of its own.
 */
export const routeWordsMiddleware: MiddlewareFunction<Response> = ({
  context,
  request,
  url,
  pattern,
}) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const path = withOwnWords(url.pathname, routePattern(pattern))
  if (path === url.pathname) return
  throw redirect(path + askedAddress(context, url).search, { status: 301 })
}

/** The words of the pattern as it writes them; what stands for its parameters stays as it is. */
export function withOwnWords(pathname: string, pattern: string): string {
  const words = pattern.split('/')
  const parts = pathname.split('/').map((part, at) => {
    const word = words[at]
    return word === part.toLowerCase() ? word : part
  })
  return parts.join('/')
}
