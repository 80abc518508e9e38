import { useEffect, useState, type ComponentType } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { showDialog } from '#app/ui/show-dialog.ts'
import type { FeedbackDialogProps } from './feedback-dialog.tsx'
import { followFeedbackLinks } from './follow-feedback-links.ts'

const FEEDBACK_ID = 'feedback'

/**
 * All a page loads of the dialog in which faults are reported. Where no service takes such reports, the
 * links lead to the contact form as they do without script.
 */
export function FeedbackOpener() {
  const { shop } = useShopText()
  const { tracking, buildId } = usePageSettings()
  const { errorReports } = tracking
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps>>()

  useEffect(() => {
    if (errorReports === undefined) return
    async function load() {
      const { loadFeedbackDialog } = await import('./load-feedback-dialog.ts')
      const loaded = await loadFeedbackDialog(shop.locale)
      setDialog(() => loaded)
      showDialog(FEEDBACK_ID)
    }
    return followFeedbackLinks(document, (link) => {
      // Whoever cannot load the dialog still gets to the form.
      load().catch(() => location.assign(link.href))
    })
  }, [shop, errorReports])

  if (!Dialog || !errorReports) return null
  return <Dialog id={FEEDBACK_ID} target={{ ...errorReports, release: buildId }} />
}
