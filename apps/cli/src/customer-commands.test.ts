import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getOrders } from '@saum/contract/order'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { anOperatedShop } from '@saum/testing/operated-shop'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

const EMAIL = 'anna@saum.example'
const PERSONAL = /anna@saum|Anna|Faden/

describe('saum customers', () => {
  it('finds somebody by address and shows how the account stands, not whose it is', async () => {
    const { run, said } = await aShopWithAnna()

    expect(await run('customers', 'find', ' Anna@Saum.example')).toBe(0)
    expect(said.out).toBe('4711\n')
    expect(await run('customers', 'show', '4711')).toBe(0)
    expect(said.out).toMatch(/active +yes/)
    expect(said.out).toContain('1 sessions')
    expect(said.out).not.toMatch(PERSONAL)
    expect(await run('customers', 'show', '4711', '--personal')).toBe(0)
    expect(said.out).toMatch(PERSONAL)
  })

  it('finds nobody in another shop, and says nothing about who is asked for', async () => {
    const { run, said } = await aShopWithAnna()

    expect(await run('customers', 'find', EMAIL, '--shop', 'at')).toBe(2)
    expect(said.err).not.toMatch(PERSONAL)
    expect(await run('customers', 'show', '4712')).toBe(2)
    expect(await run('customers', 'show', 'anna')).toBe(2)
  })

  it('writes everything we know into a file that only the operator may read', async () => {
    const { run, folder } = await aShopWithAnna()

    expect(await run('customers', 'export', '4711', '--output', 'anna.json')).toBe(0)

    const file = join(folder, 'anna.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ profile: { email: EMAIL } })
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  it('deletes an account only when it is meant', async () => {
    const { run, said, backend, sessionKey } = await aShopWithAnna()

    expect(await run('customers', 'delete', '4711')).toBe(2)
    expect(said.err).toContain('--yes')
    expect(await run('customers', 'delete', '4711', '--yes')).toBe(0)

    expect((await backend.postAs(sessionKey, getOrders, {})).status).toBe(401)
    expect(await run('customers', 'delete', '4711', '--yes')).toBe(2)
  })

  it('keeps somebody out and lets them in again', async () => {
    const { run, backend, sessionKey } = await aShopWithAnna()

    expect(await run('customers', 'deactivate', '4711')).toBe(0)
    const out = await backend.postAs(sessionKey, getOrders, {})
    const kept = await logIn(backend, { email: EMAIL })
    expect(await run('customers', 'activate', '4711')).toBe(0)
    const again = await logIn(backend, { email: EMAIL })

    expect([out.status, again.status]).toEqual([401, 204])
    expect(kept.status).not.toBe(204)
  })
})

async function aShopWithAnna() {
  const shop = await anOperatedShop(runCommandLine)
  const person = { firstName: 'Anna', lastName: 'Faden' }
  const anna = aCustomerWithPassword({ id: 4711, email: EMAIL, ...person })
  await shop.backend.importCatalog({ customers: [anna] })
  const { nextSessionKey: sessionKey } = await logIn(shop.backend, { email: EMAIL })
  return { ...shop, sessionKey }
}
