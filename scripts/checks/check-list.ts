import type { Progress } from '../bootstrap/progress.mjs'
import { checkBrowserFeatures } from '../browser-features/check-features.ts'
import { CLIENT_BUILD, ensureStorefrontBuild, SILENT } from '../storefront-build.ts'
import { ensureDemoData } from '../demo-data.ts'
import { CommandFailure } from '../run.ts'
import { describeWeights, findBudgetFault, kilobytes, weighRoutes } from './bundle-budget.ts'
import type { Check, Findings } from './check-run.ts'
import { listStaticChecks } from './static-checks.ts'
import { openTestMachine } from './test-machine.ts'
import { browserTests, requestTests, type TestSelection, unitTests } from './test-checks.ts'

export interface CheckPlan {
  groups: Check[][]
  /** Ends what the checks started on this machine. */
  close(): Promise<void>
}

/** Cheap and telling first. The checks of one group do not need each other. */
export function planChecks(
  { selection, hasBrowser }: { selection: TestSelection; hasBrowser: boolean },
  progress: Progress,
): CheckPlan {
  const machine = openTestMachine(progress)
  const test = { machine, selection }
  return {
    groups: [
      [
        ...listStaticChecks(),
        { name: 'tools', run: () => machine.prepare({ hasBrowser }) },
        { name: 'demo range', run: async () => void (await ensureDemoData()) },
      ],
      [{ name: 'unit', needs: ['demo range'], run: () => unitTests(test) }],
      [{ name: 'build', run: () => ensureStorefrontBuild(SILENT) }],
      [
        { name: 'budget', needs: ['build'], run: checkBudget },
        { name: 'browser features', needs: ['build'], run: checkFeatures },
      ],
      [{ name: 'requests', needs: ['build'], run: () => requestTests(test) }],
      hasBrowser ? [{ name: 'browser', needs: ['build'], run: () => browserTests(test) }] : [],
    ],
    close: machine.close,
  }
}

async function checkFeatures(): Promise<Findings> {
  await ensureStorefrontBuild(SILENT)
  return checkBrowserFeatures()
}

async function checkBudget(): Promise<Findings> {
  await ensureStorefrontBuild(SILENT)
  const weights = weighRoutes(CLIENT_BUILD)
  const fault = findBudgetFault(weights)
  if (fault) throw new CommandFailure(`${describeWeights(weights)}\n${fault}`)
  return { remark: `heaviest route ${kilobytes(weights[0]?.bytes ?? 0)}` }
}
