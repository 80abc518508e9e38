import { NO_EMAIL_ADDRESS } from '@saum/contract/email-address'
import * as v from '@saum/schema/schema'
import type { FieldFault, FieldFaults } from '#app/ui/field-fault.ts'

/** More than any field takes: what is kept to be shown again does not have to be longer. */
const MAX_TYPED = 10_000

/** What was typed, field by field, as it is shown again: without signs nobody can type. */
export function typedFields<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const typed = names.map((name) => [name, typedText(form.get(name))] as const)
  return Object.fromEntries(typed) as Record<Name, string>
}

function typedText(value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return ''
  return value
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .slice(0, MAX_TYPED)
}

/** The first fault of each field, by the very schema the shop service parses it with. */
export function fieldFaults<Name extends string>(
  schema: v.GenericSchema,
  typed: Readonly<Record<Name, unknown>>,
): FieldFaults<Name> {
  const parsed = v.safeParse(schema, typed)
  const faults: Partial<Record<Name, FieldFault>> = {}
  for (const issue of parsed.issues ?? []) {
    const name = issue.path?.[0]?.key as Name
    if (name in typed) faults[name] ??= faultOf(issue)
  }
  return faults
}

function faultOf({ type, input, requirement, message }: v.BaseIssue<unknown>): FieldFault {
  if (typeof input !== 'string' || input.trim() === '') return { kind: 'required' }
  if (message === NO_EMAIL_ADDRESS) return { kind: 'email' }
  if (type === 'max_length') return { kind: 'too-long', max: Number(requirement) }
  return { kind: 'invalid' }
}
