import { recordOf } from '../../../domain/records.ts';
import type { JsonSchema } from '../../../domain/rules.ts';
import type { ContractCall } from '../../http/contract.ts';

/** The first field of each file, so that later versions can be told apart. */
export const fileFormat = 'sluice-integration-template/1';
/** The URL at which the schema is published. */
export const schemaAddress = '/docs/integration-template.schema.json';

/** Returns a reference by name to something of a network, as its ids mean nothing elsewhere. */
const named = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  maxLength: 200,
  description: `${description}; null for a word that is known and ignored.`,
});

const propertiesOf = (schema: unknown): JsonSchema => recordOf(recordOf(schema)['properties']);
const itemOf = (schema: unknown): unknown => recordOf(schema)['items'];

/** Returns the rows of a file: those of the call without ids, with some fields replaced. */
const rowsOf = (rows: unknown, other: JsonSchema = {}): JsonSchema => {
  const { id: _, ...fields } = propertiesOf(itemOf(rows));
  const properties = { ...fields, ...other };
  return { type: 'array', maxItems: 100, items: { type: 'object', properties, additionalProperties: false } };
};

/**
 * Returns the schema of a template's file: what the call that creates a template takes, except for the platform and the
 * vertical, which the importing network selects.
 */
export const templateFileSchema = (calls: readonly ContractCall[]): JsonSchema => {
  const create = calls.find(({ id }) => id === 'createIntegrationTemplates')?.body;
  const { platform: _platform, vertical: _vertical, ...fields } = propertiesOf(itemOf(propertiesOf(create)['items']));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Integration template of Sluice',
    type: 'object',
    properties: {
      $schema: { type: 'string', maxLength: 500 },
      format: { type: 'string', enum: [fileFormat] },
      ...fields,
      parameters: rowsOf(fields['parameters']),
      goals: rowsOf(fields['goals'], { goal: named('Key of the vertical’s goal') }),
      leadStatusMappings: rowsOf(fields['leadStatusMappings'], {
        leadGrade: named('Title of the vertical’s lead grade'),
      }),
    },
    required: ['format', 'title', 'integrationMethodsRestrictions'],
    additionalProperties: false,
  };
};
