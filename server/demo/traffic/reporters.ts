import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import {
  type Reporter,
  type ReportingIntegration,
  readReporter,
} from '../../traffic/advertiser-postbacks/reporters.ts';

/** A demo advertiser, with what is needed for their reports. */
export interface DemoReporter extends Reporter {
  /** The token of their postback URL, as shown in the log. */
  token: string;
  /** The factor from dollars to their currency, rounded to a power of ten. */
  scale: number;
}

/** An advertiser's word for a lead grade. */
export interface StatusWord {
  word: string;
  title: string;
  tone: string;
}

/** Advertisers that something was sent to. The session is the tenant's. */
export const readReporters = async (
  db: Transaction<Tables>,
  tenantId: number,
  advertisers: ReadonlySet<number>,
): Promise<ReadonlyMap<number, DemoReporter>> => {
  const rows = await db
    .selectFrom('advertisers as own')
    .leftJoin('currencies', (join) =>
      join.onRef('currencies.tenant_id', '=', 'own.tenant_id').onRef('currencies.id', '=', 'own.default_currency_id'),
    )
    .select(['own.id', 'own.api_token', 'currencies.rate'])
    .orderBy('own.id')
    .execute();
  const known = new Map<number, DemoReporter>();
  for (const { id, api_token: token, rate } of rows) {
    if (!advertisers.has(id)) continue;
    const scale = 10 ** Math.max(0, Math.round(Math.log10(Number(rate ?? 1))));
    known.set(id, { ...(await readReporter(db, tenantId, id)), token: `${token.slice(0, 4)}•••`, scale });
  }
  return known;
};

/**
 * Returns the integration through which an advertiser reports an offer's traffic; null if they have none, undefined if
 * theirs are inactive.
 */
export const reportsBy = ({ integrations }: Reporter, offer: number): ReportingIntegration | null | undefined => {
  const serving = integrations.filter(({ offers }) => offers.includes(offer));
  return serving.length === 0 ? null : serving.find(({ isOn }) => isOn);
};

/** Returns each integration's words for leads: its own, or those of its template. The session is the tenant's. */
export const readStatusWords = async (db: Transaction<Tables>): Promise<ReadonlyMap<number, readonly StatusWord[]>> => {
  const { rows } = await sql<StatusWord & { integration: number }>`
    select own.id as integration, said.theirs as word, grades.title, grades.tone
    from integrations as own
    cross join lateral (
      select theirs, lead_grade_id, position from integration_status_mappings where integration_id = own.id
      union all
      select theirs, lead_grade_id, position from integration_template_status_mappings
      where integration_template_id = own.template_id
        and not exists (select from integration_status_mappings where integration_id = own.id)
    ) as said
    join lead_grades as grades on grades.id = said.lead_grade_id
    order by own.id, said.position, said.theirs`.execute(db);
  return Map.groupBy(rows, ({ integration }) => integration);
};
