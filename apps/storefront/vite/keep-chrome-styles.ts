import type { Plugin } from 'vite'

const CHROME_STYLES = /\/features\/chrome\/[a-z-]+\.module\.css$/

/**
 * Header and footer are rendered on the server only, so no browser code uses their class names and
 * the bundler would drop the styles with them.
 */
export function keepChromeStyles(): Plugin {
  return {
    name: 'saum:keep-chrome-styles',
    enforce: 'post',
    transform(code, id) {
      return CHROME_STYLES.test(id) ? { code, moduleSideEffects: 'no-treeshake' } : undefined
    },
  }
}
