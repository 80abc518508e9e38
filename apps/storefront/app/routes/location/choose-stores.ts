import type { Branch } from '@saum/contract/branch'
import { openSpans } from '@saum/domain/opening-hours'
import type { LocationQuestion } from './location-question.ts'

/** How the stores answer a question. */
export type ChosenStores =
  /** Nobody asked from where: all of them. */
  | { kind: 'all'; stores: readonly Branch[] }
  | { kind: 'near'; stores: readonly Branch[] }
  /** None that near; those that come next. */
  | { kind: 'far'; stores: readonly Branch[] }
  /** None anywhere has all of it. */
  | { kind: 'none'; stores: readonly [] }

const NEXT = 3

interface Choice {
  question: LocationQuestion
  /** Whether distances are known. */
  isMeasured: boolean
  nowMs: number
}

/** Branches in the order in which they came, the nearest first where distances are known. */
export function chooseStores(
  branches: readonly Branch[],
  { question, isMeasured, nowMs }: Choice,
): ChosenStores {
  const fitting = branches.filter((branch) => fits(branch, question, nowMs))
  if (fitting.length === 0) return { kind: 'none', stores: [] }
  if (!isMeasured) return { kind: 'all', stores: fitting }
  const near = fitting.filter(
    ({ distance = Number.POSITIVE_INFINITY }) => distance <= question.radiusKm * 1_000,
  )
  return near.length > 0
    ? { kind: 'near', stores: near }
    : { kind: 'far', stores: fitting.slice(0, NEXT) }
}

function fits(branch: Branch, question: LocationQuestion, nowMs: number): boolean {
  const { services = [], accessibility = {} } = branch.customData ?? {}
  const offered = new Set(services.map(({ key }) => key))
  return (
    question.services.every((key) => offered.has(key)) &&
    (!question.isStepFree || accessibility['stepFree'] === true) &&
    (!question.isOpenNow || isOpenAt(branch, nowMs))
  )
}

function isOpenAt({ openingTimes, timeZone }: Branch, nowMs: number): boolean {
  if (openingTimes === undefined) return false
  const [next] = openSpans(nowMs, openingTimes, { timeZone, days: 1 })
  return next !== undefined && next.fromMs <= nowMs
}
