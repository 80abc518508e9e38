import { TextLink } from '#app/ui/text-link.tsx'

/** A number stays in one line: its groups are read together. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</TextLink>
  )
}
