/** Rows of one table that belong to a customer and to nobody else. */
export interface PersonalTable {
  table: string
  /** By what of the customer they are found; an address only counts in its shop. */
  by: 'customer_id' | 'email'
  /** What their file calls them. */
  title: string
  /** What is theirs in a row. Keys, hashes and notes of ours open something or mean nothing to anybody. */
  columns: readonly string[]
}

/**
 * All that goes with an account and that a customer is given when asking for their data. Whoever adds a
 * table with `customer_id` or `email` adds it here; a test looks.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'session',
    by: 'customer_id',
    title: 'devices',
    columns: ['browser', 'system', 'created_at', 'last_used_at', 'expires_at'],
  },
  {
    table: 'customer_address',
    by: 'customer_id',
    title: 'addresses',
    columns: ['document', 'is_default_billing', 'is_default_shipping', 'created_at'],
  },
  {
    table: 'account_link',
    by: 'customer_id',
    title: 'linksSent',
    columns: ['purpose', 'data', 'created_at', 'expires_at'],
  },
  {
    table: 'customer_identity',
    by: 'customer_id',
    title: 'signInProviders',
    columns: ['issuer', 'subject', 'created_at', 'last_used_at'],
  },
  {
    table: 'loyalty_card',
    by: 'customer_id',
    title: 'fashionCards',
    columns: ['card_number', 'state', 'level', 'level_until', 'document', 'created_at'],
  },
  {
    table: 'loyalty_entry',
    by: 'customer_id',
    title: 'points',
    columns: ['reason', 'points', 'cents', 'credited_at', 'created_at', 'voucher_code'],
  },
  {
    table: 'voucher',
    by: 'customer_id',
    title: 'vouchers',
    columns: ['code', 'reason', 'starts_at', 'ends_at', 'issued_at', 'document'],
  },
  {
    table: 'subscription',
    by: 'customer_id',
    title: 'subscriptions',
    columns: [
      'number',
      'quantity',
      'interval_months',
      'unit_cents',
      'state',
      'last_on',
      'next_on',
      'paused_until',
      'document',
      'started_at',
      'cancelled_at',
      'ends_on',
    ],
  },
  {
    table: 'checkout',
    by: 'customer_id',
    title: 'checkouts',
    columns: ['document', 'created_at', 'expires_at'],
  },
  {
    table: 'account_draft',
    by: 'email',
    title: 'accountsBegun',
    columns: ['email', 'first_name', 'last_name', 'gender', 'expires_at'],
  },
  {
    table: 'reset_request',
    by: 'email',
    title: 'passwordsAskedFor',
    columns: ['email', 'requested_at'],
  },
  {
    table: 'stock_alert',
    by: 'email',
    title: 'stockAlerts',
    columns: ['email', 'variant_id', 'is_confirmed', 'requested_at', 'expires_at'],
  },
  {
    table: 'order_code_request',
    by: 'email',
    title: 'orderCodesAskedFor',
    columns: ['order_number', 'email', 'requested_at'],
  },
  {
    table: 'contact_message',
    by: 'email',
    title: 'messages',
    columns: [
      'id',
      'topic',
      'name',
      'email',
      'order_number',
      'message',
      'received_at',
      'closed_at',
    ],
  },
  {
    table: 'newsletter_subscription',
    by: 'email',
    title: 'newsletter',
    columns: [
      'email',
      'state',
      'topics',
      'consent_text',
      'requested_at',
      'confirmed_at',
      'ended_at',
    ],
  },
]
