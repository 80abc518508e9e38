-- How the values of filters are called in each shop. Written with the products that have them, because
-- asking all products what they call their values would take seconds. Products that are here already
-- are asked once, at the next start.
create table attribute_label (
  value_id bigint not null references attribute_value (id) on delete cascade,
  shop_id bigint not null,
  label text not null,
  color_hex text,
  primary key (shop_id, value_id)
);

create index attribute_label_value on attribute_label (value_id);
