import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type Reporter, type ReportingIntegration, readReporter } from '../../traffic/postbacks/reporters.ts';

/** An advertiser of the demo, as they report. */
export interface DemoReporter extends Reporter {
  /** Of their own address, as far as the log has it. */
  token: string;
  /** So many times what it is in dollars an amount is in their currency, to a power of ten. */
  scale: number;
}

/** What an advertiser calls a grade of leads. */
export interface StatusWord {
  word: string;
  title: string;
  tone: string;
}

/** Advertisers that something was sent to. The session is that of the tenant. */
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
 * The integration by which an advertiser reports traffic of an offer; null where they have none, undefined where those they
 * have are switched off.
 */
export const reportsBy = ({ integrations }: Reporter, offer: number): ReportingIntegration | null | undefined => {
  const serving = integrations.filter(({ offers }) => offers.includes(offer));
  return serving.length === 0 ? null : serving.find(({ isOn }) => isOn);
};

/** What is said of leads by each integration: its own words, or those of its template. The session is that of the tenant. */
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
