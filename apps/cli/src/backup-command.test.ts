import { chmod, cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { anOperatedShop } from '@saum/testing/operated-shop'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCommandLine } from './command-line.ts'

describe('saum backup', () => {
  it('brings back every order, as docs/running.md says, after the database was destroyed', async () => {
    const { folder, run, said, buy } = await anOperatedShop(runCommandLine)
    const orderNumber = await buy()

    expect(await run('backup', 'backup-1')).toBe(0)
    expect(said.out).toContain('backup-1')
    await writeFile(join(folder, 'data', 'shop.sqlite'), 'destroyed')
    await rename(join(folder, 'data'), join(folder, 'data-damaged'))
    await cp(join(folder, 'backup-1'), join(folder, 'data'), { recursive: true })

    const db = openSqliteDatabase(join(folder, 'data', 'shop.sqlite'))
    onTestFinished(() => db.close())
    expect(await db.sql`select order_number as "orderNumber" from customer_order`).toEqual([
      { orderNumber },
    ])
  })

  it('takes secrets, events and mails along and leaves out what is made again', async () => {
    const { folder, run } = await anOperatedShop(runCommandLine)
    const data = join(folder, 'data')
    await mkdir(join(data, 'search', 'segments'), { recursive: true })
    await mkdir(join(data, 'images', 'ab'), { recursive: true })
    const files = ['preview-secret', 'search/secret', 'search/segments/1.ndjson']
    const derived = ['content-copy.json', 'search/de.index', 'images/ab/x.webp', 'owner.lock']
    for (const name of [...files, ...derived]) await writeFile(join(data, name), 'x')

    await run('backup', 'b')

    const names = await readdir(join(folder, 'b'), { recursive: true })
    expect(names).toEqual(expect.arrayContaining([...files, 'shop.sqlite']))
    expect(names.filter((name) => derived.includes(name))).toEqual([])
    expect(((await stat(join(folder, 'b', 'shop.sqlite'))).mode & 0o777).toString(8)).toBe('600')
    expect(((await stat(join(folder, 'b'))).mode & 0o777).toString(8)).toBe('700')
  })

  it('does not write into a folder that holds something', async () => {
    const { run, said } = await anOperatedShop(runCommandLine)
    await run('backup', 'b')

    expect(await run('backup', 'b')).toBe(2)

    expect(said.err).toContain('is not empty: name a new folder for each backup.')
  })

  it('refuses to call the copy of a damaged file a backup', async () => {
    const { folder, run, said } = await anOperatedShop(runCommandLine)
    await mkdir(join(folder, 'data', 'payments'))
    await writeFile(join(folder, 'data', 'payments', 'payments.sqlite'), 'x'.repeat(5_000))

    expect(await run('backup', 'b')).toBe(2)

    expect(said.err).toContain('payments.sqlite cannot be used: file is not a database.')
  })

  it('leaves nothing for other users when it fails, in a folder they could read before', async () => {
    const { folder, run } = await anOperatedShop(runCommandLine)
    const [data, target] = [join(folder, 'data'), join(folder, 'b')]
    await mkdir(join(data, 'payments'))
    await writeFile(join(data, 'payments', 'payments.sqlite'), 'x'.repeat(5_000))
    await writeFile(join(data, 'preview-secret'), 'secret', { mode: 0o644 })
    await mkdir(target)
    await chmod(target, 0o755)

    expect(await run('backup', 'b')).toBe(2)

    const names = await readdir(target)
    expect(names).toEqual(expect.arrayContaining(['preview-secret', 'shop.sqlite']))
    for (const name of ['', ...names]) {
      expect((await stat(join(target, name))).mode & 0o077).toBe(0)
    }
  })

  it('reads every page of what it copies', async () => {
    const { folder, run, said } = await anOperatedShop(runCommandLine)
    const path = join(folder, 'data', 'payments', 'payments.sqlite')
    await mkdir(join(folder, 'data', 'payments'))
    const database = new DatabaseSync(path)
    database.exec('create table payment (id text)')
    database.close()
    await writeFile(path, (await readFile(path)).fill(0xa5, 4096))

    expect(await run('backup', 'b')).toBe(2)

    expect(said.err).toContain('payments.sqlite cannot be used: it is damaged. Keep it and')
  })
})
