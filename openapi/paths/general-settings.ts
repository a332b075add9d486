import type { JsonSchema } from '../../domain/rules.ts';
import { answer, body, type ContractPart, failures, object, ref } from '../contract-part.ts';
import type { Field } from '../fields.ts';
import { isNullable, kindOf, valueSchema } from '../kinds.ts';
import { generalSettings } from '../settings.ts';

const fields: [string, Field][] = Object.entries(generalSettings);
const permission = ['settings.general.update'];
const tags = ['Network'];

const told = ({ en, help }: Field): string => (help ? `${en}. ${help.en}` : en);

const shown = (field: Field): JsonSchema => {
  const schema = kindOf(field).schema(field);
  return { ...schema, description: told(field), ...(isNullable(field) && { type: [schema['type'], 'null'] }) };
};

const version: JsonSchema = { type: 'integer', minimum: 1, description: 'The version that the change is based on; an old one is refused with 409.' };

const settings = object(
  {
    ...Object.fromEntries(fields.map(([name, field]) => [name, shown(field)])),
    apiDomains: { type: 'array', items: { type: 'string' }, description: 'Hosts that may be the API domain.' },
    version: { type: 'integer', description: 'Grows by one with every change.' },
  },
  [...fields.map(([name]) => name), 'apiDomains', 'version'],
);

const edit = object({
  version,
  ...Object.fromEntries(
    fields.flatMap(([name, field]) => (field.readOnly ? [] : [[name, { ...valueSchema(field), description: told(field) }]])),
  ),
});

const example = {
  name: 'Sluice',
  logoUrl: null,
  faviconUrl: null,
  apiDomain: null,
  baseCurrency: 'USD',
  passwordMinimum: 8,
  registration: 'moderated',
  registrationRole: null,
  apiDomains: [],
  version: 1,
};

const paging = (name: string, schema: JsonSchema, description: string) => ({ name, in: 'query', description, schema }) as const;

export default {
  schemas: { GeneralSettings: settings, GeneralSettingsEdit: edit },
  paths: {
    '/user/settings/general': {
      get: {
        operationId: 'readGeneralSettings',
        summary: 'Read what the network decided for itself',
        tags,
        'x-permission': permission,
        responses: { 200: answer('The settings.', ref('GeneralSettings'), example), ...failures(401, 403, 429, 503) },
      },
      patch: {
        operationId: 'editGeneralSettings',
        summary: 'Decide for the network',
        description: 'Takes the settings that change; the others stay.',
        tags,
        'x-permission': permission,
        requestBody: body(object({ items: { type: 'array', items: ref('GeneralSettingsEdit'), minItems: 1, maxItems: 1 } }, ['items']), {
          items: [{ version: 1, registration: 'open' }],
        }),
        responses: {
          200: answer('The settings as they are now.', object({ items: { type: 'array', items: ref('GeneralSettings') } }, ['items']), {
            items: [{ ...example, registration: 'open', version: 2 }],
          }),
          ...failures(400, 401, 403, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/settings/general/history': {
      get: {
        operationId: 'listGeneralSettingsHistory',
        summary: 'Read what was changed in the settings, the newest first',
        tags,
        'x-permission': permission,
        parameters: [
          paging('limit', { type: 'integer', minimum: 1, maximum: 500, default: 25 }, 'How many, at most.'),
          paging('offset', { type: 'integer', minimum: 0, default: 0 }, 'How many to leave out at the beginning.'),
        ],
        responses: {
          200: answer('The changes.', object({ items: { type: 'array', items: ref('HistoryEntry') }, meta: ref('ListMeta') }, ['items', 'meta']), {
            items: [
              {
                id: 7,
                at: 1767225600,
                user: 1,
                userName: 'Anna Berzina',
                impersonator: null,
                impersonatorName: null,
                action: 'edit',
                version: 2,
                changes: { registration: ['moderated', 'open'] },
              },
            ],
            meta: { totalCount: 1 },
          }),
          ...failures(400, 401, 403, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
