/** As React and the router write them. */
const PRELOADED = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
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
  const files = [...html.matchAll(PRELOADED)].map(([, href]) => href)
  const patient = `${afterFirstPaint(files)}${withLateImports(text)}`
  return html.replaceAll(PRELOADED, '').replace(whole, () => `${open}${patient}${close}`)
}

/** A page in a tab behind others is never drawn and need not wait. */
function afterFirstPaint(files: readonly (string | undefined)[]): string {
  return `if (!document.hidden) await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
`
}

function withLateImports(text: string): string {
  return text
    .replaceAll(IMPORT, 'await import("$1");')
    .replaceAll(NAMED_IMPORT, 'const $1 = await import("$2");')
}
