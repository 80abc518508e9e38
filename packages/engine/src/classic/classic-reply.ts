import { known, readCorrection, readTrigger } from '../calls/read-reply.ts'
import {
  each,
  isFlag,
  isNumber,
  isPlain,
  isText,
  NEEDED,
  orMissing,
  shaped,
  type Field,
  type Fields,
} from '../calls/shape.ts'
import type { FacetValueState, PlainValue } from '../wire/facet.ts'
import type { CorrectionReply, TriggerReply } from '../wire/reply.ts'

export interface ClassicResult {
  uniqueId: string
  title: string
  uri: string
  clickUri: string
  excerpt: string
  raw: Readonly<Record<string, unknown>>
  /** What has lifted or lowered it, where anything has. */
  rankingModifier?: string
  /** The reply it came with, for events about it. */
  searchUid: string
}

/** A value of any kind of facet; which parts it has depends on the facet it was asked for. */
export interface ClassicFacetValue {
  state: FacetValueState
  numberOfResults: number
  value?: string
  start?: number | string
  end?: number | string
  endInclusive?: boolean
  path?: readonly string[]
  moreValuesAvailable?: boolean
  isLeafValue?: boolean
  children?: readonly ClassicFacetValue[]
}

export interface ClassicFacetReply {
  facetId: string
  field: string
  moreValuesAvailable: boolean
  values: readonly ClassicFacetValue[]
}

export interface AutomaticFacetReply {
  field: string
  label: string
  moreValuesAvailable: boolean
  values: readonly (PlainValue & { numberOfResults: number })[]
}

export interface ClassicReply {
  results: readonly ClassicResult[]
  searchUid: string
  totalCountFiltered: number
  facets: readonly ClassicFacetReply[]
  automaticFacets: readonly AutomaticFacetReply[]
  queryCorrections: CorrectionReply['corrections']
  queryCorrection: CorrectionReply | null
  triggers: readonly TriggerReply[]
  questionAnswer: Readonly<Record<string, unknown>>
  pipeline: string
  splitTestRun: string
  termsToHighlight: Readonly<Record<string, unknown>>
  phrasesToHighlight: Readonly<Record<string, unknown>>
  extendedResults: { readonly generativeQuestionAnsweringId?: string }
}

export const NO_CLASSIC_REPLY: Omit<ClassicReply, 'results' | 'facets' | 'automaticFacets'> = {
  searchUid: '',
  totalCountFiltered: 0,
  queryCorrections: [],
  queryCorrection: null,
  triggers: [],
  questionAnswer: {},
  pipeline: '',
  splitTestRun: '',
  termsToHighlight: {},
  phrasesToHighlight: {},
  extendedResults: {},
}

const TEXT: Field = [isText, '']
const PLAIN: Field = [isPlain, {}]

const RESULT: Fields<ClassicResult> = {
  uniqueId: TEXT,
  title: TEXT,
  uri: TEXT,
  clickUri: TEXT,
  excerpt: TEXT,
  raw: PLAIN,
  rankingModifier: [orMissing(isText), ''],
}

const VALUE: Fields<ClassicFacetValue> = {
  state: [(state) => state === 'selected' || state === 'excluded' || state === 'idle', 'idle'],
  numberOfResults: [isNumber, 0],
  children: [(children) => children === undefined || Array.isArray(children), []],
}

/** More than any shop's tree, and little enough to be walked. */
const MOST_LEVELS = 32

/** Throws where a reply is of no use; what can be done without is mended. */
export function readClassicReply(value: unknown): ClassicReply {
  const reply = shaped<Record<string, unknown>>(value, { results: [Array.isArray, NEEDED] })
  const text = (key: string) => (isText(reply[key]) ? reply[key] : '')
  const plain = (key: string) => (isPlain(reply[key]) ? reply[key] : {})
  const { totalCountFiltered, queryCorrection } = reply
  const { generativeQuestionAnsweringId: answerId } = plain('extendedResults')
  const searchUid = text('searchUid')
  return {
    results: each(reply['results'], (result) => ({
      ...shaped<ClassicResult>(result, RESULT),
      searchUid,
    })),
    searchUid,
    totalCountFiltered: isNumber(totalCountFiltered) ? totalCountFiltered : 0,
    facets: each(reply['facets'] ?? [], readFacet),
    automaticFacets: each(plain('generateAutomaticFacets')['facets'] ?? [], readAutomaticFacet),
    queryCorrections: readCorrection({ corrections: reply['queryCorrections'] }).corrections,
    queryCorrection: isPlain(queryCorrection) ? readCorrection(queryCorrection) : null,
    triggers: known(reply['triggers'] ?? [], readTrigger),
    questionAnswer: plain('questionAnswer'),
    pipeline: text('pipeline'),
    splitTestRun: text('splitTestRun'),
    termsToHighlight: plain('termsToHighlight'),
    phrasesToHighlight: plain('phrasesToHighlight'),
    extendedResults: isText(answerId) ? { generativeQuestionAnsweringId: answerId } : {},
  }
}

function readFacet(value: unknown): ClassicFacetReply {
  const facet = shaped<ClassicFacetReply>(value, {
    facetId: [isText, NEEDED],
    field: TEXT,
    moreValuesAvailable: [isFlag, false],
  })
  return { ...facet, values: each(facet.values, (one) => readValue(one, MOST_LEVELS)) }
}

function readValue(value: unknown, levels: number): ClassicFacetValue {
  if (levels === 0) throw new RangeError('The reply has too deep a tree.')
  const read = shaped<ClassicFacetValue>(value, VALUE)
  if (read.children === undefined) return read
  return { ...read, children: each(read.children, (child) => readValue(child, levels - 1)) }
}

function readAutomaticFacet(value: unknown): AutomaticFacetReply {
  const facet = shaped<AutomaticFacetReply>(value, {
    field: [isText, NEEDED],
    label: TEXT,
    moreValuesAvailable: [isFlag, false],
  })
  const fields = { ...VALUE, value: [isText, NEEDED] as Field }
  return {
    ...facet,
    values: each(facet.values, (one) => shaped<AutomaticFacetReply['values'][number]>(one, fields)),
  }
}
