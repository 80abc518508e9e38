import { useShopText } from '#app/messages/shop-text.tsx'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { Arrival } from '#app/ui/arrival.tsx'
import { Button } from '#app/ui/button.tsx'
import { Fields, FieldSpan } from '#app/ui/fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './join-card.module.css'
import type { CardAnswer } from './typed-holder.ts'

type LinkAnswer = Extract<CardAnswer, { form: 'link' }>

const REFUSALS = {
  'card-not-found': 'card.link_not_found',
  'card-already-linked': 'card.already_linked',
  'too-many-requests': 'card.link_too_many',
} as const satisfies Record<LinkAnswer['refusal'], PlainKey>

export function LinkForm({ answer }: { answer: LinkAnswer | null }) {
  const { t } = useShopText()
  return (
    <form method="post" action="#link" className={styles.form}>
      <input type="hidden" name="intent" value="link" />
      {answer !== null && (
        <Arrival of={answer}>
          <Notice kind="error" announce>
            {t(REFUSALS[answer.refusal])}
          </Notice>
        </Arrival>
      )}
      <Fields>
        <FieldSpan columns={4}>
          <TextField
            name="cardNumber"
            label={t('card.number')}
            defaultValue={answer?.typed.cardNumber}
            autoComplete="off"
            inputMode="numeric"
            spellCheck={false}
            maxLength={40}
            required
          />
        </FieldSpan>
        <FieldSpan columns={2}>
          <TextField
            name="zipCode"
            label={t('address.postcode')}
            defaultValue={answer?.typed.zipCode}
            autoComplete="postal-code"
            spellCheck={false}
            maxLength={20}
            required
          />
        </FieldSpan>
      </Fields>
      <div>
        <Button type="submit" look="line">
          {t('card.link')}
        </Button>
      </div>
    </form>
  )
}
