import { openProduction } from './production.ts'
import { run } from './run.ts'

await run(async ({ environment }) =>
  environment === 'development'
    ? (await import('./development.ts')).openDevelopment
    : openProduction,
)
