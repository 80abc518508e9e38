-- Which products changed, in order, for whoever keeps a copy of them. A product has one row, under the
-- number of its latest change; a removed product keeps its row. Whoever starts asks for the latest
-- number first, then reads every product, then follows; so there is nothing to fill in here.
create table product_change (
  product_id bigint primary key,
  change_number bigint not null unique
);

-- The latest number. It is raised in the transaction of the change and its row is locked until that
-- ends, so numbers become visible in their order.
create table product_change_counter (
  id integer primary key check (id = 1),
  change_number bigint not null
);

insert into product_change_counter (id, change_number) values (1, 0);
