-- Deliveries that come again are charged without the shopper. The provider keeps what that takes.

-- 1 where the provider is asked to keep a mandate for later.
alter table payment add column is_for_later integer not null default 0 check (is_for_later in (0, 1));
-- What a paid one has left at the provider, or what one of a later delivery is charged by.
alter table payment add column mandate_id text;

create index payment_to_charge on payment (created_at)
  where state = 'opening' and mandate_id is not null;

-- Those of subscriptions that may have ended.
create index payment_mandate on payment (order_id)
  where is_for_later = 1 and mandate_id is not null;

-- By which nothing is to be charged any more, until the provider has been told.
create table mandate_end (
  mandate_id text primary key,
  due_at bigint not null
);
