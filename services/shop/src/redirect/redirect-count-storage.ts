import type { Sql } from '../database/database.ts'
import type { Redirect } from './follow-redirects.ts'

/** Enough to see what is missed most; the rarest give way. */
const MAX_MISSES = 5_000

export interface HitCount {
  shopId: number
  source: string
  hits: number
}

export interface MissCount {
  shopId: number
  path: string
  referrerHost: string
  hits: number
}

export interface CountedRedirect extends Redirect {
  hits: number
  /** ISO day; `null` when nobody came. */
  lastDay: string | null
}

export interface CountedMiss extends MissCount {
  lastDay: string
}

export async function addHits(sql: Sql, counts: readonly HitCount[], day: string): Promise<void> {
  if (counts.length === 0) return
  await sql.insert({
    table: 'redirect_hit',
    columns: ['shop_id', 'source', 'hits', 'last_day'],
    rows: counts.map(({ shopId, source, hits }) => [shopId, source, hits, day]),
    onConflict: `on conflict (shop_id, source) do update
      set hits = redirect_hit.hits + excluded.hits, last_day = excluded.last_day`,
  })
}

export async function addMisses(
  sql: Sql,
  counts: readonly MissCount[],
  day: string,
): Promise<void> {
  if (counts.length === 0) return
  await sql.insert({
    table: 'redirect_miss',
    columns: ['shop_id', 'path', 'referrer_host', 'hits', 'last_day'],
    rows: counts.map(({ shopId, path, referrerHost, hits }) => [
      shopId,
      path,
      referrerHost,
      hits,
      day,
    ]),
    onConflict: `on conflict (shop_id, path, referrer_host) do update
      set hits = redirect_miss.hits + excluded.hits, last_day = excluded.last_day`,
  })
}

/** The rarest and oldest go, so that a crowd of made-up addresses takes a bounded place. */
export async function dropRareMisses(sql: Sql, most = MAX_MISSES): Promise<void> {
  const [row] = await sql<{ number: number }>`
    select cast(count(*) as integer) as number from redirect_miss`
  const surplus = (row?.number ?? 0) - most
  if (surplus <= 0) return
  const rarest = await sql<Pick<MissCount, 'shopId' | 'path' | 'referrerHost'>>`
    select shop_id as "shopId", path, referrer_host as "referrerHost" from redirect_miss
    order by hits, last_day, path limit ${surplus}`
  for (const { shopId, path, referrerHost } of rarest) {
    await sql`delete from redirect_miss
      where shop_id = ${shopId} and path = ${path} and referrer_host = ${referrerHost}`
  }
}

/** The most followed first, then those nobody needs any more. */
export function listHits(sql: Sql, limit: number): Promise<CountedRedirect[]> {
  return sql<CountedRedirect>`
    select r.shop_id as "shopId", r.source, r.target, r.status_code as "statusCode",
      coalesce(h.hits, 0) as hits, h.last_day as "lastDay"
    from redirect r left join redirect_hit h on h.shop_id = r.shop_id and h.source = r.source
    where r.source <> r.target
    order by coalesce(h.hits, 0) desc, r.shop_id, r.source limit ${limit}`
}

/** What was asked for in vain most often. */
export function listMisses(sql: Sql, limit: number): Promise<CountedMiss[]> {
  return sql<CountedMiss>`
    select shop_id as "shopId", path, referrer_host as "referrerHost", hits, last_day as "lastDay"
    from redirect_miss order by hits desc, last_day desc, path limit ${limit}`
}
