import { type RawBuilder, sql } from 'kysely';
import { isOfType, parameterPatterns } from '../../../domain/parameter-types.ts';
import type { Detail } from '../../failure.ts';
import type { Change, Reader, Work } from '../../collections/hooks.ts';

/** Integrations' values for their template's parameters, whose types may change after the values were given. */

/** Returns the pattern against which the database checks values. */
const patternOf = (type: RawBuilder<unknown>): RawBuilder<unknown> => {
  const cases = Object.entries(parameterPatterns).map(
    ([name, pattern]) => sql`when ${sql.lit(name)} then ${sql.lit(pattern)}`,
  );
  return sql`case ${type} ${sql.join(cases, sql` `)} else '' end`;
};

/**
 * Returns the titles of an integration's parameters whose values don't match their type; secret ones can't be checked.
 */
export const mistypedParametersSql = (row: string): RawBuilder<unknown> =>
  sql`array(select template_parameter.title from integration_parameters as parameter
    join integration_template_parameters as template_parameter on template_parameter.id = parameter.parameter_id
    where parameter.integration_id = ${sql.ref(`${row}.id`)} and not template_parameter.secret
      and parameter.value !~ ${patternOf(sql`template_parameter.type`)}
    order by template_parameter.position, template_parameter.id)`;

const maxNames = 10;

interface GivenValue {
  integration: string;
  parameter: number;
  value: string | null;
  isSecret: boolean;
}

/** Returns the values that integrations have for these parameters. */
const givenFor = async (parameters: readonly number[], { db }: Work<Reader>): Promise<GivenValue[]> => {
  const { rows } = await sql<GivenValue>`
    select integrations.title as integration, parameter.parameter_id as parameter, parameter.value,
      parameter.secret_value is not null as "isSecret"
    from integration_parameters as parameter join integrations on integrations.id = parameter.integration_id
    where parameter.parameter_id = any(${[...parameters]}::bigint[]) and (parameter.value is not null or parameter.secret_value is not null)
    order by integrations.title, integrations.id, parameter.parameter_id`.execute(db);
  return rows;
};

/**
 * Returns the integrations, by title, whose values no longer match the types that a change gives their template's
 * parameters. Secret values can't be checked.
 */
export const mistypedAfter = async (
  { rows = [], path }: Change<'integrationTemplate'>,
  work: Work<Reader>,
): Promise<Detail[]> => {
  const retyped = rows
    .filter(({ name }) => name === 'parameters')
    .flatMap(({ kept }) => kept)
    .filter(({ before: { type: was }, values: { type } }) => type !== undefined && type !== was);
  if (retyped.length === 0) return [];
  const byId = new Map(
    retyped.map(({ before: { id, ...before }, values }) => [Number(id), { ...before, ...values }] as const),
  );
  const names = (await givenFor([...byId.keys()], work)).flatMap(({ integration, parameter, value, isSecret }) => {
    const { type, title }: { type?: unknown; title?: unknown } = byId.get(Number(parameter)) ?? {};
    const named = `${integration} (${String(title)})`;
    if (isSecret) return type === 'text' ? [] : [{ en: `${named}, secret`, ru: `${named}, секрет` }];
    return value === null || isOfType(String(type), value) ? [] : [{ en: named, ru: named }];
  });
  if (names.length === 0) return [];
  const listed = (language: 'en' | 'ru') =>
    names
      .slice(0, maxNames)
      .map((name) => name[language])
      .join('; ') + (names.length > maxNames ? '; …' : '');
  return [
    {
      path: `${path}.parameters`,
      type: 'valuesUnfitting',
      message: {
        en: `Values of these integrations may no longer fit: ${listed('en')}`,
        ru: `Значения этих интеграций могут больше не подходить: ${listed('ru')}`,
      },
    },
  ];
};
