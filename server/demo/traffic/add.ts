import { sql, type Transaction } from 'kysely';
import { clickStatus } from '../../../domain/traffic/clicks.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { prepareEvents } from '../../events/writer.ts';
import { type PushSettings, pushSettingsOf } from '../../integrations/settings.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { readNetwork } from '../../traffic/snapshot/read.ts';
import { createdAt, type Draft, valueOf } from '../draft.ts';
import { peopleFrom } from '../network/person.ts';
import { randomFrom } from '../random.ts';
import { demoNetwork } from '../sign-ins.ts';
import { inParallel, writeDrawn } from './batches.ts';
import { drawClicks } from './clicks.ts';
import { createCounted } from './counted.ts';
import { addPlayerActivity } from './customers.ts';
import { withoutFacts } from './facts.ts';
import { readQueues, writeRounds } from './hold-rounds.ts';
import { withoutIndexes } from './indexes.ts';
import { addInvoices } from './invoices.ts';
import { drawLeads, type KeptClick, wayName } from './leads.ts';
import { type Period, type Source, type Sources } from './moments.ts';
import { deliverOutbox } from './outbox.ts';
import { endOf, pastOf } from './past.ts';
import { addPostbacks, reviewConversions } from './postbacks.ts';
import { type PushedLead, preparePushes, pushesFrom, writeReleases } from './pushes.ts';
import { addReconciliation } from './reconciliations.ts';
import { asTenant } from './roles.ts';

const seed = 20_261_122;
/** Numbers of clicks and leads written in one batch. */
const together = { clicks: 300, leads: 100 };

interface Setting {
  drafts: readonly Draft[];
  ids: ReadonlyMap<Draft, number>;
  tenantId: number;
  period: Period;
  sealing: SecretCipher;
}

/** Returns the campaigns: all, and those of affiliates who can sign in. */
const sourcesOf = ({ drafts, ids }: Setting): Sources => {
  const campaigns = drafts.filter(({ entity }) => entity === 'campaign');
  const sourceOf = (record: Draft): Source => {
    const medium = valueOf(record, 'trafficSource') as Draft | undefined;
    const ends = [record, valueOf(record, 'offer') as Draft].flatMap((one) => endOf(one) ?? []);
    return {
      id: ids.get(record) ?? 0,
      since: createdAt(record),
      ...(ends.length > 0 && { until: Math.min(...ends) }),
      ...(medium && { medium: String(valueOf(medium, 'title')) }),
    };
  };
  const sources = (records: readonly Draft[]): Source[] => records.map(sourceOf);
  const signIns: readonly unknown[] = [demoNetwork.affiliate, demoNetwork.affiliate2];
  const isShown = (record: Draft): boolean => {
    const affiliate = drafts.find((one) => one === valueOf(record, 'affiliate'));
    return affiliate !== undefined && signIns.includes(valueOf(affiliate, 'email'));
  };
  return { all: sources(campaigns), shown: sources(campaigns.filter(isShown)) };
};

/** Returns how each integration sends leads, if it does. */
const settingsOf = async (
  db: Transaction<Tables>,
  sealing: SecretCipher,
  tenantId: number,
): Promise<Map<number, PushSettings>> => {
  const settings = new Map<number, PushSettings>();
  for (const { id } of await db.selectFrom('integrations').select('id').execute()) {
    const said = await pushSettingsOf(db, sealing, { tenantId, integration: id });
    if (said) settings.set(id, said);
  }
  return settings;
};

/** Analyses the setup's tables, which traffic reads and which have no statistics yet; partitions hold only traffic. */
const countSetUp = async (db: Transaction<Tables>): Promise<void> => {
  // A tenth of the usual sample is enough for planning, in a tenth of the time; autovacuum does a full one later.
  await sql`set local default_statistics_target = 10`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and not relispartition and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
};

/**
 * Adds the clicks and leads of some days to a demo network, each decided like live traffic according to its setup, and
 * the advertisers' reports about them; always the same for the same time. The session is the tenant's.
 */
export const addTraffic = async (db: Transaction<Tables>, model: Model, setting: Setting): Promise<void> => {
  const { period, tenantId, sealing } = setting;
  await countSetUp(db);
  // The owner sees all networks; decisions about traffic must see only one.
  await sql`set local role sluice_app`.execute(db);
  const counted = createCounted();
  const networkAt = pastOf({ ...(await readNetwork(db)), usage: counted.usage }, setting);
  const settings = await settingsOf(db, sealing, tenantId);
  const queues = await readQueues(db);
  await sql`reset role`.execute(db);
  // No two networks have events with the same ids.
  const random = randomFrom(seed + tenantId);
  const sources = sourcesOf(setting);
  if (sources.all.length === 0) return;
  const released: PushedLead[] = [];
  const clicks = new Map<string, KeptClick[]>();
  const withLeads = ['leads', 'lead_attempts', 'lead_changes'] as const;
  const indexes = {
    clicks: await withoutIndexes(db, ['clicks']),
    leads: await withoutIndexes(db, withLeads),
    // Whether a lead has one already is looked up for each conversion.
    conversions: await withoutIndexes(db, ['conversions'], ['conversions_lead_id_index']),
  };
  const writeClicks = (): Promise<void> =>
    writeDrawn(drawClicks(random, networkAt, { sources, period, counted }), together.clicks, (batch) => {
      for (const { campaign, country, clickStatus: status, secureId, language, ip, sub1, sub2, sub3 } of batch) {
        if (status !== clickStatus.valid) continue;
        const way = wayName(campaign, country);
        const known = clicks.get(way) ?? [];
        known.push({ secureId, language, ip, sub1, sub2, sub3 });
        clicks.set(way, known);
      }
      const write = prepareEvents(model, 'click', batch);
      const since = batch[0]?.createdAt ?? 0;
      return async () => {
        // Generating keeps this process busy, so the database has the time.
        await indexes.clicks.buildUntil(since);
        await write(db);
      };
    });
  const writeLeads = (): Promise<void> => {
    const pushed = pushesFrom(random, networkAt, settings, counted);
    const newPerson = peopleFrom(random);
    const leads = drawLeads(random, networkAt, { sources, clicks, newPerson, tenantId, period, queues });
    return writeDrawn(leads.map(pushed), together.leads, (batch) => {
      released.push(...batch.filter(({ releasedAt }) => releasedAt !== undefined));
      const write = preparePushes(batch.filter(({ releasedAt }) => releasedAt === undefined));
      const since = Date.parse(batch[0]?.row.created_at ?? '') / 1000;
      return async () => {
        await indexes.leads.buildUntil(since);
        await write(db);
      };
    });
  };
  const facts = {
    clicks: await withoutFacts(db, tenantId, 'clicks'),
    leads: await withoutFacts(db, tenantId, 'leads'),
    conversions: await withoutFacts(db, tenantId, 'conversions'),
    movements: await withoutFacts(db, tenantId, 'movements'),
  };
  await writeClicks();
  // Generating leads takes this process most of the time, and the database little.
  await inParallel(writeLeads(), indexes.clicks.build().then(facts.clicks));
  await counted.write(db);
  await indexes.leads.build();
  await writeReleases(db, released);
  await facts.leads();
  await asTenant(db, () =>
    addPostbacks(db, model, { random, network: networkAt(period.now * 1000), tenantId, now: period.now }),
  );
  await facts.movements();
  await asTenant(db, async () => {
    await writeRounds(db, queues, period.now);
    await addPlayerActivity(db, period.now);
    await reviewConversions(db, random, period.now);
  });
  // Staff have changed most of them by now.
  await indexes.conversions.build();
  await facts.conversions();
  await asTenant(db, async () => {
    await addInvoices(db, period);
    await addReconciliation(db, period.now);
    await deliverOutbox(db, model, { random, now: period.now });
  });
};
