-- What happens that people want to know of, and what each of them is told of it.

-- Written in the transaction of what happens. Processes that work behind the scenes find out who is told (`done_at`).
create table notice_event (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  id bigint generated always as identity,
  type text not null,
  -- The record that it is about.
  entity text,
  record_id bigint,
  -- What its sentence says, and whom it concerns: offer, affiliate, advertiser, country.
  params jsonb not null default '{}',
  about jsonb not null default '{}',
  -- Those whom it names, beside those whom it concerns, and who did it, who is not told.
  user_ids bigint[] not null default '{}',
  by_id bigint,
  -- What happens once is told once: a cap at 80 % in each of its periods.
  once text,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (tenant_id, id)
);
create unique index notice_event_once on notice_event (tenant_id, type, once) where once is not null;
create index notice_event_due on notice_event (tenant_id, id) where done_at is null;
create index notice_event_done on notice_event (done_at);
call sluice_protect('notice_event');
revoke delete on notice_event from sluice_app;

-- What one person is told. It is worded when it is read, in the language of the reader.
create table notice (
  tenant_id bigint not null default sluice_tenant(),
  id bigint generated always as identity,
  user_id bigint not null,
  event_id bigint not null,
  type text not null,
  entity text,
  record_id bigint,
  params jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  -- Nobody is told twice, however often it is tried.
  constraint notice_told_once unique (tenant_id, event_id, user_id)
);
create index notice_of on notice (tenant_id, user_id, id desc);
create index notice_unread on notice (tenant_id, user_id, id desc) where read_at is null;
create index notice_created on notice (created_at);
call sluice_protect('notice');
revoke delete on notice from sluice_app;

-- The person hears of it at once. However many of them change together, it is said once to each.
create function sluice_notices_told() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('sluice_news', concat_ws(' ', tenant_id, user_id, 'notice', max(id))) from told group by tenant_id, user_id;
  return null;
end
$$;
create trigger told after insert on notice referencing new table as told
  for each statement execute function sluice_notices_told();
create trigger read after update on notice referencing new table as told
  for each statement execute function sluice_notices_told();

-- Raises an event of a change, unless the session fills a network with what is long past (`sluice.quiet`).
create function sluice_raise(
  tenant bigint, said_type text, said_entity text, record bigint, said_params jsonb, said_about jsonb,
  named bigint[] default '{}', doer bigint default null
) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  if coalesce(current_setting('sluice.quiet', true), '') <> 'on' then
    insert into notice_event (tenant_id, type, entity, record_id, params, about, user_ids, by_id)
    values (tenant, said_type, said_entity, record, jsonb_strip_nulls(said_params), jsonb_strip_nulls(said_about), named, doer);
  end if;
end
$$;
grant execute on function sluice_raise to sluice_app;

-- ── Invoices are made, asked for and paid ──

create function sluice_affiliate_invoice_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id,
    case when tg_op = 'UPDATE' then 'invoice.paid' when new.requested = 'affiliate' then 'invoice.requested' else 'invoice.made' end,
    'affiliateInvoice', new.id,
    jsonb_build_object('title', new.title, 'amount', trim_scale(new.amount)::text, 'from', new.period_from, 'to', new.period_to,
      'currency', (select code from currencies where tenant_id = new.tenant_id and id = new.currency_id)),
    jsonb_build_object('affiliate', new.affiliate_id), '{}', new.updated_by_id);
  return null;
end
$$;
create trigger raised after insert on affiliate_invoices for each row execute function sluice_affiliate_invoice_raised();
create trigger paid_raised after update of status on affiliate_invoices for each row
  when (new.status = 'paid' and old.status <> 'paid') execute function sluice_affiliate_invoice_raised();

create function sluice_advertiser_invoice_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, case when tg_op = 'UPDATE' then 'invoice.paid' else 'invoice.made' end,
    'advertiserInvoice', new.id,
    jsonb_build_object('title', new.title, 'amount', trim_scale(new.amount)::text, 'from', new.period_from, 'to', new.period_to,
      'currency', (select code from currencies where tenant_id = new.tenant_id and id = new.currency_id)),
    jsonb_build_object('advertiser', new.advertiser_id), '{}', new.updated_by_id);
  return null;
end
$$;
create trigger raised after insert on advertiser_invoices for each row execute function sluice_advertiser_invoice_raised();
create trigger paid_raised after update of status on advertiser_invoices for each row
  when (new.status = 'paid' and old.status <> 'paid') execute function sluice_advertiser_invoice_raised();

-- ── A file is ready ──

create function sluice_export_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, 'export.ready', null, null, jsonb_build_object('rows', new.rows), '{}', array[new.user_id]);
  return null;
end
$$;
create trigger raised after update of state on export for each row
  when (new.state = 'done' and old.state <> 'done') execute function sluice_export_raised();

-- ── A conversion comes late, a lead is taken by nobody ──

create function sluice_conversion_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, 'conversion.late', 'conversion', new.id,
    jsonb_build_object('offer', (select title from offers where tenant_id = new.tenant_id and id = new.offer_id)),
    jsonb_build_object('offer', new.offer_id, 'affiliate', new.affiliate_id, 'advertiser', new.advertiser_id, 'country', new.country));
  return null;
end
$$;
create trigger raised after insert on conversions for each row
  when ('late_conversion' = any (new.marks)) execute function sluice_conversion_raised();

create function sluice_lead_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, 'lead.unsent', 'lead', new.id,
    jsonb_build_object('offer', (select title from offers where tenant_id = new.tenant_id and id = new.offer_id)),
    jsonb_build_object('offer', new.offer_id, 'affiliate', new.affiliate_id, 'country', new.country));
  return null;
end
$$;
create trigger unsent_raised after update of api_status on leads for each row
  when (new.api_status = 'unsent' and old.api_status <> 'unsent') execute function sluice_lead_raised();
-- One that an import leaves for people to send has no reason to be unsent.
create trigger refused_raised after insert on leads for each row
  when (new.api_status = 'unsent' and new.reason is not null) execute function sluice_lead_raised();
