import type { FoundValue } from '../wire/facet.ts'
import type {
  Completion,
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
import type { ProductsReply } from '../page/shown-products.ts'
import { isId, readFacet } from './read-facet.ts'
import { readProducts } from './read-product.ts'
import {
  areAll,
  each,
  isFlag,
  isNumber,
  isPlain,
  isText,
  isTexts,
  known,
  NEEDED,
  orMissing,
  orNull,
  shaped,
  type Field,
  type Fields,
} from './shape.ts'

export { known } from './shape.ts'

const RESPONSE_ID: Field = [isText, '']
const NOUGHT: Field = [isNumber, 0]
const PRODUCTS: Fields<ProductsReply> = {
  responseId: RESPONSE_ID,
  products: readProducts,
  pagination: readPagination,
}
const WORD = { offset: isNumber, length: isNumber, originalWord: isText, correctedWord: isText }

/** The reply of a listing or a search; throws where it is of no use. */
export function readPageReply(value: unknown): PageReply {
  return shaped<PageReply>(value, {
    ...PRODUCTS,
    facets: (facets) => known(facets, readFacet),
    sort: readSort,
    triggers: (triggers) => known(triggers ?? [], readTrigger),
    queryCorrection: (correction) => (isPlain(correction) ? readCorrection(correction) : null),
  })
}

export function readRecommendReply(value: unknown): RecommendReply {
  return shaped<RecommendReply>(value, { ...PRODUCTS, headline: [isText, ''] })
}

export function readSuggestReply(value: unknown): SuggestReply {
  return shaped<SuggestReply>(value, {
    responseId: RESPONSE_ID,
    completions: (completions) => each(completions, readCompletion),
    fieldSuggestionsFacets: (facets) => known(facets ?? [], readSuggestedFacet),
  })
}

function readCompletion(value: unknown): Completion {
  const { expression } = shaped<Completion>(value, { expression: [isText, NEEDED] })
  return shaped<Completion>(value, {
    highlighted: [isText, expression],
    score: NOUGHT,
    executableConfidence: NOUGHT,
  })
}

export function readFacetSearchReply(value: unknown): FacetSearchReply {
  const reply = shaped<FacetSearchReply>(value, { moreValuesAvailable: [isFlag, false] })
  return {
    moreValuesAvailable: reply.moreValuesAvailable,
    values: each(reply.values, (item) => {
      const { rawValue } = shaped<FoundValue>(item, { rawValue: [isText, NEEDED] })
      return shaped<FoundValue>(item, {
        displayValue: [isText, rawValue],
        count: NOUGHT,
        path: [orMissing(isTexts), []],
      })
    }),
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
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

function readSort(value: unknown): PageReply['sort'] {
  const sort = shaped<PageReply['sort']>(value, {
    appliedSort: readCriterion,
    availableSorts: (sorts) => known(sorts, readCriterion),
  })
  return shaped<PageReply['sort']>(sort, { appliedSort: [isPlain, NEEDED] })
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
  if (!isText(content)) return null
  const isPlainTrigger = type === 'query' || type === 'notify'
  // A browser would also run what some other addresses say.
  const isRedirect = type === 'redirect' && /^(https?:\/)?\//i.test(content)
  return isPlainTrigger || isRedirect ? { type, content } : null
}

function isParameter(value: unknown): value is string | number | boolean {
  return isText(value) || isNumber(value) || isFlag(value)
}

export function readCorrection(value: unknown): CorrectionReply {
  const text: Field = [orNull(isText), null]
  return shaped<CorrectionReply>(value, {
    originalQuery: text,
    correctedQuery: text,
    corrections: (list) => each(Array.isArray(list) ? list : [], readCorrected),
  })
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
