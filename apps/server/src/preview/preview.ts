import type { PreviewFacts } from '@saum/contract/storefront'
import { createRateLimiter } from '@saum/domain/rate-limiter'
import { shopOfPath } from '@saum/domain/shop-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { targetOf } from '../request-target.ts'
import { createPreviewCookies, isSameSecret } from './preview-cookie.ts'
import { parsePreviewMoment } from './preview-moment.ts'
import { parsePreviewQuery } from './preview-query.ts'

export type Entrance =
  | { kind: 'open'; cookie: string }
  | { kind: 'wrong' }
  | { kind: 'too-many'; waitMs: number }

/** Who may see drafts. */
export interface Preview {
  /** Somebody shows what they take for the secret; a network that is wrong too often waits. */
  enter(secret: string, clientKey: string): Entrance
  /** How the sender of the request looks at the page; `null` for everybody but editors in preview. */
  factsOf(request: Request): PreviewFacts | null
  /** The cookie that ends it. */
  leave(): string
}

interface PreviewParts {
  secret: string
  editorAddress: string | null
  isSecure: boolean
  now?: () => number
}

/** Wrong ones at once, then one in so many seconds; who goes on guessing waits longer. */
const GUESSES = { burst: 5, perSecond: 1 / 30 }

export function createPreview(parts: PreviewParts): Preview {
  const { secret, editorAddress, isSecure, now = Date.now } = parts
  const cookies = createPreviewCookies(secret, isSecure)
  const guesses = createRateLimiter(GUESSES)

  return {
    enter(given, clientKey) {
      // Before anything is counted: a guesser in the same office must not lock editors out. What keeps
      // guessers out is that the secret is long; the limit only spares the log and us.
      if (isSameSecret(given, secret)) return { kind: 'open', cookie: cookies.issue(now()) }
      const waitMs = guesses.take(clientKey, now())
      if (waitMs === 0) return { kind: 'wrong' }
      guesses.charge(clientKey, 1)
      return { kind: 'too-many', waitMs }
    },
    factsOf(request) {
      const { pathname, search } = targetOf(request.url)
      if (!search.includes('editorMode')) return null
      const { isEditorMode, date } = parsePreviewQuery(search)
      if (!isEditorMode || !cookies.isValid(request.headers.get('cookie'), now())) return null
      const { timeZone } = shopOfPath(pathname) ?? DEFAULT_SHOP
      return { ...parsePreviewMoment(date, timeZone, now()), editorAddress }
    },
    leave: cookies.end,
  }
}
