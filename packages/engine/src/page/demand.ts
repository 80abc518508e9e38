import * as v from '@saum/schema/schema'
import { invalidPropertiesText, propertyFaults } from '@saum/schema/validation-messages'

/** What a verb was given, checked; a caller that gave nonsense hears it at once. */
export function demand<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Error(invalidPropertiesText(propertyFaults(result.issues)))
}
