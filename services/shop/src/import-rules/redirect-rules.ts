import { SHOPS } from '@saum/domain/shops'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import { isAllowedTarget, leadsBack, toRedirectKey } from '../redirect/redirect-rules.ts'
import type { Rule } from './batch-check.ts'
import { redirectKey } from './claims.ts'
import type { FieldFault } from './fault.ts'

/** What is wrong with a redirect by itself. */
export function findRedirectFaults({ source, target }: RedirectDocument): FieldFault[] {
  const faults: FieldFault[] = []
  if (!/^\/[^/\\]/.test(source)) {
    faults.push({ field: 'source', reason: 'must be a path of the shop such as /alte-mode/' })
  }
  if (!isAllowedTarget(target)) {
    faults.push({
      field: 'target',
      reason: `“${target}” is not allowed; use a path such as /c/damen/ or an https address`,
    })
  } else if (leadsBack(source, target)) {
    faults.push({ field: 'target', reason: 'leads back to the source' })
  }
  return faults
}

/** Shoppers and crawlers must be there after one step: no loops and no chains. */
export function createChainRule(
  imported: readonly RedirectDocument[],
  staying: readonly RedirectDocument[],
): Rule<RedirectDocument> {
  const all = [...staying, ...imported]
  const bySource = new Map(all.map((one) => [redirectKey(one.shopPath, one.source), one]))
  const toTarget = Map.groupBy(staying, ({ target }) => toRedirectKey(target))

  return (redirect) => {
    const next = nextFrom(redirect, bySource)
    if (next !== null) return [{ field: 'target', reason: describeChain(redirect, next, bySource) }]
    const previous = (toTarget.get(toRedirectKey(redirect.source)) ?? []).find(
      ({ shopPath }) => shopPath === redirect.shopPath || redirect.shopPath === null,
    )
    if (previous === undefined) return []
    return [
      {
        field: 'source',
        reason: `is where ${previous.source} leads; let that lead to ${redirect.target} in the same file`,
      },
    ]
  }
}

/** What a shopper would meet at the target: the redirect of the own shop before that of all. */
function nextFrom(
  { shopPath, target }: RedirectDocument,
  bySource: ReadonlyMap<string, RedirectDocument>,
): RedirectDocument | null {
  if (!target.startsWith('/')) return null
  const path = target.replace(/[?#].*$/, '')
  const shops = shopPath === null ? [null, ...SHOPS.map((shop) => shop.path)] : [shopPath, null]
  for (const shop of shops) {
    const next = bySource.get(redirectKey(shop, path))
    if (next !== undefined) return next
  }
  return null
}

function describeChain(
  redirect: RedirectDocument,
  next: RedirectDocument,
  bySource: ReadonlyMap<string, RedirectDocument>,
): string {
  const passed = new Set([redirect])
  let last = next
  for (;;) {
    if (passed.has(last)) return `leads in a circle: ${last.source} comes back to itself`
    passed.add(last)
    const further = nextFrom(last, bySource)
    if (further === null) break
    last = further
  }
  return `leads to ${next.source}, which is redirected itself; let it lead to ${last.target}`
}
