import { servedScriptUrl } from '#app/page/trusted-markup.ts'
import type { ForeignScript } from '@saum/tracking/script/script-loader'

const TIMEOUT_MS = 20_000

/** Puts a script of another service on the page, behind everything of our own. */
export function appendScript({ url, attributes = {} }: ForeignScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const src = servedScriptUrl(url)
    const script = Object.assign(document.createElement('script'), { src, async: true })
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    const timer = setTimeout(() => reject(new Error('It took too long.')), TIMEOUT_MS)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new Error('It was blocked, or is not there.'))
    })
    document.head.append(script)
  })
}
