import { subtract } from '../../domain/money/decimal.ts';
import type { DimensionName } from '../../domain/statistics/dimensions.ts';
import { isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import type { Values } from '../collections/model.ts';
import { titlesOf } from '../statistics/figures/titles.ts';
import { filledCaps } from '../traffic/cap-overview.ts';
import { type MissedGuarantee, missedGuarantees } from '../traffic/missed-guarantees.ts';
import { type Insight, insight, type InsightContext } from './insight.ts';

/** Caps that are full or nearly so, and guarantees that won't be met at the current pace. */

type Filled = Awaited<ReturnType<typeof filledCaps>>['caps'][number];

const full = 100;
const soon = 24 * 3600;
const maxInsights = 5;

const offerOf = (cap: Values): number => Number(cap['offer']);

/** Caps of different offers often have the same name. */
const subjectOf = (cap: Values, offers: ReadonlyMap<unknown, string> | undefined): Insight['subject'] => ({
  entity: 'cap',
  id: Number(cap['id']),
  title: [cap['title'], offers?.get(offerOf(cap))].filter((part) => typeof part === 'string').join(' · ') || null,
});
const linkOf = (cap: Values): Insight['link'] => ({ page: 'caps', query: { offer: String(offerOf(cap)) } });

const severityOf = ({ cap, filling: { filled } }: Filled): Insight['severity'] => {
  if (filled < full) return 'warning';
  // Such a cap only notifies people; it does not block traffic.
  return cap['action'] === 'notify' ? 'info' : 'critical';
};

/** What an insight says about a cap, without its name. */
type CapInsight = Omit<Insight, 'subject'>;

const filling = (one: Filled, at: number): CapInsight[] => {
  const { filled, fullAt, pace } = one.filling;
  if (filled < full && (fullAt === null || fullAt > at + soon)) return [];
  return [
    insight({
      key: `capFilling:${String(one.cap['id'])}`,
      kind: 'capFilling',
      at: fullAt,
      severity: severityOf(one),
      figures: { limit: String(one.cap['value']), counter: String(one.cap['counter']), filled: String(filled), pace },
      link: linkOf(one.cap),
    }),
  ];
};

const atRisk = ({ cap, guarantee, counted, expected, end }: MissedGuarantee): CapInsight =>
  insight({
    key: `guaranteeAtRisk:${String(cap['id'])}`,
    kind: 'guaranteeAtRisk',
    severity: 'warning',
    at: end,
    figures: { guarantee, counter: counted, expected, change: subtract(expected, guarantee) },
    link: linkOf(cap),
  });

/** Caps that block traffic come before those that only notify. */
const gravity = ({ severity }: CapInsight): number => ['critical', 'warning', 'info'].indexOf(severity);

export const capsAhead = async ({ db, model, caller, language }: InsightContext): Promise<Insight[]> => {
  if (!isStaff(caller) || !hasPermission(caller, 'cap.read')) return [];
  const { caps, at } = await filledCaps(db, model, {}, caller);
  const full = caps
    .flatMap((one) => filling(one, at).map((insight) => ({ cap: one.cap, insight })))
    .toSorted((a, b) => gravity(a.insight) - gravity(b.insight))
    .slice(0, maxInsights);
  const missed = await missedGuarantees(db, model, caller, maxInsights);
  const told = [...full, ...missed.map((one) => ({ cap: one.cap, insight: atRisk(one) }))];
  const offers = await titlesOf(
    db,
    model,
    new Map<DimensionName, number[]>([['offer', told.map(({ cap }) => offerOf(cap))]]),
    language,
  );
  return told.map(({ cap, insight }) => ({ ...insight, subject: subjectOf(cap, offers.get('offer')) }));
};
