let underWay = 0

/**
 * Loads a part the page works without. Content blockers take some of them away, which is no reason to load
 * the page anew.
 */
export async function optionalPart<Part>(load: () => Promise<Part>): Promise<Part> {
  underWay += 1
  try {
    return await load()
  } finally {
    underWay -= 1
  }
}

/** Whether a file that is missing now may be such a part. */
export function isOptionalPartUnderWay(): boolean {
  return underWay > 0
}
