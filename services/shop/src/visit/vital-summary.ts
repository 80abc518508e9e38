import type { VITAL_RATINGS } from '@saum/contract/report'
import type { VITAL_METRICS } from '@saum/contract/tracking-event'

export type VitalMetric = (typeof VITAL_METRICS)[number]
type VitalRating = (typeof VITAL_RATINGS)[number]

/** How often each measure was taken. */
type Histogram = ReadonlyMap<number, number>

interface VitalSummary {
  samples: number
  p75: number
  rating: VitalRating
  good: number
  needsWork: number
  poor: number
}

/** Up to the first it is good, above the second poor: milliseconds, or the thousandfold of a shift. */
const LIMITS: Readonly<Record<VitalMetric, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
}

export function summariseVital(metric: VitalMetric, histogram: Histogram): VitalSummary {
  const [mostOfGood, mostOfFair] = LIMITS[metric]
  const upTo = (limit: number) => samplesOf(histogram, (measure) => measure <= limit)
  const samples = upTo(Infinity)
  const good = upTo(mostOfGood)
  const fair = upTo(mostOfFair) - good
  const p75 = percentile(histogram, 0.75)
  return {
    samples,
    p75,
    rating: p75 <= mostOfGood ? 'good' : p75 <= mostOfFair ? 'needs work' : 'poor',
    good: shareOf(good, samples),
    needsWork: shareOf(fair, samples),
    poor: shareOf(samples - good - fair, samples),
  }
}

/** The smallest measure that at least this share of all measures does not exceed; 0 where there is none. */
export function percentile(histogram: Histogram, share: number): number {
  const wanted = share * samplesOf(histogram, () => true)
  let seen = 0
  for (const [measure, times] of [...histogram].toSorted(([one], [other]) => one - other)) {
    seen += times
    if (seen >= wanted) return measure
  }
  return 0
}

function samplesOf(histogram: Histogram, isMeant: (measure: number) => boolean): number {
  let samples = 0
  for (const [measure, times] of histogram) if (isMeant(measure)) samples += times
  return samples
}

function shareOf(part: number, all: number): number {
  return all === 0 ? 0 : part / all
}
