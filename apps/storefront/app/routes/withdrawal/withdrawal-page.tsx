import { useShopText } from '#app/messages/shop-text.tsx'
import { DeclarationLayout } from '#app/features/declaration/declaration-layout.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Steps, type Step } from '#app/ui/steps.tsx'
import type { WithdrawalPageFacts } from './load-withdrawal.ts'
import { WithdrawalCheck } from './withdrawal-check.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import type { WithdrawalAnswer } from './withdrawal-answer.ts'
import { WithdrawalNext, WithdrawalReceipt } from './withdrawal-receipt.tsx'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

interface WithdrawalPageProps {
  page: WithdrawalPageFacts
  answer: WithdrawalAnswer | null
  /** Of the page that explains the right. */
  policyHref: string | null
}

export function WithdrawalPage({ page, answer, policyHref }: WithdrawalPageProps) {
  const { t } = useShopText()
  const { receipt } = page
  if (receipt) {
    return (
      <DeclarationLayout
        sideLabel={t('withdrawal.next_title')}
        side={<WithdrawalNext receipt={receipt} />}
      >
        <PageHead title={t('withdrawal.done_title')} />
        <WithdrawalSteps now={2} />
        <WithdrawalReceipt receipt={receipt} />
      </DeclarationLayout>
    )
  }
  const isCheck = answer?.step === 'check'
  return (
    <DeclarationLayout
      sideLabel={t('withdrawal.terms_title')}
      side={<WithdrawalTerms policyHref={policyHref} />}
    >
      <PageHead title={t(isCheck ? 'withdrawal.check' : 'withdrawal.title')} />
      <WithdrawalSteps now={isCheck ? 1 : 0} />
      {page.isReceiptUnknown && !answer && <Notice>{t('withdrawal.receipt_unknown')}</Notice>}
      {isCheck ? (
        <WithdrawalCheck answer={answer} />
      ) : (
        <WithdrawalDetails answer={answer} order={page.order} />
      )}
    </DeclarationLayout>
  )
}

function WithdrawalSteps({ now }: { now: number }) {
  const { t } = useShopText()
  const labels = [
    t('withdrawal.step_details'),
    t('withdrawal.step_check'),
    t('withdrawal.step_receipt'),
  ]
  const steps = labels.map((label, index): Step => {
    if (index === now) return { label, state: 'now' }
    return { label, state: index < now ? 'done' : 'ahead' }
  })
  return <Steps label={t('withdrawal.steps')} steps={steps} />
}
