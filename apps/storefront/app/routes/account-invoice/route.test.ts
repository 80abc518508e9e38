import { expect, it } from 'vitest'
import { anOrderOfAnna, routeArgs, thrownBy } from '#app/server/test-customer-context.ts'
import { loader } from './route.ts'

it('shows nobody an invoice that is not theirs, or that is not there yet', async () => {
  const { anna, ben, orderId } = await anOrderOfAnna()
  const args = (id: string, { context }: typeof anna) =>
    routeArgs(context, `/de/account/order-details/${id}/invoice/`, { params: { id } })

  const own = await thrownBy(() => loader(args(String(orderId), anna)))
  const foreign = await thrownBy(() => loader(args(String(orderId), ben)))
  const hostile = await thrownBy(() => loader(args('7;', ben)))

  for (const answer of [own, foreign, hostile]) {
    expect(answer).toMatchObject({ init: { status: 404 } })
  }
})
