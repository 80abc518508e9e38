import { useEffect } from 'react'
import { forgetKeptCard } from '#app/features/fashion-card/kept-card.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { ConfirmPart } from './confirm-part.tsx'
import { ForgottenPart } from './forgotten-part.tsx'
import { LinkPart } from './link-part.tsx'
import type { LoginFacts } from './load-login.ts'
import { LoginPart } from './login-part.tsx'
import type { LoginRefusal } from './login-refusal.ts'
import styles from './login-page.module.css'
import { PasswordPart } from './password-part.tsx'
import { RegisterPart } from './register-part.tsx'
import { ToldPart } from './told-part.tsx'

interface LoginPageProps extends LoginFacts {
  refusal: LoginRefusal | null
}

/** A picture, and beside it whatever the address asks for. */
export function LoginPage(page: LoginPageProps) {
  const { pictureBase } = usePageSettings()
  // Who is asked to log in has no card on this device any more.
  useEffect(() => void forgetKeptCard(), [])
  return (
    <div className={styles.login}>
      <div className={styles.picture}>
        <Picture src={`${pictureBase}/login.webp`} width={900} height={1125} alt="" fill eager />
      </div>
      <div className={styles.words}>
        <Face {...page} />
      </div>
    </div>
  )
}

function Face(page: LoginPageProps) {
  const { face } = page
  switch (face.kind) {
    case 'login':
      return <LoginPart {...page} />
    case 'register':
      return <RegisterPart {...page} />
    case 'forgotten':
      return <ForgottenPart {...page} isLinkExpired={face.isLinkExpired} />
    case 'password':
      return <PasswordPart hash={face.hash} refusal={page.refusal} />
    case 'confirm':
      return <ConfirmPart token={face.token} refusal={page.refusal} />
    case 'link':
      return <LinkPart purpose={face.purpose} hash={face.hash} refusal={page.refusal} />
    case 'told':
      return <ToldPart what={face.what} redirectUrl={page.redirectUrl} />
  }
}
