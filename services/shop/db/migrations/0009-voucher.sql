create table voucher (
  code text primary key,
  starts_at bigint not null,
  ends_at bigint not null,
  -- Empty where it may be redeemed any number of times.
  max_redemptions integer,
  document text not null,
  origin text not null check (origin in ('demo', 'own'))
);

-- How often a code was redeemed. It outlives the voucher: one that is taken out and comes back is not
-- as good as new.
create table voucher_redemption (
  code text primary key,
  redemptions integer not null check (redemptions >= 0)
);

-- What customers of a group pay instead of the price everybody sees.
create table group_price (
  variant_id bigint not null references variant (id) on delete cascade,
  shop_id bigint not null,
  customer_group text not null,
  price_cents integer not null check (price_cents >= 0),
  origin text not null check (origin in ('demo', 'own')),
  primary key (variant_id, shop_id, customer_group)
);
