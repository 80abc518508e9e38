import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installDebianPackages, mayInstallPackages, runsAsRoot } from './debian.ts'
import { run } from './run.ts'

export interface TestPostgres {
  url: string
  stop(): Promise<void>
}

const DEBIAN_VERSIONS = '/usr/lib/postgresql'
const DEBIAN_CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.d'
const SERVER_USER = 'postgres'

/** A PostgreSQL for one test run, or why there is none. */
export async function ensurePostgres(): Promise<TestPostgres | { reason: string }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  try {
    const binaries = findBinaries() ?? (await install())
    if (binaries === undefined) return { reason: 'it is not installed' }
    return await startCluster(binaries)
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The folder with the server programs; Debian keeps them out of the PATH, one folder per version. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : []
  const newestFirst = versions.toSorted((left, right) => Number(right) - Number(left))
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN_VERSIONS, version, 'bin')),
  ]
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

async function install(): Promise<string | undefined> {
  if (!mayInstallPackages()) return undefined
  console.error('· installing PostgreSQL for the storage tests')
  const noDefaultCluster = join(DEBIAN_CLUSTER_SETTINGS, 'saum.conf')
  await mkdir(DEBIAN_CLUSTER_SETTINGS, { recursive: true })
  await writeFile(noDefaultCluster, 'create_main_cluster = false\n')
  try {
    await installDebianPackages('postgresql')
  } finally {
    await rm(noDefaultCluster)
  }
  return findBinaries()
}

/** A cluster that only we can reach: it listens on a socket in its own folder and nowhere else. */
async function startCluster(binaries: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-postgres-'))
  const data = join(folder, 'data')
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`

  // The server refuses to run as root, so root hands everything to the server's own user.
  function runProgram(program: string, args: readonly string[]): Promise<string> {
    const command = [join(binaries, program), ...args]
    if (!runsAsRoot()) return run(command[0] ?? program, args, { cwd: folder })
    return run('runuser', ['-u', SERVER_USER, '--', ...command], { cwd: folder })
  }

  async function stop(): Promise<void> {
    await runProgram('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
    await rm(folder, { recursive: true, force: true })
  }

  try {
    if (runsAsRoot()) await run('chown', [SERVER_USER, folder])
    await chmod(folder, 0o700)
    await runProgram('initdb', [
      '-D',
      data,
      '-U',
      'saum',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ])
    await runProgram('pg_ctl', [
      '-D',
      data,
      '-l',
      join(folder, 'log'),
      '-o',
      settings,
      '-w',
      'start',
    ])
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  const address = new URLSearchParams({ host: folder, user: 'saum' })
  return { url: `postgresql:///postgres?${address}`, stop }
}
