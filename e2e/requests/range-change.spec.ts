import type { RpcRequest } from '@saum/contract/rpc'
import { openBareStorefront, visit } from '../support/bare-storefront.ts'
import { expect, test } from '../support/request-test.ts'

/** Over a range of one category, whose name the test may change. */
async function openStorefront() {
  const category = { key: 'clothing', path: '/damen', name: 'Bekleidung', productCount: 1 }

  async function rpc({ name }: RpcRequest) {
    const child = { ...category, id: 2, key: 'dresses', path: '/damen/kleider' }
    const roots = [{ ...category, id: 1, children: [child] }]
    const body = JSON.stringify(name === 'getRootCategories' ? roots : null)
    return { status: 200, contentType: 'application/json', body }
  }

  function reportFault(fault: unknown) {
    throw fault
  }

  return { storefront: await openBareStorefront({ rpc, reportFault }), category }
}

test('a renamed category is in the header of the next page once the storefront is told', async () => {
  const { storefront, category } = await openStorefront()
  const read = async () => (await visit(storefront, '/de/gibt-es-nicht/')).pageText ?? ''
  await read()

  category.name = 'Mode'
  expect(await read()).not.toContain('Alles aus Mode')
  storefront.forget()

  expect(await read()).toContain('Alles aus Mode')
})
