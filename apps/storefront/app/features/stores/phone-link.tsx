import { TextLink } from '#app/ui/text-link.tsx'
import styles from './phone-link.module.css'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <span className={styles.phone}>
      <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone.replaceAll(' ', '\u00A0')}
      </TextLink>
    </span>
  )
}
