-- Until now nothing but the demo range could be in these tables; it is written anew at the next start.
drop table product_category;
drop table product_image_text;
drop table product_image;
drop table variant_shop;
drop table variant;
drop table product_shop;
drop table product;
delete from setting where key = 'catalog.demo-fingerprint';

-- One color of a style; the colors of a style share the master key. `facts` is what holds in every
-- shop: season, ids of other products, maker. `document_hash` says whether an import changes anything.
create table product (
  id bigint primary key,
  master_key text not null,
  reference_key text not null unique,
  brand text not null,
  color_id bigint not null,
  color_key text not null,
  color_hex text not null,
  first_live_at bigint not null,
  sellable_from bigint,
  sellable_to bigint,
  facts text not null,
  document_hash text not null,
  import_run_id bigint,
  created_at bigint not null,
  updated_at bigint not null,
  origin text not null check (origin in ('demo', 'own'))
);

create index product_master_key on product (master_key);
create index product_newest on product (first_live_at, id);
create index product_brand on product (brand);

-- A product without a row here is not sold in that shop. Attributes are what tiles and filters need,
-- advanced attributes what only the product page shows.
create table product_shop (
  shop_id bigint not null,
  product_id bigint not null references product (id) on delete cascade,
  is_active integer not null check (is_active in (0, 1)),
  name text not null,
  slug text not null,
  color_label text not null,
  attributes text not null,
  advanced_attributes text not null,
  primary key (shop_id, product_id)
);

create index product_shop_product on product_shop (product_id);
create index product_shop_active on product_shop (shop_id, is_active, product_id);

-- One size of a product.
create table variant (
  id bigint primary key,
  product_id bigint not null references product (id) on delete cascade,
  reference_key text not null unique,
  size_label text not null,
  position integer not null
);

create index variant_product on variant (product_id);

-- What is asked now, and since when. Amounts are cents including tax.
create table variant_shop (
  shop_id bigint not null,
  variant_id bigint not null references variant (id) on delete cascade,
  price_cents integer not null check (price_cents >= 0),
  reduced_from_cents integer check (reduced_from_cents > price_cents),
  priced_at bigint not null,
  stock_quantity integer not null check (stock_quantity >= 0),
  is_sellable_without_stock integer not null check (is_sellable_without_stock in (0, 1)),
  primary key (variant_id, shop_id)
);

-- What was asked before: a row is written whenever a price ends, and never changed afterwards.
create table price_history (
  shop_id bigint not null,
  variant_id bigint not null references variant (id) on delete cascade,
  valid_from bigint not null,
  valid_to bigint not null check (valid_to > valid_from),
  price_cents integer not null check (price_cents >= 0),
  reduced_from_cents integer check (reduced_from_cents > price_cents),
  primary key (variant_id, shop_id, valid_from)
);

-- Filters name attribute values by number; a value keeps its number for good.
create table attribute_value (
  id bigint primary key,
  attribute_key text not null,
  value_key text not null,
  unique (attribute_key, value_key)
);

-- How a picture is made or where its file lies; the key changes whenever its pixels would.
create table picture (
  picture_key text primary key,
  source text not null,
  width integer not null,
  height integer not null,
  average_color text,
  thumbhash text
);

-- `alt` holds the text of each locale.
create table product_image (
  product_id bigint not null references product (id) on delete cascade,
  position integer not null,
  picture_key text not null references picture (picture_key),
  asset_name text not null,
  alt text not null,
  primary key (product_id, position)
);

create index product_image_picture on product_image (picture_key);

create table product_category (
  category_id bigint not null references category (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  primary key (category_id, product_id)
);

create index product_category_product on product_category (product_id);

-- Small entities are kept as the documents they came in; columns beside them are what is asked for.
create table outfit (
  id bigint primary key,
  position integer not null,
  document text not null,
  origin text not null check (origin in ('demo', 'own'))
);

create table outfit_product (
  outfit_id bigint not null references outfit (id) on delete cascade,
  product_id bigint not null,
  position integer not null,
  primary key (outfit_id, product_id)
);

create index outfit_product_product on outfit_product (product_id);

create table branch (
  id bigint primary key,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  document text not null,
  origin text not null check (origin in ('demo', 'own'))
);

create table branch_stock (
  branch_id bigint not null references branch (id) on delete cascade,
  variant_id bigint not null references variant (id) on delete cascade,
  quantity integer not null check (quantity >= 0),
  primary key (variant_id, branch_id)
);

create index branch_stock_branch on branch_stock (branch_id);

create table promotion (
  id text primary key,
  priority integer not null,
  starts_at bigint not null,
  ends_at bigint not null,
  document text not null,
  origin text not null check (origin in ('demo', 'own'))
);

create table campaign (
  id bigint primary key,
  campaign_key text not null unique,
  starts_at bigint not null,
  ends_at bigint not null,
  document text not null,
  origin text not null check (origin in ('demo', 'own'))
);

create table customer (
  id bigint primary key,
  shop_id bigint not null,
  email text not null,
  document text not null,
  origin text not null check (origin in ('demo', 'own')),
  unique (shop_id, email)
);

-- One row per import; `committed_line` and `committed_byte` say where an interrupted one goes on.
create table import_run (
  id bigint primary key,
  kind text not null,
  file_name text not null,
  file_fingerprint text not null,
  mode text not null check (mode in ('delta', 'full')),
  state text not null check (state in ('running', 'finished', 'failed', 'undone')),
  started_at bigint not null,
  heartbeat_at bigint not null,
  finished_at bigint,
  committed_line bigint not null,
  committed_byte bigint not null,
  created_count integer not null,
  updated_count integer not null,
  unchanged_count integer not null,
  removed_count integer not null,
  refused_count integer not null
);

create table import_fault (
  run_id bigint not null references import_run (id) on delete cascade,
  position integer not null,
  line bigint not null,
  field text not null,
  reason text not null,
  primary key (run_id, position)
);

-- What a run replaced, so that it can be undone; no document means the entity was new.
create table import_before (
  run_id bigint not null references import_run (id) on delete cascade,
  entity_key text not null,
  document text,
  primary key (run_id, entity_key)
);
