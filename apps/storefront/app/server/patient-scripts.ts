import { CLOSED_GATE } from './script-gate.ts'

/** As React and the router write them. */
const PRELOADED = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const INTEGRITY = / integrity="([^"]+)"/
const STARTING = /(<script[^>]* type="module"[^>]*>)(import "[^]*?)(<\/script>)/
const IMPORT = /^import "([^"]+)";$/gm
const NAMED_IMPORT = /^import \* as (\w+) from "([^"]+)";$/gm

/**
 * Pages are read before they answer to more than links and forms: nothing of their scripts is asked for
 * before styles, faces and the first picture have come and the page is drawn. Hints of a low priority are
 * not enough, as they share a slow line with all of these. The router has no word for it, so it is said in
 * the finished text; a text that the router begins to write in another way stays as it is.
 */
export function withPatientScripts(html: string): string {
  const start = STARTING.exec(html)
  if (start === null) return html
  const [whole, open, text = '', close] = start
  const files = [...html.matchAll(PRELOADED)].map(([link, href]) => {
    const integrity = INTEGRITY.exec(link)?.[1]
    return { href, ...(integrity !== undefined && { integrity, crossOrigin: 'anonymous' }) }
  })
  const patient = `${CLOSED_GATE}${afterFirstPaint(files)}${withFaultsKept(withLateImports(text))}`
  return html.replaceAll(PRELOADED, '').replace(whole, () => `${open}${patient}${close}`)
}

interface Hint {
  href: string | undefined
  integrity?: string
  crossOrigin?: string
}

/** A page in a tab behind others is never drawn and need not wait. */
function afterFirstPaint(files: readonly Hint[]): string {
  const plain = files.filter(({ integrity }) => integrity === undefined).map(({ href }) => href)
  // A module that came without its hash would not be checked by it any more.
  const checked = files.filter(({ integrity }) => integrity !== undefined)
  return `if (!document.hidden) await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
const preload = (hint) => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload' }, hint));
for (const href of ${JSON.stringify(plain)}) preload({ href });
${checked.map((hint) => `preload(${JSON.stringify(hint)});\n`).join('')}`
}

function withLateImports(text: string): string {
  return text
    .replaceAll(IMPORT, 'await import("$1");')
    .replaceAll(NAMED_IMPORT, 'const $1 = await import("$2");')
}

const LAST_IMPORT = /^import\("[^"]+"\);?\s*$/m

/** The entry shows the error screen for a part that failed before it; the names of the parts stay inside. */
function withFaultsKept(text: string): string {
  const at = text.search(LAST_IMPORT)
  if (at === -1) return text
  return `try {\n${text.slice(0, at)}} catch (fault) { window.setupFault = fault }\n${text.slice(at)}`
}
