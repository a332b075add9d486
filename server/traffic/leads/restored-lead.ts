import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Lead } from '../../../domain/distribution/traffic.ts';
import { subNames } from '../../../openapi/traffic.ts';
import type { Tables } from '../../database/tables.ts';
import type { LeadFacts } from '../../integrations/lead-macros.ts';

/** A lead restored from its row, as it was when it came in. */

type Row = Selectable<Tables['leads']>;

const storedParameters = z.array(z.object({ name: z.string(), value: z.string() }));

const fields = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  email: 'email',
  country: 'country',
  language: 'language',
  ip: 'ip',
  sourceUrl: 'source_url',
  userAgent: 'user_agent',
  ...({ sub1: 'sub1', sub2: 'sub2', sub3: 'sub3', sub4: 'sub4', sub5: 'sub5' } as const),
  ...({ sub6: 'sub6', sub7: 'sub7', sub8: 'sub8', sub9: 'sub9' } as const),
} as const satisfies Record<string, keyof Row>;

const valuesOf = (row: Row): Partial<Record<keyof typeof fields, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, column]) => (row[column] === null ? [] : [[name, String(row[column])]])),
  );

/** Returns the further parameters that the lead has, by their names. */
export const paramsOf = (row: Pick<Row, 'params'>): Record<string, string> =>
  Object.fromEntries(storedParameters.parse(row.params ?? []).map(({ name, value }) => [name, value]));

/** Returns the lead's parameters, by the names of `leadParameters` and those of the vertical. */
export const parametersOf = (row: Row): Lead['parameters'] => {
  const { userAgent: _, ...named } = valuesOf(row);
  return { ...paramsOf(row), ...named };
};

/** Returns what is filled into the requests that send the lead. */
export const factsOf = (row: Row): LeadFacts => {
  const { firstName, lastName, phone, email, country, language, ip, sourceUrl, userAgent, ...subs } = valuesOf(row);
  return {
    id: row.secure_id,
    createdAt: row.created_at,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
    ...(ip !== undefined && { ip }),
    ...(sourceUrl !== undefined && { landing: sourceUrl }),
    ...(userAgent !== undefined && { userAgent }),
    ...(row.click_id !== null && { clickId: row.click_id }),
    campaignId: row.campaign_id,
    affiliateId: row.affiliate_id,
    subs: subNames.map((name) => subs[name] ?? ''),
    params: paramsOf(row),
  };
};
