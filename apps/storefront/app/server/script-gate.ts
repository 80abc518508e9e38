import { GATE } from '@saum/domain/supported-browsers'

/**
 * Says on `<html>` that the scripts of this page will run, before anything is drawn: styles show what needs a
 * script, or what stands in for it, by `[data-script]`. Browsers of any age read this, so it is written in the
 * oldest script there is. What the media feature `scripting` says would not do: a browser too old for our scripts
 * has scripting as well, and Safari knows it only since 17.
 */
const OPENING = `if(${GATE.question})document.documentElement.setAttribute('data-script','waiting')`

/** First in the starting module: where the gate is closed, nothing after it is ever reached. */
export const CLOSED_GATE =
  "if (!document.documentElement.hasAttribute('data-script')) await new Promise(() => {});\n"

export function withScriptGate(html: string, nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  return html.replace('<head>', () => `<head><script${attribute}>${OPENING}</script>`)
}
