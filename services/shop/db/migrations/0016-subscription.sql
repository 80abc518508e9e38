-- What a customer wants to be sent again and again: one row per line of the order it began with.
create table subscription (
  id text primary key,
  number text not null unique,
  shop_id bigint not null,
  customer_id bigint not null references customer (id) on delete cascade,
  first_order_id bigint not null references customer_order (id),
  -- Variant and interval as they were ordered, so that an order begins each only once.
  line_key text not null,
  product_id bigint not null,
  variant_id bigint not null,
  quantity integer not null check (quantity > 0),
  interval_months integer not null check (interval_months > 0),
  -- Agreed for one piece; nobody pays more without having said so.
  unit_cents integer not null check (unit_cents >= 0),
  state text not null check (state in ('active', 'paused', 'cancelled', 'ended')),
  -- Days such as 2027-01-31, see subscription-dates.ts.
  anchor_on text not null,
  last_on text not null,
  next_on text,
  skipped_on text,
  paused_until text,
  -- The delivery that was told about.
  reminded_on text,
  -- The order of the next delivery, until it is certain or given up.
  pending_order_id bigint,
  failed_charges integer not null default 0,
  try_on text,
  -- Product as it was ordered, addresses, payment.
  document text not null,
  declaration_id text references declaration (id),
  started_at bigint not null,
  updated_at bigint not null,
  cancelled_at bigint,
  ends_on text,
  unique (first_order_id, line_key)
);

create index subscription_customer on subscription (customer_id);
create index subscription_next on subscription (next_on) where next_on is not null;
create index subscription_pending on subscription (pending_order_id) where pending_order_id is not null;
create index subscription_living on subscription (state) where state <> 'ended';

-- An order that a subscription has brought about; a day is delivered once.
alter table customer_order add column subscription_id text;
alter table customer_order add column delivery_on text;
create unique index customer_order_delivery on customer_order (subscription_id, delivery_on)
  where subscription_id is not null and state <> 'cancelled';
