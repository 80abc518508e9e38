/** As React writes a link that says nothing of its priority. */
const PRELOADED = /(<link rel="modulepreload" href="[^"]+"(?: nonce="[^"]*")?)\/>/g

/** Libraries, three quarters of all script: see `vite.config.ts`. */
const LARGEST = /<link rel="modulepreload" href="[^"]*\/vendor-[^"]*"[^>]*\/>/
const FIRST = '<link rel="modulepreload"'

/**
 * Pages are read before they answer to more than links and forms: their scripts let styles, faces and the
 * first picture go first. Among scripts the largest is asked for first, as all others wait for it in the
 * end. The router has no word for either, so both are said in the finished text.
 */
export function withPatientScripts(html: string): string {
  const patient = html.replace(PRELOADED, '$1 fetchPriority="low"/>')
  const largest = LARGEST.exec(patient)?.[0]
  if (largest === undefined) return patient
  return patient.replace(largest, '').replace(FIRST, () => largest + FIRST)
}
