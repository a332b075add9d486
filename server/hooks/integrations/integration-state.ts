import { type RawBuilder, sql } from 'kysely';
import { servedOffers } from '../../integrations/served.ts';
import { originFor } from '../origins.ts';
import { mistypedParametersSql } from './parameter-values.ts';

/** What an integration lacks, and the URL that its advertiser calls. */

/**
 * The URL for the advertiser's postbacks, with the parameters set by the integration or its template.
 * @param url URL of the installation
 */
export const postbackAddress = (row: string, url: string): RawBuilder<unknown> =>
  sql`${originFor('postback', url)} || '/api/v1/public/postback/' || ${sql.ref(`${row}.secure_id`)} || coalesce((
      select '?' || string_agg((parameter.item ->> 'name') || '=' || coalesce(nullif(parameter.item ->> 'macro', ''), '{' || (parameter.item ->> 'target') || '}'), '&' order by parameter.place)
      from jsonb_array_elements(coalesce(
        ${sql.ref(`${row}.postback`)} -> 'parameters',
        (select template.postback -> 'parameters' from integration_templates as template where template.id = ${sql.ref(`${row}.template_id`)})
      )) with ordinality as parameter (item, place)
    ), '')`;

/** What has to be filled in before an integration works; what it doesn't set itself comes from its template. */
export const missingSettingsSql = (row: string): RawBuilder<unknown> => {
  const own = (column: string) => sql.ref(`${row}.${column}`);
  const lacks = (method: string) =>
    sql`${own(`${method}_enabled`)} and coalesce(${own(method)}, template.${sql.ref(method)}) is null`;
  const rows = (table: string, holder: string, id: RawBuilder<unknown>) =>
    sql`exists (select from ${sql.table(table)} as mapped where ${sql.ref(`mapped.${holder}`)} = ${id})`;
  const lacking: [string, RawBuilder<unknown>][] = [
    ['offers', sql`cardinality(${servedOffers(row)}) = 0`],
    [
      'methods',
      sql`not (${own('out_api_enabled')} or ${own('redirect_enabled')} or ${own('api_sync_enabled')} or ${own('postback_enabled')})`,
    ],
    [
      'apiParameters',
      sql`exists (
        select from integration_template_parameters as template_parameter
        where template_parameter.integration_template_id = template.id and template_parameter.required and not exists (
          select from integration_parameters as parameter
          where parameter.integration_id = ${own('id')} and parameter.parameter_id = template_parameter.id
            and case when template_parameter.secret then parameter.secret_value is not null else parameter.value is not null end))`,
    ],
    ['unfitting', sql`cardinality(${mistypedParametersSql(row)}) > 0`],
    ['outApi', lacks('out_api')],
    ['redirect', lacks('redirect')],
    ['apiSync', lacks('api_sync')],
    ['postback', lacks('postback')],
    [
      'leadStatusMappings',
      sql`(${own('api_sync_enabled')} or ${own('postback_enabled')})
        and not ${rows('integration_status_mappings', 'integration_id', own('id'))}
        and not ${rows('integration_template_status_mappings', 'integration_template_id', sql`template.id`)}`,
    ],
  ];
  const cases = lacking.map(([name, condition]) => sql`case when ${condition} then ${sql.lit(name)} end`);
  return sql`(select array_remove(array[${sql.join(cases)}]::text[], null)
    from integration_templates as template where template.id = ${own('template_id')})`;
};
