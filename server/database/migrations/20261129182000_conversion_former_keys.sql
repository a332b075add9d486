-- Clicks and leads belong together only where they are of one offer (D1244), which told visits apart anew. A lead whose
-- affiliate named a click to another offer was paid as a visit of that click, and is one of its own now; the first lead of
-- the click’s own offer that came after such a one was a visit of its own, and is the click’s now. Nothing told that
-- these had been paid, so that a report without a number was paid once more. Such conversions keep the key they have, by
-- which reports of the other ID find them, and get here the key of now. Nothing is added later. Keys are made as in
-- `server/traffic/conversions/keys.ts`.
create table conversion_former_key (
  tenant_id bigint not null default sluice_tenant(),
  key text not null,
  conversion_id bigint not null,
  primary key (tenant_id, key)
);
call sluice_protect('conversion_former_key');
grant select on conversion_former_key to sluice_app;

insert into conversion_former_key (tenant_id, key, conversion_id)
select own.tenant_id, said.now, min(own.id)
from conversions as own
join leads as lead on lead.tenant_id = own.tenant_id and lead.id = own.lead_id
cross join lateral (
  select coalesce(own.goal_id::text, 'null') as goal
) as reached
cross join lateral (
  select encode(sha256(convert_to(format('[%s,%s]', lead.id, reached.goal), 'UTF8')), 'hex') as of_lead,
    encode(sha256(convert_to(format('["%s",%s]', lead.click_id, reached.goal), 'UTF8')), 'hex') as of_click
) as keys
cross join lateral (
  select case when lead.offer_id <> own.offer_id then keys.of_lead else keys.of_click end as now
) as said
where own.goal_key is not null and own.click_id is not null and lead.click_id is not null and own.goal_key <> said.now
  and (
    lead.offer_id <> own.offer_id
    or own.goal_key = keys.of_lead and not lead.is_test and exists (
      select from leads as earlier
      where earlier.tenant_id = lead.tenant_id and earlier.click_id = lead.click_id
        and earlier.affiliate_id = lead.affiliate_id and not earlier.is_test
        and (earlier.created_at, earlier.id) < (lead.created_at, lead.id)
      having every(earlier.offer_id <> lead.offer_id)
    )
  )
group by 1, 2;
