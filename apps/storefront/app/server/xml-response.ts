/** Crawlers come back every few hours; a page more or less is not worth asking for each time. */
const HALF_HOUR = 'public, max-age=1800, s-maxage=1800, stale-while-revalidate=3600'

export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HALF_HOUR },
  })
}
