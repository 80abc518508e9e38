import { useEffect } from 'react'
import { usePageLoad } from '#app/navigation/use-page-load.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { tabReporter } from './tab-reporter.ts'

/** Errors of the page are reported where a service for them is set up and the visitor agrees. */
export function ErrorReports() {
  const settings = usePageSettings()

  useEffect(() => void tabReporter(settings), [settings])

  usePageLoad('finish', ({ from, to }) => {
    if (from !== null) tabReporter(settings)?.visit({ from, to, at: Date.now() })
  })
  return null
}
