import { run } from '../run.ts'

/** What differs from a commit, new files included; paths from the project's root. */
export async function changedFiles(since: string): Promise<string[]> {
  const [changed, added] = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  return [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '')
}
