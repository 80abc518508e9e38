import { kilobytes } from '../../scripts/checks/bundle-budget.ts'
import { bundledBytes, weighEngine } from '../../scripts/checks/engine-size.ts'
import { CLIENT_FOLDER } from './public-client.ts'

/** What a shop would take of the public client for the same, set by set. */
const CLIENT_SETS = [
  `import { buildCommerceEngine, buildProductListing, buildSearch, buildCart } from '@coveo/headless/commerce'
   export default [buildCommerceEngine, buildProductListing, buildSearch, buildCart]`,
  `export * from '@coveo/headless/commerce'
   export { buildParameterSerializer } from '@coveo/headless/ssr-commerce'`,
]

/** How much script each set is, compressed, ours and the public client's. */
export async function compareSizes(): Promise<[what: string, sizes: string][]> {
  const weights = await weighEngine()
  return Promise.all(
    CLIENT_SETS.map(async (entry, index) => {
      const { title = '', bytes = 0, budgetBytes } = weights[index] ?? {}
      const theirs = await bundledBytes(entry, CLIENT_FOLDER)
      const sizes =
        `ours ${kilobytes(bytes)} of at most ${kilobytes(budgetBytes ?? 0)}; ` +
        `public client ${kilobytes(theirs)}, ${(theirs / bytes).toFixed(1)} times as much`
      return [`script, gzip: ${title}`, sizes]
    }),
  )
}
