import { Form, useNavigation } from 'react-router'
import { DeclarationAct, DeclaredWords } from '#app/features/declaration/declaration-layout.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Arrival } from '#app/ui/arrival.tsx'
import { Button } from '#app/ui/button.tsx'
import { Given } from '#app/ui/given.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Headline } from '#app/ui/type.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { WITHDRAWAL_FIELDS, type WithdrawalAnswer } from './withdrawal-answer.ts'
import styles from './withdrawal-page.module.css'

const EDIT_FORM = 'withdrawal-edit'

/** What will be declared, in words, and the one button that declares it. */
export function WithdrawalCheck({ answer }: { answer: WithdrawalAnswer }) {
  const { t, shop } = useShopText()
  const { formData } = useNavigation()
  const { typed, waitMinutes, requestKey } = answer
  const own = `/${shop.path}/withdrawal/`

  const rows = [
    { name: t('withdrawal.name'), value: typed.name },
    { name: t('withdrawal.contract_short'), value: typed.contract },
    { name: t('withdrawal.scope'), value: typed.scope || t('withdrawal.scope_all') },
    { name: t('withdrawal.email_short'), value: typed.email },
  ]
  return (
    <>
      <Arrival of={requestKey}>
        <Headline as="h1" size={40}>
          {t('withdrawal.check')}
        </Headline>
      </Arrival>
      <Given rows={rows.map((row) => ({ ...row, change: <ChangeButton name={row.name} /> }))} />
      <DeclaredWords>
        {t(typed.scope === '' ? 'withdrawal.declared_all' : 'withdrawal.declared_part')}
      </DeclaredWords>
      {waitMinutes !== null && (
        <Notice kind="error" announce>
          {t('withdrawal.too_many', { minutes: waitMinutes })}
        </Notice>
      )}
      <DeclarationAct>
        <Form method="post" action={own}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="requestKey" value={requestKey} />
          <Typed typed={typed} />
          <Button type="submit" wide busy={formData?.get('intent') === 'confirm'}>
            {t('withdrawal.confirm')}
          </Button>
        </Form>
        <Form method="post" action={own} id={EDIT_FORM}>
          <input type="hidden" name="intent" value="edit" />
          <Typed typed={typed} />
          <TextButton type="submit" alone>
            {t('withdrawal.back')}
          </TextButton>
        </Form>
      </DeclarationAct>
    </>
  )
}

function Typed({ typed }: Pick<WithdrawalAnswer, 'typed'>) {
  return WITHDRAWAL_FIELDS.map((name) => (
    <input key={name} type="hidden" name={name} value={typed[name]} />
  ))
}

function ChangeButton({ name }: { name: string }) {
  const { t } = useShopText()
  return (
    <span className={styles.change}>
      <TextButton type="submit" form={EDIT_FORM}>
        {t('withdrawal.change')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </TextButton>
    </span>
  )
}
