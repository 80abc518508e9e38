-- What a client wants to be noted with the order; kept with the basket until it becomes one.
alter table basket add column order_data text;
