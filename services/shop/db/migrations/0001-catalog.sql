create table setting (
  key text primary key,
  value text not null
);

-- Yes and no are 1 and 0, times are milliseconds since 1970, amounts are cents including tax.

create table category (
  id bigint primary key,
  category_key text not null unique,
  parent_id bigint references category (id),
  position integer not null,
  is_hidden integer not null check (is_hidden in (0, 1)),
  is_sale integer not null check (is_sale in (0, 1)),
  shop_level_custom_data text not null,
  origin text not null check (origin in ('demo', 'own'))
);

create index category_parent on category (parent_id);

create table category_text (
  shop_id bigint not null,
  category_id bigint not null references category (id) on delete cascade,
  name text not null,
  slug text not null,
  description text not null,
  meta_description text not null,
  primary key (shop_id, category_id)
);

create index category_text_category on category_text (category_id);

-- One color of a style; the colors of a style share the master key.
create table product (
  id bigint primary key,
  master_key text not null,
  reference_key text not null unique,
  brand text not null,
  color_id bigint not null,
  color_key text not null,
  color_hex text not null,
  is_new integer not null check (is_new in (0, 1)),
  first_live_at bigint not null,
  origin text not null check (origin in ('demo', 'own'))
);

create index product_master_key on product (master_key);
create index product_newest on product (first_live_at, id);

create table product_shop (
  shop_id bigint not null,
  product_id bigint not null references product (id) on delete cascade,
  is_active integer not null check (is_active in (0, 1)),
  name text not null,
  slug text not null,
  color_label text not null,
  primary key (shop_id, product_id)
);

create index product_shop_product on product_shop (product_id);

-- One size of a product.
create table variant (
  id bigint primary key,
  product_id bigint not null references product (id) on delete cascade,
  reference_key text not null unique,
  size_label text not null,
  position integer not null
);

create index variant_product on variant (product_id);

create table variant_shop (
  shop_id bigint not null,
  variant_id bigint not null references variant (id) on delete cascade,
  price_cents integer not null check (price_cents >= 0),
  reduced_from_cents integer check (reduced_from_cents > price_cents),
  stock_quantity integer not null check (stock_quantity >= 0),
  is_sellable_without_stock integer not null check (is_sellable_without_stock in (0, 1)),
  primary key (shop_id, variant_id)
);

create index variant_shop_variant on variant_shop (variant_id);

create table product_image (
  product_id bigint not null references product (id) on delete cascade,
  position integer not null,
  file text not null,
  asset_name text not null,
  width integer not null,
  height integer not null,
  primary key (product_id, position)
);

create table product_image_text (
  shop_id bigint not null,
  product_id bigint not null,
  position integer not null,
  alt text not null,
  primary key (shop_id, product_id, position),
  foreign key (product_id, position) references product_image (product_id, position) on delete cascade
);

create index product_image_text_image on product_image_text (product_id, position);

create table product_category (
  category_id bigint not null references category (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  primary key (category_id, product_id)
);

create index product_category_product on product_category (product_id);

-- Shop 0 holds for every shop.
create table redirect (
  shop_id bigint not null,
  source text not null,
  target text not null,
  status_code integer not null check (status_code in (301, 302, 307, 308)),
  origin text not null check (origin in ('demo', 'own')),
  primary key (shop_id, source)
);
