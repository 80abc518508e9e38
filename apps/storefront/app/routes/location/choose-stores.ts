import type { Branch } from '@saum/contract/branch'
import { openSpans } from '@saum/domain/opening-hours'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { LocationQuestion } from './location-question.ts'

/** How the stores answer a question. */
export interface ChosenStores {
  kind:
    | 'all' // nobody asked from where
    | 'near'
    | 'far' // none that near; those that come next
    | 'closed-near' // none that near is open; those that would do, as they open
    | 'closed' // none anywhere is open
    | 'none' // none anywhere has all of it
  stores: readonly Branch[]
}

const NEXT = 3
/** Nobody waits longer than a week for a door to open. */
const DAYS = 8
const NEVER = Number.MAX_SAFE_INTEGER

interface Choice {
  question: LocationQuestion
  /** Whether distances are known. */
  isMeasured: boolean
  nowMs: number
}

/** Branches in the order in which they came, the nearest first where distances are known. */
export function chooseStores(branches: readonly Branch[], choice: Choice): ChosenStores {
  const { question, isMeasured } = choice
  const fitting = branches.filter((branch) => fits(branch, question))
  if (fitting.length === 0) return { kind: 'none', stores: [] }
  return isMeasured ? chooseAround(fitting, choice) : chooseOfAll(fitting, choice)
}

function chooseOfAll(fitting: readonly Branch[], { question, nowMs }: Choice): ChosenStores {
  if (!question.isOpenNow) return { kind: 'all', stores: fitting }
  const open = openAmong(fitting, nowMs)
  return open.length > 0 ? { kind: 'all', stores: open } : { kind: 'closed', stores: fitting }
}

function chooseAround(fitting: readonly Branch[], { question, nowMs }: Choice): ChosenStores {
  const { radiusKm, isOpenNow } = question
  const isNear = ({ distance = Number.POSITIVE_INFINITY }: Branch) => distance <= radiusKm * 1_000
  const near = fitting.filter(isNear)
  const open = isOpenNow ? openAmong(fitting, nowMs) : fitting
  const openNear = open.filter(isNear)
  if (openNear.length > 0) return { kind: 'near', stores: openNear }
  if (near.length > 0) return { kind: 'closed-near', stores: asTheyOpen(near, nowMs) }
  if (open.length > 0) return { kind: 'far', stores: open.slice(0, NEXT) }
  return { kind: 'closed', stores: asTheyOpen(fitting.slice(0, NEXT), nowMs) }
}

function fits(branch: Branch, question: LocationQuestion): boolean {
  const { services = [], accessibility = {} } = branch.customData ?? {}
  const offered = new Set(services.map(({ key }) => key))
  return (
    question.services.every((key) => offered.has(key)) &&
    (!question.isStepFree || accessibility['stepFree'] === true)
  )
}

function openAmong(branches: readonly Branch[], nowMs: number): readonly Branch[] {
  return branches.filter((branch) => opensAtMs(branch, nowMs) <= nowMs)
}

/** By days: nobody drives to the next town for a door that opens half an hour earlier. */
function asTheyOpen(branches: readonly Branch[], nowMs: number): readonly Branch[] {
  return branches
    .map((branch) => ({ branch, day: opensOn(branch, nowMs) }))
    .toSorted((left, right) => (left.day < right.day ? -1 : Number(left.day > right.day)))
    .map(({ branch }) => branch)
}

function opensOn(branch: Branch, nowMs: number): string {
  const atMs = opensAtMs(branch, nowMs)
  return atMs === NEVER ? 'never' : wallTimeAt(atMs, branch.timeZone).day
}

/** In the past while it is open. */
export function opensAtMs({ openingTimes, timeZone }: Branch, nowMs: number): number {
  if (openingTimes === undefined) return NEVER
  const [next] = openSpans(nowMs, openingTimes, { timeZone, days: DAYS })
  return next?.fromMs ?? NEVER
}
