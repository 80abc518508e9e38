import { startShopService } from './shop-process.ts'

/** A whole shop process on the folder it is given. */
const [, , dataDir = ''] = process.argv
await startShopService({ dataDir })
process.stdout.write('started\n')
