import type { VisitorSession } from '@saum/contract/storefront'

/** A visitor nothing is known of, on a page that does not care. */
export const NO_SESSION: VisitorSession = {
  key: null,
  begin() {
    throw new Error('This page begins no session')
  },
  abandon() {},
  next() {
    throw new Error('This page logs nobody in')
  },
  enterNext() {},
  end() {},
}
