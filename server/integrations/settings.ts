import { sql } from 'kysely';
import { z } from 'zod';
import type { AnswerSettings } from '../../domain/traffic/answers.ts';
import type { RequestParameter, RequestTemplate } from '../../domain/requests.ts';
import type { Reader } from '../collections/model.ts';
import { run, statement, value } from '../database/statement.ts';
import { type SecretCipher, secretPlace } from '../secrets/cipher.ts';

/** A request of an integration, from its own settings or its template, with the advertiser's parameters, decrypted. */
export interface IntegrationRequest {
  request: RequestTemplate & {
    /** Seconds. */
    timeout: number;
  };
  parameters: (RequestParameter & { secret: boolean })[];
  /** Titles of required parameters without a value. */
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

/** The settings of a request. */
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
  acceptedPattern: text,
  leadIdPattern: text,
  redirectPattern: text,
  messagePattern: text,
  refusedPattern: text,
  refusedWords: z.array(z.string()).nullish(),
  duplicateWords: z.array(z.string()).nullish(),
  invalidWords: z.array(z.string()).nullish(),
});

/** A parameter that the template asks for, and the advertiser's value for it. */
const askedParameter = z.object({
  title: z.string(),
  key: z.string(),
  placement: z.enum(['body', 'query', 'header']),
  prefix: z.string().nullable(),
  required: z.boolean(),
  secret: z.boolean(),
  value: z.string().nullable(),
  sealed: z.string().nullable(),
});

/** The parameters of the integration `own`, as JSON text. */
const parametersSql = sql<string>`(
  select coalesce(json_agg(json_build_object('title', template_parameter.title, 'key', template_parameter.key, 'placement', template_parameter.placement,
    'prefix', template_parameter.prefix, 'required', template_parameter.required, 'secret', template_parameter.secret, 'value', parameter.value,
    'sealed', parameter.secret_value) order by template_parameter.position, template_parameter.id), '[]')::text
  from integration_template_parameters as template_parameter
  left join integration_parameters as parameter on parameter.parameter_id = template_parameter.id and parameter.integration_id = integration.id
  where template_parameter.integration_template_id = integration.template_id)`;

/**
 * Reads parameters from JSON.
 * @param text the result of `parametersSql`
 */
const parametersIn = (
  sealing: SecretCipher,
  tenantId: number,
  text: string,
): Pick<IntegrationRequest, 'parameters' | 'missing'> => {
  const place = secretPlace(tenantId, 'integrationParameter', 'secretValue');
  const parameters = askedParameter
    .array()
    .parse(JSON.parse(text))
    .map(({ value, sealed, ...asked }) => ({
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

/** Returns an advertiser's values for the parameters of a template. */
export const parametersOf = async (
  db: Reader,
  sealing: SecretCipher,
  { tenantId, integration }: OfIntegration,
): Promise<Pick<IntegrationRequest, 'parameters' | 'missing'>> => {
  const found = await db
    .selectFrom('integrations as integration')
    .select(parametersSql.as('parameters'))
    .where('integration.id', '=', integration)
    .executeTakeFirst();
  return parametersIn(sealing, tenantId, found?.parameters ?? '[]');
};

const row = z.object({ id: z.number(), said: z.unknown(), parameters: z.string() });

const finding = statement(sql`
  select integration.id, coalesce(integration.out_api, template.out_api) as said, ${parametersSql} as parameters
  from integrations as integration join integration_templates as template on template.id = integration.template_id
  where integration.id = any(${value('ids')}::bigint[])`);

/** Returns how integrations send leads, by id; left out if neither the integration nor its template says so. */
export const allPushSettingsOf = async (
  db: Reader,
  sealing: SecretCipher,
  { tenantId, integrations }: { tenantId: number; integrations: readonly number[] },
): Promise<ReadonlyMap<number, PushSettings>> => {
  const found = row.array().parse(await run(db, finding, { values: { ids: [...new Set(integrations)] } }));
  return new Map(
    found.flatMap(({ id, said, parameters }): [number, PushSettings][] => {
      if (!said) return [];
      const { method, url, headers, bodyFormat, body, timeout, ...answer } = kept.parse(said);
      const settings: PushSettings = {
        ...parametersIn(sealing, tenantId, parameters),
        request: { method, url, headers: headers ?? [], bodyFormat, body: body ?? null, timeout },
        answer: Object.fromEntries(Object.entries(answer).map(([name, own]) => [name, own ?? null])),
      };
      return [[id, settings]];
    }),
  );
};

/** Returns the settings by which one integration sends leads. */
export const pushSettingsOf = async (
  db: Reader,
  sealing: SecretCipher,
  { tenantId, integration }: OfIntegration,
): Promise<PushSettings | undefined> =>
  (await allPushSettingsOf(db, sealing, { tenantId, integrations: [integration] })).get(integration);
