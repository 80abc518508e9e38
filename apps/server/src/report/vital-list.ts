import { html } from 'hono/html'
import type { Report } from '@saum/contract/report'
import { VITAL_METRICS } from '@saum/contract/tracking-event'
import { writeCount, writeMeasure, writePageType, writeShare } from './number-words.ts'

type Markup = ReturnType<typeof html>
type Vital = Report['vitals'][number]

const NAMES: Readonly<Record<Vital['metric'], string>> = {
  LCP: 'Picture is there',
  INP: 'Answers a tap',
  CLS: 'Stands still',
}
const WORD_CLASS: Readonly<Record<Vital['rating'], string>> = {
  good: 'word-good',
  'needs work': '',
  poor: 'word-poor',
}
const PARTS = [
  ['good', 'Good'],
  ['fair', 'Needs work'],
  ['poor', 'Poor'],
] as const

/** Each page type with what three of four visitors had at least, and how it is spread. */
export function vitalList(vitals: Report['vitals']): Markup {
  if (vitals.length === 0) return html`<p>No page has been measured yet.</p>`
  const pageTypes = [...new Set(vitals.map(({ pageType }) => pageType))]
  return html`<ul class="key" aria-hidden="true">
      ${PARTS.map(([part, word]) => html`<li>${swatch(part)}${word}</li>`)}
    </ul>
    <ul class="pages">
      ${pageTypes.map((pageType) => pageRow(pageType, vitals))}
    </ul>`
}

function pageRow(pageType: string, vitals: readonly Vital[]): Markup {
  return html`<li>
    <h3>${writePageType(pageType)}</h3>
    <dl class="vitals">
      ${VITAL_METRICS.map((metric) => {
        const vital = vitals.find((one) => one.pageType === pageType && one.metric === metric)
        return html`<div>
          <dt>${metric} <span class="unseen">${NAMES[metric]}</span></dt>
          <dd>${vital === undefined ? html`<span class="none">–</span>` : vitalFigure(vital)}</dd>
        </div>`
      })}
    </dl>
  </li>`
}

function vitalFigure({ metric, p75, rating, good, needsWork, poor, samples }: Vital): Markup {
  return html`<p class="value">
      <b>${writeMeasure(metric, p75)}</b>
      <span class="small ${WORD_CLASS[rating]}">${rating}</span>
    </p>
    <svg
      class="meter"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="img"
      aria-label="${writeShare(good)} good, ${writeShare(needsWork)} needs work, ${writeShare(
        poor,
      )} poor"
    >
      <rect class="good" width="${good * 100}" height="1" />
      <rect class="fair" x="${good * 100}" width="${needsWork * 100}" height="1" />
      <rect class="poor" x="${(good + needsWork) * 100}" width="${poor * 100}" height="1" />
    </svg>
    <p class="small soft">${writeShare(good)} good of ${writeCount(samples)}</p>`
}

function swatch(part: string): Markup {
  return html`<svg viewBox="0 0 1 1"><rect class="${part}" width="1" height="1" /></svg>`
}
