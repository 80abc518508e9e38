-- What visitors did who agreed to be counted. Nobody's name, address or order: only the random ids of a
-- visit and of the consent it rests on. Both tables are forgotten by that consent, and after 14 months.

-- One row per visit and shop: the report counts these instead of every single event.
create table visit (
  consent_id text not null,
  id text not null,
  shop_id bigint not null,
  began_at bigint not null,
  pages bigint not null,
  products bigint not null,
  basket_adds bigint not null,
  checkouts bigint not null,
  orders bigint not null,
  cents bigint not null,
  searches bigint not null,
  primary key (consent_id, id, shop_id)
);

-- Holds everything a day of the report asks for, so that the rows themselves are not read.
create index visit_began on visit (began_at, shop_id, products, basket_adds, checkouts, orders, cents);

create table visit_event (
  id text primary key,
  shop_id bigint not null,
  visit_id text not null,
  consent_id text not null,
  at bigint not null,
  name text not null,
  page_type text not null,
  path text not null,
  product_id bigint,
  quantity bigint,
  value bigint,
  query text,
  total bigint,
  metric text,
  measure bigint,
  experiment text,
  variant text
);

create index visit_event_at on visit_event (at);
create index visit_event_consent on visit_event (consent_id);
create index visit_event_search on visit_event (at, shop_id, query, total) where query is not null;
create index visit_event_vital on visit_event (at, shop_id, page_type, metric, measure)
  where metric is not null;
create index visit_event_experiment on visit_event (consent_id, visit_id, shop_id, experiment, variant)
  where experiment is not null;
