import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type CustomerListSettings, type CustomerRow, readCustomerList } from '../../../domain/customer-lists.ts';
import type { Words } from '../../../domain/words.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { Failure } from '../../failure.ts';
import { keepCustomer } from '../customers/keep.ts';
import type { Accepted } from '../postbacks/accept.ts';
import { reasonOf } from '../postbacks/log.ts';
import type { Reporting } from './apply.ts';
import type { Round } from './claim.ts';
import { entryOf } from './log.ts';
import { askForPage } from './page.ts';
import { customerRounds } from './rounds.ts';
import { customerSettingsOf, type SyncSettings } from './settings.ts';
import { reporterOf, type SyncParts } from './statuses.ts';
import type { Kind } from './synchronizer.ts';

interface Begun {
  settings: SyncSettings<CustomerListSettings> | undefined;
  reporter: Reporting & { customerSync: number };
}

/** What is said of an answer that is no list of customers. */
export const noCustomers: Words = { en: 'The answer is no list of customers', ru: 'В ответе нет списка клиентов' };

/** The integration by which a synchronisation asks. */
export const integrationOf = async (db: TenantScope, id: number): Promise<number> => {
  const { integration } = await db.read((reader) =>
    reader
      .selectFrom('customer_syncs')
      .select('integration_id as integration')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return integration;
};

/** Rows after which a round says that it is still being worked on. */
const stretch = 50;

/** What a page came to, and what of it stands in the log. */
interface Applied {
  changes: Accepted['log'][];
  refused: number;
}

/** Writes down that a row was refused; whether it is for the first time since it was last said otherwise. */
const noteRefusal = async (db: TenantScope, id: number, said: CustomerRow, reason: string): Promise<boolean> => {
  const key = createHash('sha256')
    .update(JSON.stringify([said, reason]))
    .digest('hex');
  const { rows } = await db.write((transaction) =>
    sql<{ is_new: boolean }>`
      insert into customer_sync_refusal (customer_sync_id, row_key) values (${id}, ${key})
      on conflict (tenant_id, customer_sync_id, row_key) do update set seen_at = now()
      returning xmax = 0 as is_new`.execute(transaction),
  );
  return rows[0]?.is_new === true;
};

/** Forgets refusals of what this round was not told any more. */
const forgetRefusals = (db: TenantScope, { of }: Round): Promise<unknown> =>
  db.write((transaction) =>
    sql`delete from customer_sync_refusal as refusal using customer_sync_round as round
      where refusal.customer_sync_id = ${of} and round.customer_sync_id = ${of} and refusal.seen_at < round.began_at`.execute(
      transaction,
    ),
  );

/** Does what a page says, row by row; undefined where the round is to be left. */
const applyRows = async (
  db: TenantScope,
  rows: readonly CustomerRow[],
  { customerSync, integration, ...reporter }: Begun['reporter'],
  goesOn: () => Promise<boolean>,
): Promise<Applied | undefined> => {
  const changes: Accepted['log'][] = [];
  let refused = 0;
  for (const [place, said] of rows.entries()) {
    if (place > 0 && place % stretch === 0 && !(await goesOn())) return undefined;
    try {
      const { log } = await db.write((transaction) =>
        keepCustomer(transaction, { reporter, integration, by: 'synchronization', said }),
      );
      if (log.result === 'customer') changes.push(log);
    } catch (error) {
      if (!(error instanceof Failure) || error.status >= 500) throw error;
      refused += 1;
      const reason = reasonOf(error);
      if (await noteRefusal(db, customerSync, said, reason))
        changes.push({ result: 'refused', reason: `${JSON.stringify(said)}: ${reason}`.slice(0, 500) });
    }
  }
  return { changes, refused };
};

/** Asks advertisers for figures of their customers, by customer and day: what is said again changes nothing. */
export const customerSync = ({ sealing, outbound, writer }: SyncParts): Kind<Begun> => ({
  rounds: customerRounds,
  noSettings: { en: 'Nothing says how to ask for customers', ru: 'Не задано, как запрашивать клиентов' },
  async begin(db, { tenantId, of }) {
    const settings = await db.read((reader) => customerSettingsOf(reader, sealing, { tenantId, id: of }));
    const reporter = await reporterOf(db, await integrationOf(db, of));
    return { settings, begun: { settings, reporter: { ...reporter, customerSync: of } } };
  },
  async turn(db, { tenantId, beganAt }, page, { begun: { settings, reporter }, goesOn }) {
    const { read: rows, ...asked } = await askForPage(outbound, settings!, {
      ...{ tenantId, at: Math.floor(beganAt), page },
      readList: readCustomerList,
      noList: noCustomers,
    });
    const applied = await applyRows(db, rows, reporter, goesOn);
    if (!applied) return undefined;
    const { changes, refused } = applied;
    const changed = changes.filter(({ result }) => result === 'customer').length;
    const reason = `${rows.length} rows, ${changed} changed, ${refused} refused`;
    await writer.write(tenantId, 'postbackLog', entryOf(reporter, asked, { result: 'read', reason }));
    for (const change of changes) await writer.write(tenantId, 'postbackLog', entryOf(reporter, asked, change));
    return { count: rows.length, content: JSON.stringify(rows) };
  },
  async over(db, round) {
    await forgetRefusals(db, round);
  },
  async failed({ tenantId }, { reporter }, asked, reason) {
    await writer.write(tenantId, 'postbackLog', entryOf(reporter, asked, { result: 'failed', reason }));
  },
});
