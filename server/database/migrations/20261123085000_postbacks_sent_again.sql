-- What is told of a conversion can be told by hand as well.
create function sluice_conversion_said(told conversions) returns postback_outbox language plpgsql stable as $$
declare
  said postback_outbox;
begin
  said.tenant_id := told.tenant_id;
  said.event := (array[
    'conversion_pending', 'conversion_deferred', 'conversion_approved', 'conversion_rejected'
  ])[told.conversion_status];
  said.cause := format('conversion %s v%s', told.id, told.version);
  said.subject := case when told.lead_id is null then format('click %s', told.click_id) else format('lead %s', told.lead_id) end;
  said.affiliate_id := told.affiliate_id;
  said.campaign_id := told.campaign_id;
  said.offer_id := told.offer_id;
  said.conversion_id := told.id;
  said.lead_id := told.lead_id;
  said.click_id := told.click_id;
  said.country := told.country;
  said.facts := jsonb_build_object(
    'payout', trim_scale(told.payout)::text, 'currency', told.payout_currency_id, 'goal', told.goal_id
  );
  said.happened_at := told.updated_at;
  return said;
end
$$;
grant execute on function sluice_conversion_said to sluice_app;

create or replace function sluice_conversion_told() returns trigger language plpgsql as $$
begin
  -- Affiliates hear nothing of what they don't see.
  if new.is_hidden then
    update postback_outbox set state = 'withdrawn', ended_at = now()
    where tenant_id = new.tenant_id and conversion_id = new.id and state = 'waiting';
  else
    perform sluice_tell(sluice_conversion_said(new), new.goal_id);
  end if;
  return null;
end
$$;
