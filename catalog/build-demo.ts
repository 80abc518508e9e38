/** Writes demo/products.json from the styles in range/: `node catalog/build-demo.ts`. */
import { writeFileSync } from 'node:fs'
import { toProducts } from './range/products.ts'
import { STYLES } from './range/styles.ts'

const file = new URL('./demo/products.json', import.meta.url)
const products = STYLES.flatMap(toProducts)
writeFileSync(file, `${JSON.stringify({ products }, null, 2)}\n`)
