import type { Sql } from './database.ts'

export async function findSetting(sql: Sql, key: string): Promise<string | null> {
  const [row] = await sql<{ value: string }>`select value from setting where key = ${key}`
  return row?.value ?? null
}

export async function saveSetting(sql: Sql, key: string, value: string): Promise<void> {
  await sql`insert into setting (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value`
}
