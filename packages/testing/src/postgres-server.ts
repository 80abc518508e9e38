import pg from 'pg'

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A fingerprint of the names of all tables and indexes. */
export async function describeSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select md5(string_agg(relname, ',' order by relname)) as schema
      from pg_class where relnamespace = 'public'::regnamespace`,
  )
  return rows[0]?.schema ?? ''
}

/** Copies the rows that migrations put into tables, so that emptying can bring them back. */
export async function keepFirstRows(client: pg.Client): Promise<void> {
  await client.query('create schema first_rows')
  await client.query(
    forFilledTables(`execute format('create table first_rows.%I as table public.%I', name, name);`),
  )
}

/** As the database was after its migrations. Needs a superuser: foreign keys are not followed. */
export async function emptyTables(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(forFilledTables(`execute format('delete from public.%I', name);`))
  await client.query(`do $$
    declare
      name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'first_rows' loop
        execute format('insert into public.%I table first_rows.%I', name, name);
      end loop;
    end $$`)
}

function forFilledTables(statement: string): string {
  return `do $$
    declare
      name text;
      has_rows boolean;
    begin
      for name in
        select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration'
      loop
        execute format('select exists (select 1 from public.%I)', name) into has_rows;
        if has_rows then ${statement} end if;
      end loop;
    end $$`
}
