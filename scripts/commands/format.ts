import { runChild } from '../bootstrap/child.mjs'

export async function format(paths: readonly string[]): Promise<number> {
  const { code } = await runChild('oxfmt', paths, { stdio: 'inherit' })
  return code
}
