-- What counts or moves money takes locks in one order, whichever way a conversion comes or changes: accounts, then counters
-- of caps. Triggers of one statement run by their names. A conversion that came locked its accounts first, one that changed
-- its counters, so that a report and an approval of the same affiliate waited for each other.
alter trigger counted on conversions rename to used_counted;

-- Of invoices the network's last number comes first, as all of them need it, then the account of each.
alter trigger advance_taken on advertiser_invoices rename to taken_of_advance;

-- Locks accounts before any of their amounts is moved, where several of them are moved by several statements.
create function sluice_hold_accounts(side text, parties bigint[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if side = 'affiliate' then
    perform from affiliate_amount
      where tenant_id = sluice_tenant() and affiliate_id = any (parties) order by affiliate_id, currency_id for update;
    perform from affiliate_balances where tenant_id = sluice_tenant() and id = any (parties) order by id for update;
  else
    perform from advertiser_amount
      where tenant_id = sluice_tenant() and advertiser_id = any (parties) order by advertiser_id, currency_id for update;
    perform from advertiser_balances where tenant_id = sluice_tenant() and id = any (parties) order by id for update;
  end if;
end
$$;
grant execute on function sluice_hold_accounts to sluice_app;
