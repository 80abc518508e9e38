import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { BasketForm } from './basket-form.tsx'
import type { BasketFacts } from './basket-facts.ts'
import { parseVoucherRefusal, type VoucherRefusal } from './page-notice.ts'
import { changeVoucher } from './tell-shop.ts'
import type { BasketDesk } from './use-basket-desk.ts'
import styles from './voucher-part.module.css'
import { takenWords, voucherWords } from './voucher-words.ts'

interface VoucherPartProps {
  basket: BasketFacts
  desk: BasketDesk
}

/** The field for a code, folded until somebody has one. */
export function VoucherPart({ basket, desk }: VoucherPartProps) {
  const text = useShopText()
  const { t, shop } = text
  const sentRefusal = parseVoucherRefusal(useSearchParams()[0])
  const [refusal, setRefusal] = useState<VoucherRefusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState(0)
  const shown = refusal ?? (desk.hasChanged ? null : sentRefusal)
  const words = shown ? voucherWords(shown, text, basket.savings[0]?.name) : undefined

  async function redeem(form: FormData) {
    const code = form.get('code')
    if (typeof code !== 'string' || code.trim() === '' || isBusy) return
    setBusy(true)
    const answer = await desk.changer.inTurn(async () => {
      const given = await changeVoucher(shop, code.trim())
      if (given.ok) await desk.changer.settle({ ok: true, basket: given.value })
      return given
    })
    setBusy(false)
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) {
      desk.say(voucherWords(answer.refusal, text, basket.savings[0]?.name))
      return
    }
    setTaken(taken + 1)
    desk.say(takenWords(answer.value, code, text))
  }

  return (
    <Accordion>
      <AccordionItem
        title={t(basket.voucher ? 'basket.voucher_other' : 'basket.voucher_open')}
        open={words !== undefined}
      >
        <BasketForm
          // A code that was taken leaves an empty field.
          key={`${basket.voucher?.code ?? ''} ${taken}`}
          intent="voucher"
          className={styles.voucher}
          onSend={(form) => void redeem(form)}
        >
          <TextField
            label={t('basket.voucher_label')}
            name="code"
            error={words}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            required
          />
          <TextButton type="submit" alone aria-busy={isBusy || undefined}>
            {t('basket.voucher_apply')}
          </TextButton>
        </BasketForm>
      </AccordionItem>
    </Accordion>
  )
}
