import { aPageReply, aProduct } from '../wire/test-replies.ts'
import type { PageReply } from '../wire/reply.ts'
import { aTestEnvironment, type SentRequest, type TestEnvironment } from '../test-environment.ts'

interface AskedPages {
  page?: number
  perPage?: number
}

/** A provider with so many products, honest about its pages. */
export function aProvider(totalEntries: number, defaultPerPage = 2) {
  let replies = 0
  return ({ body }: SentRequest): PageReply => {
    const { page = 0, perPage = defaultPerPage } = body as AskedPages
    const ids = Array.from({ length: totalEntries }, (_, index) => String(index + 1))
    return aPageReply({
      responseId: `response-${++replies}`,
      products: ids.slice(page * perPage, (page + 1) * perPage).map((id) => aProduct(id)),
      pagination: { page, perPage, totalEntries, totalPages: Math.ceil(totalEntries / perPage) },
    })
  }
}

export interface HeldRequest {
  body: unknown
  isAborted: () => boolean
  reply(answer: object): void
  fail(error: Error): void
}

/** A network on which the test decides when each request is answered. */
export function aHeldNetwork(): { environment: TestEnvironment; held: HeldRequest[] } {
  const held: HeldRequest[] = []
  const environment = aTestEnvironment({
    fetch: (_, { body, signal }) =>
      new Promise((resolve, reject) => {
        held.push({
          body: JSON.parse(body as string) as unknown,
          isAborted: () => signal?.aborted === true,
          reply: (answer) => resolve(Response.json(answer)),
          fail: reject,
        })
      }),
  })
  return { environment, held }
}

/** Which products a screen shows. */
export function idsOf({ products }: { products: readonly { permanentid: string }[] }): string[] {
  return products.map(({ permanentid }) => permanentid)
}
