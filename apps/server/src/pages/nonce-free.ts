import { hash } from 'node:crypto'
import type { InlineSources } from '../security-headers.ts'

export interface NonceFreePage extends InlineSources {
  html: string
}

/**
 * The same page with hashes instead of its nonce, so that it may be kept: a nonce that is sent
 * twice protects nobody. Only elements that carried the nonce get a hash, or a script somebody
 * smuggled into the page would be vouched for. Null when a page cannot do without its nonce.
 */
export function withoutNonce(page: string, nonce: string): NonceFreePage | null {
  const pieces = page.split(` nonce="${nonce}"`)
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (let index = 1; index < pieces.length; index += 1) {
    const before = pieces[index - 1] ?? ''
    const after = pieces[index] ?? ''
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>') + 1)
    if (/^<script[\s>]/i.test(tag)) {
      // A hash vouches for text within the page, not for a file.
      if (/\ssrc=/i.test(tag)) return null
      scripts.add(hashOf(textOf(after, '</script')))
    } else if (/^<style[\s>]/i.test(tag)) {
      styles.add(hashOf(textOf(after, '</style')))
    }
  }
  const html = pieces.join('')
  return html.includes(nonce) ? null : { html, scripts: [...scripts], styles: [...styles] }
}

function textOf(afterNonce: string, end: string): string {
  const start = afterNonce.indexOf('>') + 1
  return afterNonce.slice(start, afterNonce.indexOf(end, start))
}

/** Browsers hash what the parser hands them, and the parser knows only one kind of line end. */
function hashOf(text: string): string {
  const parsed = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  return `'sha256-${hash('sha256', parsed, 'base64')}'`
}
