-- Of several leads that came after a click, the one that its advertiser took is the click’s from now on (D1371), and no
-- longer the earliest, which changes the key under which a goal of these leads is paid for once. Conversions keep the key
-- they have, and get here the key of now, as in `conversion_former_keys`, so that a report without a number that is
-- repeated after the upgrade pays nothing again. Keys are made as in `server/traffic/conversions/keys.ts`.
insert into conversion_former_key (tenant_id, key, conversion_id)
select own.tenant_id, said.now, min(own.id)
from conversions as own
join leads as lead on lead.tenant_id = own.tenant_id and lead.id = own.lead_id
join clicks as click on click.tenant_id = lead.tenant_id and click.secure_id = lead.click_id
  and click.affiliate_id = lead.affiliate_id and click.offer_id = lead.offer_id and click.advertiser_id = own.advertiser_id
cross join lateral (
  select coalesce(own.goal_id::text, 'null') as goal
) as reached
cross join lateral (
  select encode(sha256(convert_to(format('[%s,%s]', lead.id, reached.goal), 'UTF8')), 'hex') as of_lead,
    encode(sha256(convert_to(format('["%s",%s]', lead.click_id, reached.goal), 'UTF8')), 'hex') as of_click
) as keys
cross join lateral (
  select coalesce(bool_or(other.advertiser_id = own.advertiser_id), false) as is_taken,
    coalesce(bool_or((other.created_at, other.id) < (lead.created_at, lead.id)), false) as is_later,
    coalesce(bool_or(
      (other.created_at, other.id) < (lead.created_at, lead.id)
      and other.advertiser_id is not distinct from lead.advertiser_id
    ), false) as is_later_of_same
  from leads as other
  where other.tenant_id = lead.tenant_id and other.click_id = lead.click_id and other.id <> lead.id
    and other.affiliate_id = lead.affiliate_id and other.offer_id = lead.offer_id and not other.is_test
) as beside
cross join lateral (
  select case
    when beside.is_later_of_same or lead.advertiser_id is null and beside.is_taken then keys.of_lead else keys.of_click
  end as now
) as said
where own.goal_key is not null and not lead.is_test
  and (lead.advertiser_id is null or lead.advertiser_id = own.advertiser_id)
  and own.goal_key = case when beside.is_later then keys.of_lead else keys.of_click end
  and own.goal_key <> said.now
group by 1, 2
on conflict do nothing;
