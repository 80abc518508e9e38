/** One sheet for screen and paper; pages of the report bring no other style and no script. */
export const REPORT_STYLE = `
@font-face { font-family: 'Instrument Serif'; font-display: swap; src: url('/fonts/instrument-serif-latin.v1.woff2') format('woff2'); }
@font-face { font-family: 'Hanken Grotesk'; font-display: swap; font-weight: 100 900; src: url('/fonts/hanken-grotesk-latin.v1.woff2') format('woff2'); }
:root { color-scheme: light; --ink: #161412; --soft: #6b645c; --line: #e4dfd7; --mark: #6e1f2b; --good: #4f5b4a; --fair: #b9a88c; --poor: #a3202f; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbfaf7; color: var(--ink); font: 16px/1.5 'Hanken Grotesk', Arial, sans-serif; font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
main { max-inline-size: 1200px; margin-inline: auto; padding: clamp(24px, 5vw, 64px) clamp(16px, 4vw, 48px) 96px; }
h1, h2, .figure { font-family: 'Instrument Serif', Georgia, serif; font-weight: 400; letter-spacing: -0.012em; }
h1 { margin: 0 0 12px; font-size: clamp(40px, 6vw, 64px); line-height: 1; }
h2 { margin: 0 0 4px; font-size: 28px; line-height: 1.15; }
h3 { margin: 0; font-size: 16px; font-weight: 500; }
p { margin: 0; max-inline-size: 66ch; }
a { color: inherit; text-underline-offset: 4px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
section { margin-block-start: clamp(56px, 8vw, 96px); }
section > p { color: var(--soft); font-size: 14px; }
.soft { color: var(--soft); }
.small { font-size: 14px; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.choices { display: flex; flex-wrap: wrap; gap: 0 48px; margin-block-start: 24px; border-block: 1px solid var(--line); }
.choices ul { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 0; padding: 0; list-style: none; }
.choices a { display: grid; place-items: center; min-block-size: 44px; min-inline-size: 28px; color: var(--soft); text-decoration: none; }
.choices a:hover { color: var(--ink); text-decoration: underline; }
.choices a[aria-current] { color: var(--ink); box-shadow: inset 0 -2px var(--ink); }
.figures { display: grid; grid-template-columns: 1.6fr 1fr 1fr 1.4fr; align-items: end; gap: 32px 24px; margin: 48px 0 0; }
.figures div { border-block-start: 1px solid var(--ink); padding-block-start: 10px; align-self: stretch; }
.figures dt { color: var(--soft); font-size: 14px; }
.figures dd { margin: 0; font-size: clamp(32px, 4vw, 44px); line-height: 1.1; }
.figures dd + dd { font-size: 20px; color: var(--soft); }
.figures div:first-child dd { font-size: clamp(56px, 7vw, 88px); line-height: 0.95; letter-spacing: -0.018em; }
.chart { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 12px; margin: 24px 0 0; }
.chart svg { display: block; inline-size: 100%; block-size: 220px; overflow: visible; }
.chart.low svg { block-size: 64px; }
.scale, .days { margin: 0; padding: 0; list-style: none; color: var(--soft); font-size: 12px; line-height: 1; }
.scale { display: flex; flex-direction: column; justify-content: space-between; margin-block: -6px; text-align: end; min-inline-size: 5ch; }
.days { grid-column: 2; display: flex; justify-content: space-between; }
.bar { fill: var(--ink); }
.bar.rest { fill: #a9a198; }
.bar:hover { fill: var(--mark); }
.rule { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.track { fill: #efebe4; }
.good { fill: var(--good); }
.fair { fill: var(--fair); }
.poor { fill: var(--poor); }
table { inline-size: 100%; margin-block-start: 24px; border-collapse: collapse; }
th, td { padding: 8px 0 8px 20px; border-block-end: 1px solid var(--line); text-align: end; vertical-align: top; font-weight: 400; }
th:first-child, td:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
thead th { padding-block: 0 8px; color: var(--soft); font-size: 14px; vertical-align: bottom; }
.meter { display: block; inline-size: 100%; block-size: 10px; }
.funnel { list-style: none; margin: 24px 0 0; padding: 0; border-block-start: 1px solid var(--line); }
.funnel li { display: grid; grid-template-columns: minmax(130px, 190px) minmax(0, 1fr) 6ch 5ch; gap: 2px 20px; align-items: center; padding-block: 14px; border-block-end: 1px solid var(--line); }
.funnel .meter { block-size: 24px; }
.funnel span { text-align: end; }
.funnel .soft { grid-column: 2 / -1; text-align: start; font-size: 14px; }
.columns { display: grid; align-items: start; gap: 0 64px; }
.pages { list-style: none; margin: 24px 0 0; padding: 0; border-block-start: 1px solid var(--line); }
.pages li { display: grid; gap: 12px 24px; padding-block: 20px; border-block-end: 1px solid var(--line); }
.vitals { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px clamp(12px, 3vw, 40px); margin: 0; }
.vitals dt { color: var(--soft); font-size: 12px; letter-spacing: 0.06em; }
.vitals dd { margin: 0; }
.vitals .value { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; margin-block-end: 6px; }
.vitals .value b { font: 400 24px/1.2 'Instrument Serif', Georgia, serif; }
.vitals .none { color: var(--soft); }
.word-poor { color: var(--poor); }
.word-good { color: var(--good); }
.key { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 16px 0 0; padding: 0; list-style: none; font-size: 14px; color: var(--soft); }
.key svg { inline-size: 10px; block-size: 10px; margin-inline-end: 6px; }
details { margin-block-start: 12px; font-size: 14px; }
summary { inline-size: fit-content; min-block-size: 44px; padding-block: 11px; color: var(--soft); cursor: pointer; }
details table { max-inline-size: 420px; margin-block-start: 0; }
.nothing { margin-block-start: clamp(48px, 10vw, 120px); max-inline-size: 34rem; }
.nothing h2 { font-size: 40px; }
.nothing p { margin-block-start: 12px; }
footer { margin-block-start: 96px; padding-block-start: 16px; border-block-start: 1px solid var(--line); color: var(--soft); font-size: 14px; }
@media (min-width: 820px) {
  .columns { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .pages li { grid-template-columns: 190px minmax(0, 1fr); }
}
@media (max-width: 600px) {
  .funnel li { grid-template-columns: minmax(0, 1fr) 6ch 5ch; gap: 6px 12px; }
  .funnel .meter { grid-column: 1 / -1; grid-row: 2; }
  .funnel .soft { grid-column: 1 / -1; }
  .figures { grid-template-columns: 1fr 1fr; }
  .vitals .value { flex-direction: column; }
  .choices { gap: 0; }
  .choices nav { inline-size: 100%; }
  .choices nav + nav { border-block-start: 1px solid var(--line); }
  .chart svg { block-size: 160px; }
  .days li:nth-child(even) { display: none; }
  th, td { padding-inline-start: 12px; }
}
@media print {
  body { background: #fff; font-size: 12px; }
  main { padding: 0; max-inline-size: none; }
  .choices, details { display: none; }
  .columns { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 32px; }
  th, td { padding-block: 4px; }
  section { margin-block-start: 32px; break-inside: avoid; }
  tr, li { break-inside: avoid; }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
