import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

interface Tool {
  name: string
  /** Debian packages that bring it. */
  packages: string
  command: readonly [string, ...string[]]
  /** What a working tool prints; some answer 0 whatever happens. */
  says: RegExp
}

const TOOLS: readonly Tool[] = [
  { name: 'gcc', packages: 'gcc libc6-dev', command: ['gcc', '--version'], says: /gcc|clang/i },
  {
    name: 'blender 3.4 or a later 3.x',
    packages: 'blender',
    command: ['blender', '--version'],
    says: /Blender 3\.([4-9]|\d\d)/,
  },
  {
    name: "numpy, scipy and PIL in Blender's Python",
    packages: 'python3-numpy python3-scipy python3-pil',
    command: ['blender', '-b', '--python-expr', 'import numpy, scipy, PIL; print("all there")'],
    says: /^all there$/m,
  },
]

export async function missingTools(tools: readonly Tool[] = TOOLS): Promise<Tool[]> {
  const checked = await Promise.all(tools.map(async (tool) => ({ tool, works: await works(tool) })))
  return checked.filter(({ works: isThere }) => !isThere).map(({ tool }) => tool)
}

async function works({ command: [program, ...args], says }: Tool): Promise<boolean> {
  try {
    const { stdout } = await execute(program, args)
    return says.test(stdout)
  } catch {
    // Not installed, or it refuses to start: for the studio both mean the same.
    return false
  }
}

export function explainMissing(missing: readonly Tool[]): string {
  const names = missing.map(({ name }) => `  ${name}`).join('\n')
  const packages = missing.map((tool) => tool.packages).join(' ')
  return `The studio needs more than this machine has:\n${names}\nOn Debian:\n  apt-get install -y --no-install-recommends ${packages}`
}
