import type { Address, SavedAddress } from '@saum/contract/address'
import type { Sql } from '../database/database.ts'

interface AddressRow {
  id: number
  document: string
  isDefaultBilling: number
  isDefaultShipping: number
}

/** What an address is taken for. */
export type DefaultUse = keyof SavedAddress['isDefault']

/** The address book of a customer, its defaults first, then the newest. */
export async function listAddresses(sql: Sql, customerId: number): Promise<SavedAddress[]> {
  const rows = await sql<AddressRow>`
    select id, document, is_default_billing as "isDefaultBilling",
      is_default_shipping as "isDefaultShipping"
    from customer_address where customer_id = ${customerId}
    order by is_default_shipping desc, is_default_billing desc, created_at desc, id`
  return rows.map(({ id, document, isDefaultBilling, isDefaultShipping }) => ({
    id,
    // Written by `insertAddress` and `saveAddress`.
    ...(JSON.parse(document) as Address),
    isDefault: { billing: isDefaultBilling === 1, shipping: isDefaultShipping === 1 },
  }))
}

export async function insertAddress(
  sql: Sql,
  saved: { id: number; customerId: number; address: Address; isDefault: SavedAddress['isDefault'] },
  now: number,
): Promise<void> {
  const { id, customerId, address, isDefault } = saved
  await sql`
    insert into customer_address
      (id, customer_id, document, is_default_billing, is_default_shipping, created_at)
    values (${id}, ${customerId}, ${JSON.stringify(address)}, ${isDefault.billing},
      ${isDefault.shipping}, ${now})`
}

/** Whose it is goes with every number: a foreign one leads nowhere. */
interface Whose {
  id: number
  customerId: number
}

export async function saveAddress(
  sql: Sql,
  { id, customerId }: Whose,
  address: Address,
): Promise<void> {
  await sql`
    update customer_address set document = ${JSON.stringify(address)}
    where id = ${id} and customer_id = ${customerId}`
}

export async function removeAddress(sql: Sql, { id, customerId }: Whose): Promise<void> {
  await sql`delete from customer_address where id = ${id} and customer_id = ${customerId}`
}

/** This one and no other. */
export async function saveDefault(
  sql: Sql,
  { id, customerId }: Whose,
  use: DefaultUse,
): Promise<void> {
  if (use === 'billing') {
    await sql`
      update customer_address set is_default_billing = case when id = ${id} then 1 else 0 end
      where customer_id = ${customerId}`
  } else {
    await sql`
      update customer_address set is_default_shipping = case when id = ${id} then 1 else 0 end
      where customer_id = ${customerId}`
  }
}
