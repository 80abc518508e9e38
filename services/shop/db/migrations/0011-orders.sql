-- What a shopper has entered so far, one row per basket. Its id is made when the checkout opens and leads
-- to one order at most, however often the button is pressed and in however many tabs.
create table checkout (
  id text primary key,
  shop_id bigint not null,
  basket_key text not null,
  -- Of the visitor who opened it; whoever orders as a guest is known by it for a while.
  session_key text not null,
  customer_id bigint,
  document text not null,
  -- The order it has led to; empty again once that was given up.
  order_id bigint,
  created_at bigint not null,
  expires_at bigint not null
);

-- A finished one stays for who comes back with it; a new one takes its place in the index.
create unique index checkout_basket on checkout (basket_key) where order_id is null;
create index checkout_last on checkout (basket_key, created_at);
create index checkout_session on checkout (session_key);
create index checkout_expiry on checkout (expires_at);

-- Address book of customers.
create table customer_address (
  id bigint primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  document text not null,
  is_default_billing integer not null check (is_default_billing in (0, 1)),
  is_default_shipping integer not null check (is_default_shipping in (0, 1)),
  created_at bigint not null
);

create index customer_address_customer on customer_address (customer_id);

-- The last number given out; `kind` is `order`, `invoice` or `credit-note`.
create table number_sequence (
  shop_id bigint not null,
  kind text not null,
  last_number bigint not null,
  primary key (shop_id, kind)
);

-- What was ordered is frozen in documents: nothing that changes in the catalogue changes an order.
create table customer_order (
  id bigint primary key,
  shop_id bigint not null,
  order_number text not null unique,
  checkout_id text not null,
  -- How far it is; `pended` waits for a payment elsewhere.
  state text not null check (state in
    ('pended', 'ordered', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned')),
  -- Empty for guests.
  customer_id bigint,
  email text not null,
  zip_code text not null,
  basket_key text not null,
  currency text not null,
  total_cents integer not null check (total_cents >= 0),
  -- Contact, addresses, delivery, payments, voucher, cost.
  document text not null,
  created_at bigint not null,
  updated_at bigint not null,
  confirmed_at bigint,
  delivered_at bigint,
  anonymized_at bigint,
  -- From where something was ordered that is yet to be paid; means nothing after the server has restarted.
  client_key text
);

create index customer_order_customer on customer_order (customer_id, created_at);
create index customer_order_checkout on customer_order (checkout_id);
create index customer_order_state on customer_order (state, created_at);
-- How much somebody has not paid yet is asked with every order.
create index customer_order_owed on customer_order (email)
  where state = 'ordered' and confirmed_at is null;
create index customer_order_owed_client on customer_order (client_key)
  where state = 'ordered' and confirmed_at is null;
-- A basket is paid for once at a time, in whatever tab.
create unique index customer_order_pended on customer_order (basket_key) where state = 'pended';

-- One row per piece: each is sent, cancelled and returned by itself.
create table order_item (
  id bigint primary key,
  order_id bigint not null references customer_order (id),
  position integer not null,
  variant_id bigint not null,
  product_id bigint not null,
  state text not null check (state in ('available', 'cancelled', 'delivered', 'returned', 'undeliverable')),
  parcel_id bigint,
  cents integer not null check (cents >= 0),
  -- Taken from the stock of the shop; what is sold without stock has nothing to give back.
  is_from_stock integer not null check (is_from_stock in (0, 1)),
  -- Product, variant, price, promotion as they were.
  document text not null
);

create index order_item_order on order_item (order_id);

create table order_parcel (
  id bigint primary key,
  order_id bigint not null references customer_order (id),
  position integer not null,
  state text not null check (state in
    ('open', 'packed', 'shipped', 'ready-to-collect', 'delivered', 'returned')),
  carrier_key text not null,
  tracking_number text,
  -- Days such as 2026-11-18.
  expected_from text not null,
  expected_to text not null,
  shipped_at bigint,
  delivered_at bigint,
  -- Given when it is shipped.
  invoice_number text unique
);

create index order_parcel_order on order_parcel (order_id);

-- What has happened, for the customer and for the operator; only ever added to.
create table order_event (
  id bigint primary key,
  order_id bigint not null references customer_order (id),
  kind text not null,
  at bigint not null,
  parcel_id bigint,
  -- Who did it: shopper, operator, payment, job.
  actor text not null
);

create index order_event_order on order_event (order_id);

-- One attempt to pay one order through the provider; its key is the idempotency key there.
create table payment (
  payment_key text primary key,
  order_id bigint not null references customer_order (id),
  shop_id bigint not null,
  method_key text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  state text not null check (state in ('opening', 'open', 'paid', 'failed', 'cancelled')),
  provider_id text,
  -- 1 while it was given up here and the provider has not been told.
  is_cancel_due integer not null default 0 check (is_cancel_due in (0, 1)),
  created_at bigint not null,
  settled_at bigint
);

create index payment_order on payment (order_id);
create index payment_waiting on payment (created_at) where state in ('opening', 'open');
create index payment_cancel_due on payment (created_at) where is_cancel_due = 1;

-- Money on its way back. By a provider it is moved by whoever talks to that; to invoice, prepayment
-- and gift card by ourselves.
create table refund (
  refund_key text primary key,
  order_id bigint not null references customer_order (id),
  -- Empty for the ways that need no provider.
  payment_key text,
  method_key text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  reason text not null,
  state text not null check (state in ('due', 'done', 'failed')),
  attempts integer not null,
  due_at bigint,
  created_at bigint not null,
  settled_at bigint
);

create index refund_order on refund (order_id);
create index refund_due on refund (due_at);

-- Only hashes are kept of number and PIN.
create table gift_card (
  id text primary key,
  number_hash text not null unique,
  pin_hash text not null,
  last_digits text not null,
  currency text not null,
  balance_cents integer not null check (balance_cents >= 0),
  issued_at bigint not null
);

create table gift_card_entry (
  id text primary key,
  gift_card_id text not null references gift_card (id),
  order_id bigint not null,
  -- Taken from it is negative.
  cents integer not null,
  at bigint not null
);

create index gift_card_entry_order on gift_card_entry (order_id);

-- Who has just ordered as a guest, until they begin a new basket.
create table guest_session (
  session_key text primary key,
  shop_id bigint not null,
  order_id bigint not null references customer_order (id),
  expires_at bigint not null
);

create index guest_session_expiry on guest_session (expires_at);

-- An account that becomes one when the link of the mail is followed.
create table account_draft (
  token_hash text primary key,
  shop_id bigint not null,
  order_id bigint not null references customer_order (id),
  email text not null,
  password_hash text not null,
  expires_at bigint not null
);

create index account_draft_expiry on account_draft (expires_at);

-- Codes that open an order for who has neither session nor link; only the hash of the code is kept.
create table order_code (
  order_id bigint primary key references customer_order (id),
  code_hash text not null,
  attempts integer not null,
  expires_at bigint not null
);

create index order_code_expiry on order_code (expires_at);

create table order_return (
  id text primary key,
  order_id bigint not null references customer_order (id),
  request_key text not null unique,
  state text not null check (state in ('announced', 'received', 'inspected', 'refunded', 'rejected')),
  method text not null check (method in ('label_pdf', 'qr', 'store')),
  -- Quote as it was told, and where the parcel goes.
  document text not null,
  created_at bigint not null,
  send_back_until text not null,
  updated_at bigint not null
);

create index order_return_order on order_return (order_id);

create table return_item (
  return_id text not null references order_return (id),
  order_item_id bigint not null references order_item (id),
  reason text not null,
  -- Another size of the same product, held back until the parcel is there.
  exchange_variant_id bigint,
  -- While it is held back; it goes back into stock when nobody sends the piece by then.
  held_until bigint,
  -- The piece that was sent instead.
  exchange_item_id bigint references order_item (id),
  primary key (return_id, order_item_id)
);

create index return_item_item on return_item (order_item_id);
create index return_item_held on return_item (held_until) where held_until is not null;

-- Withdrawals and cancellations as they were declared, whatever they turn out to be about.
create table declaration (
  id text primary key,
  kind text not null check (kind in ('withdrawal', 'cancellation')),
  shop_id bigint not null,
  request_key text not null unique,
  order_id bigint,
  return_id text,
  email text not null,
  document text not null,
  received_at bigint not null,
  -- 0 where too many came from one network for this address: it counts, but is receipted on the page only.
  is_mailed integer not null default 1 check (is_mailed in (0, 1)),
  -- Looked at whether it is about an order: all that can be done about it without anybody is done.
  settled_at bigint,
  -- Nothing is left to do, for us or for a person.
  handled_at bigint
);

create index declaration_open on declaration (received_at) where settled_at is null;
create index declaration_order on declaration (order_id);

-- Points of the fashion card. They count from `credited_at` on; what is returned is taken back.
create table loyalty_entry (
  id text primary key,
  customer_id bigint not null,
  order_id bigint not null,
  -- One entry per order and reason, so that nothing is credited twice.
  reason text not null,
  points integer not null,
  credited_at bigint not null,
  created_at bigint not null,
  unique (order_id, reason)
);

create index loyalty_entry_customer on loyalty_entry (customer_id);

-- A mail may be about an order, return or declaration instead of bringing all its words along.
alter table mail add column subject_id text;

-- Wishes for the code of an order, until somebody has looked whether there is such an order.
create table order_code_request (
  id text primary key,
  shop_id bigint not null,
  order_number text not null,
  email text not null,
  requested_at bigint not null
);

create index order_code_request_next on order_code_request (requested_at);

-- Who wants letters. Only who has said so twice, the second time from the mail, gets any.
create table newsletter_subscription (
  id text primary key,
  shop_id bigint not null,
  email text not null,
  state text not null check (state in ('requested', 'confirmed')),
  token_hash text not null unique,
  -- What they agreed to, in the words they read.
  consent_text text not null,
  requested_at bigint not null,
  confirmed_at bigint,
  -- A wish that nobody confirms is forgotten with its address.
  expires_at bigint,
  unique (shop_id, email)
);

create index newsletter_subscription_expiry on newsletter_subscription (expires_at)
  where expires_at is not null;
