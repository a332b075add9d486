import { sql } from 'kysely';
import type { macroSets } from '../../../domain/traffic/macros.ts';
import { statusWord } from '../../../domain/traffic/postback-events.ts';
import { subNames } from '../../../openapi/traffic.ts';
import type { Reader } from '../../collections/model.ts';
import { madeAt } from '../../database/public-id.ts';
import type { Claimed } from './claim.ts';

type Macros = Partial<Record<keyof (typeof macroSets)['postback'], string>>;
type OutboxEvent = Omit<Claimed, 'claim'>;

const subsOfLead = ({ lead_id: id, lead_created_at: at }: OutboxEvent, db: Reader) =>
  id === null
    ? undefined
    : db
        .selectFrom('leads')
        .select([...subNames, 'click_id', 'grade_id'])
        .where('id', '=', id)
        .$if(at !== null, (query) =>
          query
            .where('created_at', '>=', sql<number>`to_timestamp(${at})`)
            .where('created_at', '<', sql<number>`to_timestamp(${at! + 1})`),
        )
        .executeTakeFirst();

/** Reads the sub IDs of the click; another affiliate's click is ignored. */
const subsOfClick = ({ affiliate_id: affiliate }: OutboxEvent, click: string | null, db: Reader) => {
  const clickedAt = click === null ? undefined : madeAt(click);
  if (click === null || clickedAt === undefined) return undefined;
  const at = clickedAt / 1000;
  return db
    .selectFrom('clicks')
    .select(subNames)
    .where('secure_id', '=', click)
    .where('affiliate_id', '=', affiliate)
    .where('created_at', '>=', sql<number>`to_timestamp(${at - 1})`)
    .where('created_at', '<=', sql<number>`to_timestamp(${at + 1})`)
    .executeTakeFirst();
};

const namesOf = async ({ offer_id: offer, facts }: OutboxEvent, grade: number | null | undefined, db: Reader) => {
  const { goal = null, currency = null } = facts;
  return db
    .selectFrom('offers')
    .select('title as offer')
    .select((of) => [
      of.selectFrom('goals').select('key').where('id', '=', goal).as('goal'),
      of.selectFrom('currencies').select('code').where('id', '=', currency).as('currency'),
      of
        .selectFrom('lead_grades')
        .select('title')
        .where('id', '=', grade ?? null)
        .as('grade'),
    ])
    .where('id', '=', offer)
    .executeTakeFirst();
};

/** What is looked up for a postback in addition to its own data. */
export interface LookedUpFacts {
  lead: ({ click_id: string | null; grade_id: number | null } & Subs) | undefined;
  /** The click, if it belongs to the affiliate being notified. */
  click: Subs | undefined;
  names: { offer: string; goal: string | null; currency: string | null; grade: string | null } | undefined;
}
type Subs = Readonly<Record<(typeof subNames)[number], string | null>>;

/** Returns the grade that a postback reports: the one given then or, for a conversion, the lead's current one. */
export const reportedGrade = (said: OutboxEvent, lead: LookedUpFacts['lead']): number | null | undefined =>
  said.conversion_id === null ? said.facts.grade : lead?.grade_id;

/** Returns the values of a postback's macros for an event. */
export const postbackMacros = async (db: Reader, said: OutboxEvent, mappings: Mappings): Promise<Macros> => {
  const lead = await subsOfLead(said, db);
  const click = await subsOfClick(said, said.click_id ?? lead?.click_id ?? null, db);
  const names = await namesOf(said, reportedGrade(said, lead), db);
  return macrosFrom(said, mappings, { lead, click, names });
};

type Mappings = readonly { event: string; word: string }[];

/** Does the same from what was already looked up. */
export const macrosFrom = (said: OutboxEvent, mappings: Mappings, { lead, click, names }: LookedUpFacts): Macros => {
  const known: Record<Exclude<keyof Macros, `sub${number}`>, string | number | null | undefined> = {
    event: said.event,
    event_id: said.event_id,
    status: statusWord(said.event, mappings),
    click_id: said.click_id ?? lead?.click_id,
    lead_id: said.lead_id,
    transaction_id: said.conversion_id,
    goal: names?.goal,
    lead_grade: names?.grade,
    payout: said.facts.payout,
    currency: said.facts.payout === undefined ? null : names?.currency,
    offer_id: said.offer_id,
    offer: names?.offer,
    campaign_id: said.campaign_id,
    affiliate_id: said.affiliate_id,
    country: said.country,
    timestamp: said.happened_at,
  };
  const subs = subNames.map((name): [string, string | null | undefined] => [name, lead?.[name] ?? click?.[name]]);
  return Object.fromEntries(
    [...Object.entries(known), ...subs].flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
};
