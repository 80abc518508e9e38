import type { FoundValue } from '../wire/facet.ts'
import type {
  CorrectionReply,
  FacetSearchReply,
  PageReply,
  PaginationReply,
  RecommendReply,
  SuggestReply,
  TriggerReply,
  WireSort,
  WireSortField,
} from '../wire/reply.ts'
import { isId, readFacet } from './read-facet.ts'
import { readProduct } from './read-product.ts'
import {
  areAll,
  each,
  isFlag,
  isNumber,
  isPlain,
  isText,
  isTexts,
  NEEDED,
  orMissing,
  orNull,
  shaped,
  type Field,
} from './shape.ts'

const RESPONSE_ID: Field = [isText, '']
const WORD = { offset: isNumber, length: isNumber, originalWord: isText, correctedWord: isText }

/** The reply of a listing or a search; throws where it is of no use. */
export function readPageReply(value: unknown): PageReply {
  const { responseId, products, facets, pagination, sort, triggers, queryCorrection } =
    shaped<PageReply>(value, { responseId: RESPONSE_ID, sort: [isPlain, NEEDED] })
  return {
    responseId,
    products: each(products, readProduct),
    facets: known(facets, readFacet),
    pagination: readPagination(pagination),
    sort: readSort(sort),
    triggers: known(triggers ?? [], readTrigger),
    queryCorrection: isPlain(queryCorrection) ? readCorrection(queryCorrection) : null,
  }
}

export function readRecommendReply(value: unknown): RecommendReply {
  const { responseId, headline, products, pagination } = shaped<RecommendReply>(value, {
    responseId: RESPONSE_ID,
    headline: [isText, ''],
  })
  return {
    responseId,
    headline,
    products: each(products, readProduct),
    pagination: readPagination(pagination),
  }
}

export function readSuggestReply(value: unknown): SuggestReply {
  const { responseId, completions, fieldSuggestionsFacets } = shaped<SuggestReply>(value, {
    responseId: RESPONSE_ID,
  })
  return {
    responseId,
    completions: each(completions, (item) => {
      const { expression, highlighted } = shaped<SuggestReply['completions'][number]>(item, {
        expression: [isText, NEEDED],
      })
      return { expression, highlighted: isText(highlighted) ? highlighted : expression }
    }),
    fieldSuggestionsFacets: known(fieldSuggestionsFacets ?? [], readSuggestedFacet),
  }
}

export function readFacetSearchReply(value: unknown): FacetSearchReply {
  const reply = shaped<FacetSearchReply>(value, { moreValuesAvailable: [isFlag, false] })
  return {
    moreValuesAvailable: reply.moreValuesAvailable,
    values: each(reply.values, (item) => {
      const { rawValue } = shaped<FoundValue>(item, { rawValue: [isText, NEEDED] })
      return shaped<FoundValue>(item, {
        displayValue: [isText, rawValue],
        count: [isNumber, 0],
        path: [orMissing(isTexts), []],
      })
    }),
  }
}

/** Those of a list that are of a kind we know. */
export function known<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] {
  return each(value, read).filter((item) => item !== null)
}

function isCount(value: unknown): value is number {
  return isNumber(value) && value >= 0
}

function readPagination(value: unknown): PaginationReply {
  const count: Field = [isCount, NEEDED]
  const { page, perPage, totalEntries, totalPages } = shaped<PaginationReply>(value, {
    page: count,
    perPage: count,
    totalEntries: count,
  })
  const pages = perPage > 0 ? Math.ceil(totalEntries / perPage) : 0
  return { page, perPage, totalEntries, totalPages: isCount(totalPages) ? totalPages : pages }
}

function readSort({ appliedSort, availableSorts }: PageReply['sort']): PageReply['sort'] {
  const applied = readCriterion(appliedSort)
  if (applied === null) throw new TypeError('The reply has no usable appliedSort.')
  return { appliedSort: applied, availableSorts: known(availableSorts, readCriterion) }
}

function readCriterion(value: unknown): WireSort | null {
  if (!isPlain(value)) return null
  if (value.sortCriteria === 'relevance') return { sortCriteria: 'relevance' }
  if (value.sortCriteria !== 'fields') return null
  const fields = each(value.fields, (field) =>
    shaped<WireSortField>(field, {
      field: [isText, NEEDED],
      direction: [(way) => way === undefined || way === 'asc' || way === 'desc', undefined],
      displayName: [orMissing(isText), undefined],
    }),
  )
  return { sortCriteria: 'fields', fields }
}

export function readTrigger(value: unknown): TriggerReply | null {
  if (!isPlain(value)) return null
  const { type, content } = value
  if (type === 'execute') {
    if (!isPlain(content) || !isText(content.name)) return null
    const params = Array.isArray(content.params) ? content.params.filter(isParameter) : []
    return { type, content: { name: content.name, params } }
  }
  const isPlainTrigger = type === 'redirect' || type === 'query' || type === 'notify'
  return isPlainTrigger && isText(content) ? { type, content } : null
}

function isParameter(value: unknown): value is string | number | boolean {
  return isText(value) || isNumber(value) || isFlag(value)
}

export function readCorrection(value: unknown): CorrectionReply {
  const text: Field = [orNull(isText), null]
  const { originalQuery, correctedQuery, corrections } = shaped<CorrectionReply>(value, {
    originalQuery: text,
    correctedQuery: text,
    corrections: [Array.isArray, []],
  })
  return { originalQuery, correctedQuery, corrections: each(corrections, readCorrected) }
}

function readCorrected(value: unknown) {
  return shaped<CorrectionReply['corrections'][number]>(value, {
    correctedQuery: [isText, NEEDED],
    wordCorrections: [orMissing(areAll(WORD)), []],
  })
}

function readSuggestedFacet(value: unknown): SuggestReply['fieldSuggestionsFacets'][number] | null {
  if (!isPlain(value)) return null
  const { facetId, field, displayName, type } = value
  const id = isId(facetId) ? facetId : field
  if (!isId(id) || (type !== 'regular' && type !== 'hierarchical')) return null
  return {
    facetId: id,
    field: isText(field) ? field : id,
    displayName: isText(displayName) ? displayName : '',
    type,
  }
}
