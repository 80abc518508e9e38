-- Whoever has the link may look. Only the hash of its secret is kept; without a row it leads nowhere.
create table wishlist_share (
  token_hash text primary key,
  wishlist_key text not null unique references wishlist (wishlist_key) on delete cascade,
  shop_id bigint not null,
  created_at bigint not null
);

-- As it was when it was put on the list: what is cheaper or back since then is marked.
alter table wishlist_item add column added_cents integer;
alter table wishlist_item add column was_sold_out integer not null default 0;
