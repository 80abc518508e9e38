import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalog, MESSAGES_FOLDER } from './message-catalog.ts'

// After editing texts without a development server, so that the type checker knows them.
writeFileSync(join(MESSAGES_FOLDER, 'message-arguments.ts'), loadCatalog().argumentsSource)
