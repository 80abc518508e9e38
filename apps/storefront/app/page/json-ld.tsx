import { useWasServed } from '#app/navigation/was-served.ts'

/**
 * Facts for search engines as a script of data. Only the server writes them: while hydrating React
 * leaves the text of an element alone that it has not made itself.
 */
export function JsonLd({ data }: { data?: object }) {
  if (!useWasServed()) return null
  const text = data === undefined ? '' : JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
