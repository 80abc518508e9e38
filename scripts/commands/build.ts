import { createProgress } from '../bootstrap/progress.mjs'
import { ensureStorefrontBuild } from '../storefront-build.ts'

export async function build(): Promise<number> {
  await ensureStorefrontBuild(createProgress(process.stderr))
  return 0
}
