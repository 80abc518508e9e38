import type { getPicture } from '@saum/contract/picture'
import type { ResultOf } from '@saum/contract/call'
import type { Sql } from '../database/database.ts'

type Picture = ResultOf<typeof getPicture>

export async function findPicture(sql: Sql, key: string): Promise<Picture | null> {
  const [row] = await sql<{ source: string; width: number; height: number }>`
    select source, width, height from picture where picture_key = ${key}`
  if (row === undefined) return null
  const { width, height } = row
  return { key, source: JSON.parse(row.source) as Picture['source'], width, height }
}
