import { clickStatus } from '../../../domain/traffic/clicks.ts';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import type { LeadStatus } from '../../../domain/traffic/lead-statuses.ts';
import { type BaseMeasure, measureNamed, type MeasureName } from '../../../domain/statistics/measures.ts';

/** Base measures as sums over facts. */

interface Sum {
  column: string;
  /** Which facts it counts: the values of their columns. */
  where?: Readonly<Record<string, string | number>>;
}

/** Test leads are apart from all others, whatever became of them. */
const real = { is_test: 'false' };
const leads = (status: LeadStatus): Sum => ({ column: 'leads', where: { ...real, lead_status: `'${status}'` } });
const conversions = (status: keyof typeof conversionStatus): Sum => ({
  column: 'conversions',
  where: { conversion_status: conversionStatus[status] },
});
const { approved } = conversionStatus;
/** Money is earned and owed once a conversion is approved; affiliates don’t earn what they don’t see (D882, D1309). */
const revenue: Sum = { column: 'revenue', where: { conversion_status: approved } };
const payout: Sum = { column: 'payout', where: { conversion_status: approved, is_hidden: 'false' } };

/** What is added, and what is subtracted. */
const sums: Readonly<Record<BaseMeasure, readonly [Sum, Sum?]>> = {
  clicks: [{ column: 'clicks' }],
  uniqueClicks: [{ column: 'unique_clicks' }],
  validClicks: [{ column: 'clicks', where: { click_status: clickStatus.valid } }],
  leads: [{ column: 'leads', where: real }],
  newLeads: [leads('new')],
  sentLeads: [leads('sent')],
  unsentLeads: [leads('unsent')],
  failedLeads: [leads('failed')],
  heldLeads: [leads('hold')],
  invalidLeads: [leads('invalid')],
  duplicateLeads: [leads('duplicate')],
  trashLeads: [leads('trash')],
  testLeads: [{ column: 'leads', where: { is_test: 'true' } }],
  conversions: [{ column: 'conversions' }],
  approvedConversions: [conversions('approved')],
  pendingConversions: [conversions('pending')],
  deferredConversions: [conversions('deferred')],
  rejectedConversions: [conversions('rejected')],
  deposits: [{ column: 'deposits' }],
  firstDeposits: [{ column: 'first_deposits' }],
  repeatDeposits: [{ column: 'deposits' }, { column: 'first_deposits' }],
  deposited: [{ column: 'deposited' }],
  revenue: [revenue],
  payout: [payout],
  profit: [revenue, payout],
  receivedRevenue: [{ column: 'received_revenue' }],
  receivedPayout: [{ column: 'received_payout' }],
  netProfit: [{ column: 'received_revenue' }, { column: 'received_payout' }],
};

const sumSql = ({ column, where = {} }: Sum, when: string | undefined): string => {
  const conditions = [
    ...Object.entries(where).map(([name, value]) => `${name} = ${value}`),
    ...(when === undefined ? [] : [when]),
  ];
  return conditions.length > 0 ? `sumIf(${column}, ${conditions.join(' and ')})` : `sum(${column})`;
};

/** Returns the sums that a measure consists of; those of a goal count its conversions alone. */
const sumsOf = (name: MeasureName): readonly [Sum, Sum?] => {
  const named = measureNamed(name);
  if (!named) throw new RangeError(`No measure “${name}”`);
  const { measure, goal } = named;
  const [plus, minus] = sums[measure];
  if (goal === undefined) return sums[measure];
  const within = (sum: Sum): Sum => ({ ...sum, where: { ...sum.where, goal_id: goal } });
  return minus ? [within(plus), within(minus)] : [within(plus)];
};

/** @param when restricts the facts further than the measure itself does */
export const measureSql = (name: MeasureName, when?: string): string => {
  const [plus, minus] = sumsOf(name);
  return minus ? `${sumSql(plus, when)} - ${sumSql(minus, when)}` : sumSql(plus, when);
};

/** Returns the fact columns that measures need. */
export const columnsOf = (names: readonly MeasureName[]): string[] => [
  ...new Set(
    names.flatMap((name) => sumsOf(name).flatMap((sum) => (sum ? [sum.column, ...Object.keys(sum.where ?? {})] : []))),
  ),
];
