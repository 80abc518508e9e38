import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Headline } from '#app/ui/type.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-form.module.css'

/** A form to write to the shop's service. */
export function ContactFormBlock({ block, frame }: BlockProps<'contactForm'>) {
  const { Title } = frame
  return (
    <section className={styles.block} {...markOf(block, 'title')}>
      <Headline as={Title} id="contact-form">
        {block.title}
      </Headline>
      <ContactForm privacyHref={frame.shown.pageHref('privacy')} />
    </section>
  )
}
