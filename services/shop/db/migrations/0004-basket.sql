-- What visitors keep. The keys are hashes: whoever reads these tables cannot take over a session.
-- Variants and products are not referenced: an import may take them away and bring them back, and what
-- was put in meanwhile waits. Prices and stock are looked up whenever a basket is read.
create table basket (
  basket_key text primary key,
  shop_id bigint not null,
  changed_at bigint not null,
  expires_at bigint not null
);

create index basket_expiry on basket (expires_at);

-- A variant may be in a basket once by itself and once in each group; no group is the empty text.
create table basket_item (
  item_key text primary key,
  basket_key text not null references basket (basket_key) on delete cascade,
  variant_id bigint not null,
  group_id text not null,
  is_main_item integer not null check (is_main_item in (0, 1)),
  is_required integer not null check (is_required in (0, 1)),
  quantity integer not null check (quantity > 0),
  position integer not null,
  display_data text,
  custom_data text,
  unique (basket_key, variant_id, group_id)
);

create table wishlist (
  wishlist_key text primary key,
  shop_id bigint not null,
  changed_at bigint not null,
  expires_at bigint not null
);

create index wishlist_expiry on wishlist (expires_at);

-- Variant 0 stands for the product without a size.
create table wishlist_item (
  item_key text primary key,
  wishlist_key text not null references wishlist (wishlist_key) on delete cascade,
  product_id bigint not null,
  variant_id bigint not null,
  position integer not null,
  unique (wishlist_key, product_id, variant_id)
);
