import type { TrackingFacts } from '@saum/tracking/events/tracking-event'
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/** Shifts are fractions; everything is kept as whole numbers. */
const SHIFT_SCALE = 1000

/** How the page the visitor arrived on felt to them. The library tells each once, when it is final. */
export function measureVitals(tell: (facts: TrackingFacts) => void): void {
  const report = ({ name, value }: Metric) => {
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return
    const measure = Math.round(name === 'CLS' ? value * SHIFT_SCALE : value)
    tell({ name: 'web_vitals', metric: name, measure })
  }
  onLCP(report)
  onINP(report)
  onCLS(report)
}
