import { type CapPeriod, capWindow } from '../../domain/cap-windows.ts';
import { add, compare, divide, multiply, subtract } from '../../domain/decimal.ts';
import type { DimensionName } from '../../domain/statistics/dimensions.ts';
import { isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { titlesOf } from '../statistics/figures/titles.ts';
import { filledCaps } from '../traffic/cap-overview.ts';
import { type Insight, insight, type InsightContext } from './insight.ts';

/** Caps that are full or nearly so, and guarantees that won't be met at the current pace. */

type Filled = Awaited<ReturnType<typeof filledCaps>>['caps'][number];

const full = 100;
const soon = 24 * 3600;
const hour = 3600;
const maxInsights = 5;

const offerOf = ({ cap }: Filled): number => Number(cap['offer']);

/** Caps of different offers often have the same name. */
const subjectOf = (one: Filled, offers: ReadonlyMap<unknown, string> | undefined): Insight['subject'] => ({
  entity: 'cap',
  id: Number(one.cap['id']),
  title: [one.cap['title'], offers?.get(offerOf(one))].filter((part) => typeof part === 'string').join(' · ') || null,
});
const linkOf = (one: Filled): Insight['link'] => ({ page: 'caps', query: { offer: String(offerOf(one)) } });

const severityOf = ({ cap, filling: { filled } }: Filled): Insight['severity'] => {
  if (filled < full) return 'warning';
  // Such a cap only notifies people; it does not block traffic.
  return cap['action'] === 'notify' ? 'info' : 'critical';
};

/** What an insight says about a cap, without its name. */
type Told = Omit<Insight, 'subject'>;

const filling = (one: Filled, at: number): Told[] => {
  const { filled, fullAt, pace } = one.filling;
  if (filled < full && (fullAt === null || fullAt > at + soon)) return [];
  return [
    insight({
      ...{ key: `capFilling:${String(one.cap['id'])}`, kind: 'capFilling', at: fullAt, severity: severityOf(one) },
      figures: { limit: String(one.cap['value']), counter: String(one.cap['counter']), filled: String(filled), pace },
      link: linkOf(one),
    }),
  ];
};

/** Returns the count expected by the end of the window at the current pace: whole numbers, or hundredths for money. */
const expectedOf = ({ cap, filling: { pace } }: Filled, end: number, at: number): string => {
  const decimals = cap['currency'] ? 2 : 0;
  return add(String(cap['counter']), divide(multiply(pace, String(Math.max(end - at, 0))), String(hour), decimals));
};

const atRisk = (one: Filled, at: number): Told[] => {
  const { end } = capWindow(one.cap['period'] as CapPeriod, String(one.cap['timezone']), at);
  const guarantee = String(one.cap['guarantee'] ?? '0');
  if (end === null || compare(guarantee, '0') <= 0 || compare(String(one.cap['counter']), guarantee) >= 0) return [];
  const expected = expectedOf(one, end, at);
  if (compare(expected, guarantee) >= 0) return [];
  const figures = { guarantee, counter: String(one.cap['counter']), expected, change: subtract(expected, guarantee) };
  return [
    insight({
      ...{ key: `guaranteeAtRisk:${String(one.cap['id'])}`, kind: 'guaranteeAtRisk', severity: 'warning', at: end },
      ...{ figures, link: linkOf(one) },
    }),
  ];
};

/** Caps that block traffic come before those that only notify. */
const gravity = ({ severity }: Told): number => ['critical', 'warning', 'info'].indexOf(severity);

export const capsAhead = async ({ db, model, caller, language }: InsightContext): Promise<Insight[]> => {
  if (!isStaff(caller) || !hasPermission(caller, 'cap.read')) return [];
  const { caps, at } = await filledCaps(db, model, {}, caller);
  const told = [filling, atRisk].flatMap((look) =>
    caps
      .flatMap((one) => look(one, at).map((insight) => ({ one, insight })))
      .toSorted((a, b) => gravity(a.insight) - gravity(b.insight))
      .slice(0, maxInsights),
  );
  const offers = await titlesOf(
    db,
    model,
    new Map<DimensionName, number[]>([['offer', told.map(({ one }) => offerOf(one))]]),
    language,
  );
  return told.map(({ one, insight }) => ({ ...insight, subject: subjectOf(one, offers.get('offer')) }));
};
