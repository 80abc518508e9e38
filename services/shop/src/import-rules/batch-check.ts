import { toFault, type Fault, type FieldFault, type Row } from './fault.ts'

/** Rows that passed, and why the others did not. */
export interface Checked<Document> {
  accepted: Row<Document>[]
  faults: Fault[]
}

export type Rule<Document> = (document: Document) => FieldFault[]

export function unchecked<Document>(rows: readonly Row<Document>[]): Checked<Document> {
  return { accepted: [...rows], faults: [] }
}

/** Takes out the rows that break the rule. */
export function checkEach<Document>(
  { accepted, faults }: Checked<Document>,
  rule: Rule<Document>,
): Checked<Document> {
  const checked: Checked<Document> = { accepted: [], faults: [...faults] }
  for (const row of accepted) {
    const found = rule(row.document)
    if (found.length === 0) checked.accepted.push(row)
    for (const fault of found) checked.faults.push(toFault(row, fault))
  }
  return checked
}

/**
 * The same for a rule that depends on which other rows are accepted: a refused row may take others
 * with it, so the rule is asked until nothing changes.
 */
export function checkTogether<Document>(
  checked: Checked<Document>,
  ruleAmong: (accepted: readonly Document[]) => Rule<Document>,
): Checked<Document> {
  let before = checked
  for (;;) {
    const rule = ruleAmong(before.accepted.map(({ document }) => document))
    const after = checkEach(before, rule)
    if (after.accepted.length === before.accepted.length) return after
    before = after
  }
}
