import type { Backend } from '@saum/contract/backend'
import { createReturn } from '@saum/contract/order-return'
import { tokenOf } from '#app/server/token-of.ts'
import { parseReturnChoice, toChoiceQuery, toReturnedPieces } from './return-choice.ts'

const REQUEST_KEY = /^[\w-]{1,64}$/

/** The query of the page that follows: the return, or the choice as it was with what is to be said. */
export async function announceReturn(backend: Backend, form: FormData): Promise<URLSearchParams> {
  const orderToken = tokenOf(form.get('order')) ?? ''
  const requestKey = textOf(form, 'requestKey')
  const choice = parseReturnChoice(form)
  const items = toReturnedPieces(choice)
  const page = new URLSearchParams({ order: orderToken })
  if (orderToken === '') return page
  if (items.length === 0 || !REQUEST_KEY.test(requestKey)) return saying('nothing-chosen')
  const { method } = choice
  const announced = await backend.call(createReturn, { orderToken, items, method, requestKey })
  if (!announced.ok) return saying(announced.refusal.kind)
  page.set('return', announced.value.returnId)
  return page

  function saying(what: string): URLSearchParams {
    for (const [name, value] of toChoiceQuery(choice)) page.append(name, value)
    page.set('says', what)
    return page
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
