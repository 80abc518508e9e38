import { TextField } from '#app/ui/text-field.tsx'

type WhoField = 'name' | 'contract' | 'email'

interface WhoFieldsProps {
  /** Before the ids of the fields, for what links to them. */
  idPrefix: string
  labels: Readonly<Record<WhoField, string>>
  typed: Readonly<Record<WhoField, string>>
  errors: Readonly<Record<WhoField, string | undefined>>
}

/** Who declares something, about which contract, and where the receipt goes. */
export function WhoFields({ idPrefix, labels, typed, errors }: WhoFieldsProps) {
  return (
    <>
      <TextField
        id={`${idPrefix}-name`}
        name="name"
        label={labels.name}
        error={errors.name}
        defaultValue={typed.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        id={`${idPrefix}-contract`}
        name="contract"
        label={labels.contract}
        error={errors.contract}
        defaultValue={typed.contract}
        autoComplete="off"
        maxLength={200}
        required
      />
      <TextField
        id={`${idPrefix}-email`}
        type="email"
        name="email"
        label={labels.email}
        error={errors.email}
        defaultValue={typed.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
    </>
  )
}
