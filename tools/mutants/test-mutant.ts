import type { AreaMutant } from './all-faults.ts'
import type { Result } from './result.ts'

export function aMutant(parts: Partial<AreaMutant> = {}): AreaMutant {
  return {
    area: 'money',
    name: 'money: cents are lost',
    file: 'money.ts',
    find: 'cents + 1',
    replace: 'cents',
    ...parts,
  }
}

export function aResult(parts: Partial<Result> = {}): Result {
  return {
    area: 'money',
    name: 'money: cents are lost',
    result: 'caught',
    by: 'a.test.ts',
    ms: 1_234,
    ...parts,
  }
}
