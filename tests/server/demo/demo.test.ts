import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Check } from '../../../domain/distribution/decision.ts';
import { prepare } from '../../../domain/distribution/snapshot.ts';
import type { Entity } from '../../../openapi/define.ts';
import { loadEntities } from '../../../openapi/entities.ts';
import { peopleFrom } from '../../../server/demo/network/person.ts';
import { randomFrom } from '../../../server/demo/random.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { demoNetwork, demoPassword, secondNetwork } from '../../../server/demo/sign-ins.ts';
import { drawClicks } from '../../../server/demo/traffic/clicks.ts';
import { createCounted } from '../../../server/demo/traffic/counted.ts';
import { drawLeads, wayName } from '../../../server/demo/traffic/leads.ts';
import { isPassword } from '../../../server/access/passwords.ts';
import { recordSealing, secretPlace } from '../../../server/secrets/cipher.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { readDecision } from '../../../server/traffic/stored-decision.ts';
import { readNetwork } from '../../../server/traffic/snapshot/read.ts';
import { createStorage } from '../../../server/uploads/storage.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

/** Shortly after the end of a month, when it is invoiced. */
const now = Date.UTC(2026, 10, 2, 9) / 1000;
const days = 3;
const entities: Record<string, Entity> = await loadEntities();

const isFullCap = ({ code, passed, waived }: Check): boolean => code === 'cap_room' && !passed && !waived;

describe('the network in the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-demo-'));
  const sealing = recordSealing('demo');
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
    await syncPermissions(test.database);
    await seedDemo({ database: test.database, entities, storage: createStorage(folder), sealing, now, days });
  });
  afterAll(async () => {
    await test.drop();
    rmSync(folder, { recursive: true });
  });

  const rows = <T>(query: string): Promise<T[]> =>
    test.database.owner(async (db) => (await sql.raw<T>(query).execute(db)).rows);

  it('has each index of its traffic once in each partition', async () => {
    const astray = await rows(
      `select own.indrelid::regclass as partition, own.indkey, count(*) as times, count(inhparent) as attached
       from pg_index as own join pg_class as partition on partition.oid = own.indrelid and relispartition
       left join pg_inherits on inhrelid = own.indexrelid
       group by own.indrelid, own.indkey, pg_get_expr(own.indpred, own.indrelid)
       having count(*) > 1 or count(inhparent) <> 1`,
    );
    expect(astray).toEqual([]);
    const made = await rows(
      "select from pg_indexes where indexname in ('clicks_campaign_id_index', 'leads_offer_id_index')",
    );
    expect(made).toHaveLength(2);
  });

  it('has its totals, counted by the ledger', async () => {
    const totals = await rows<{ entity: string; n: number }>(
      'select entity, sum(rows)::integer as n from totals where tenant_id = 1 group by entity',
    );
    const counts = Object.fromEntries(totals.map(({ entity, n }) => [entity, n]));
    expect(counts).toMatchObject({ advertiser: 40, team: 25, offer: 120, campaign: 600 });
    const [users] = await rows(
      "select count(*) filter (where role_type = 'affiliate') as affiliates, count(*) filter (where role_type <> 'affiliate') as employees from users where tenant_id = 1",
    );
    expect(users).toEqual({ affiliates: 300, employees: 20 });
  });

  it.each([...Object.values(demoNetwork), secondNetwork.admin])('lets %s sign in', async (email) => {
    const [found] = await rows<{ password_hash: string }>(
      `select password_hash from credential join users on users.id = credential.user_id where email = '${email}' and status = 'active'`,
    );
    expect(await isPassword(demoPassword, found?.password_hash)).toBe(true);
  });

  it('admits newcomers in one network, reviews them first in the other, whose trial ends soon', async () => {
    const found = await rows(
      'select registration, (extract(epoch from trial_expire_at) - ' +
        now +
        ')::integer / 86400 as trial from tenant join settings_general on tenant_id = tenant.id order by tenant.id',
    );
    expect(found).toEqual([
      { registration: 'open', trial: null },
      { registration: 'moderated', trial: 9 },
    ]);
  });

  it('has an inactive role that nobody holds, custom permissions, and someone who has left', async () => {
    const [idle] = await rows(
      `select count(users.id)::integer as people from roles left join users on role_id = roles.id where roles.status = 'inactive'`,
    );
    expect(idle).toEqual({ people: 0 });
    const [own] = await rows<{ held: number; beyond: number }>(
      `select count(*)::integer as held,
         count(*) filter (where not exists (select from roles_permissions as r where r.owner_id = role_id and r.target_id = c.target_id))::integer as beyond
       from users join users_custom_permissions as c on c.owner_id = users.id where has_custom_permissions`,
    );
    expect(own!.held).toBeGreaterThan(own!.beyond);
    expect(own!.beyond).toBeGreaterThan(0);
    expect(await rows("select id from users where role_type <> 'affiliate' and status = 'blocked'")).toHaveLength(1);
  });

  it('assigns records to those who manage some of them', async () => {
    const assigned = (join: string, email: string) =>
      rows(`select owner_id from ${join} join users on users.id = target_id where email = '${email}'`);
    expect((await assigned('teams_managers', demoNetwork.manager)).length).toBeGreaterThan(5);
    expect((await assigned('users_managers', demoNetwork.manager)).length).toBeGreaterThan(20);
    expect((await assigned('advertisers_managers', demoNetwork.advertiserManager)).length).toBeGreaterThan(5);
    expect((await assigned('advertisers_managers', demoNetwork.advertiserMember)).length).toBeGreaterThan(2);
  });

  it('assigns some private offers to each of the two affiliates, and not the same ones', async () => {
    const assigned = (email: string) =>
      rows<{ id: number }>(
        `select offers.id from offers
         join offers_assigned_affiliates on owner_id = offers.id join users on users.id = target_id
         where access_type = 3 and offers.status = 'active' and email = '${email}'`,
      );
    const [one, other] = [await assigned(demoNetwork.affiliate), await assigned(demoNetwork.affiliate2)];
    expect(one.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    expect(one.filter(({ id }) => other.some((offer) => offer.id === id))).toEqual([]);
  });

  it('has a history of every record, version by version', async () => {
    const missing = await rows(
      `select offers.id from offers
       where version <> (select count(*) from history where entity = 'offer' and record_id = offers.id and history.tenant_id = offers.tenant_id)`,
    );
    expect(missing).toEqual([]);
  });

  it('keeps secrets sealed, and none of them in the history', async () => {
    const found = await rows<{ secret: string; set_at: string; changes: Record<string, unknown> }>(
      `select secret_value as secret, secret_value_set_at as set_at, changes from account_details
       join history on entity = 'accountDetail' and record_id = account_details.id and history.version = 1
       where secret_value is not null`,
    );
    expect(found.length).toBeGreaterThan(5);
    for (const { secret, set_at, changes } of found) {
      expect(sealing.open(secretPlace(1, 'accountDetail', 'secretValue'), secret)).toMatch(
        /^(T\w{33}$|LV\d\dBANK\d{13}$)/,
      );
      expect(set_at).toBeTruthy();
      expect(changes).not.toHaveProperty('secretValue');
    }
  });

  it.each([
    'integrations',
    'integration_templates',
    'postbacks',
    'hold_configs',
    'landers_api',
    'withdrawal_methods',
    'caps',
    'payment_rules',
  ])('has %s in each status', async (table) => {
    const found = await rows<{ status: string }>(`select distinct status from ${table} order by status`);
    expect(found.map(({ status }) => status)).toEqual(['active', 'inactive']);
  });

  it('has domains in each state, and integrations whose status requests are off, on and paused', async () => {
    expect(await rows('select distinct state from domains order by state')).toEqual([
      { state: 'failing' },
      { state: 'verified' },
      { state: 'waiting' },
    ]);
    expect(await rows('select distinct reach, certificate from domains order by reach, certificate')).toEqual([
      { reach: 'elsewhere', certificate: 'other_host' },
      { reach: 'here', certificate: 'expiring' },
      { reach: 'here', certificate: 'valid' },
      { reach: 'unreachable', certificate: null },
    ]);
    expect(await rows('select distinct api_sync_status as sync from integrations order by 1')).toEqual([
      { sync: 'off' },
      { sync: 'on' },
      { sync: 'paused' },
    ]);
  });

  it('requests customers from an advertiser, through an integration that has its keys', async () => {
    const found = await rows<{ status: string; url: string }>(
      `select sync.status, sync.request ->> 'url' as url from customer_syncs as sync
       where exists (select from integration_parameters as given where given.integration_id = sync.integration_id)`,
    );
    expect(found).toMatchObject([{ status: 'active', url: expect.stringContaining('/customers?') }]);
  });

  it('has clicks and leads from its last days, of every kind, each through an existing campaign and with its decision', async () => {
    const statuses = await rows<{ status: string }>('select distinct api_status as status from leads');
    expect(statuses.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['duplicate', 'hold', 'invalid', 'sent', 'test', 'trash', 'unsent']),
    );
    expect(await rows('select distinct outcome from clicks order by 1')).toEqual([
      { outcome: 'nowhere' },
      { outcome: 'sent' },
      { outcome: 'trafficback' },
    ]);
    for (const table of ['clicks', 'leads']) {
      const [found] = await rows<{ events: number; wrong: number }>(
        `select count(*)::integer as events,
           count(*) filter (where t.decision is null or t.created_at < campaigns.created_at or t.created_at > to_timestamp(${now}))::integer as wrong
         from ${table} as t join campaigns on campaigns.id = t.campaign_id and campaigns.tenant_id = t.tenant_id`,
      );
      expect(found?.events).toBeGreaterThan(300);
      expect(found?.wrong).toBe(0);
    }
  });

  it('has clicks from where their campaigns buy, and says so for all that have a source', async () => {
    const found = await rows<{ title: string; said: string[] }>(
      `select sources.title, coalesce(array_agg(distinct full_traffic_source) filter (where full_traffic_source is not null), '{}') as said
       from clicks join campaigns on campaigns.id = clicks.campaign_id and campaigns.tenant_id = clicks.tenant_id
       join traffic_sources as sources on sources.id = campaigns.traffic_source_id
       group by 1 having count(*) > 50`,
    );
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(({ said }) => said.length !== 1)).toEqual([]);
    expect(found).toContainEqual({ title: 'Facebook Ads', said: ['facebook'] });
    expect(new Set(found.map(({ said }) => said[0])).size).toBe(found.length);
  });

  it('has traffic for what is paused now from before it was paused, and none sent on since', async () => {
    const [found] = await rows<{ campaigns: number; before: number; after: number }>(
      `select count(distinct campaigns.id)::integer as campaigns,
         count(*) filter (where clicks.created_at < campaigns.status_changed_at)::integer as before,
         count(*) filter (where clicks.created_at >= campaigns.status_changed_at)::integer as after
       from campaigns join clicks on clicks.campaign_id = campaigns.id and clicks.tenant_id = campaigns.tenant_id
       where campaigns.status in ('inactive', 'blocked') and clicks.outcome = 'sent'`,
    );
    expect(found?.before).toBeGreaterThan(5);
    expect(found?.after).toBe(0);
    expect(
      await rows(
        `select clicks.id from clicks join advertisers on advertisers.id = clicks.advertiser_id and advertisers.tenant_id = clicks.tenant_id
         where advertisers.status = 'blocked' and clicks.created_at >= advertisers.status_changed_at`,
      ),
    ).toEqual([]);
  });

  it('has cold leads from files, which came in one go and without a click', async () => {
    const found = await rows<{ leads: number; campaigns: number; clicked: number; took: number }>(
      `select count(*)::integer as leads, count(distinct campaign_id)::integer as campaigns,
         count(coalesce(click_id, source_url, host(ip)))::integer as clicked,
         extract(epoch from max(created_at) - min(created_at))::float8 as took
       from leads where is_cold group by tenant_id, date_trunc('day', created_at)`,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { leads, campaigns, clicked, took } of found) {
      expect(leads).toBeGreaterThan(15);
      expect([campaigns, clicked]).toEqual([1, 0]);
      expect(took).toBeLessThan(120);
    }
  });

  it('has sent held leads on in rounds of their queues, the last of them recently', async () => {
    const [found] = await rows<{ released: number; early: number }>(
      `select count(*) filter (where change.api_status = 'sent')::integer as released,
         count(*) filter (where change.created_at < leads.created_at or change.previous_status <> 'hold')::integer as early
       from lead_changes as change join leads on leads.id = change.lead_id where change.changed_by = 'hold_queue'`,
    );
    expect(found?.released).toBeGreaterThan(2);
    expect(found?.early).toBe(0);
    expect(
      await rows(
        `select config.id from hold_configs as config left join hold_round as round on round.hold_config_id = config.id
         where config.status = 'active' and (round.began_at between to_timestamp(${now}) - interval '1 day' and to_timestamp(${now})) is not true`,
      ),
    ).toEqual([]);
  });

  it('has attempts for its leads, as the fake advertiser would have answered them, within the limits of its caps', async () => {
    expect(await rows(`select distinct outcome from lead_attempts order by 1`)).toEqual(
      ['accepted', 'duplicate', 'failed', 'invalid', 'refused'].map((outcome) => ({ outcome })),
    );
    // An integration without its keys sends nothing.
    expect(await rows(`select distinct failure from lead_attempts where failure is not null`)).toEqual([
      { failure: 'parameters' },
    ]);
    expect(
      await rows(`select leads.id from leads left join lead_attempts as made on made.lead_id = leads.id
        and made.advertiser_id = leads.advertiser_id and made.outcome = 'accepted'
        where (leads.api_status = 'sent') <> (made.id is not null) or leads.api_status = 'new'`),
    ).toEqual([]);
    expect(
      await rows(`select caps.id from caps join limit_counters as used on used.holder = 'cap' and used.record_id = caps.id
        where caps.processing_type = 'hard' and caps.action <> 'notify' and used.counted > caps.value`),
    ).toEqual([]);
    expect(await rows('select lead_id from lead_push')).toEqual([]);
  });

  it('has leads that came after clicks of the same people, each after one of its own', async () => {
    const [found] = await rows<Record<string, number>>(
      `select count(*)::integer as leads, count(leads.click_id)::integer as clicked,
         count(distinct leads.click_id)::integer as clicks,
         count(*) filter (where leads.click_id is not null and (clicks.id is null or clicks.click_status <> 1
           or clicks.created_at > leads.created_at or clicks.campaign_id <> leads.campaign_id
           or (clicks.country, clicks.language, clicks.ip, clicks.sub1) is distinct from
             (leads.country, leads.language, leads.ip, leads.sub1)))::integer as wrong
       from leads left join clicks on clicks.secure_id = leads.click_id`,
    );
    expect(found?.['clicked']).toBeGreaterThan(100);
    expect(found?.['clicks']).toBe(found?.['clicked']);
    expect(found?.['wrong']).toBe(0);
  });

  it('has leads offered in the order of their why-cards, skipping advertisers whose caps were full', async () => {
    const leads = await rows<{ status: string; decision: unknown; asked: number[] }>(
      `select api_status as status, decision, asked from leads join (
         select lead_id, array_agg(advertiser_id::integer order by "order") as asked from lead_attempts group by lead_id
       ) as made on made.lead_id = leads.id`,
    );
    let pastFullCaps = 0;
    for (const { status, decision, asked } of leads) {
      const { candidates } = readDecision(decision);
      const ranked = candidates
        .filter(({ order }) => order !== null)
        .toSorted((one, other) => Number(one.order) - Number(other.order));
      expect(ranked.slice(0, asked.length).map(({ advertiser }) => advertiser)).toEqual(asked);
      if (status === 'sent' && candidates.some(({ order, checks }) => order === null && checks.some(isFullCap)))
        pastFullCaps += 1;
    }
    expect(pastFullCaps).toBeGreaterThan(5);
  });

  it('has conversions that advertisers reported for leads they received, each paid once and logged, and for leads they accepted', async () => {
    const [found] = await rows<Record<string, number>>(
      `select count(*)::integer as made, count(distinct conversion_status)::integer as statuses,
         count(*) filter (where revenue > 0 and payout > 0)::integer as paid,
         count(*) filter (where created_at < traffic_at or created_at > to_timestamp(${now}))::integer as wrong
       from conversions`,
    );
    expect(found?.['made']).toBeGreaterThan(40);
    expect(found?.['statuses']).toBeGreaterThan(1);
    expect(found?.['paid']).toBeGreaterThan(20);
    expect(found?.['wrong']).toBe(0);
    expect(
      await rows(`select conversion_id from postback_logs where result = 'created' group by 1 having count(*) > 1
        union all select id from conversions where id not in
          (select conversion_id from postback_logs where result = 'created' and conversion_id is not null)
          and not exists (select from payment_rules as rule where rule.tenant_id = conversions.tenant_id
            and rule.id = conversions.payment_rule_id and rule.paid_for = 'accepted_lead')`),
    ).toEqual([]);
    const accepted = await rows<{ once: boolean }>(
      `select count(*) over (partition by own.tenant_id, own.lead_id) = 1 and own.revenue > 0 and own.goal_id is null as once
       from conversions as own join payment_rules as rule on rule.tenant_id = own.tenant_id and rule.id = own.payment_rule_id
       where rule.paid_for = 'accepted_lead'`,
    );
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.filter(({ once }) => !once)).toEqual([]);
    expect(await rows(`select distinct result from postback_logs order by 1`)).toContainEqual({ result: 'repeated' });
  });

  it('has its conversions in statistics and on accounts, to the last digit', async () => {
    const ofConversions = await rows(
      `select count(*)::integer as conversions, sum(sluice_in_base(revenue, revenue_rate)) as revenue,
         sum(sluice_in_base(payout, payout_rate)) as payout
       from conversions`,
    );
    expect(
      await rows(
        `select sum(conversions)::integer as conversions, sum(revenue) as revenue, sum(payout) as payout
         from fact where kind = 'conversion'`,
      ),
    ).toEqual(ofConversions);
    expect(
      await rows(
        `select sum(hold) as hold, sum(approved + requested_withdrawal + paid) as approved from affiliate_balances`,
      ),
    ).toEqual(
      await rows(
        `select sum(sluice_in_base(payout, payout_rate)) filter (where conversion_status in (1, 2)) as hold,
           sum(sluice_in_base(payout, payout_rate)) filter (where conversion_status = 3) + (
             select coalesce(sum(case when "from" is null then base_amount when "to" is null then -base_amount end), 0)
             from affiliate_movements where cause = 'correction'
           ) as approved
         from conversions where not is_hidden`,
      ),
    );
  });

  it('has invoices of both sides, in several statuses, with conversions that are on no other', async () => {
    for (const side of ['affiliate', 'advertiser']) {
      const [found] = await rows<Record<string, number>>(
        `select count(*)::integer as made, count(distinct status)::integer as statuses, max(number) as last,
           count(*) filter (where status = 'paid' and payment_date is null)::integer as wrong from ${side}_invoices`,
      );
      expect(found?.['made']).toBeGreaterThan(2);
      expect(found?.['last']).toBe(found?.['made']);
      expect(found?.['statuses']).toBeGreaterThan(1);
      expect(found?.['wrong']).toBe(0);
      expect(
        await rows(`select owner_id from conversions_${side}_invoices as told
          join ${side}_invoices as invoice on invoice.tenant_id = told.tenant_id and invoice.id = told.target_id
          where status in ('unpaid', 'paid') group by told.tenant_id, owner_id having count(*) > 1`),
      ).toEqual([]);
    }
  });

  it('has created invoices after the end of their month and settled them later, with all their movements', async () => {
    for (const side of ['affiliate', 'advertiser']) {
      const [found] = await rows<Record<string, unknown>>(
        `select min(period_from)::text as "from", max(period_to)::text as "to",
           count(*) filter (where status = 'paid')::integer as paid, count(*) filter (where status = 'unpaid')::integer as open,
           count(*) filter (where created_at < period_to + 1 or created_at > to_timestamp(${now}) or updated_at < created_at)::integer as early,
           count(*) filter (where status_changed_at not between created_at and to_timestamp(${now})
             or (status_changed_at is null) <> (status = 'unpaid')
             or payment_date <> (status_changed_at at time zone 'UTC')::date)::integer as late
         from ${side}_invoices`,
      );
      expect(found).toMatchObject({ from: '2026-10-01', to: '2026-10-31', early: 0, late: 0 });
      expect(found?.['paid']).toBeGreaterThan(0);
      expect(found?.['open']).toBeGreaterThan(0);
      expect(
        await rows(`select past.action, past.at from history as past
          join ${side}_invoices as own on own.tenant_id = past.tenant_id and own.id = past.record_id
          where entity = '${side}Invoice' and at <> case action when 'create' then created_at else status_changed_at end`),
      ).toEqual([]);
      expect(
        await rows(`select moved.id from ${side}_movements as moved
          join ${side}_invoices as own on own.tenant_id = moved.tenant_id and own.id = moved.invoice_id
          where moved.created_at not in (own.created_at, coalesce(own.status_changed_at, own.created_at))
          union all select id from ${side}_movements where created_at > to_timestamp(${now}) and cause <> 'prepayment'`),
      ).toEqual([]);
      const moments = await rows<{ from: string | null; to: string | null; settles: boolean }>(
        `select distinct moved."from", moved."to", moved.created_at = own.status_changed_at as settles
         from ${side}_movements as moved
         join ${side}_invoices as own on own.tenant_id = moved.tenant_id and own.id = moved.invoice_id
         where cause = 'invoice' and status = 'paid'`,
      );
      expect(moments).toContainEqual({
        from: side === 'affiliate' ? 'requestedWithdrawal' : 'approved',
        to: 'paid',
        settles: true,
      });
    }
  });

  it('has delivered all affiliates’ postbacks, and none is waiting', async () => {
    const [found] = await rows<Record<string, number>>(
      `select count(*) filter (where result = 'delivered')::integer as delivered,
         count(*) filter (where created_at > to_timestamp(${now}) or url !~ '^http://fake-tracker')::integer as wrong
       from postback_logs where kind = 'postback_out'`,
    );
    expect(found?.['delivered']).toBeGreaterThan(10);
    expect(found?.['wrong']).toBe(0);
    expect(await rows(`select from postback_outbox where state <> 'delivered'`)).toEqual([]);
  });

  it('has the same traffic for the same moment', async () => {
    const network = prepare(await test.database.tenant(1).read(readNetwork));
    const all = [...network.campaigns.values()].map(({ id }) => ({ id, since: now - 400 * 86_400 }));
    const sources = { all, shown: all.slice(0, 3) };
    const period = { now, days: 1 };
    const draw = () => {
      const random = randomFrom(1);
      const clicks = [...drawClicks(random, () => network, { sources, period, counted: createCounted() })];
      const known = Map.groupBy(clicks, ({ campaign, country }) => wayName(campaign, country));
      const newPerson = peopleFrom(random);
      const leads = [
        ...drawLeads(random, () => network, { sources, clicks: known, newPerson, tenantId: 1, period, queues: [] }),
      ];
      return { clicks, leads };
    };
    expect(draw()).toEqual(draw());
  });

  it('has creatives’ files under keys like those of uploaded ones', async () => {
    const [found] = await rows<{ files: number; wrong: number }>(
      `select count(*)::integer as files, count(*) filter (where file_key !~ '^[0-9a-f]{48}$')::integer as wrong
       from creatives where file_key is not null`,
    );
    expect(found?.files).toBeGreaterThan(5);
    expect(found?.wrong).toBe(0);
  });

  it('leaves room for new records', async () => {
    const [added] = await rows<{ id: number }>(
      "insert into categories (tenant_id, title) values (1, 'New one') returning id",
    );
    expect(added?.id).toBeGreaterThan(22);
  });

  it('has approved each conversion when it was due, so none is approved on startup', async () => {
    const due = `approve_at <= to_timestamp(${now})`;
    expect(await rows(`select id from conversions where ${due}`)).toEqual([]);
    const approved = await rows<{ wrong: boolean }>(
      `select own.approved_at <> past.at or own.updated_at <> past.at or own.approve_at is not null as wrong
       from history as past join conversions as own on own.tenant_id = past.tenant_id and own.id = past.record_id
       where past.entity = 'conversion' and past.action = 'edit' and past.user_id is null
         and past.changes -> 'conversionStatus' ->> 1 = '3'`,
    );
    expect(approved.length).toBeGreaterThan(0);
    expect(approved.filter(({ wrong }) => wrong)).toEqual([]);
    expect((await rows(`select id from conversions where approve_at is not null`)).length).toBeGreaterThan(0);
  });

  it('has accepted postbacks through integrations that accept them, with their secrets and in the advertiser’s currency', async () => {
    const taken = `postback_logs as log where kind = 'postback_in' and result in ('created', 'repeated', 'graded')`;
    expect(
      await rows(`select log.id from ${taken} and integration_id is null and exists (
        select from integrations as own join integrations_offers as served on served.tenant_id = own.tenant_id and served.owner_id = own.id
        where own.tenant_id = log.tenant_id and own.advertiser_id = log.advertiser_id and served.target_id = log.offer_id)`),
    ).toEqual([]);
    const [found] = await rows<Record<string, number>>(
      `select count(integration_id)::integer as by_integration,
         count(*) filter (where exists (select from integrations as own where own.tenant_id = log.tenant_id
           and own.id = log.integration_id and not (own.postback_enabled and own.status = 'active')))::integer as closed,
         count(*) filter (where log.url like '%secret=•••%')::integer as with_secret,
         count(*) filter (where (log.url like '%secret=•••%') is distinct from exists (select from integrations as own
           where own.tenant_id = log.tenant_id and own.id = log.integration_id and own.postback_secret is not null))::integer as wrong
       from ${taken}`,
    );
    expect(found?.['by_integration']).toBeGreaterThan(10);
    expect(found?.['with_secret']).toBeGreaterThan(0);
    expect(found).toMatchObject({ closed: 0, wrong: 0 });
    expect(
      await rows(`select own.id from conversions as own
        join advertisers on advertisers.tenant_id = own.tenant_id and advertisers.id = own.advertiser_id
        where own.amount is not null and own.amount_currency_id <> advertisers.default_currency_id`),
    ).toEqual([]);
  });

  it('has grades of leads as their advertisers reported them, in their history and in the log', async () => {
    const graded = await rows<{ tone: string; goal: string | null; changes: number; off: number; told: boolean }>(
      `select grades.tone, made.goal, past.changes, past.off, exists (
         select from postback_logs as log where log.tenant_id = leads.tenant_id and log.lead_id = leads.id
           and log.url ~ 'status=' and log.integration_id is not null) as told
       from leads join lead_grades as grades on grades.tenant_id = leads.tenant_id and grades.id = leads.grade_id
       left join lateral (
         select goals.key as goal from conversions join goals on goals.tenant_id = conversions.tenant_id and goals.id = goal_id
         where conversions.tenant_id = leads.tenant_id and conversions.lead_id = leads.id
         order by goals.is_deposit desc, conversions.id limit 1
       ) as made on true
       cross join lateral (
         select count(*)::integer as changes, count(*) filter (
           where own.created_at not between leads.created_at and to_timestamp(${now}) or own.changed_by <> 'postback')::integer as off
         from lead_changes as own where own.tenant_id = leads.tenant_id and own.lead_id = leads.id and own.grade_id = leads.grade_id
       ) as past`,
    );
    expect(graded.length).toBeGreaterThan(20);
    for (const one of graded) expect(one).toMatchObject({ changes: 1, off: 0, told: true });
    expect(graded.some(({ tone }) => tone === 'error')).toBe(true);
    expect(graded.some(({ tone, goal }) => tone === 'success' && goal !== null)).toBe(true);
    expect(graded.filter(({ tone, goal }) => goal === 'ftd' && tone !== 'success' && tone !== 'info')).toEqual([]);
    expect(await rows(`select id from postback_logs where result = 'graded'`)).not.toEqual([]);
    expect(
      await rows(
        `select id from postback_outbox where happened_at > to_timestamp(${now}) or happened_at < lead_created_at`,
      ),
    ).toEqual([]);
  });

  it('has postbacks of each advertiser under their own token, at the host for postbacks', async () => {
    expect(
      await rows(`select log.url from postback_logs as log
        join advertisers on advertisers.tenant_id = log.tenant_id and advertisers.id = log.advertiser_id
        where kind = 'postback_in'
          and log.url not like 'https://pb.sluice.example/api/v1/public/postback/' || left(advertisers.api_token, 4) || '•••?%'`),
    ).toEqual([]);
  });

  it('has reports about leads under the IDs that were sent', async () => {
    const found = await rows<{ same: boolean }>(
      `select leads.secure_id = substring(url from '[?&]lead_id=([^&]*)') as same from postback_logs as log
       join leads on leads.tenant_id = log.tenant_id and leads.id = log.lead_id
       where kind = 'postback_in' and url ~ '[?&]lead_id='`,
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ same }) => !same)).toEqual([]);
  });

  it('reports an unsent lead at the time it was left unsent', async () => {
    const found = await rows<{ same: boolean }>(
      `select told.created_at = date_trunc('second', leads.created_at) as same from notice_event as told
       join leads on leads.tenant_id = told.tenant_id and leads.id = told.record_id
       where told.type = 'lead.unsent'`,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ same }) => !same)).toEqual([]);
  });

  it('has log rows for its customers’ figures, which changed when those were reported', async () => {
    const [found] = await rows<Record<string, number>>(
      `select count(*)::integer as days, count(log.id)::integer as logged, count(*) filter (
         where log.created_at not between played.at + interval '1 day' and to_timestamp(${now}))::integer as early
       from customer_figures as played
       left join postback_logs as log on log.tenant_id = played.tenant_id and log.customer_id = played.customer_id
         and log.result = 'customer' and log.url ~ ('[?&]date=' || substring(played.key from 5))
         and log.url ~ ('[?&]turnover=' || trim_scale(played.turnover)::text || '(&|$)')
       where played.is_daily`,
    );
    expect(found?.['days']).toBeGreaterThan(0);
    expect(found).toMatchObject({ logged: found?.['days'], early: 0 });
    expect(
      await rows(`select own.id from customers as own where updated_at <> (
        select max(created_at) from postback_logs as log where log.tenant_id = own.tenant_id
          and log.customer_id = own.id and log.result in ('created', 'customer'))`),
    ).toEqual([]);
  });

  it('has conversions in the order in which they were reported, or their leads accepted', async () => {
    expect(
      await rows(`select id from (
        select id, created_at, lag(created_at) over (partition by tenant_id, exists (
          select from payment_rules as rule where rule.tenant_id = conversions.tenant_id
            and rule.id = conversions.payment_rule_id and rule.paid_for = 'accepted_lead'
        ) order by id) as before from conversions
      ) as own where created_at < before`),
    ).toEqual([]);
  });

  it('has advances from the time they were paid', async () => {
    const found = await rows<{ same: boolean }>(
      `select moved.created_at = own.created_at as same from prepayments as own
       join advertiser_movements as moved on moved.tenant_id = own.tenant_id and moved.advertiser_id = own.advertiser_id
         and moved.cause = 'prepayment' and moved."from" is null`,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ same }) => !same)).toEqual([]);
  });
});
