import { Form, useNavigation } from 'react-router'
import { OrderNumberField } from '#app/features/order-access/order-number-field.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Button } from '#app/ui/button.tsx'
import { FaultSummary } from '#app/ui/fault-summary.tsx'
import { useFaultWords } from '#app/ui/field-fault.ts'
import { Fields } from '#app/ui/fields.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { TrackedStatus } from './tracked-status.tsx'
import type { TrackingAnswer } from './tracking-answer.ts'
import styles from './tracking-page.module.css'

interface TrackingPageProps {
  answer: TrackingAnswer
  /** Came by a link that does not hold any more. */
  isDeadLink: boolean
}

/** The form stays beside the answer, on a phone below it: the answer is the headline. */
export function TrackingPage({ answer, isDeadLink }: TrackingPageProps) {
  const { t } = useShopText()
  const { tracked, access } = answer
  return (
    <Wrap>
      <PageHead title={t('track.title')} />
      <div className={styles.track}>
        <Grid>
          {access && (
            <div className={styles.result}>
              <TrackedStatus key={access.step} tracked={tracked} access={access} />
            </div>
          )}
          <div className={styles.form}>
            <TrackForm answer={answer} isDeadLink={isDeadLink} />
          </div>
        </Grid>
      </div>
    </Wrap>
  )
}

function TrackForm({ answer, isDeadLink }: TrackingPageProps) {
  const { t, richText, shop } = useShopText()
  const { formData } = useNavigation()
  const faultWords = useFaultWords()
  const { typed, faults } = answer
  const numberError = faultWords(faults.orderNumber)
  const matchError = faultWords(faults.match)
  const own = `/${shop.path}/order-trackform/`
  return (
    <Form method="post" action={own} className={styles.fields} noValidate preventScrollReset>
      <Headline as={answer.access ? 'h2' : 'h1'} size={40}>
        {t('track.title')}
      </Headline>
      {isDeadLink && <Notice>{t('track.dead_link')}</Notice>}
      <FaultSummary
        fields={[
          { id: 'track-number', label: t('track.number'), error: numberError },
          { id: 'track-match', label: t('track.email_or_postcode'), error: matchError },
        ]}
      />
      <Refused answer={answer} />
      <Fields>
        <OrderNumberField id="track-number" typed={typed.orderNumber} error={numberError} />
        <TextField
          id="track-match"
          name="match"
          label={t('track.email_or_postcode')}
          error={matchError}
          defaultValue={typed.match}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
      </Fields>
      <Button type="submit" look="line" wide busy={formData?.has('match') ?? false}>
        {t('track.submit')}
      </Button>
      <Text tone="soft">
        {richText('track.with_account', {
          loginLink: (
            <TextLink href={`/${shop.path}/login/?redirectUrl=/${shop.path}/account/orders/`}>
              {t('track.login')}
            </TextLink>
          ),
        })}
      </Text>
    </Form>
  )
}

function Refused({ answer }: { answer: TrackingAnswer }) {
  const { t } = useShopText()
  const { isUnknown, waitMinutes } = answer
  if (waitMinutes === null && !isUnknown) return null
  return (
    <Arrival of={answer}>
      <Notice kind="error" announce>
        {waitMinutes === null ? t('track.no_match') : t('track.too_many', { minutes: waitMinutes })}
      </Notice>
    </Arrival>
  )
}
