-- A goal is paid for once a visit: a click and the first lead that came after it have one key from now on, that of the
-- click. The key is made as in `server/traffic/conversions/record.ts`.
update conversions as own
set goal_key = encode(
  sha256(convert_to(format('["%s",%s]', own.click_id, coalesce(own.goal_id::text, 'null')), 'UTF8')), 'hex'
)
from leads as first
where own.goal_key is not null and own.click_id is not null
  and first.tenant_id = own.tenant_id and first.id = own.lead_id
  and not exists (
    select from leads as earlier
    where earlier.tenant_id = first.tenant_id and earlier.click_id = first.click_id
      and earlier.affiliate_id = first.affiliate_id and not earlier.is_test
      and (earlier.created_at, earlier.id) < (first.created_at, first.id)
  )
  -- Of those that were paid twice until now each keeps its key.
  and not exists (
    select from conversions as other
    where other.tenant_id = own.tenant_id and other.lead_id is null
      and other.click_id = own.click_id and other.goal_id is not distinct from own.goal_id
  );
