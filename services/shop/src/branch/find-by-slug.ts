import type { BranchDocument } from '../documents/branch-document.ts'

/** By its address of today, by its reference key, or by its number at the end of an older address. */
export function findBySlug(
  slug: string,
  branches: readonly BranchDocument[],
): BranchDocument | undefined {
  const asked = slug.toLowerCase()
  const number = /(?:^|-)(\d+)$/.exec(asked)?.[1]
  return (
    branches.find((branch) => branch.slug === asked) ??
    branches.find(({ referenceKey }) => referenceKey.toLowerCase() === asked) ??
    branches.find(({ id }) => String(id) === number)
  )
}
