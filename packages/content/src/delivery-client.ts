import { HttpError } from '@saum/http/http-error'
import { createHttp } from '@saum/http/http'
import * as v from '@saum/schema/schema'
import { boundedFetch } from './bounded-fetch.ts'
import type { Report } from './report.ts'
import type { Change, SpaceLocale } from './space.ts'
import { localesAnswer, pagedAnswer, syncAnswer, toChanges, toLocales } from './wire.ts'

export interface DeliverySettings {
  fetch: typeof globalThis.fetch
  /** Host of the delivery or of the live preview, without a trailing slash. */
  baseUrl: string
  space: string
  environment: string
  accessToken: string
  /** For each request. */
  timeoutMs: number
  maxAnswerBytes?: number
  report: Report
}

export interface SyncResult {
  changes: Change[]
  locales: readonly SpaceLocale[]
  /** Asks for what changed after this; `null` where the service does not say. */
  token: string | null
}

export interface DeliveryClient {
  /** All of the space; a moment asks for drafts as they are planned for it. */
  readAll(at?: Date): Promise<SyncResult>
  /** What changed since. */
  readChanges(token: string): Promise<SyncResult | 'unknown-token'>
}

/** Our own service knows what is planned; others show all drafts. */
const MOMENT_HEADER = 'x-preview-at'
const MAX_ANSWER_BYTES = 64 * 1024 * 1024
const PAGE_SIZE = 1000
/** More than ten million entries are a service that goes round in circles. */
const MAX_PAGES = 10_000

type Query = Record<string, string>
type Ask = <Schema extends v.GenericSchema>(
  path: string,
  query: Query,
  schema: Schema,
) => Promise<v.InferOutput<Schema>>

/** Reads a space through the content delivery interface. */
export function createDeliveryClient(settings: DeliverySettings): DeliveryClient {
  const { report } = settings
  const askWith = createAsk(settings)
  const ask = askWith({})
  const readLocales = async () => toLocales(await ask('/locales', {}, localesAnswer))

  async function sync(first: Query, asking = ask): Promise<Omit<SyncResult, 'locales'>> {
    const changes: Change[] = []
    let query = first
    for (let page = 0; page < MAX_PAGES; page++) {
      const answer = await asking('/sync', query, syncAnswer)
      changes.push(...toChanges(answer.items, report))
      const next = tokenOf(answer.nextPageUrl)
      if (next === null) return { changes, token: tokenOf(answer.nextSyncUrl) }
      query = { sync_token: next }
    }
    throw new Error('The content service does not come to an end')
  }

  async function readPaged(path: string, asking: Ask): Promise<Change[]> {
    const changes: Change[] = []
    for (let skip = 0; ; skip += PAGE_SIZE) {
      const query = { locale: '*', limit: `${PAGE_SIZE}`, skip: `${skip}`, order: 'sys.id' }
      const { items, total } = await asking(path, query, pagedAnswer)
      changes.push(...toChanges(items, report))
      if (items.length === 0 || skip + PAGE_SIZE >= total) return changes
    }
  }

  return {
    async readAll(at) {
      const asking = at === undefined ? ask : askWith({ [MOMENT_HEADER]: at.toISOString() })
      const [locales, all] = await Promise.all([
        readLocales(),
        sync({ initial: 'true', limit: `${PAGE_SIZE}` }, asking).catch(async (error: unknown) => {
          if (!isRefused(error)) throw error
          const parts = await Promise.all([
            readPaged('/entries', asking),
            readPaged('/assets', asking),
          ])
          return { changes: parts.flat(), token: null }
        }),
      ])
      return { locales, ...all }
    },
    async readChanges(token) {
      try {
        const [locales, found] = await Promise.all([readLocales(), sync({ sync_token: token })])
        return { locales, ...found }
      } catch (error) {
        if (isRefused(error)) return 'unknown-token'
        throw error
      }
    },
  }
}

function createAsk(settings: DeliverySettings): (headers: Record<string, string>) => Ask {
  const { space, environment, accessToken, timeoutMs } = settings
  const { maxAnswerBytes = MAX_ANSWER_BYTES } = settings
  const root = `/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}`
  const http = createHttp({
    baseUrl: settings.baseUrl,
    fetch: boundedFetch(settings.fetch, maxAnswerBytes),
    timeoutMs,
  })
  return (headers) => async (path, query, schema) => {
    const answer = await http.request(`${root}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { ...headers, authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    })
    return v.parse(schema, answer.data)
  }
}

/** Only the token is taken over: where to ask is ours to know. */
function tokenOf(url: string | undefined): string | null {
  if (url === undefined) return null
  return URL.parse(url, 'https://content.invalid')?.searchParams.get('sync_token') ?? null
}

/** The service knows us but not this question. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 405, 410, 422, 501].includes(Number(error.kind))
}
