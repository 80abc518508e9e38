import { createContext, use, useEffect } from 'react'
import { lateCode } from '#app/navigation/late-code.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { useServedMarkup } from '#app/page/trusted-markup.ts'

export interface ServedPreview {
  bar: string
  styles: string
  nonce: string
}

/** The bar as the server wrote it; filled there only. */
export const PreviewMarkupContext = createContext<ServedPreview | null>(null)

/** The styles of the bar, for the head. Only the server writes them; a browser leaves them as they are. */
export function PreviewStyles() {
  const served = use(PreviewMarkupContext)
  return (
    served && <style nonce={served.nonce} dangerouslySetInnerHTML={{ __html: served.styles }} />
  )
}

/** Where an editor sees that this is a preview. Everybody else has nothing here, and no script for it. */
export function PreviewPlace() {
  return usePageSettings().isPreview === true ? <ServedBar /> : null
}

function ServedBar() {
  const html = use(PreviewMarkupContext)?.bar ?? received()

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void lateCode(() => import('./preview-behavior.ts')).then(({ startPreview }) => {
      if (!isGone) stop = startPreview(window)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])

  const markup = useServedMarkup(html)
  return <div data-preview="" suppressHydrationWarning dangerouslySetInnerHTML={markup} />
}

/** The browser keeps the server's DOM. */
function received(): string {
  return document.querySelector('[data-preview]')?.innerHTML ?? ''
}
