import { readFileSync, statSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import type { Log } from '@saum/thread/log'
import { createSearchRules, type PageSlug } from './create-search-rules.ts'
import { NO_RULES, parseRules, RulesError } from './rules-file.ts'
import type { RulesOf, SearchRules } from './search-rules.ts'

const POLL_MS = 2000

export interface OpenRules {
  /** Always asks the newest rules, so nobody has to be told of a change. */
  rulesOf: RulesOf
  /** Reads the file if it changed; called every two seconds by itself. */
  check(): void
  close(): void
}

interface RulesParts {
  file: string
  pageSlug: PageSlug
  log: Log
}

type RulesByShop = ReadonlyMap<ShopId, SearchRules>

/**
 * The operator's rules, followed while the provider runs. Without a file there are none. A file that
 * is wrong stops the start; one that becomes wrong later leaves the rules as they were.
 */
export function openRules({ file, pageSlug, log }: RulesParts): OpenRules {
  let version = versionOf(file)
  let current: RulesByShop
  try {
    current = loadRules(file, version, pageSlug)
  } catch (error) {
    if (!(error instanceof RulesError)) {
      const message = describeFileFault(`The file of search rules ${file}`, error)
      throw new StartupError(message, { cause: error })
    }
    throw new StartupError(`The search rules in ${file} are wrong. ${error.message}`, {
      cause: error,
    })
  }

  function check(): void {
    const found = versionOf(file)
    if (found === version) return
    version = found
    try {
      current = loadRules(file, version, pageSlug)
      log({ level: 'info', message: 'The search rules have changed' })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const message = 'The changed search rules are wrong; the former ones stay'
      log({ level: 'error', message, fields: { file, reason } })
    }
  }

  const poll = setInterval(check, POLL_MS).unref()
  const live = new Map(SHOPS.map(({ shopId }) => [shopId, liveRules(shopId)]))

  function liveRules(shopId: ShopId): SearchRules {
    return {
      triggersFor: (query) => rulesAt(current, shopId).triggersFor(query),
      placementForQuery: (query) => rulesAt(current, shopId).placementForQuery(query),
      placementForCategory: (id) => rulesAt(current, shopId).placementForCategory(id),
    }
  }

  return {
    rulesOf: (shopId) => rulesAt(live, shopId),
    check,
    close: () => clearInterval(poll),
  }
}

/** Changes with every write; `null` while there is no file. */
function versionOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.mtimeMs}-${found.size}-${found.ino}`
}

function loadRules(file: string, version: string | null, pageSlug: PageSlug): RulesByShop {
  const rules = version === null ? NO_RULES : parseRules(readFileSync(file, 'utf8'))
  return new Map(SHOPS.map((shop) => [shop.shopId, createSearchRules(rules, shop, pageSlug)]))
}

function rulesAt(rules: RulesByShop, shopId: ShopId): SearchRules {
  const found = rules.get(shopId)
  if (found === undefined) throw new Error(`There is no shop ${shopId}`)
  return found
}
