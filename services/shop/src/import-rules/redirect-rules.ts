import { findShopByPath } from '@saum/domain/shops'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import { EVERY_SHOP, type Redirect } from '../redirect/follow-redirects.ts'
import { inspectRedirects } from '../redirect/inspect-redirects.ts'
import {
  isAllowedTarget,
  leadsBack,
  REST,
  shopOfSource,
  toRedirectKey,
  withoutRest,
} from '../redirect/redirect-rules.ts'
import type { Rule } from './batch-check.ts'
import { redirectKey } from './claims.ts'
import type { FieldFault } from './fault.ts'

/** What is wrong with a redirect by itself. */
export function findRedirectFaults(redirect: RedirectDocument): FieldFault[] {
  const reasons = { source: sourceFault(redirect), target: targetFault(redirect) }
  return Object.entries(reasons).flatMap(([field, reason]) =>
    reason === null ? [] : [{ field, reason }],
  )
}

function sourceFault({ shopPath, source }: RedirectDocument): string | null {
  const named = shopOfSource(source)
  const key = toRedirectKey(source)
  if (!/^\/[^/\\]/.test(source)) return 'must be a path of the shop such as /alte-mode/'
  if (/[\p{Cc}\\]/u.test(key)) return 'has signs that no address has'
  if (/[?#]/.test(source)) return 'is compared without what follows ? or #; leave it out'
  if (key === '/') return 'is the home page, which always exists'
  if (key === REST) return 'would lead every missing page away; name what it is to begin with'
  if (key.replace(/\/\*$/, '').includes('*')) return 'may have * only as its end: /alte-marke/*'
  if (named !== null && shopPath !== null && named !== shopPath) {
    return `is an address of the shop ${named}, but the row is for ${shopPath}`
  }
  return null
}

function targetFault({ source, target }: RedirectDocument): string | null {
  if (!isAllowedTarget(target)) {
    return `“${target}” is not allowed; use a path such as /c/damen/ or an https address with its host`
  }
  if (withoutRest(target).includes('*')) return 'may have * only as its end: /neue-marke/*'
  if (target.endsWith(REST) && !source.endsWith(REST))
    return 'has /* at its end, but its source has not'
  return leadsBack(source, target) ? 'leads back to the source' : null
}

/** Nobody must be sent in a circle, through whatever shops and rests. Chains end in one step anyway. */
export function createCircleRule(
  imported: readonly RedirectDocument[],
  staying: readonly Redirect[],
): Rule<RedirectDocument> {
  const documents = new Map(imported.map((one) => [toRedirect(one), one]))
  const { circles } = inspectRedirects([...staying, ...documents.keys()])
  const reasons = new Map<RedirectDocument, string>()
  for (const circle of circles) {
    for (const redirect of circle) {
      const document = documents.get(redirect)
      if (document) reasons.set(document, describeCircle(redirect, circle))
    }
  }
  return (document) => {
    const reason = reasons.get(document)
    return reason === undefined ? [] : [{ field: 'target', reason }]
  }
}

export function toRedirect(document: RedirectDocument): Redirect {
  const { target, statusCode } = document
  const shopPath = document.shopPath ?? shopOfSource(document.source)
  const shopId = shopPath === null ? EVERY_SHOP : (findShopByPath(shopPath)?.shopId ?? EVERY_SHOP)
  return { shopId, source: toRedirectKey(document.source), target, statusCode }
}

/** Whether the row is the one the table has under the same source. */
export function keyOfRedirect(document: RedirectDocument): string {
  return redirectKey(document.shopPath, document.source)
}

function describeCircle(redirect: Redirect, circle: readonly Redirect[]): string {
  const others = circle.filter((one) => one !== redirect).map(({ source }) => source)
  if (others.length === 0) return `leads in a circle: ${redirect.source} comes back to itself`
  return `leads in a circle: ${redirect.source} comes back to itself over ${others.join(', ')}`
}
