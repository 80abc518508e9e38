import { Form, useNavigation } from 'react-router'
import { DeclarationAct } from '#app/features/declaration/declaration-layout.tsx'
import { WhoFields } from '#app/features/declaration/who-fields.tsx'
import { PieceChoice } from '#app/features/order/piece-choice.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { useFaultWords } from '#app/ui/field-fault.ts'
import { Fields } from '#app/ui/fields.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { KnownOrder } from './load-withdrawal.ts'
import type { TypedWithdrawal, WithdrawalAnswer, WithdrawalField } from './withdrawal-answer.ts'
import styles from './withdrawal-page.module.css'

interface WithdrawalDetailsProps {
  answer: WithdrawalAnswer | null
  order: KnownOrder | null
}

/** Name, contract and e-mail: nothing else may be asked for. */
export function WithdrawalDetails({ answer, order }: WithdrawalDetailsProps) {
  const { t, shop } = useShopText()
  const { state } = useNavigation()
  const errors = useErrors(answer)
  const typed = answer?.typed ?? toTyped(order)
  // Who comes back to change something has their pieces in words already.
  const lines = answer === null ? order?.lines : undefined
  return (
    <Form method="post" action={`/${shop.path}/withdrawal/`} className={styles.form} noValidate>
      <input type="hidden" name="intent" value="check" />
      <div className={styles.head}>
        <Headline as="h1" size={40}>
          {t('withdrawal.title')}
        </Headline>
        <Text size={16} measure>
          {t('withdrawal.intro')}
        </Text>
      </div>
      <FaultSummary
        fields={[
          { id: 'withdrawal-name', label: t('withdrawal.name'), error: errors.name },
          { id: 'withdrawal-contract', label: t('withdrawal.contract'), error: errors.contract },
          { id: 'withdrawal-email', label: t('withdrawal.email'), error: errors.email },
          { id: 'withdrawal-scope', label: t('withdrawal.items'), error: errors.scope },
        ]}
      />
      <DetailFields typed={typed} errors={errors} isScopeTyped={lines === undefined} />
      {lines && (
        <PieceChoice
          lines={lines}
          title={t('withdrawal.pieces')}
          hint={t('withdrawal.pieces_hint')}
        />
      )}
      <DeclarationAct>
        <Button type="submit" busy={state === 'submitting'}>
          {t('withdrawal.next')}
        </Button>
      </DeclarationAct>
    </Form>
  )
}

type Errors = Readonly<Record<WithdrawalField, string | undefined>>

interface DetailFieldsProps {
  typed: TypedWithdrawal
  errors: Errors
  isScopeTyped: boolean
}

function DetailFields({ typed, errors, isScopeTyped }: DetailFieldsProps) {
  const { t } = useShopText()
  return (
    <Fields>
      <WhoFields
        idPrefix="withdrawal"
        labels={{
          name: t('withdrawal.name'),
          contract: t('withdrawal.contract'),
          email: t('withdrawal.email'),
        }}
        typed={typed}
        errors={errors}
      />
      {isScopeTyped ? (
        <TextAreaField
          id="withdrawal-scope"
          name="scope"
          label={t('withdrawal.items')}
          error={errors.scope}
          defaultValue={typed.scope}
          maxLength={8000}
        />
      ) : null}
    </Fields>
  )
}

function useErrors(answer: WithdrawalAnswer | null): Errors {
  const { t } = useShopText()
  const faultWords = useFaultWords()
  const faults = answer?.faults ?? {}
  return {
    name: faultWords(faults.name),
    contract: faultWords(faults.contract),
    scope: faultWords(faults.scope),
    email: faultWords(faults.email, t('form.email_invalid')),
  }
}

function toTyped(order: KnownOrder | null): TypedWithdrawal {
  const { name = '', contract = '', email = '' } = order ?? {}
  return { name, contract, email, scope: '' }
}
