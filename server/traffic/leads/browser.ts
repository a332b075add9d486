import { sql } from 'kysely';
import type { Reader } from '../../collections/model.ts';
import { madeAt } from '../../database/public-id.ts';
import type { LeadFacts } from '../../integrations/lead-macros.ts';

/** Returns the browser that made a click; null if the click belongs to another affiliate. */
const browserOf = async (db: Reader, affiliate: number, click: string): Promise<string | null> => {
  const clickedAt = madeAt(click);
  if (clickedAt === undefined) return null;
  const at = clickedAt / 1000;
  const found = await db
    .selectFrom('clicks')
    .select('user_agent')
    .where('secure_id', '=', click)
    .where('affiliate_id', '=', affiliate)
    .where('created_at', '>=', sql<number>`to_timestamp(${at - 1})`)
    .where('created_at', '<=', sql<number>`to_timestamp(${at + 1})`)
    .executeTakeFirst();
  return found?.user_agent ?? null;
};

interface UserAgentQuery {
  /** The texts to be filled in; the click is looked up only if they contain `{user_agent}`. */
  texts: readonly unknown[];
  read<T>(work: (db: Reader) => Promise<T>): Promise<T>;
}

/** Returns a lead with the browser of the click it came from, if its call named none. */
export const withBrowser = async (
  lead: LeadFacts,
  affiliate: number,
  { texts, read }: UserAgentQuery,
): Promise<LeadFacts> => {
  const { clickId, userAgent } = lead;
  if (userAgent || !clickId || !JSON.stringify(texts).includes('{user_agent}')) return lead;
  const found = await read((db) => browserOf(db, affiliate, clickId));
  return found === null ? lead : { ...lead, userAgent: found };
};
