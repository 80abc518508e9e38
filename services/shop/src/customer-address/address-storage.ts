import type { Address, SavedAddress } from '@saum/contract/address'
import type { Sql } from '../database/database.ts'

interface AddressRow {
  id: number
  document: string
  isDefaultBilling: number
  isDefaultShipping: number
}

/** The address book of a customer, its defaults first, then the newest. */
export async function listAddresses(sql: Sql, customerId: number): Promise<SavedAddress[]> {
  const rows = await sql<AddressRow>`
    select id, document, is_default_billing as "isDefaultBilling",
      is_default_shipping as "isDefaultShipping"
    from customer_address where customer_id = ${customerId}
    order by is_default_shipping desc, is_default_billing desc, created_at desc, id`
  return rows.map(({ id, document, isDefaultBilling, isDefaultShipping }) => ({
    id,
    // Written by `insertAddress`.
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
