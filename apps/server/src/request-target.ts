export interface RequestTarget {
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

/**
 * A whole page pasted into the search field is still answered by its beginning. A redirect repeats the address,
 * and most proxies and clients take a response head of 16 kB.
 */
const MAX_TARGET_LENGTH = 12_288
const MAX_PAGE_PATH_LENGTH = 2048

/** Path and query of an absolute URL, exactly as they were sent. */
export function targetOf(url: string): RequestTarget {
  const pathStart = url.indexOf('/', url.indexOf('://') + 3)
  const queryStart = url.indexOf('?', pathStart)
  return queryStart === -1
    ? { pathname: url.slice(pathStart), search: '' }
    : { pathname: url.slice(pathStart, queryStart), search: url.slice(queryStart) }
}

export interface TargetFault {
  kind: 'too-long' | 'null-byte' | 'malformed'
  status: 400 | 414
  title: string
}

/** What no route could make sense of is refused before any route sees it. */
export function faultOf({ pathname, search }: RequestTarget): TargetFault | null {
  if (pathname.length + search.length > MAX_TARGET_LENGTH) {
    return {
      kind: 'too-long',
      status: 414,
      title: `The address is longer than ${MAX_TARGET_LENGTH} characters`,
    }
  }
  if (`${pathname}${search}`.includes('%00')) {
    return { kind: 'null-byte', status: 400, title: 'The address contains a null byte' }
  }
  // Only the path: a shopper who searches for "100%" gets a result.
  if (!isDecodable(pathname)) {
    return {
      kind: 'malformed',
      status: 400,
      title: 'The address contains a malformed percent-encoding',
    }
  }
  return null
}

/** No page, and no redirect of an old one, has a longer path: the calls of a page would fail on it. */
export function pageFaultOf({ pathname }: RequestTarget): TargetFault | null {
  if (pathname.length <= MAX_PAGE_PATH_LENGTH) return null
  return {
    kind: 'too-long',
    status: 414,
    title: `The path is longer than ${MAX_PAGE_PATH_LENGTH} characters`,
  }
}

function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
