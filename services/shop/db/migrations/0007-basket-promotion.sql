-- A promotion hangs on the item it was applied to, a voucher on the basket. Whether they hold is judged
-- anew whenever a basket is read: nothing that is priced is kept here.
alter table basket add column voucher_code text;

-- Grows with every change, so that one tab notices what another one did.
alter table basket add column revision bigint not null default 0;

alter table basket_item add column promotion_id text;
alter table basket_item add column promotion_code text;

-- What one piece cost when the shopper last decided about it; only ever compared with today's price.
alter table basket_item add column decided_cents integer;
