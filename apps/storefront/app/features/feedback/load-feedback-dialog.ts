import type { Locale } from '@saum/domain/shops'
import type { ComponentType } from 'react'
import { loadMessages } from '#app/messages/client-messages.ts'
import { FeedbackDialog, type FeedbackDialogProps } from './feedback-dialog.tsx'

/** The dialog with its texts. */
export async function loadFeedbackDialog(
  locale: Locale,
): Promise<ComponentType<FeedbackDialogProps>> {
  await loadMessages(['feedback'], locale)
  return FeedbackDialog
}
