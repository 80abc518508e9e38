import type { Plugin } from 'vite'

const CHROME_STYLES = /\/features\/chrome\/[a-z-]+\.module\.css$/

/**
 * Header and footer are rendered on the server only: no browser code uses their class names, and the
 * bundler would drop the styles with them. This keeps the styles and drops the names.
 */
export function keepChromeStyles(): Plugin {
  return {
    name: 'saum:keep-chrome-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_code, id) {
      if (!CHROME_STYLES.test(id)) return undefined
      return { code: 'export default {}', map: null, moduleSideEffects: 'no-treeshake' }
    },
  }
}
