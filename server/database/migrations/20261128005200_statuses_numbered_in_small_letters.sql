-- What a synchronisation tells of a lead is numbered by the status in small letters. Conversions of before had it as it was
-- told, so that the status told again would make a second one where a goal is paid each time. Of several letters the first
-- one counts. The key is made as in `server/traffic/conversions/keys.ts`.
with first as (
  select distinct on (tenant_id, advertiser_id, lower(transaction_id)) tenant_id, id, lower(transaction_id) as number
  from conversions
  where transaction_id ~ '^sync-[0-9]+-[0-9]+-'
  order by tenant_id, advertiser_id, lower(transaction_id), transaction_id = lower(transaction_id) desc, id
)
update conversions as own
set transaction_id = first.number, transaction_key = encode(
  sha256(convert_to(format('[%s,%s]', own.advertiser_id, to_json(first.number)), 'UTF8')), 'hex'
)
from first
where own.tenant_id = first.tenant_id and own.id = first.id and own.transaction_id <> first.number;
