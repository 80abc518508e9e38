import {
  getDeclarationReceipt,
  submitContractCancellation,
  submitWithdrawal,
} from '@saum/contract/withdrawal'
import type { DeclarationService } from '../declaration/declaration-service.ts'
import { on } from './handler.ts'

export interface DeclarationHandlerParts {
  declarations: DeclarationService
}

/** Calls about what is declared without login. */
export function declarationHandlers({ declarations }: DeclarationHandlerParts) {
  return {
    submitWithdrawal: on(submitWithdrawal, (form, asker) => declarations.withdraw(asker, form)),
    submitContractCancellation: on(submitContractCancellation, (form, asker) =>
      declarations.cancelContract(asker, form),
    ),
    getDeclarationReceipt: on(getDeclarationReceipt, ({ receiptToken }, { shop }) =>
      declarations.receipt(shop, receiptToken),
    ),
  }
}
