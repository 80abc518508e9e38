import { confirmStockAlert, requestStockAlert } from '@saum/contract/alert'
import { getGoneProduct } from '@saum/contract/gone-product'
import type { AlertService } from '../alert/alert-service.ts'
import type { GoneProductService } from '../catalog/gone-product-service.ts'
import { on } from './handler.ts'

export interface AbsentParts {
  alerts: AlertService
  goneProducts: GoneProductService
}

/** Calls about what cannot be bought now, or any more. */
export function absentHandlers({ alerts, goneProducts }: AbsentParts) {
  return {
    requestStockAlert: on(requestStockAlert, (wish, { shop }) => alerts.request(shop, wish)),
    confirmStockAlert: on(confirmStockAlert, (question) => alerts.confirm(question)),
    getGoneProduct: on(getGoneProduct, (question, { shop }) => goneProducts.byId(shop, question)),
  }
}
