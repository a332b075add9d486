import { type CapPeriod, capWindow } from '../../domain/cap-windows.ts';
import { add, compare, divide, multiply, subtract } from '../../domain/decimal.ts';
import { isStaff } from '../access/caller.ts';
import { holds } from '../access/permissions.ts';
import { filledCaps } from '../traffic/cap-overview.ts';
import { type Insight, insight, type Looking } from './insight.ts';

/** Caps that are full or about to be, and guarantees that the pace so far does not meet. */

type Filled = Awaited<ReturnType<typeof filledCaps>>['caps'][number];

const full = 100;
const soon = 24 * 3600;
const hour = 3600;
const most = 10;

const subjectOf = ({ cap }: Filled): Insight['subject'] => ({
  entity: 'cap',
  id: Number(cap['id']),
  title: typeof cap['title'] === 'string' ? cap['title'] : null,
});
const linkOf = ({ cap }: Filled): Insight['link'] => ({ page: 'caps', query: { offer: String(cap['offer']) } });

const filling = (one: Filled, at: number): Insight[] => {
  const { filled, fullAt, pace } = one.filling;
  if (filled < full && (fullAt === null || fullAt > at + soon)) return [];
  return [
    insight({
      ...{ key: `capFilling:${String(one.cap['id'])}`, kind: 'capFilling', at: fullAt },
      severity: filled >= full ? 'critical' : 'warning',
      subject: subjectOf(one),
      figures: { limit: String(one.cap['value']), counter: String(one.cap['counter']), filled: String(filled), pace },
      link: linkOf(one),
    }),
  ];
};

/** What will have been counted by the end of the window, if as much keeps coming. */
const expectedOf = ({ cap, filling: { pace } }: Filled, end: number, at: number): string =>
  add(String(cap['counter']), divide(multiply(pace, String(Math.max(end - at, 0))), String(hour), 2));

const atRisk = (one: Filled, at: number): Insight[] => {
  const { end } = capWindow(one.cap['period'] as CapPeriod, String(one.cap['timezone']), at);
  const guarantee = String(one.cap['guarantee'] ?? '0');
  if (end === null || compare(guarantee, '0') <= 0 || compare(String(one.cap['counter']), guarantee) >= 0) return [];
  const expected = expectedOf(one, end, at);
  if (compare(expected, guarantee) >= 0) return [];
  const figures = { guarantee, counter: String(one.cap['counter']), expected, change: subtract(expected, guarantee) };
  return [
    insight({
      ...{ key: `guaranteeAtRisk:${String(one.cap['id'])}`, kind: 'guaranteeAtRisk', severity: 'warning', at: end },
      ...{ subject: subjectOf(one), figures, link: linkOf(one) },
    }),
  ];
};

export const capsAhead = async ({ db, model, caller }: Looking): Promise<Insight[]> => {
  if (!isStaff(caller) || !holds(caller, 'cap.read')) return [];
  const { caps, at } = await filledCaps(db, model, {}, caller);
  return [
    ...caps.flatMap((one) => filling(one, at)).slice(0, most),
    ...caps.flatMap((one) => atRisk(one, at)).slice(0, most),
  ];
};
