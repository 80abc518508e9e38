import { accept, refuse, type Result } from '@saum/domain/result'
import * as v from '@saum/schema/schema'

export function parseJson(text: string): Result<unknown, string> {
  try {
    return accept(JSON.parse(text) as unknown)
  } catch (error) {
    return refuse(`is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** `fields.2.type: …; name: …`, for people who write the files by hand. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => {
      const path = v.getDotPath(issue)
      return path === null ? issue.message : `${path}: ${issue.message}`
    })
    .join('; ')
}
