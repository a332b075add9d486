import type { Kysely, Transaction } from 'kysely';
import { rolledBack } from '../../database/rolled-back.ts';
import type { Tables } from '../../database/tables.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { violation, type Detail, Failure, invalid } from '../../failure.ts';
import { type Accepted, acceptCustomer } from '../advertiser-postbacks/accept.ts';
import { findOrigin } from '../advertiser-postbacks/origin.ts';
import { about, refusingOverflow } from '../advertiser-postbacks/refusals.ts';
import { reportIn } from '../advertiser-postbacks/report.ts';
import type { Reporter } from '../advertiser-postbacks/reporters.ts';
import { readTerms } from '../advertiser-postbacks/terms.ts';
import { knownCustomer } from './record.ts';
import { readCustomerReport } from './report.ts';

/** A row about a customer, in the terms of a postback, and who reports it. */
interface CustomerRowReport {
  reporter: Pick<Reporter, 'advertiser' | 'defaultCurrency'>;
  integration?: number;
  by: 'import' | 'synchronization';
  said: Readonly<Record<string, string>>;
}

/**
 * Stores what a row reports about a customer; test leads don't become customers.
 * @param db a transaction
 * @throws Failure 422; nothing was stored then
 */
export const storeCustomerReport = async (
  db: Transaction<Tables>,
  { reporter, integration, by, said }: CustomerRowReport,
): Promise<Accepted> => {
  const { advertiser } = reporter;
  const report = reportIn(new Map(Object.entries(said)), []);
  if (!report.customer) throw invalid(violation('customer_id', 'required'));
  const customer = readCustomerReport(report.customer);
  const at = Math.floor(Date.now() / 1000);
  const origin = await findOrigin(db, { ...report, advertiser, at });
  if (!origin) {
    const isNamed = report.lead !== undefined || report.traffic !== undefined;
    throw invalid(isNamed ? about('click_id', 'unknownTraffic') : about('customer_id', 'unknownCustomer'));
  }
  if (origin.lead?.isTest)
    return { id: origin.lead.id, created: false, log: { result: 'ignored', lead: origin.lead.id } };
  const terms = await readTerms(db, { report, reporter, origin, integration, at });
  const reporting = { reporter, integration, by, parameters: [], at };
  return refusingOverflow(() => acceptCustomer(db, { report, origin, terms }, reporting, customer));
};

/** Whether the advertiser has reported about a customer before. */
export const isKnown = async (db: Kysely<Tables>, advertiser: number, customerId: string): Promise<boolean> =>
  (await knownCustomer(db, advertiser, customerId)) !== undefined;

/**
 * Runs `keep` as a trial: nothing of it is stored.
 * @returns its result, or what is wrong
 */
export const dryRun = async <Told>(
  db: TenantScope,
  keep: (transaction: Transaction<Tables>) => Promise<Told>,
): Promise<{ told: Told } | { detail: Detail }> => {
  try {
    return { told: await db.write((transaction) => rolledBack(transaction, () => keep(transaction))) };
  } catch (error) {
    if (error instanceof Failure && error.status < 500)
      return { detail: error.details[0] ?? { type: error.code, message: error.words } };
    throw error;
  }
};
