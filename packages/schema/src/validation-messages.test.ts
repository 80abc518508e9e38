import { describe, expect, it } from 'vitest'
import * as v from './schema.ts'
import { invalidPropertiesText, propertyFaults } from './validation-messages.ts'

function messageFor(schema: v.GenericSchema, value: unknown): string | undefined {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? undefined : propertyFaults(parsed.issues)[0]?.message
}

describe('[5.24] validation messages', () => {
  it.each([
    ['value is required.', v.number(), undefined],
    ['value is required.', v.string(), null],
    ['value is not a number.', v.number(), '7'],
    ['value is not a number.', v.number(), Number.NaN],
    ['value is not a boolean.', v.boolean(), 'yes'],
    ['value is an empty string.', v.pipe(v.string(), v.nonEmpty()), ''],
    ['value is an empty string.', v.pipe(v.string(), v.minLength(1)), ''],
    ['value is not a valid URL.', v.pipe(v.string(), v.url()), 'nowhere'],
    ['value is not in enum.', v.picklist(['asc', 'desc']), 'up'],
    ['value is not in enum.', v.literal('all'), 'some'],
    ['maximum value of 100 not respected.', v.pipe(v.number(), v.maxValue(100)), 101],
    ['minimum value of 1 not respected.', v.pipe(v.number(), v.minValue(1)), 0],
    ['value is not an integer.', v.pipe(v.number(), v.integer()), 1.5],
    ['value is not an integer.', v.pipe(v.number(), v.safeInteger()), 1e300],
    ['maximum length of 2 not respected.', v.pipe(v.string(), v.maxLength(2)), 'abc'],
    ['value is not an object.', v.object({}), 'text'],
  ])('says %j', (message, schema: v.GenericSchema, value) => {
    expect(messageFor(schema, value)).toBe(message)
  })

  it('names every faulty property by its path', () => {
    const schema = v.object({ id: v.number(), sort: v.object({ key: v.string() }) })
    const parsed = v.safeParse(schema, { sort: { key: 1 } })

    const faults = propertyFaults(parsed.issues ?? [])

    expect(faults).toEqual([
      { property: 'id', message: 'value is required.' },
      { property: 'sort.key', message: 'value is not a string.' },
    ])
    expect(invalidPropertiesText(faults)).toBe(
      'The following properties are invalid\n- id: value is required.\n- sort.key: value is not a string.',
    )
  })
})
