-- Facts tell test leads from real ones, and what customers deposited. The store is made anew from them.

-- ── Test leads ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- A lead is a test from the start, and stays one.
do $compose$
declare
  made text;
  definition text;
begin
  foreach made in array array['sluice_lead_added()', 'sluice_lead_changed()', 'sluice_lead_removed()', 'sluice_count_leads(bigint)'] loop
    definition := pg_get_functiondef(made::regprocedure);
    definition := replace(definition, 'insert into fact (tenant_id, kind, record_id, at, ',
      'insert into fact (tenant_id, kind, record_id, at, is_test, ');
    definition := replace(definition, 'select tenant_id, kind, record_id, at, ', 'select tenant_id, kind, record_id, at, is_test, ');
    definition := replace(definition, 'select counted.tenant_id, counted.kind, counted.record_id, counted.at, ',
      'select counted.tenant_id, counted.kind, counted.record_id, counted.at, counted.is_test, ');
    definition := replace(definition, ' fact.tenant_id, fact.kind, fact.record_id, fact.at, ',
      ' fact.tenant_id, fact.kind, fact.record_id, fact.at, fact.is_test, ');
    definition := replace(definition, 'select made.tenant_id, ''lead'', made.id, made.created_at, ',
      'select made.tenant_id, ''lead'', made.id, made.created_at, made.is_test, ');
    -- Once where it is written and once where it is read, which a change does twice.
    if regexp_count(definition, 'is_test') <> (case when made like '%changed%' then 3 else 2 end) then
      raise exception 'Facts of leads are composed in another way: %', made;
    end if;
    execute definition;
  end loop;
end
$compose$;

update fact set is_test = true from leads
where leads.is_test and fact.tenant_id = leads.tenant_id and fact.at = leads.created_at
  and fact.kind = 'lead' and fact.record_id = leads.id;

-- ── Deposits ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- By the rate of the moment at which the amount was told, and not again until another amount is.
alter table customer_figures add column deposited_base numeric(38, 8);

create function sluice_deposited_in_base() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.deposited is distinct from old.deposited then
    select sluice_in_base(new.deposited, money.rate) into new.deposited_base
    from customers as own left join currencies as money on money.tenant_id = own.tenant_id and money.id = own.currency_id
    where own.tenant_id = new.tenant_id and own.id = new.customer_id;
  end if;
  return new;
end
$$;
grant execute on function sluice_deposited_in_base to sluice_app;
create trigger in_base before insert or update on customer_figures
  for each row execute function sluice_deposited_in_base();

-- What was told before: by the rate of its day, or the first one known since.
update customer_figures as figure
set deposited_base = sluice_in_base(figure.deposited, coalesce(
  (select dated.rate from currency_rates as dated
    where dated.tenant_id = own.tenant_id and dated.currency_id = own.currency_id and dated.date <= figure.at::date
    order by dated.date desc limit 1), money.rate))
from customers as own left join currencies as money on money.tenant_id = own.tenant_id and money.id = own.currency_id
where own.tenant_id = figure.tenant_id and own.id = figure.customer_id;

-- Counts what these customers deposited, by how much it differs from what is counted: each moment by itself, and with all
-- else as it was when the customer was counted first. Of a day the daily figure counts where one was told, else what
-- single reports of it come to, as in the customer's totals; it counts at the moment of the first deposit that was
-- reported singly that day, if any, which is when the customer's list has it. The caller has locked them.
do $compose$
declare
  told constant jsonb := jsonb_build_object(
    'traffic_at', 'coalesce(click.created_at, lead.created_at, own.created_at)',
    'affiliate_id', 'own.affiliate_id', 'campaign_id', 'own.campaign_id', 'offer_id', 'own.offer_id',
    'advertiser_id', 'own.advertiser_id', 'currency_id', 'own.currency_id', 'country', 'own.country',
    'landing_id', 'click.landing_id', 'language', 'coalesce(lead.language, click.language)',
    'integration_id', 'lead.integration_id', 'device', 'sluice_device(click.user_agent)',
    'os', 'sluice_os(click.user_agent)', 'browser', 'sluice_browser(click.user_agent)',
    'team_id', 'affiliate.team_id', 'vertical_id', 'offer.vertical_id', 'traffic_source_id', 'campaign.traffic_source_id'
  ) || (select jsonb_object_agg('sub' || n, format('coalesce(lead.sub%1$s, click.sub%1$s)', n)) from generate_series(1, 9) as n);
begin
  execute format($function$
    create function sluice_count_deposits(networks bigint[], told bigint[]) returns void
      language plpgsql security definer set search_path = public, pg_temp as $body$
    begin
      with figures as (
        select figure.tenant_id, figure.customer_id,
          case when is_daily then coalesce(min(figure.at) filter (where not is_daily and deposits > 0) over days, figure.at)
            else figure.at end as at,
          case when is_daily or not coalesce(bool_or(is_daily and deposits is not null) over days, false)
            then coalesce(deposits, 0) else 0 end as deposits,
          case when is_daily or not coalesce(bool_or(is_daily and deposited is not null) over days, false)
            then coalesce(deposited_base, 0) else 0 end as deposited
        from customer_figures as figure
        where figure.tenant_id = any (networks) and figure.customer_id = any (told)
        window days as (partition by figure.tenant_id, figure.customer_id, date_trunc('day', figure.at, 'UTC'))
      ), moved as (
        select tenant_id, customer_id, at, sum(deposits)::integer as deposits,
          sum(first_deposits)::integer as first_deposits, sum(deposited) as deposited
        from (
          select tenant_id, customer_id, at, deposits, 0 as first_deposits, deposited from figures
          union all
          select tenant_id, customer_id, min(at), 0, 1, 0 from figures where deposits > 0 group by tenant_id, customer_id
          union all
          select tenant_id, record_id, at, -deposits, -first_deposits, -deposited from fact
          where kind = 'customer' and tenant_id = any (networks) and record_id = any (told)
        ) as moves
        group by tenant_id, customer_id, at
        having (sum(deposits), sum(first_deposits), sum(deposited)) <> (0, 0, 0)
      )
      insert into fact (tenant_id, kind, record_id, at, %s, deposits, first_deposits, deposited)
      select own.tenant_id, 'customer', own.id, moved.at, %s, moved.deposits, moved.first_deposits, moved.deposited
      from moved
      join customers as own on own.tenant_id = moved.tenant_id and own.id = moved.customer_id
      left join lateral (
        select * from fact where fact.kind = 'customer' and fact.tenant_id = own.tenant_id and fact.record_id = own.id
        order by fact.id limit 1
      ) as first on true
      left join users as affiliate on affiliate.tenant_id = own.tenant_id and affiliate.id = own.affiliate_id
      left join offers as offer on offer.tenant_id = own.tenant_id and offer.id = own.offer_id
      left join campaigns as campaign on campaign.tenant_id = own.tenant_id and campaign.id = own.campaign_id
      left join leads as lead on lead.tenant_id = own.tenant_id and lead.id = own.lead_id
      left join lateral (
        select * from clicks where clicks.tenant_id = own.tenant_id and clicks.secure_id = own.click_id
          and clicks.created_at >= sluice_made_at(own.click_id) - interval '1 second'
          and clicks.created_at <= sluice_made_at(own.click_id) + interval '1 second'
        limit 1
      ) as click on true;
    end
    $body$
    $function$,
    (select string_agg(key, ', ' order by key) from jsonb_object_keys(told) as key),
    (select string_agg(format('case when first.id is null then %s else first.%I end', value, key), ', ' order by key)
      from jsonb_each_text(told)));
end
$compose$;

create function sluice_deposits_told() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sluice_count_deposits(array_agg(distinct tenant_id), array_agg(distinct customer_id)) from added having count(*) > 0;
  return null;
end
$$;
-- After the customers' own totals, whose triggers are first by name and lock the customers.
create trigger told_insert_facts after insert on customer_figures referencing new table as added
  for each statement execute function sluice_deposits_told();
create trigger told_update_facts after update on customer_figures referencing new table as added
  for each statement execute function sluice_deposits_told();

select sluice_count_deposits(array[tenant_id], array_agg(id)) from customers group by tenant_id;

-- ── The metrics, and the store ───────────────────────────────────────────────────────────────────────────────────────

insert into metrics (tenant_id, title, title_ru, value, "group", metric_type, output_format, editable)
select tenant.id, case when taken.id is null then metric.title else metric.title || ' (built-in)' end, metric.title_ru,
  metric.value, metric.kind, metric.metric_type, metric.output_format, metric.editable
from tenant cross join (values
  (1, 'New leads', 'Новые лиды', 'newLeads', 'leads', 'amount', 'whole', false),
  (2, 'Failed leads', 'Лиды с ошибкой', 'failedLeads', 'leads', 'amount', 'whole', false),
  (3, 'Test leads', 'Тестовые лиды', 'testLeads', 'leads', 'amount', 'whole', false),
  (4, 'Deposits', 'Депозиты', 'deposits', 'conversions', 'amount', 'whole', false),
  (5, 'First deposits', 'Первые депозиты', 'firstDeposits', 'conversions', 'amount', 'whole', false),
  (6, 'Repeat deposits', 'Повторные депозиты', 'repeatDeposits', 'conversions', 'amount', 'whole', false),
  (7, 'Deposited', 'Внесено', 'deposited', 'finance', 'money', 'decimals', false),
  (8, 'Acceptance rate', 'Процент приёма', 'sentLeads / leads', 'leads', 'percentages', 'decimals', true),
  (9, 'Conversion rate', 'Конверсия', 'conversions / clicks', 'conversions', 'percentages', 'decimals', true),
  (10, 'Approval rate', 'Процент подтверждения', 'approvedConversions / conversions', 'conversions', 'percentages', 'decimals', true),
  (11, 'EPC (payout per click)', 'EPC (выплата на клик)', 'payout / clicks', 'finance', 'money', 'decimals', true),
  (12, 'EPL (payout per lead)', 'EPL (выплата на лид)', 'payout / leads', 'finance', 'money', 'decimals', true),
  (13, 'Average payout', 'Средняя выплата', 'payout / approvedConversions', 'finance', 'money', 'decimals', true),
  (14, 'Average deposit', 'Средний депозит', 'deposited / deposits', 'finance', 'money', 'decimals', true),
  (15, 'ROI', 'ROI', 'profit / payout', 'finance', 'percentages', 'decimals', true),
  (16, 'Margin', 'Маржа', 'profit / revenue', 'finance', 'percentages', 'decimals', true)
) as metric (place, title, title_ru, value, kind, metric_type, output_format, editable)
-- Titles are unique. A network that has made such a formula keeps its own; what is counted needs to be there.
left join metrics as taken on taken.tenant_id = tenant.id and lower(taken.title) = lower(metric.title)
where taken.id is null or not metric.editable
order by tenant.id, metric.place;

-- It lacks the new columns.
delete from statistics_store;
