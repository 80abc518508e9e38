import { openDataFolder } from '@saum/shop/database/data-folder'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'
import { createLog } from './operations/log.ts'
import { openServices } from './services.ts'

describe('a data folder that another process owns', () => {
  it.each([
    ['SQLite', {}],
    ['an unreachable PostgreSQL', { DATABASE_URL: 'postgres://saum@127.0.0.1:1/saum' }],
  ])('is refused before anything else is opened, with %s', async (_, env) => {
    const folder = await createTestFolder()
    const owned = openDataFolder(folder)
    onTestFinished(() => owned.release())
    const log = createLog({ level: 'silent', format: 'json' })

    const opened = openServices(readConfig({ DATA_DIR: folder, DEMO_DATA: 'off', ...env }), log)

    await expect(opened).rejects.toThrow(`The data folder ${folder} is in use by`)
  })
})
