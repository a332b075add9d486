import { conversionStatus } from '../../../domain/conversions.ts';
import type { LeadStatus } from '../../../domain/lead-statuses.ts';
import type { MeasureName } from '../../../domain/statistics/measures.ts';

/** Base measures as sums over facts. */

interface Sum {
  column: string;
  /** Of which facts. */
  where?: string;
}

const validClick = 1;
const clicks = (where?: string): Sum => ({ column: 'clicks', ...(where && { where }) });
const leads = (status?: LeadStatus): Sum => ({
  column: 'leads',
  ...(status && { where: `lead_status = '${status}'` }),
});
const conversions = (status: keyof typeof conversionStatus): Sum => ({
  column: 'conversions',
  where: `conversion_status = ${conversionStatus[status]}`,
});
/** Money is earned and owed once a conversion is approved. */
const earned = (column: string): Sum => ({ column, where: `conversion_status = ${conversionStatus.approved}` });

/** What is added up, and what is taken off it. */
const sums: Readonly<Record<MeasureName, readonly [Sum, Sum?]>> = {
  clicks: [clicks()],
  uniqueClicks: [{ column: 'unique_clicks' }],
  validClicks: [clicks(`click_status = ${validClick}`)],
  leads: [leads()],
  sentLeads: [leads('sent')],
  unsentLeads: [leads('unsent')],
  heldLeads: [leads('hold')],
  invalidLeads: [leads('invalid')],
  duplicateLeads: [leads('duplicate')],
  trashLeads: [leads('trash')],
  conversions: [{ column: 'conversions' }],
  approvedConversions: [conversions('approved')],
  pendingConversions: [conversions('pending')],
  deferredConversions: [conversions('deferred')],
  rejectedConversions: [conversions('rejected')],
  revenue: [earned('revenue')],
  payout: [earned('payout')],
  profit: [earned('revenue'), earned('payout')],
  receivedRevenue: [{ column: 'received_revenue' }],
  receivedPayout: [{ column: 'received_payout' }],
  netProfit: [{ column: 'received_revenue' }, { column: 'received_payout' }],
};

const sumSql = ({ column, where }: Sum, when: string | undefined): string => {
  const conditions = [where, when].filter((one) => one !== undefined);
  return conditions.length > 0 ? `sumIf(${column}, ${conditions.join(' and ')})` : `sum(${column})`;
};

/** @param when of which facts beside those that the measure counts */
export const measureSql = (name: MeasureName, when?: string): string => {
  const [plus, minus] = sums[name];
  return minus ? `${sumSql(plus, when)} - ${sumSql(minus, when)}` : sumSql(plus, when);
};

/** The columns of facts that measures need. */
export const columnsOf = (names: readonly MeasureName[]): string[] => [
  ...new Set(
    names.flatMap((name) =>
      sums[name].flatMap((sum) => (sum ? [sum.column, ...(sum.where ? [sum.where.split(' ')[0]!] : [])] : [])),
    ),
  ),
];
