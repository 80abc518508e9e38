import { describe, expect, it } from 'vitest'
import { aTestEnvironment } from '../test-environment.ts'
import { toTrackedCustomer } from './tracked-customer.ts'

const MARLENE = {
  type: 'existing',
  email: ' Marlene.Vogt@Saum.example ',
  firstName: 'Marlene',
  lastName: 'von der Vogt',
  postcode: '10115',
} as const

describe('[9.14] a customer as others may know them', () => {
  it('is hashed and masked, field by field', async () => {
    const environment = aTestEnvironment()
    const [email, first, last] = await Promise.all(
      ['marlene.vogt@saum.example', 'marlene', 'vondervogt'].map((text) =>
        environment.sha256(text),
      ),
    )

    expect(await toTrackedCustomer(MARLENE, environment)).toEqual({
      customer_type: 'existing',
      email_sha256: email,
      first_name_sha256: first,
      last_name_sha256: last,
      postcode: '1XXXX',
    })
  })

  it('says nothing readable', async () => {
    const told = JSON.stringify(await toTrackedCustomer(MARLENE, aTestEnvironment()))

    expect(told).not.toMatch(/marlene|vogt|saum|0115/i)
  })

  it.each(['guest', 'new', 'existing'] as const)('[3.5] is %s and no more', async (type) => {
    expect(await toTrackedCustomer({ type }, aTestEnvironment())).toEqual({ customer_type: type })
  })

  it('stays without a name where the browser does not hash', async () => {
    const environment = aTestEnvironment({ sha256: async () => null })

    expect(await toTrackedCustomer(MARLENE, environment)).toEqual({
      customer_type: 'existing',
      postcode: '1XXXX',
    })
  })
})
