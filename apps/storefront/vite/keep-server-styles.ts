import type { Plugin } from 'vite'

/** The chrome's, and whatever is asked for by this ending: `blocks/block-styles.ts` does. */
const SERVER_STYLES = /\/features\/chrome\/[a-z-]+\.module\.css$|\.module\.css\?server$/

/**
 * Header, footer and blocks are rendered on the server only: no browser code uses their class names, and
 * the bundler would drop the styles with them. This keeps the styles and drops the names.
 */
export function keepServerStyles(): Plugin {
  return {
    name: 'saum:keep-server-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_code, id) {
      if (!SERVER_STYLES.test(id)) return undefined
      return { code: 'export default {}', map: null, moduleSideEffects: 'no-treeshake' }
    },
  }
}
