import { ACCESS_FAULTS } from './faults/access.ts'
import { CATALOG_FAULTS } from './faults/catalog.ts'
import { CHECKOUT_FAULTS } from './faults/checkout.ts'
import { COMMAND_LINE_FAULTS } from './faults/command-line.ts'
import { CONNECTION_FAULTS } from './faults/connection.ts'
import { CONTENT_FAULTS } from './faults/content.ts'
import { DEVICE_FAULTS } from './faults/devices.ts'
import { ENGINE_FAULTS } from './faults/engine.ts'
import { LOAD_FAULTS } from './faults/load.ts'
import { MAIL_FAULTS } from './faults/mails.ts'
import { MONEY_FAULTS } from './faults/money.ts'
import { OPERATOR_FAULTS } from './faults/operators.ts'
import { ORDER_FAULTS } from './faults/orders.ts'
import { OUTAGE_FAULTS } from './faults/outages.ts'
import { PAGE_FAULTS } from './faults/pages.ts'
import { PROMOTION_FAULTS } from './faults/promotions.ts'
import { READ_ALOUD_FAULTS } from './faults/read-aloud.ts'
import { SCREEN_FAULTS } from './faults/screens.ts'
import { SEARCH_FAULTS } from './faults/search.ts'
import { SERVER_FAULTS } from './faults/server.ts'
import { STORAGE_FAULTS } from './faults/storage.ts'
import { TRACKING_FAULTS } from './faults/tracking.ts'
import type { Mutant } from './mutant.ts'

const AREAS: Readonly<Record<string, readonly Mutant[]>> = {
  load: LOAD_FAULTS,
  money: MONEY_FAULTS,
  promotions: PROMOTION_FAULTS,
  orders: ORDER_FAULTS,
  access: ACCESS_FAULTS,
  mails: MAIL_FAULTS,
  storage: STORAGE_FAULTS,
  catalog: CATALOG_FAULTS,
  search: SEARCH_FAULTS,
  engine: ENGINE_FAULTS,
  content: CONTENT_FAULTS,
  tracking: TRACKING_FAULTS,
  server: SERVER_FAULTS,
  connection: CONNECTION_FAULTS,
  operators: OPERATOR_FAULTS,
  outages: OUTAGE_FAULTS,
  'command line': COMMAND_LINE_FAULTS,
  pages: PAGE_FAULTS,
  screens: SCREEN_FAULTS,
  checkout: CHECKOUT_FAULTS,
  'read aloud': READ_ALOUD_FAULTS,
  devices: DEVICE_FAULTS,
}

export interface AreaMutant extends Mutant {
  area: string
}

export const ALL_FAULTS: readonly AreaMutant[] = Object.entries(AREAS).flatMap(([area, faults]) =>
  faults.map((fault) => ({ ...fault, area })),
)
