import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, PASSWORD_COST } from './password-hash.ts'

const SALT = Buffer.from('0123456789abcdef')

describe('a password', () => {
  it('is told from every other by the hash of another system', async () => {
    // printf password | argon2 somesalt -id -t 2 -m 8 -p 1 -l 32 -e
    const hash =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'

    const others = ['Password', 'passwor', 'password ', '']
    expect(await isPassword('password', hash)).toBe(true)
    for (const other of others) expect(await isPassword(other, hash)).toBe(false)
  })

  it.each([
    { memory: 8, passes: 1, parallelism: 1 },
    { memory: 64, passes: 3, parallelism: 2 },
    PASSWORD_COST,
  ])('is found whatever the hash has cost: %o', async (cost) => {
    expect(await isPassword('Grüße & «Fäden» 🧵', hashOf('Grüße & «Fäden» 🧵', cost))).toBe(true)
  })

  it('costs what OWASP asks for to hash', async () => {
    expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('is never right without a hash', async () => {
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('anything', null)).toBe(false)
  })

  const good = hashOf('x', { memory: 8, passes: 1, parallelism: 1 })
  it.each([
    ['nothing', ''],
    ['the password itself', 'x'],
    ['another algorithm', good.replace('argon2id', 'argon2i')],
    ['another version', good.replace('v=19', 'v=16')],
    ['no memory', good.replace('m=8', 'm=0')],
    ['less memory than lanes need', good.replace('p=1', 'p=2')],
    ['no passes', good.replace('t=1', 't=0')],
    ['all the memory of a machine', good.replace('m=8', 'm=9999999')],
    ['passes without end', good.replace('t=1', 't=99')],
    ['a cut tag', good.slice(0, -34)],
    ['something behind it', `${good}$`],
    ['a line behind it', `${good}\n`],
  ])('is never right with a hash of %s', async (_, hash) => {
    expect(await isPassword('x', hash)).toBe(false)
  })

  it('takes as long to refuse an unknown account as a wrong password', async () => {
    const somebody = hashOf('x', PASSWORD_COST)
    const durations: Record<'somebody' | 'nobody', number[]> = { somebody: [], nobody: [] }

    for (let turn = 0; turn < 7; turn += 1) {
      durations.somebody.push(await timeOf(() => isPassword('y', somebody)))
      durations.nobody.push(await timeOf(() => isPassword('y', null)))
    }

    // Far coarser than what is measured: without the comparison it would be a thousandth.
    const ratio = Math.min(...durations.nobody) / Math.min(...durations.somebody)
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })

  it('is compared in another thread', async () => {
    const hash = hashOf('x', PASSWORD_COST)
    let isCompared = false

    const comparing = isPassword('x', hash).finally(() => (isCompared = true))
    // Only a result of this thread can come before the event loop has turned.
    for (let step = 0; step < 100; step += 1) await Promise.resolve()

    expect(isCompared).toBe(false)
    expect(await comparing).toBe(true)
  })
})

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function hashOf(
  message: string,
  cost: { memory: number; passes: number; parallelism: number },
): string {
  const tag = argon2Sync('argon2id', { message, nonce: SALT, tagLength: 32, ...cost })
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${settings}$${unpadded(SALT)}$${unpadded(tag)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
