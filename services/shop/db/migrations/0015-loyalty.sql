-- Fashion cards. One that was handed out in a branch belongs to nobody until it is linked.
create table loyalty_card (
  id text primary key,
  shop_id bigint not null,
  customer_id bigint unique,
  card_number text not null unique,
  state text not null check (state in ('open', 'blocked')),
  level text not null check (level in ('temporary', 'basic', 'vip')),
  -- The last day of a temporary card or of the VIP level.
  level_until text,
  -- Who holds it and where they live.
  document text not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- The last day its points, level and birthday were looked at, such as 2026-11-18.
  checked_on text not null,
  -- Up to this day the holder was told which points run out.
  reminded_until text
);

create index loyalty_card_due on loyalty_card (shop_id, checked_on) where customer_id is not null;

-- Points no longer need an order: they are exchanged, run out and are corrected.
alter table loyalty_entry rename to loyalty_entry_before;
drop index loyalty_entry_customer;

create table loyalty_entry (
  id text primary key,
  customer_id bigint not null,
  order_id bigint,
  -- What it is for, once per order or, without one, once per customer.
  reason text not null,
  points integer not null,
  -- What was paid for the goods; what VIP is counted by.
  cents integer not null,
  -- Empty while an order is on its way.
  credited_at bigint,
  created_at bigint not null,
  -- The voucher points were exchanged for.
  voucher_code text
);

insert into loyalty_entry
  (id, customer_id, order_id, reason, points, cents, credited_at, created_at)
select id, customer_id, order_id, reason, points, points * 100, credited_at, created_at
from loyalty_entry_before;

drop table loyalty_entry_before;

create index loyalty_entry_customer on loyalty_entry (customer_id, created_at);
create unique index loyalty_entry_order on loyalty_entry (order_id, reason) where order_id is not null;
create unique index loyalty_entry_once on loyalty_entry (customer_id, reason) where order_id is null;

-- Vouchers the shop makes for people. Their codes are known to nobody else, and no import knows them.
alter table voucher add column issued_at bigint;
-- Whose it is, where only they may redeem it.
alter table voucher add column customer_id bigint;
-- What it is for: points, birthday.
alter table voucher add column reason text;

create index voucher_customer on voucher (customer_id) where customer_id is not null;

-- Who has had a voucher for a birthday, by a hash of the address: nobody has two in a year.
create table birthday_gift (
  address_hash text primary key,
  at bigint not null
);

create index birthday_gift_at on birthday_gift (at);
