import { readStatusList, type StatusListSettings } from '../../../domain/status-lists.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { TenantScope } from '../../database/tenant.ts';
import type { EventWriter } from '../../events/writer.ts';
import type { Outbound } from '../../outbound/client.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { reasonWords } from '../advertiser-postbacks/log.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { applyStatuses, type Reporting } from './apply.ts';
import { entryOf } from './log.ts';
import { fetchPage } from './page.ts';
import { statusRounds } from './rounds.ts';
import { statusSettingsOf, type SyncSettings } from './settings.ts';
import type { Kind } from './synchronizer.ts';

/** What synchronisation needs. */
export interface SyncParts {
  sealing: SecretCipher;
  outbound: Outbound;
  writer: EventWriter;
}

interface Begun {
  settings: SyncSettings<StatusListSettings> | undefined;
  reporter: Reporting;
}

/** Returns who reports leads and customers through an integration. */
export const reporterOf = (db: TenantScope, integration: number): Promise<Reporting> =>
  db.read((reader) =>
    reader
      .selectFrom('integrations')
      .innerJoin('advertisers', 'advertisers.id', 'integrations.advertiser_id')
      .select(['integrations.id as integration', 'advertisers.id as advertiser'])
      .select('advertisers.default_currency_id as defaultCurrency')
      .where('integrations.id', '=', integration)
      .executeTakeFirstOrThrow(),
  );

const pageRead: Words = { en: '{0|lead|leads}, {1} changed', ru: 'Лидов: {0}, изменено: {1}' };
/** How many of the advertiser's IDs the log names: a page may have thousands. */
const maxTold = 10;
const pageReadInPart: Words = {
  en: '{0|lead|leads}, {1} changed. Skipped, as several leads have the same ID: {2}',
  ru: 'Лидов: {0}, изменено: {1}. Не изменены лиды с одинаковым ID: {2}',
};

/** Asks advertisers for the status of their leads. */
export const statusSync = ({
  sealing,
  outbound,
  writer,
  snapshots,
}: SyncParts & { snapshots: Pick<Snapshots, 'of'> }): Kind<Begun> => ({
  rounds: statusRounds,
  noSettings: { en: 'Requesting statuses is not set up', ru: 'Не задано, как запрашивать статусы' },
  async begin(db, { tenantId, of }) {
    const settings = await db.read((reader) => statusSettingsOf(reader, sealing, { tenantId, id: of }));
    return { settings, begun: { settings, reporter: await reporterOf(db, of) } };
  },
  async turn(db, { tenantId, beganAt }, page, { begun: { settings, reporter }, goesOn }) {
    const { read, ...asked } = await fetchPage(outbound, settings!, {
      tenantId,
      at: Math.floor(beganAt),
      page,
      readList: readStatusList,
      noList: { en: 'The response is not a list of leads', ru: 'В ответе нет списка лидов' },
    });
    const { statuses, count } = read;
    const network = await snapshots.of(tenantId);
    const { changes, shared, isWhole } = await applyStatuses(db, network, statuses, { reporter, goesOn });
    const words = shared.length > 0 ? pageReadInPart : pageRead;
    const reason = reasonWords(words, count, changes.length, shared.slice(0, maxTold).join(', '));
    if (isWhole) await writer.write(tenantId, 'postbackLog', entryOf(reporter, asked, { result: 'read', reason }));
    for (const change of changes) await writer.write(tenantId, 'postbackLog', entryOf(reporter, asked, change));
    return isWhole ? { count, content: JSON.stringify(statuses) } : undefined;
  },
  async failed({ tenantId }, { reporter }, asked, reason) {
    await writer.write(
      tenantId,
      'postbackLog',
      entryOf(reporter, asked, { result: 'failed', reason: reasonWords(reason) }),
    );
  },
});
