-- The indexes of before served to find what is due, whatever waits before it.
drop index notice_delivery_due;
drop index notice_delivery_waiting;

-- A cap whose limit is changed, or whose counter is reset, fills up anew: what was told is told of it as it is now. In two
-- steps: the default's key with the limit may be what another percentage's key has been (a limit of 90, a rule at 90 %).
update notice_event as told
set once = concat_ws(' ', '#', told.once, trim_scale(cap.value), extract(epoch from cap.counter_reset_at))
from caps as cap
where cap.tenant_id = told.tenant_id and cap.id = told.record_id and told.entity = 'cap'
  and told.type in ('cap.filling', 'cap.full') and told.once is not null;
update notice_event set once = substr(once, 3)
where entity = 'cap' and type in ('cap.filling', 'cap.full') and once like '# %';

-- Which bot was read, by its server and the number in its token, and why it couldn't be read.
alter table telegram_bot add column reads text, add column problem jsonb;

-- Rules that named what none of their events is about never notified anyone: their filters are removed, and they are
-- switched off instead of starting to notify of everything.
create temporary table never on commit drop as
select rule.tenant_id, rule.id from notifications as rule
where (rule.group_slug not in ('caps', 'leads', 'conversions') and (
      exists (select from notifications_offers as named where (named.tenant_id, named.owner_id) = (rule.tenant_id, rule.id))
      or rule.countries <> '{}'
    ))
  or (rule.group_slug not in ('caps', 'postbacks', 'leads', 'conversions', 'invoices')
    and exists (select from notifications_affiliates as named where (named.tenant_id, named.owner_id) = (rule.tenant_id, rule.id)))
  or ((rule.group_slug not in ('caps', 'integrations', 'conversions', 'invoices')
      or rule.type in ('invoice.scheduled', 'invoice.requested'))
    and exists (select from notifications_advertisers as named where (named.tenant_id, named.owner_id) = (rule.tenant_id, rule.id)));
delete from notifications_offers as named using never, notifications as rule
where (named.tenant_id, named.owner_id) = (never.tenant_id, never.id) and (rule.tenant_id, rule.id) = (never.tenant_id, never.id)
  and rule.group_slug not in ('caps', 'leads', 'conversions');
delete from notifications_affiliates as named using never, notifications as rule
where (named.tenant_id, named.owner_id) = (never.tenant_id, never.id) and (rule.tenant_id, rule.id) = (never.tenant_id, never.id)
  and rule.group_slug not in ('caps', 'postbacks', 'leads', 'conversions', 'invoices');
delete from notifications_advertisers as named using never, notifications as rule
where (named.tenant_id, named.owner_id) = (never.tenant_id, never.id) and (rule.tenant_id, rule.id) = (never.tenant_id, never.id)
  and (rule.group_slug not in ('caps', 'integrations', 'conversions', 'invoices')
    or rule.type in ('invoice.scheduled', 'invoice.requested'));
update notifications as rule set status = 'inactive',
  countries = case when rule.group_slug in ('caps', 'leads', 'conversions') then rule.countries else '{}' end
from never where (rule.tenant_id, rule.id) = (never.tenant_id, never.id);
