import { sql, type Transaction } from 'kysely';
import { reportedAmount } from '../../../domain/conversions.ts';
import type { Words } from '../../../domain/words.ts';
import type { Tables } from '../../database/tables.ts';
import { breaks, type Detail, Failure, invalid } from '../../failure.ts';
import type { Event } from '../../events/writer.ts';
import { changeLead } from '../leads/change.ts';
import { recordConversion } from '../conversions/record.ts';
import { gradeMeant, goalMeant } from './meanings.ts';
import { findOrigin, type Origin } from './origin.ts';
import { keptParameters, type Report, reportIn, secretIn } from './report.ts';
import type { Reporter, ReportingIntegration } from './reporters.ts';

/** What became of a postback. */
export interface Accepted {
  /** Of the conversion; of the lead where its status alone was reported; null where there is neither. */
  id: number | null;
  created: boolean;
  /** What of it stands in the log. */
  log: Pick<Event<'postbackLog'>, 'result'> & Partial<Event<'postbackLog'>>;
}

const words = {
  unknownTraffic: {
    en: 'No click or lead of this advertiser has this ID',
    ru: 'У этого рекламодателя нет клика или лида с таким ID',
  },
  unknownGoal: { en: 'No goal is meant by “{0}”', ru: 'Слову «{0}» не соответствует ни одна цель' },
  unknownStatus: { en: 'No lead grade is meant by “{0}”', ru: 'Слову «{0}» не соответствует ни одна оценка лида' },
  unknownCurrency: { en: 'The network has no currency “{0}”', ru: 'В сети нет валюты «{0}»' },
  amountNeeded: {
    en: 'The payout is a share of the amount: send it',
    ru: 'Выплата — доля от суммы: передайте сумму',
  },
  wrongSecret: { en: 'The secret is missing or wrong', ru: 'Секрет не передан или неверен' },
  switchedOff: {
    en: 'Postbacks of this integration are switched off',
    ru: 'Постбэки этой интеграции выключены',
  },
  statusIgnored: { en: 'Status without a meaning: {0}', ru: 'Статус без соответствия: {0}' },
} satisfies Record<string, Words>;

const maxTransaction = 200;

const about = (path: string, type: keyof typeof words, value = ''): Detail => ({
  path,
  type,
  message: { en: words[type].en.replace('{0}', value), ru: words[type].ru.replace('{0}', value) },
});

/** The integration by which the advertiser talks about traffic of an offer. @throws Failure 403 or 409 */
const integrationFor = (
  { integrations }: Reporter,
  offer: number,
  hasSecret: (integration: ReportingIntegration) => boolean,
): ReportingIntegration | undefined => {
  const serving = integrations.filter(({ offers }) => offers.includes(offer));
  const open = serving.filter(({ isOn }) => isOn);
  if (serving.length > 0 && open.length === 0)
    throw new Failure('refused', { details: [about('token', 'switchedOff')] });
  const entrusted = open.find(hasSecret);
  if (open.length > 0 && !entrusted) throw new Failure('forbidden', { details: [about('secret', 'wrongSecret')] });
  return entrusted;
};

const amountOf = ({ amount }: Report): string | null => {
  if (amount === undefined) return null;
  const read = reportedAmount(amount);
  if ('amount' in read) return read.amount;
  if (read.fault === 'number') throw invalid(breaks('amount', 'number'));
  throw invalid(read.fault === 'negative' ? breaks('amount', 'min', 0) : breaks('amount', 'max', '999999999999999'));
};

/** The currency of amounts: the one that is said, else the advertiser's, else the network's. */
const currencyOf = async (db: Transaction<Tables>, { currency }: Report, { defaultCurrency }: Reporter) => {
  const own = currency === undefined ? defaultCurrency : null;
  const found = await db
    .selectFrom('currencies')
    .select(['id', 'rate'])
    .$if(own !== null, (query) => query.where('id', '=', own))
    .$if(own === null, (query) =>
      query.where('code', '=', currency?.toUpperCase() ?? sql<string>`(select base_currency from settings_general)`),
    )
    .executeTakeFirst();
  if (!found) throw invalid(about('currency', 'unknownCurrency', currency));
  return found;
};

const goalOf = async (
  db: Transaction<Tables>,
  { goal }: Report,
  { offer }: Origin,
  integration: number | undefined,
): Promise<number | null | 'none'> => {
  if (goal === undefined) return null;
  const meant = await goalMeant(db, { word: goal, integration, offer });
  if (!meant) throw invalid(about('goal', 'unknownGoal', goal));
  return meant === 'none' ? 'none' : meant.id;
};

interface Graded {
  result: 'graded' | 'repeated' | 'ignored';
  reason: string | null;
}

/** Gives a lead the grade that the advertiser reports. */
const grade = async (
  db: Transaction<Tables>,
  { status }: Report,
  { lead }: Origin,
  integration: number | undefined,
): Promise<Graded | undefined> => {
  if (status === undefined) return undefined;
  const meant = await gradeMeant(db, { word: status, integration });
  if (!lead || meant === undefined || meant === 'none')
    return { result: 'ignored', reason: meant === 'none' ? null : about('status', 'statusIgnored', status).message.en };
  if (meant.id === lead.grade) return { result: 'repeated', reason: null };
  await changeLead(db, { id: lead.id }, { grade_id: meant.id }, { by: 'postback' });
  return { result: 'graded', reason: null };
};

/** A conversion that the advertiser has numbered and reported before. */
const reportedBefore = (db: Transaction<Tables>, reporter: Reporter, transaction: string | undefined) =>
  transaction === undefined
    ? undefined
    : db
        .selectFrom('conversions')
        .select(['id', 'affiliate_id', 'campaign_id', 'offer_id', 'click_id', 'country'])
        .where('advertiser_id', '=', reporter.advertiser)
        .where('transaction_id', '=', transaction)
        .executeTakeFirst();

/**
 * Does what a postback says, in one transaction: gives a lead its grade, keeps a conversion, or both. What was said
 * before changes nothing and gets the same answer.
 * @param opens whether a secret is that of an integration
 * @param at seconds UTC
 * @throws Failure 403, 409 or 422; nothing was done then
 */
export const acceptPostback = async (
  db: Transaction<Tables>,
  reporter: Reporter,
  parameters: ReadonlyMap<string, string>,
  { at, opens }: { at: number; opens(sealed: string, secret: string | undefined): boolean },
): Promise<Accepted> => {
  const report = reportIn(parameters, reporter.integrations);
  const { advertiser } = reporter;
  if (report.transaction !== undefined && report.transaction.length > maxTransaction)
    throw invalid(breaks('txid', 'maxLength', maxTransaction));
  const hasSecret = ({ secret }: ReportingIntegration): boolean =>
    secret === null || opens(secret, secretIn(parameters));
  const before = await reportedBefore(db, reporter, report.transaction);
  const origin = before ? undefined : await findOrigin(db, report, advertiser);
  const offer = before?.offer_id ?? origin?.offer;
  if (offer === undefined) {
    const path = report.lead === undefined ? 'click_id' : 'lead_id';
    const isSaid = report.lead !== undefined || report.traffic !== undefined;
    throw invalid(isSaid ? about(path, 'unknownTraffic') : breaks('click_id', 'required'));
  }
  const integration = integrationFor(reporter, offer, hasSecret)?.id;
  if (before) {
    const { id, affiliate_id: affiliate, campaign_id: campaign, click_id: clickId, country } = before;
    const log = { result: 'repeated' as const, conversion: id, integration: integration ?? null };
    return { id, created: false, log: { ...log, affiliate, campaign, offer, clickId, country } };
  }
  if (!origin) throw invalid(about('click_id', 'unknownTraffic'));
  const { click, lead, visit, affiliate, campaign, country, language, at: trafficAt } = origin;
  const log = {
    integration: integration ?? null,
    affiliate,
    campaign,
    offer,
    country,
    clickId: click,
    lead: lead?.id ?? null,
  };
  const goal = await goalOf(db, report, origin, integration);
  const graded = await grade(db, report, origin, integration);
  const isStatusAlone = graded !== undefined && report.goal === undefined && lead !== null;
  if (isStatusAlone && graded.reason !== null) throw invalid(about('status', 'unknownStatus', report.status));
  if (isStatusAlone || goal === 'none' || lead?.isTest)
    return { id: lead?.id ?? null, created: false, log: { ...log, result: 'ignored', ...(isStatusAlone && graded) } };

  const kept = await recordConversion(
    db,
    {
      click,
      lead: lead?.id ?? null,
      visit,
      affiliate,
      campaign,
      offer,
      advertiser,
      country,
      language,
      trafficAt,
      goal,
      amount: amountOf(report),
      currency: await currencyOf(db, report, reporter),
      transaction: report.transaction ?? null,
      parameters: keptParameters(parameters),
    },
    at,
  );
  if (!kept) throw invalid(about('amount', 'amountNeeded'));
  const { id, created } = kept;
  return {
    id,
    created,
    log: { ...log, result: created ? 'created' : 'repeated', conversion: id, reason: graded?.reason ?? null },
  };
};
