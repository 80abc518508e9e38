/**
 * Adds the loader data to a page rendered as one string. React Router would stream it in as
 * scripts; these two statements are what those scripts do, so they name its internals. The
 * hydration journey in e2e/ fails when they change.
 */
export async function withHydrationData(
  html: string,
  stream: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (!stream) return html
  const payload = toScriptText(await readText(stream))
  const end = html.lastIndexOf('</body>')
  return (
    `${html.slice(0, end)}<script nonce="${nonce}">` +
    `window.__reactRouterContext.streamController.enqueue('${payload}');` +
    `window.__reactRouterContext.streamController.close();</script>${html.slice(end)}`
  )
}

/** The payload is JSON, full of double quotes: between single ones it needs hardly any escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

export function toScriptText(text: string): string {
  return text.replace(/[\\'\n\r<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
