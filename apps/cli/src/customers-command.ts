import { resolve } from 'node:path'
import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import { exportAccount } from '@saum/shop/account-data/export-account'
import { forgetCustomer } from '@saum/shop/account-data/forget-customer'
import {
  findCustomerId,
  findCustomerSheet,
  setActive,
  type CustomerSheet,
} from '@saum/shop/operator/customer-overview'
import { createOwnerKeys, DEFAULT_KEYS } from '@saum/shop/session/owner-key'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText } from './money-text.ts'
import { toPlainLine } from './plain-text.ts'
import { toTable } from './table.ts'
import { say, writeSlowly, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'
import { writeWhole } from './write-whole.ts'

/** What an operator is asked for is a number: whoever looks over their shoulder learns nobody's name. */
export async function findCustomerCommand(
  terminal: Terminal,
  email: string,
  { shop }: { shop: ShopPath },
): Promise<ExitCode> {
  const shopId = findShopByPath(shop)?.shopId
  const id = await withDatabase(terminal, async (db) =>
    shopId === undefined ? null : findCustomerId(db.sql, { shopId, email }),
  )
  if (id === null) {
    say(terminal.err, 'There is no account with this address.')
    return EXIT.nothingDone
  }
  say(terminal.out, String(id))
  return EXIT.done
}

export async function showCustomerCommand(
  terminal: Terminal,
  id: number,
  { personal: isPersonal = false }: { personal?: boolean },
): Promise<ExitCode> {
  const sheet = await withDatabase(terminal, (db) => findCustomerSheet(db.sql, id))
  if (sheet === null) return nobody(terminal, id)
  say(terminal.out, toTable([...toRows(sheet), ...(isPersonal ? toPersonalRows(sheet) : [])]))
  return EXIT.done
}

/** Everything we know of somebody, for who asks for it by mail or letter. */
export async function exportCustomerCommand(
  terminal: Terminal,
  id: number,
  { output }: { output?: string },
): Promise<ExitCode> {
  const data = await withDatabase(terminal, (db) =>
    exportAccount(db.sql, { customerId: id, keys: keysOf(terminal), now: Date.now() }),
  )
  if (data === null) return nobody(terminal, id)
  const json = `${JSON.stringify(data, null, 2)}\n`
  if (output === undefined) {
    await writeSlowly(terminal.out, json)
    return EXIT.done
  }
  const file = resolve(terminal.folder, output)
  await writeWhole(file, [json])
  say(terminal.err, `Wrote ${file}`)
  return EXIT.done
}

/** As if they had done it themselves: they are told by mail. */
export async function deleteCustomerCommand(
  terminal: Terminal,
  id: number,
  { yes: isMeant = false }: { yes?: boolean },
): Promise<ExitCode> {
  if (!isMeant) {
    say(terminal.err, 'It cannot be taken back. Say --yes to delete the account.')
    return EXIT.nothingDone
  }
  const isGone = await withDatabase(terminal, (db) =>
    db.transaction((sql) =>
      forgetCustomer(sql, { customerId: id, keys: keysOf(terminal), now: Date.now() }),
    ),
  )
  if (!isGone) return nobody(terminal, id)
  say(terminal.out, `The account ${id} is deleted.`)
  return EXIT.done
}

export async function setActiveCommand(
  terminal: Terminal,
  id: number,
  isActive: boolean,
): Promise<ExitCode> {
  const now = Date.now()
  const isDone = await withDatabase(terminal, (db) => setActive(db, { id, isActive, now }))
  if (!isDone) return nobody(terminal, id)
  say(terminal.out, isActive ? `${id} may log in again.` : `${id} is logged out and stays out.`)
  return EXIT.done
}

/** The same as the server makes. */
function keysOf({ env }: Terminal) {
  const { basketTemplate, wishlistTemplate, hash } = DEFAULT_KEYS
  return createOwnerKeys({
    basketTemplate: env['BASKET_KEY_TEMPLATE']?.trim() || basketTemplate,
    wishlistTemplate: env['WISHLIST_KEY_TEMPLATE']?.trim() || wishlistTemplate,
    hash: env['KEY_HASH'] === 'md5' ? 'md5' : hash,
  })
}

function nobody(terminal: Terminal, id: number): ExitCode {
  say(terminal.err, `There is no customer ${id}.`)
  return EXIT.nothingDone
}

function toRows({ id, shop, groups, createdAt, counts, ...sheet }: CustomerSheet): string[][] {
  const word = (isSo: boolean) => (isSo ? 'yes' : 'no')
  return [
    ['customer', `${id} of ${shop.path}`],
    ['since', `${toMomentText(createdAt)} UTC`],
    ['active', word(sheet.isActive)],
    ['address verified', word(sheet.isEmailVerified)],
    ['password', word(sheet.hasPassword)],
    ['groups', groups.join(', ')],
    [
      'has',
      Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    ],
  ]
}

function toPersonalRows({ personal }: CustomerSheet): string[][] {
  const { email, firstName, lastName, phone } = personal
  return [
    ['e-mail', email],
    ['name', toPlainLine(`${firstName} ${lastName}`.trim())],
    ['phone', phone],
  ]
}
