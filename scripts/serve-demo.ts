import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyDemoData } from './demo-data.ts'

// The server of the tests: an empty DATA_DIR gets the demo range that is kept, which takes a second.
const folder = process.env['DATA_DIR'] ?? ''
if (!existsSync(join(folder, 'shop.sqlite'))) await copyDemoData(folder)
await import('../apps/server/src/main.ts')
