import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EntryForm } from './entry-form.tsx'
import { FaceHead } from './face-head.tsx'
import type { LinkPurpose } from './login-face.ts'
import type { LoginRefusal } from './login-refusal.ts'

const WORDS: Readonly<Record<LinkPurpose, Record<'title' | 'hint' | 'submit', PlainKey>>> = {
  verify: {
    title: 'login.verify_title',
    hint: 'login.verify_hint',
    submit: 'login.verify_submit',
  },
  email: { title: 'login.email_title', hint: 'login.email_hint', submit: 'login.email_submit' },
  revoke: {
    title: 'login.revoke_title',
    hint: 'login.revoke_hint',
    submit: 'login.revoke_submit',
  },
}

interface LinkPartProps {
  purpose: LinkPurpose
  hash: string
  refusal: LoginRefusal | null
}

/** A button that does what the mail is about. */
export function LinkPart({ purpose, hash, refusal }: LinkPartProps) {
  const { t } = useShopText()
  const { title, hint, submit } = WORDS[purpose]
  return (
    <>
      <FaceHead title={t(title)}>{t(hint)}</FaceHead>
      <EntryForm intent={purpose} token={hash} refusal={refusal}>
        <Button type="submit" wide>
          {t(submit)}
        </Button>
      </EntryForm>
    </>
  )
}
