import type { ContactAnswer } from '#app/blocks/contact/contact-answer.ts'
import { ContactForm } from '#app/blocks/contact/contact-form.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './contact-message-page.module.css'

interface ContactMessagePageProps {
  answer?: ContactAnswer
  privacyHref: string | undefined
}

/** The form by itself, with everything that was typed and what is wrong with it. */
export function ContactMessagePage({ answer, privacyHref }: ContactMessagePageProps) {
  const { t, shop } = useShopText()
  const title = t('content.contact_title')
  return (
    <Wrap>
      <PageHead title={title} />
      <Breadcrumbs trail={[{ label: 'Saum', href: `/${shop.path}/` }]} here={title} />
      <div className={styles.page}>
        <Headline as="h1" size={40}>
          {title}
        </Headline>
        <ContactForm {...(answer && { answer })} privacyHref={privacyHref} />
      </div>
    </Wrap>
  )
}
