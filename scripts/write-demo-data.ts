import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/operations/log.ts'
import { createReadiness } from '../apps/server/src/operations/readiness.ts'
import { openServices } from '../apps/server/src/services.ts'

/** Fills an empty folder with the demo range and its search index, as a server does when it starts. */
async function writeDemoData(folder: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, IMAGE_WARM_UP: 'off' })
  const services = await openServices(config, createLog({ level: 'warn', format: 'json' }))
  const readiness = createReadiness(services.checks)
  while ((await readiness()).status === 'not ready') await delay(100)
  await services.close()
  // Belong to the process that has the folder open.
  for (const name of ['owner.json', 'owner.lock']) rmSync(join(folder, name), { force: true })
}

await writeDemoData(process.argv[2] ?? '')
