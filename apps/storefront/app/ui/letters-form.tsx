import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { DataAttributes } from './data-attributes.ts'
import { LineForm } from './line-form.tsx'

/** What the words beside the form promise; others can be chosen on the page of the newsletter. */
const TOPICS = ['new', 'magazine'] as const

interface LettersFormProps {
  id: string
  note?: ReactNode
  noteData?: DataAttributes
}

/** An address for letters, sent to the page of the newsletter. */
export function LettersForm(props: LettersFormProps) {
  const { t, shop } = useShopText()
  return (
    <LineForm
      {...props}
      method="post"
      action={`/${shop.path}/newsletter/`}
      label={t('footer.newsletter_email')}
      submit={t('footer.newsletter_submit')}
      field={{
        type: 'email',
        name: 'email',
        autoComplete: 'email',
        maxLength: 254,
        required: true,
      }}
    >
      {TOPICS.map((topic) => (
        <input key={topic} type="hidden" name="topics" value={topic} />
      ))}
    </LineForm>
  )
}
