import type { Backend } from '@saum/contract/backend'
import {
  fetchFashionCard,
  getPointsHistory,
  type FashionCard,
  type PointsEntry,
} from '@saum/contract/fashion-card'
import type { User } from '@saum/contract/user'
import { hasFashionCard } from '@saum/domain/fashion-card'

export interface HistoryFacts {
  entries: readonly PointsEntry[]
  page: number
  lastPage: number
}

export interface CardFacts {
  /** `null` where there is none, and where it could not be fetched. */
  card: FashionCard | null
  /** Whether the customer has one, whatever could be fetched of it. */
  isEnabled: boolean
  /** `null` where it could not be fetched. */
  history: HistoryFacts | null
  /** Whether it is to stay on the device: then without vouchers. */
  isCopy: boolean
}

interface Sources {
  backend: Backend
  user: User
  page: number
  isCopy: boolean
  /** Loads one part; `null` instead of a failure, which is only logged. */
  tryPart: <Part>(load: () => Promise<Part>) => Promise<Part | null>
}

export async function loadCard(sources: Sources): Promise<CardFacts> {
  const { backend, user, page, isCopy, tryPart } = sources
  const [card, history] = await Promise.all([
    tryPart(async () => {
      const found = await backend.call(fetchFashionCard, {})
      if (!found.ok) return null
      return isCopy ? { ...found.value, vouchers: [] } : found.value
    }),
    tryPart(() => loadHistory(backend, page)),
  ])
  return { card, isEnabled: hasFashionCard(user, card), history: card && history, isCopy }
}

async function loadHistory(backend: Backend, page: number): Promise<HistoryFacts | null> {
  const found = await backend.call(getPointsHistory, { page })
  if (!found.ok) return null
  const { entities, pagination } = found.value
  return { entries: entities, page, lastPage: Math.max(pagination.last, 1) }
}
