import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const THEIRS = /(^|\/)routeModules\.js$/
const OURS = fileURLToPath(new URL('../app/navigation/route-code.ts', import.meta.url))

/** Puts our loader of route code in the place of React Router's, in what browsers run. */
export function ownRouteLoader(): Plugin {
  let isReplaced = false
  return {
    name: 'saum:own-route-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!THEIRS.test(source) || !importer?.includes('/react-router/')) return undefined
      isReplaced = true
      return OURS
    },
    buildEnd(fault) {
      if (!fault && !isReplaced) {
        throw new Error(
          'React Router loads the code of routes from another file now: see route-code.ts',
        )
      }
    },
  }
}
