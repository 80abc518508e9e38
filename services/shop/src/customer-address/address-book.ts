import type { Address, AddressInput, SavedAddress } from '@saum/contract/address'
import { addressFaults, type AddressFault } from '@saum/domain/address-rules'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { toAddress } from '../checkout/checked-address.ts'
import type { Database, Sql } from '../database/database.ts'
import { newId } from '../order/new-id.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import { insertAddress, listAddresses, removeAddress } from './address-storage.ts'
import { saveAddress, saveDefault, type DefaultUse } from './address-storage.ts'

/** An address book is for somebody, not for a town. */
export const MAX_ADDRESSES = 50

interface Whose {
  shop: Shop
  customerId: number
}

interface TypedAddress {
  address: AddressInput
  /** What is a default stays one until another address is. */
  isDefault?: SavedAddress['isDefault'] | undefined
}

interface InvalidAddress {
  kind: 'invalid-address'
  /** By field, in the order of the form. */
  errors: readonly AddressFault[]
}

interface NotFound {
  kind: 'address-not-found'
}

type Added = Result<{ address: SavedAddress }, InvalidAddress | { kind: 'too-many-addresses' }>
type Changed = Result<{ address: SavedAddress }, InvalidAddress | NotFound>
type Removed = Result<null, NotFound | { kind: 'only-billing-address' }>
type Chosen = Result<{ addresses: SavedAddress[] }, NotFound | { kind: 'not-for-bills' }>

export interface AddressBook {
  list(customerId: number): Promise<SavedAddress[]>
  add(whose: Whose, typed: TypedAddress): Promise<Added>
  change(whose: Whose, id: number, typed: TypedAddress): Promise<Changed>
  remove(whose: Whose, id: number): Promise<Removed>
  makeDefault(whose: Whose, id: number, use: DefaultUse): Promise<Chosen>
}

/** Addresses of customers. Changes follow each other: each claims the customer before it looks. */
export function createAddressBook({ db, now }: { db: Database; now: () => number }): AddressBook {
  function changing<T>(
    { customerId }: Whose,
    work: (sql: Sql, known: SavedAddress[]) => Promise<T>,
  ): Promise<T> {
    return db.transaction(async (sql) => {
      await claimCustomer(sql, customerId, now())
      return work(sql, await listAddresses(sql, customerId))
    })
  }

  return {
    list: (customerId) => listAddresses(db.sql, customerId),
    add: (whose, typed) =>
      changing(whose, (sql, known) => add(sql, { whose, typed, known, now: now() })),
    change: (whose, id, typed) =>
      changing(whose, (sql, known) => change(sql, { whose, id, typed, known })),
    remove: (whose, id) => changing(whose, (sql, known) => remove(sql, { ...whose, id, known })),
    makeDefault: (whose, id, use) =>
      changing(whose, (sql, known) => makeDefault(sql, { ...whose, id, use, known })),
  }
}

interface Addition {
  whose: Whose
  typed: TypedAddress
  known: readonly SavedAddress[]
}

/** The first one is the default for both uses. */
async function add(sql: Sql, { whose, typed, known, now }: Addition & { now: number }) {
  const { customerId, shop } = whose
  if (known.length >= MAX_ADDRESSES) return refuse({ kind: 'too-many-addresses' } as const)
  const wanted = typed.isDefault ?? { billing: false, shipping: false }
  const checked = check(shop, typed.address, wanted.billing)
  if (!checked.ok) return checked
  const id = newId()
  const has = (use: DefaultUse) => known.some(({ isDefault }) => isDefault[use])
  const isDefault = {
    billing: wanted.billing || (!has('billing') && !isInLocker(checked.value)),
    shipping: wanted.shipping || !has('shipping'),
  }
  await insertAddress(sql, { id, customerId, address: checked.value, isDefault }, now)
  if (isDefault.billing) await saveDefault(sql, { id, customerId }, 'billing')
  if (isDefault.shipping) await saveDefault(sql, { id, customerId }, 'shipping')
  return accept({ address: { id, ...checked.value, isDefault } })
}

async function change(sql: Sql, { whose, id, typed, known }: Addition & { id: number }) {
  const { customerId, shop } = whose
  const before = known.find((one) => one.id === id)
  if (before === undefined) return refuse({ kind: 'address-not-found' } as const)
  const isDefault = {
    billing: before.isDefault.billing || typed.isDefault?.billing === true,
    shipping: before.isDefault.shipping || typed.isDefault?.shipping === true,
  }
  const checked = check(shop, typed.address, isDefault.billing)
  if (!checked.ok) return checked
  await saveAddress(sql, { id, customerId }, checked.value)
  if (isDefault.billing) await saveDefault(sql, { id, customerId }, 'billing')
  if (isDefault.shipping) await saveDefault(sql, { id, customerId }, 'shipping')
  return accept({ address: { id, ...checked.value, isDefault } })
}

interface Choice {
  customerId: number
  id: number
  known: readonly SavedAddress[]
}

/** Another one takes its place as a default; a bill always has somewhere to go. */
async function remove(sql: Sql, { customerId, id, known }: Choice): Promise<Removed> {
  const gone = known.find((one) => one.id === id)
  if (gone === undefined) return refuse({ kind: 'address-not-found' })
  const others = known.filter((one) => one.id !== id)
  const forBills = others.find((one) => !isInLocker(one))
  if (gone.isDefault.billing && forBills === undefined) {
    return refuse({ kind: 'only-billing-address' })
  }
  await removeAddress(sql, { id, customerId })
  const [next] = others
  if (gone.isDefault.billing && forBills !== undefined) {
    await saveDefault(sql, { id: forBills.id, customerId }, 'billing')
  }
  if (gone.isDefault.shipping && next !== undefined) {
    await saveDefault(sql, { id: next.id, customerId }, 'shipping')
  }
  return accept(null)
}

async function makeDefault(
  sql: Sql,
  { customerId, id, use, known }: Choice & { use: DefaultUse },
): Promise<Chosen> {
  const chosen = known.find((one) => one.id === id)
  if (chosen === undefined) return refuse({ kind: 'address-not-found' })
  if (use === 'billing' && isInLocker(chosen)) return refuse({ kind: 'not-for-bills' })
  await saveDefault(sql, { id, customerId }, use)
  return accept({ addresses: await listAddresses(sql, customerId) })
}

/** Goods may go to a locker, a bill needs a street. */
function check(
  shop: Shop,
  input: AddressInput,
  isForBills: boolean,
): Result<Address, InvalidAddress> {
  const use = isForBills ? 'billing' : 'shipping'
  const errors = addressFaults(shop, input, use)
  if (errors.length > 0) return refuse({ kind: 'invalid-address', errors })
  return accept(toAddress(input, use))
}

function isInLocker({ collectionPoint }: Address): boolean {
  return collectionPoint !== undefined
}
