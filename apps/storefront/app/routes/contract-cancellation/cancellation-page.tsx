import type { DeclarationReceipt as Receipt } from '@saum/contract/withdrawal'
import { DeclarationLayout } from '#app/features/declaration/declaration-layout.tsx'
import { DeclarationReceipt } from '#app/features/declaration/declaration-receipt.tsx'
import { GoodToKnow } from '#app/features/declaration/good-to-know.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { CancellationAnswer } from './cancellation-answer.ts'
import { CancellationForm } from './cancellation-form.tsx'

interface CancellationPageProps {
  answer: CancellationAnswer | null
  requestKey: string
  receipt: Receipt | null
  isReceiptUnknown: boolean
  /** Of the page that explains how subscriptions end. */
  helpHref: string | null
}

/** Ends a contract that goes on, without login: one page, one button, one receipt. */
export function CancellationPage(props: CancellationPageProps) {
  const { answer, requestKey, receipt, isReceiptUnknown, helpHref } = props
  const { t } = useShopText()
  return (
    <DeclarationLayout
      sideLabel={t('cancel.terms_title')}
      side={<CancellationTerms helpHref={helpHref} />}
    >
      <PageHead title={t(receipt ? 'cancel.done_title' : 'cancel.title')} />
      {receipt ? (
        <CancellationReceipt receipt={receipt} />
      ) : (
        <>
          {isReceiptUnknown && !answer && <Notice>{t('cancel.receipt_unknown')}</Notice>}
          <CancellationForm answer={answer} requestKey={answer?.requestKey ?? requestKey} />
        </>
      )}
    </DeclarationLayout>
  )
}

function CancellationReceipt({ receipt }: { receipt: Receipt }) {
  const { t, formatDate } = useShopText()
  const received = new Date(receipt.receivedAt)
  return (
    <DeclarationReceipt
      receipt={receipt}
      title={t('cancel.done_title')}
      words={t('cancel.done', {
        date: formatDate(received),
        time: formatDate(received, 'time'),
        email: receipt.email,
      })}
      facts={[
        { name: t('cancel.number'), value: receipt.confirmationId },
        { name: t('cancel.contract_short'), value: receipt.contract ?? '' },
      ]}
      download={t('cancel.download')}
      unmatched={t('cancel.unmatched')}
    />
  )
}

function CancellationTerms({ helpHref }: { helpHref: string | null }) {
  const { t, richText } = useShopText()
  const words = t('cancel.terms_help')
  return (
    <GoodToKnow
      title={t('cancel.terms_title')}
      facts={[
        { name: t('cancel.terms_period'), value: t('cancel.terms_period_text') },
        { name: t('cancel.terms_login'), value: t('cancel.terms_login_text') },
        { name: t('cancel.terms_confirmation'), value: t('cancel.terms_confirmation_text') },
      ]}
    >
      {richText('cancel.terms_more', {
        helpLink: helpHref === null ? words : <TextLink href={helpHref}>{words}</TextLink>,
      })}
    </GoodToKnow>
  )
}
