import type {
  CategoryValue,
  DateValue,
  FacetReply,
  FacetType,
  NumericValue,
  PlainValue,
  RegularValue,
} from '../wire/facet.ts'
import {
  isFlag,
  isNumber,
  isPlain,
  isText,
  isTexts,
  known,
  NEEDED,
  orMissing,
  shaped,
  type Field,
  type Fields,
} from './shape.ts'

const NO: Field = [isFlag, false]
const STATE: Field = [oneOf('idle', 'selected', 'excluded'), 'idle']
const COUNTED = {
  state: STATE,
  numberOfResults: [isNumber, 0] as Field,
  isAutoSelected: NO,
  isSuggested: NO,
  moreValuesAvailable: NO,
}
const NAMED = { value: [isText, NEEDED] as Field }
const REGULAR: Fields<RegularValue> = { ...NAMED, ...COUNTED }
const LOCATION: Fields<PlainValue> = { ...NAMED, state: STATE }
const NUMERIC: Fields<NumericValue> = { ...bounds(isNumber), ...COUNTED }
const DATE: Fields<DateValue> = { ...bounds(isText), ...COUNTED }
const CATEGORY: Fields<CategoryValue> = {
  ...NAMED,
  ...COUNTED,
  path: [isTexts, NEEDED],
  isLeafValue: NO,
}

/** More than any shop's tree, and little enough to be walked. */
const MAX_DEPTH = 32

const VALUE: Readonly<Record<FacetType, Readonly<Record<string, Field>>>> = {
  regular: REGULAR,
  location: LOCATION,
  numericalRange: NUMERIC,
  dateRange: DATE,
  hierarchical: CATEGORY,
}

const EXTRA: Readonly<Partial<Record<FacetType, Readonly<Record<string, Field>>>>> = {
  numericalRange: {
    interval: [oneOf('continuous', 'discrete', 'even', 'equiprobable'), 'discrete'],
    domain: [orMissing(isDomain), undefined],
  },
  hierarchical: { delimitingCharacter: [isText, '|'] },
}

/** A facet of a kind we know; `null` for one we do not, so that a new kind breaks no page. */
export function readFacet(value: unknown): FacetReply | null {
  const { type, facetId, field, values } = shaped<FacetReply>(value, { type: [isText, NEEDED] })
  if (!Object.hasOwn(VALUE, type)) return null
  const read = named<unknown>(values, (one) =>
    type === 'hierarchical' ? readCategory(one, MAX_DEPTH) : shaped(one, VALUE[type]),
  )
  return shaped<FacetReply>(value, {
    facetId: [isId, isId(field) ? field : NEEDED],
    field: [isText, facetId],
    displayName: [isText, ''],
    isFieldExpanded: NO,
    moreValuesAvailable: NO,
    fromAutoSelect: NO,
    numberOfValues: [isNumber, read.length],
    values: () => read,
    ...EXTRA[type],
  })
}

function readCategory(value: unknown, depth: number): CategoryValue {
  if (depth === 0) throw new RangeError('The reply has too deep a tree.')
  return shaped<CategoryValue>(value, {
    ...CATEGORY,
    children: (children) => named(children ?? [], (child) => readCategory(child, depth - 1)),
  })
}

/** A value without a name cannot be shown, and is left out. */
function named<Value>(values: unknown, read: (value: unknown) => Value): readonly Value[] {
  return known(values, (one) => (isPlain(one) && one.value === '' ? null : read(one)))
}

function bounds(isBound: (value: unknown) => boolean) {
  const bound: Field = [isBound, NEEDED]
  return { start: bound, end: bound, endInclusive: NO }
}

function oneOf(...options: readonly string[]) {
  return (value: unknown) => isText(value) && options.includes(value)
}

function isDomain(value: unknown): boolean {
  return isPlain(value) && [value.min, value.max, value.increment].every(isNumber)
}

/** Facets are kept under their id, where a name that every object has would find something else. */
export function isId(value: unknown): value is string {
  return isText(value) && value !== '' && !(value in Object.prototype)
}
