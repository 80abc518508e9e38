import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { RpcTransport } from '@saum/contract/rpc'

const CACHE_OUTCOMES = ['hit', 'miss', 'stale'] as const
export type CacheOutcome = (typeof CACHE_OUTCOMES)[number]

export type RouteGroup = 'page' | 'data' | 'rpc' | 'search' | 'checkout' | 'file' | 'operations'

export interface Metrics {
  observeRequest(group: RouteGroup, status: number, ms: number): void
  countCache(outcome: CacheOutcome): void
  /** A report of a browser that a page broke this rule of its security policy. */
  countPolicyReport(directive: string): void
  measureRpc(transport: RpcTransport): RpcTransport
  text(): Promise<string>
  contentType: string
}

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Writing the text takes milliseconds of the processor; however often it is asked for, once a second will do. */
const TEXT_KEEP_MS = 1000

/** Own registry: two servers in one process, as in tests, must not share their numbers. */
export function createMetrics(now: () => number = Date.now): Metrics {
  const registry = new Registry()
  // Includes the event loop lag.
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'saum_request_seconds',
    help: 'Time to answer a request, by kind of route and status',
    labelNames: ['route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  })
  const pageCache = new Counter({
    name: 'saum_page_cache_total',
    help: 'Pages that could come from the page cache, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const rpcs = new Histogram({
    name: 'saum_rpc_seconds',
    help: 'Time the shop service takes for a call, by name and status',
    labelNames: ['name', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  })
  const policyReports = new Counter({
    name: 'saum_policy_reports_total',
    help: 'Reports of browsers that a page broke its security policy, by directive',
    labelNames: ['directive'],
    registers: [registry],
  })
  const observers = new Map<string, (seconds: number) => void>()
  const outcomes = Object.fromEntries(
    CACHE_OUTCOMES.map((outcome) => [outcome, pageCache.labels(outcome)]),
  ) as Record<CacheOutcome, Counter.Internal>

  let writtenAt = Number.NEGATIVE_INFINITY
  let written: Promise<string> | undefined

  return {
    contentType: registry.contentType,
    text() {
      if (!written || now() - writtenAt >= TEXT_KEEP_MS) {
        writtenAt = now()
        written = registry.metrics()
      }
      return written
    },
    countCache: (outcome) => outcomes[outcome].inc(),
    countPolicyReport: (directive) => policyReports.labels(directive).inc(),
    observeRequest(group, status, ms) {
      const key = `${group} ${status}`
      let observe = observers.get(key)
      if (!observe) {
        const child = requests.labels(group, String(status))
        observe = (seconds) => child.observe(seconds)
        observers.set(key, observe)
      }
      observe(ms / 1000)
    },
    measureRpc: (transport) =>
      measured(transport, (name, status, seconds) => rpcs.labels(name, status).observe(seconds)),
  }
}

/** Calls with a made-up name would fill the registry with labels, so a name must have worked once. */
function measured(
  transport: RpcTransport,
  observe: (name: string, status: string, seconds: number) => void,
): RpcTransport {
  const known = new Set<string>()
  return async (request) => {
    const startedAt = performance.now()
    let status = 'fault'
    try {
      const answer = await transport(request)
      status = String(answer.status)
      if (answer.status < 300) known.add(request.name)
      return answer
    } finally {
      const name = known.has(request.name) ? request.name : 'other'
      observe(name, status, (performance.now() - startedAt) / 1000)
    }
  }
}
