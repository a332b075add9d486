import { subNames } from '../../../openapi/traffic.ts';
import type { ParameterBlock } from './block.ts';

const parameterName = { minLength: 1, maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9_\\-]*$' };

/** Returns what the visitors of a landing page bring along in addition to what its URL says. */
export const landing: ParameterBlock = (say) => ({
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    properties: {
      tracking: {
        type: 'object',
        title: say({ en: 'Tracking', ru: 'Отслеживание' }),
        additionalProperties: false,
        properties: {
          clickIdParameter: {
            type: 'string',
            title: say({ en: 'Click ID parameter', ru: 'Параметр идентификатора клика' }),
            description: say({
              en: 'Added to the target URL unless it already contains {click_id} or this parameter. Leave empty to add none.',
              ru: 'Добавляется к ссылке, если в ней ещё нет {click_id} или этого параметра. Пусто — ничего не добавлять.',
            }),
            ...parameterName,
          },
          keepQuery: {
            type: 'boolean',
            title: say({ en: 'Pass on all other query parameters', ru: 'Передавать остальные параметры запроса' }),
            description: say({
              en: 'Parameters of the click link that aren’t the network’s own.',
              ru: 'Параметры ссылки клика, которые не принадлежат самой сети.',
            }),
            default: true,
          },
          subParameters: {
            type: 'array',
            title: say({ en: 'Sub parameters to pass on', ru: 'Передаваемые sub-параметры' }),
            description: say({
              en: 'Added to the target URL unless it already contains a parameter with that name.',
              ru: 'Добавляются к ссылке, если в ней ещё нет параметра с таким именем.',
            }),
            maxItems: 20,
            default: [],
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['sub', 'name'],
              properties: {
                sub: { type: 'string', title: say({ en: 'Sub', ru: 'Sub-параметр' }), enum: [...subNames] },
                name: { type: 'string', title: say({ en: 'Passed on as', ru: 'Передавать как' }), ...parameterName },
              },
            },
          },
        },
      },
    },
  },
  uiSchema: {},
});
