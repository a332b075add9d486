import { type CustomerListSettings, readCustomerList } from '../../../domain/traffic/customer-lists.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Model } from '../../collections/model.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { reasonWords } from '../advertiser-postbacks/log.ts';
import { entryOf } from './log.ts';
import { fetchPage } from './page.ts';
import { customerRounds } from './rounds.ts';
import { applyRows, type CustomerReporting, forgetRound } from './rows.ts';
import { customerSettingsOf, type SyncSettings } from './settings.ts';
import { reporterOf, type SyncParts } from './statuses.ts';
import type { Kind } from './synchronizer.ts';

interface Begun {
  settings: SyncSettings<CustomerListSettings> | undefined;
  reporter: CustomerReporting;
}

/** The words for an answer that is not a list of customers. */
export const noCustomers: Words = { en: 'The response is not a list of customers', ru: 'В ответе нет списка клиентов' };

const pageRead: Words = {
  en: '{0|row|rows}, {1} changed, {2} refused',
  ru: 'Строк: {0}, изменено: {1}, отклонено: {2}',
};

/** Returns who reports customers through a synchronisation: the advertiser of its integration. */
export const customerReporterOf = async (db: TenantScope, id: number): Promise<CustomerReporting> => {
  const { integration } = await db.read((reader) =>
    reader
      .selectFrom('customer_syncs')
      .select('integration_id as integration')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return { ...(await reporterOf(db, integration)), customerSync: id };
};

/** Asks advertisers for their customers' figures, by customer and day; repeated figures change nothing. */
export const customerSync = ({ sealing, outbound, writer, model }: SyncParts & { model: Model }): Kind<Begun> => ({
  rounds: customerRounds,
  noSettings: { en: 'Requesting customers is not set up', ru: 'Не задано, как запрашивать клиентов' },
  async begin(db, { tenantId, of }) {
    const settings = await db.read((reader) => customerSettingsOf(reader, sealing, { tenantId, id: of }));
    return { settings, begun: { settings, reporter: await customerReporterOf(db, of) } };
  },
  async turn(db, { tenantId, beganAt }, page, { begun: { settings, reporter }, goesOn }) {
    const { read: rows, ...asked } = await fetchPage(outbound, settings!, {
      tenantId,
      at: Math.floor(beganAt),
      page,
      readList: readCustomerList,
      noList: noCustomers,
    });
    const applied = await applyRows(db, rows, { page, model, reporter, asked, goesOn });
    if (!applied) return undefined;
    const reason = reasonWords(pageRead, rows.length, applied.changed, applied.refused);
    await writer.write(tenantId, 'postbackLog', entryOf(reporter, asked, { result: 'read', reason }));
    return { count: rows.length, content: JSON.stringify(rows) };
  },
  over: (db, { of }) => forgetRound(db, of),
  async failed({ tenantId }, { reporter }, asked, reason) {
    await writer.write(
      tenantId,
      'postbackLog',
      entryOf(reporter, asked, { result: 'failed', reason: reasonWords(reason) }),
    );
  },
});
