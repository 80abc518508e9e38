-- Sources are addresses within a shop: what was written with the prefix of its shop loses it.
update redirect set source = substr(source, 4)
  where source like '/de/%' and shop_id = 10028
  and not exists (select 1 from redirect o where o.shop_id = redirect.shop_id and o.source = substr(redirect.source, 4));
update redirect set source = substr(source, 4)
  where source like '/at/%' and shop_id = 10029
  and not exists (select 1 from redirect o where o.shop_id = redirect.shop_id and o.source = substr(redirect.source, 4));
update redirect set source = substr(source, 4)
  where source like '/ch/%' and shop_id = 10030
  and not exists (select 1 from redirect o where o.shop_id = redirect.shop_id and o.source = substr(redirect.source, 4));
update redirect set source = substr(source, 7)
  where source like '/fr-ch/%' and shop_id = 10031
  and not exists (select 1 from redirect o where o.shop_id = redirect.shop_id and o.source = substr(redirect.source, 7));
update redirect set source = substr(source, 4)
  where source like '/en/%' and shop_id = 10032
  and not exists (select 1 from redirect o where o.shop_id = redirect.shop_id and o.source = substr(redirect.source, 4));

-- 1 where the shop itself left it behind because a page has another address: no file has to name it.
alter table redirect add column is_made integer not null default 0 check (is_made in (0, 1));

-- What leads to an address that moves is looked for by its target.
create index redirect_target on redirect (shop_id, target);

-- How often a redirect was followed. Apart from the redirects: an import knows nothing of it.
create table redirect_hit (
  shop_id bigint not null,
  source text not null,
  hits bigint not null,
  -- ISO day of the last one; nobody needs to know the hour.
  last_day text not null,
  primary key (shop_id, source)
);

-- Addresses that were asked for in vain, and which site links there: paths and host names only.
create table redirect_miss (
  shop_id bigint not null,
  path text not null,
  referrer_host text not null,
  hits bigint not null,
  last_day text not null,
  primary key (shop_id, path, referrer_host)
);

create index redirect_miss_hits on redirect_miss (hits);
