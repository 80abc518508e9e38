import { use } from 'react'
import { useServedMarkup } from '#app/page/trusted-markup.ts'
import { ChromeContext, type ChromePart } from './chrome.ts'
import { promiseOf } from './promise-of.ts'

interface StaticMarkupProps {
  part: ChromePart
  pathname: string
}

/**
 * Chrome as plain markup. The browser keeps the server's DOM, and takes it as its own text so that
 * a remount (the error screen replaces the page) shows the same header instead of none.
 */
export function StaticMarkup({ part, pathname }: StaticMarkupProps) {
  const html = use(ChromeContext)?.markup(part, pathname) ?? received(part)
  return (
    <div
      style={{ display: 'contents' }}
      data-chrome={part}
      data-promise={promiseOf(pathname)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={useServedMarkup(html)}
    />
  )
}

const receivedMarkup = new Map<ChromePart, string>()

function received(part: ChromePart): string {
  const known = receivedMarkup.get(part)
  if (known !== undefined) return known
  const html = document.querySelector(`[data-chrome="${part}"]`)?.innerHTML ?? ''
  receivedMarkup.set(part, html)
  return html
}
