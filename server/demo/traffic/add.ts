import { sql, type Transaction } from 'kysely';
import { prepare } from '../../../domain/distribution/snapshot.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { insertEvents } from '../../events/writer.ts';
import { type PushSettings, pushSettingsOf } from '../../integrations/settings.ts';
import type { Sealing } from '../../secrets/sealing.ts';
import { readNetwork } from '../../traffic/snapshot/read.ts';
import { createdAt, type Draft, valueOf } from '../draft.ts';
import { peopleFrom } from '../network/person.ts';
import { randomFrom } from '../random.ts';
import { demoNetwork } from '../sign-ins.ts';
import { drawClicks } from './clicks.ts';
import { drawLeads } from './leads.ts';
import { days, type Sources } from './moments.ts';
import { emptyOutbox } from './outbox.ts';
import { addPostbacks } from './postbacks.ts';
import { drawPushes, writePushes } from './pushes.ts';

const seed = 20_261_122;
const day = 86_400;

interface Setting {
  drafts: readonly Draft[];
  ids: ReadonlyMap<Draft, number>;
  tenantId: number;
  /** Seconds UTC. */
  now: number;
  sealing: Sealing;
}

/** Campaigns that were there before the traffic begins: of everybody, and of those who may sign in. */
const sourcesOf = ({ drafts, ids, now }: Setting): Sources => {
  const there = drafts.filter((record) => record.entity === 'campaign' && createdAt(record) < now - (days + 1) * day);
  const idsOf = (records: readonly Draft[]): number[] => records.flatMap((record) => ids.get(record) ?? []);
  const signIns: readonly unknown[] = [demoNetwork.affiliate, demoNetwork.affiliate2];
  const isShown = (record: Draft): boolean => {
    const affiliate = drafts.find((one) => one === valueOf(record, 'affiliate'));
    return affiliate !== undefined && signIns.includes(valueOf(affiliate, 'email'));
  };
  return { all: idsOf(there), shown: idsOf(there.filter(isShown)) };
};

/** How each integration sends leads, where it does. */
const settingsOf = async (
  db: Transaction<Tables>,
  sealing: Sealing,
  tenantId: number,
): Promise<Map<number, PushSettings>> => {
  const settings = new Map<number, PushSettings>();
  for (const { id } of await db.selectFrom('integrations').select('id').execute()) {
    const said = await pushSettingsOf(db, sealing, { tenantId, integration: id });
    if (said) settings.set(id, said);
  }
  return settings;
};

/**
 * Adds the clicks and leads of the last days to a network of the demo, each decided about as live traffic is, by what is
 * set up, and what advertisers report of them; the same for the same moment. The session is that of the tenant.
 */
export const addTraffic = async (db: Transaction<Tables>, model: Model, setting: Setting): Promise<void> => {
  const { now, tenantId, sealing } = setting;
  // The owner sees all networks; traffic is decided by one.
  await sql`set local role sluice_app`.execute(db);
  const network = prepare(await readNetwork(db));
  const settings = await settingsOf(db, sealing, tenantId);
  await sql`reset role`.execute(db);
  const random = randomFrom(seed);
  const sources = sourcesOf(setting);
  const clicks = drawClicks(random, network, sources, now);
  if (clicks.length > 0) await insertEvents(db, model, 'click', clicks);
  const newPerson = peopleFrom(random, new Set());
  const leads = drawLeads(random, network, { sources, clicks, newPerson, tenantId, now });
  await writePushes(db, drawPushes(random, network, leads, settings));
  await sql`set local role sluice_app`.execute(db);
  await addPostbacks(db, model, { random, tenantId, now });
  await emptyOutbox(db, model, { random, now });
  await sql`reset role`.execute(db);
};
