import { ALLOWED_FEATURES } from './allowed-features.ts'

/** The table of docs/browsers.md. */
export function writeAllowedTable(): string {
  const rows = ALLOWED_FEATURES.map(({ features, fallback, where, test }) => {
    const names = features.map((feature) => `\`${shortName(feature)}\``).join(', ')
    return `| ${names} | ${fallback} | [${fileName(where)}](../${where}) | [${fileName(test)}](../${test}) |`
  })
  return ['| Feature | Without it | Fallback | Test |', '|---|---|---|---|', ...rows].join('\n')
}

/** `text-wrap`, `button command`, `Navigator.share`: without what only the data needs. */
function shortName(feature: string): string {
  return feature
    .replace(
      /^(css\.(properties|selectors|types|at-rules)|api|html\.(elements|global_attributes))\./,
      '',
    )
    .replace(/^Window\.|_(event|static)$/g, '')
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path
}
