import { sql } from 'kysely';
import { z } from 'zod';
import type { AnswerSettings } from '../../domain/answers.ts';
import type { RequestParameter, RequestTemplate } from '../../domain/requests.ts';
import type { Reader } from '../collections/model.ts';
import { type SecretCipher, secretPlace } from '../secrets/cipher.ts';

/** A request of an integration, as it or its template says, with the advertiser's parameters, secrets open. */
export interface IntegrationRequest {
  request: RequestTemplate & {
    /** Seconds. */
    timeout: number;
  };
  parameters: (RequestParameter & { secret: boolean })[];
  /** Titles of required parameters that nothing was given for. */
  missing: string[];
}

/** How an integration sends leads. */
export interface PushSettings extends IntegrationRequest {
  answer: AnswerSettings;
}

interface OfIntegration {
  tenantId: number;
  integration: number;
}

const text = z.string().nullish();

/** What settings say of a request. */
export const requestShape = z.object({
  method: z.enum(['GET', 'POST', 'PUT']),
  url: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  bodyFormat: z.enum(['none', 'json', 'form']),
  body: text,
  timeout: z.number(),
});
const kept = requestShape.extend({
  acceptedPath: text,
  acceptedValue: text,
  leadIdPath: text,
  redirectPath: text,
  messagePath: text,
  duplicateWords: z.array(z.string()).nullish(),
  invalidWords: z.array(z.string()).nullish(),
});

/** What an advertiser gave for the parameters of a template. */
export const parametersOf = async (
  db: Reader,
  sealing: SecretCipher,
  { tenantId, integration }: OfIntegration,
): Promise<Pick<IntegrationRequest, 'parameters' | 'missing'>> => {
  const rows = await db
    .selectFrom('integrations as own')
    .innerJoin('integration_template_parameters as asked', 'asked.integration_template_id', 'own.template_id')
    .leftJoin('integration_parameters as given', (join) =>
      join.onRef('given.parameter_id', '=', 'asked.id').onRef('given.integration_id', '=', 'own.id'),
    )
    .select(['asked.title', 'asked.key', 'asked.placement', 'asked.prefix', 'asked.required', 'asked.secret'])
    .select(['given.value', 'given.secret_value'])
    .where('own.id', '=', integration)
    .orderBy('asked.position')
    .orderBy('asked.id')
    .execute();
  const place = secretPlace(tenantId, 'integrationParameter', 'secretValue');
  const parameters = rows.map(({ value, secret_value: sealed, ...asked }) => ({
    ...asked,
    value: asked.secret ? (sealed === null ? undefined : sealing.open(place, sealed)) : (value ?? undefined),
  }));
  return {
    parameters: parameters.flatMap(({ key, placement, prefix, secret, value }) =>
      value === undefined ? [] : [{ key, placement, prefix, secret, value }],
    ),
    missing: parameters.flatMap(({ title, required, value }) => (required && value === undefined ? [title] : [])),
  };
};

/** What an integration sends leads by; undefined where neither it nor its template says how. */
export const pushSettingsOf = async (
  db: Reader,
  sealing: SecretCipher,
  { tenantId, integration }: OfIntegration,
): Promise<PushSettings | undefined> => {
  const found = await db
    .selectFrom('integrations as own')
    .innerJoin('integration_templates as template', 'template.id', 'own.template_id')
    .select(sql<unknown>`coalesce(own.out_api, template.out_api)`.as('said'))
    .where('own.id', '=', integration)
    .executeTakeFirst();
  if (!found?.said) return undefined;
  const { method, url, headers, bodyFormat, body, timeout, ...answer } = kept.parse(found.said);
  return {
    ...(await parametersOf(db, sealing, { tenantId, integration })),
    request: { method, url, headers: headers ?? [], bodyFormat, body: body ?? null, timeout },
    answer: Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value ?? null])),
  };
};
