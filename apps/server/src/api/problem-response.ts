import { problem, PROBLEM_CONTENT_TYPE } from '@saum/contract/problem'

export function problemResponse(
  status: number,
  title: string,
  details: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const body = JSON.stringify(problem(status, title, details))
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-type': PROBLEM_CONTENT_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
    },
  })
}
