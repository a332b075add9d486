import { type CustomerRow, type CustomerVerdict, readCustomerList } from '../../../domain/traffic/customer-lists.ts';
import type { Caller } from '../../access/caller.ts';
import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import type { TenantScope } from '../../database/tenant.ts';
import type { Detail } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { Outbound } from '../../outbound/client.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { dryRun, isKnown } from '../customers/store.ts';
import { customerReporterOf, noCustomers } from './customers.ts';
import { type PageExchange, fetchPage, SyncFailure } from './page.ts';
import { rowStoreOf, type StoreRow } from './rows.ts';
import { customerSettingsOf } from './settings.ts';

interface Dependencies {
  database: Database;
  model: Model;
  sealing: SecretCipher;
  outbound: Outbound;
  /** Counts an outgoing request; throws the failure `tooMany`. */
  mayTest(caller: Caller, address: string): Promise<unknown>;
}

/** How many rows a test shows. */
const maxShown = 100;

const askedSaid = (asked: PageExchange | undefined) => {
  if (!asked) return { request: null, httpStatus: null, answer: null, took: null };
  const { request, httpStatus, answer, took } = asked;
  const headers = Object.entries(request.headers).map(([name, value]) => ({ name, value }));
  return { request: { ...request, headers, body: request.body ?? null }, httpStatus, answer, took };
};

const unknown = new Set(['unknownTraffic', 'unknownCustomer']);

/** Returns what would become of a row if it came in now. */
const verdictOf = async (
  db: TenantScope,
  said: CustomerRow,
  { keep, advertiser }: { keep: StoreRow; advertiser: number },
): Promise<{ verdict: CustomerVerdict; detail?: Detail }> => {
  const id = said['customer_id'];
  const found = await dryRun(db, async (transaction): Promise<CustomerVerdict> => {
    const wasKnown = id !== undefined && (await isKnown(transaction, advertiser, id));
    const { log } = await keep(transaction, said);
    return log.result !== 'customer' ? 'known' : wasKnown ? 'changed' : 'new';
  });
  if ('told' in found) return { verdict: found.told };
  const { detail } = found;
  return { verdict: unknown.has(detail.type) ? 'unknown' : 'faulty', detail };
};

/** Handlers for testing synchronisations of customers. */
export const createCustomerSyncHandlers = (parts: Dependencies): Handlers => ({
  async testCustomerSync({ params: { id }, caller, request, language }: Call<{ id: number }>) {
    const { database, model, sealing, outbound } = parts;
    const { tenantId } = caller;
    const db = database.tenant(tenantId, 'customerSync');
    const settings = await db.read(async (reader) => {
      await readRecord(reader, model, collectionNamed(model, 'customerSync'), {
        id,
        query: { fields: ['id'] },
        caller,
      });
      return customerSettingsOf(reader, sealing, { tenantId, id });
    });
    const reporter = await customerReporterOf(db, id);
    await parts.mayTest(caller, request.ip);
    try {
      const { read, ...asked } = await fetchPage(outbound, settings!, {
        tenantId,
        at: Math.floor(Date.now() / 1000),
        page: 1,
        readList: readCustomerList,
        noList: noCustomers,
      });
      const how = { keep: rowStoreOf(read, reporter), advertiser: reporter.advertiser };
      const rows = [];
      for (const [place, said] of read.slice(0, maxShown).entries()) {
        const { verdict, detail } = await verdictOf(db, said, how);
        rows.push({
          row: place + 1,
          customerId: said['customer_id'] ?? null,
          date: said['date'] ?? null,
          verdict,
          field: detail?.path ?? null,
          message: detail ? detail.message[language] : null,
        });
      }
      return { data: { problem: null, ...askedSaid(asked), total: read.length, rows } };
    } catch (error) {
      if (!(error instanceof SyncFailure)) throw error;
      return { data: { problem: error.words[language], ...askedSaid(error.exchange), total: 0, rows: [] } };
    }
  },
});
