import { Form, useNavigation } from 'react-router'
import { DeclarationAct } from '#app/features/declaration/declaration-layout.tsx'
import { WhoFields } from '#app/features/declaration/who-fields.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { useFaultWords } from '#app/ui/field-fault.ts'
import { Fields } from '#app/ui/fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Option, OptionList } from '#app/ui/option-list.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { CancellationAnswer, TypedCancellation } from './cancellation-answer.ts'
import styles from './cancellation-form.module.css'

const NOTHING_TYPED: TypedCancellation = {
  kind: 'ordinary',
  reason: '',
  name: '',
  contract: '',
  when: 'earliest',
  endsOn: '',
  email: '',
}

interface CancellationFormProps {
  answer: CancellationAnswer | null
  requestKey: string
}

export function CancellationForm({ answer, requestKey }: CancellationFormProps) {
  const { t, shop } = useShopText()
  const { state } = useNavigation()
  const errors = useErrors(answer)
  const typed = answer?.typed ?? NOTHING_TYPED
  return (
    <Form
      method="post"
      action={`/${shop.path}/cancel-contract/`}
      className={styles.form}
      noValidate
    >
      <input type="hidden" name="requestKey" value={requestKey} />
      <div className={styles.head}>
        <Headline as="h1" size={40}>
          {t('cancel.title')}
        </Headline>
        <Text size={16} measure>
          {t('cancel.intro')}
        </Text>
      </div>
      <FaultSummary
        fields={[
          { id: 'cancel-reason', label: t('cancel.reason'), error: errors.reason },
          { id: 'cancel-name', label: t('cancel.who'), error: errors.name },
          { id: 'cancel-contract', label: t('cancel.contract'), error: errors.contract },
          { id: 'cancel-date', label: t('cancel.when_date'), error: errors.endsOn },
          { id: 'cancel-email', label: t('cancel.email'), error: errors.email },
        ]}
      />
      {answer?.waitMinutes != null && (
        <Notice kind="error" announce>
          {t('cancel.too_many', { minutes: answer.waitMinutes })}
        </Notice>
      )}
      <KindChoice typed={typed} error={errors.reason} />
      <Fields>
        <WhoFields
          idPrefix="cancel"
          labels={{
            name: t('cancel.who'),
            contract: t('cancel.contract'),
            email: t('cancel.email'),
          }}
          typed={typed}
          errors={errors}
        />
      </Fields>
      <EndChoice typed={typed} error={errors.endsOn} />
      <DeclarationAct>
        <Button type="submit" busy={state === 'submitting'}>
          {t('cancel.submit')}
        </Button>
      </DeclarationAct>
    </Form>
  )
}

function useErrors(answer: CancellationAnswer | null) {
  const { t } = useShopText()
  const faultWords = useFaultWords()
  const faults = answer?.faults ?? {}
  return {
    reason: faultWords(faults.reason),
    name: faultWords(faults.name),
    contract: faultWords(faults.contract),
    endsOn: faultWords(faults.endsOn, t('cancel.date_invalid')),
    email: faultWords(faults.email, t('form.email_invalid')),
  }
}

interface ChoiceProps {
  typed: TypedCancellation
  error: string | undefined
}

function KindChoice({ typed, error }: ChoiceProps) {
  const { t } = useShopText()
  return (
    <OptionList legend={t('cancel.kind')}>
      <Option
        name="kind"
        value="ordinary"
        label={t('cancel.kind_ordinary')}
        detail={t('cancel.kind_ordinary_hint')}
        defaultChecked={typed.kind !== 'extraordinary'}
      />
      <Option
        name="kind"
        value="extraordinary"
        label={t('cancel.kind_extraordinary')}
        detail={t('cancel.kind_extraordinary_hint')}
        defaultChecked={typed.kind === 'extraordinary'}
        more={
          <TextAreaField
            id="cancel-reason"
            name="reason"
            label={t('cancel.reason')}
            error={error}
            defaultValue={typed.reason}
            rows={2}
            maxLength={1000}
          />
        }
      />
    </OptionList>
  )
}

function EndChoice({ typed, error }: ChoiceProps) {
  const { t } = useShopText()
  return (
    <OptionList legend={t('cancel.when')}>
      <Option
        name="when"
        value="earliest"
        label={t('cancel.when_earliest')}
        defaultChecked={typed.when !== 'date'}
      />
      <Option
        name="when"
        value="date"
        label={t('cancel.when_date')}
        defaultChecked={typed.when === 'date'}
        more={
          <TextField
            id="cancel-date"
            type="date"
            name="endsOn"
            label={t('cancel.when_date_label')}
            error={error}
            defaultValue={typed.endsOn}
          />
        }
      />
    </OptionList>
  )
}
