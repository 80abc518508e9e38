import type { FormEvent, ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'

interface BasketFormProps {
  intent: string
  /** What the form says beside what stands in it. */
  fields?: Readonly<Record<string, string | number>>
  className?: string | undefined
  children: ReactNode
  /** Does it here; without script the form is sent. */
  onSend: (form: FormData) => void
}

/** One thing that can be done to the basket, with and without script. */
export function BasketForm({ intent, fields = {}, className, children, onSend }: BasketFormProps) {
  const { shop } = useShopText()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }

  return (
    <form method="post" action={`/${shop.path}/cart/`} className={className} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
