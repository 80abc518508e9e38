import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { useFaultWords } from '#app/ui/field-fault.ts'
import { Fields } from '#app/ui/fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { ACCESS_INTENT, type AccessAnswer } from './access-answer.ts'
import { OrderNumberField } from './order-number-field.tsx'
import styles from './order-access.module.css'

interface OrderAccessProps {
  answer: AccessAnswer
  /** Of the page the forms stand on. */
  action: string
  /** Level of their headings. */
  heading: 'h1' | 'h2'
  title: string
  intro: string
  /** The only filled button of the page. */
  isMain?: boolean
  /** What was typed so far has just been found right: none of it is asked for again. */
  isKnown?: boolean
}

/**
 * The way to a whole order for who has no link: number and e-mail, then the code of the mail. The
 * screen has to load the texts of `track`.
 */
export function OrderAccess(props: OrderAccessProps) {
  return props.answer.step === 'code' ? <CodeStep {...props} /> : <AskStep {...props} />
}

function AskStep(props: OrderAccessProps) {
  const { answer, action, heading, title, intro, isMain = false, isKnown = false } = props
  const { t } = useShopText()
  const faultWords = useFaultWords()
  const { typed, faults } = answer
  const numberError = faultWords(faults.orderNumber)
  const emailError = faultWords(faults.email)
  return (
    <AccessForm intent={ACCESS_INTENT.code} action={action}>
      <Headline as={heading} size={heading === 'h1' ? 40 : 28}>
        {title}
      </Headline>
      <Text tone="soft" measure>
        {intro}
      </Text>
      <FaultSummary
        fields={[
          { id: 'access-number', label: t('track.number'), error: numberError },
          { id: 'access-email', label: t('track.email'), error: emailError },
        ]}
      />
      <TooMany minutes={answer.waitMinutes} />
      <AskFields typed={typed} isKnown={isKnown} errors={{ numberError, emailError }} />
      <SendButton isMain={isMain} intent={ACCESS_INTENT.code}>
        {t('track.code_request')}
      </SendButton>
    </AccessForm>
  )
}

interface AskFieldsProps {
  typed: AccessAnswer['typed']
  isKnown: boolean
  errors: Readonly<Record<'numberError' | 'emailError', string | undefined>>
}

function AskFields({ typed, isKnown, errors: { numberError, emailError } }: AskFieldsProps) {
  const { t } = useShopText()
  const { orderNumber, email } = typed
  if (isKnown && email !== '') return <Kept orderNumber={orderNumber} email={email} />
  return (
    <Fields>
      {isKnown ? (
        <input type="hidden" name="orderNumber" value={orderNumber} />
      ) : (
        <OrderNumberField id="access-number" typed={orderNumber} error={numberError} />
      )}
      <TextField
        id="access-email"
        type="email"
        name="email"
        label={t('track.email')}
        error={emailError}
        defaultValue={typed.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
    </Fields>
  )
}

function CodeStep({ answer, action, heading, isMain = false }: OrderAccessProps) {
  const { t } = useShopText()
  const faultWords = useFaultWords()
  const { orderNumber, email } = answer.typed
  const codeError = faultWords(answer.faults.code, t('track.code_wrong'))
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
  }, [])

  return (
    <div className={styles.form}>
      <Headline as={heading} size={heading === 'h1' ? 40 : 28}>
        {t('track.code_title')}
      </Headline>
      <Text tone="soft" measure>
        {t('track.code_sent', { email })}
      </Text>
      <AccessForm intent={ACCESS_INTENT.redeem} action={action}>
        <TooMany minutes={answer.waitMinutes} />
        <Kept orderNumber={orderNumber} email={email} />
        <div className={styles.row}>
          <TextField
            id="access-code"
            ref={field}
            name="code"
            label={t('track.code')}
            error={codeError}
            hint={t('track.code_hint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            required
          />
          <SendButton isMain={isMain} intent={ACCESS_INTENT.redeem}>
            {t('track.code_submit')}
          </SendButton>
        </div>
      </AccessForm>
      <AccessForm intent={ACCESS_INTENT.code} action={action}>
        <Kept orderNumber={orderNumber} email={email} />
        <TextButton type="submit" alone>
          {t('track.code_again')}
        </TextButton>
      </AccessForm>
    </div>
  )
}

interface AccessFormProps {
  intent: string
  action: string
  children: ReactNode
}

function AccessForm({ intent, action, children }: AccessFormProps) {
  return (
    <Form method="post" action={action} className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

function Kept({ orderNumber, email }: { orderNumber: string; email: string }) {
  return (
    <>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="email" value={email} />
    </>
  )
}

interface SendButtonProps {
  isMain: boolean
  intent: string
  children: ReactNode
}

function SendButton({ isMain, intent, children }: SendButtonProps) {
  const { formData } = useNavigation()
  return (
    <Button
      type="submit"
      look={isMain ? 'filled' : 'line'}
      busy={formData?.get('intent') === intent}
    >
      {children}
    </Button>
  )
}

function TooMany({ minutes }: { minutes: number | null }) {
  const { t } = useShopText()
  if (minutes === null) return null
  return (
    <Notice kind="error" announce>
      {t('track.too_many', { minutes })}
    </Notice>
  )
}
