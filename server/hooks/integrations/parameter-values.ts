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
  sql`array(select asked.title from integration_parameters as given
    join integration_template_parameters as asked on asked.id = given.parameter_id
    where given.integration_id = ${sql.ref(`${row}.id`)} and not asked.secret
      and given.value !~ ${patternOf(sql`asked.type`)}
    order by asked.position, asked.id)`;

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
    select integrations.title as integration, given.parameter_id as parameter, given.value,
      given.secret_value is not null as "isSecret"
    from integration_parameters as given join integrations on integrations.id = given.integration_id
    where given.parameter_id = any(${[...parameters]}::bigint[]) and (given.value is not null or given.secret_value is not null)
    order by integrations.title, integrations.id, given.parameter_id`.execute(db);
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
