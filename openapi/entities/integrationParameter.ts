import { entity, one, owner, secret, text, visible } from '../define.ts';

export const integrationParameter = entity({
  name: {
    en: ['Integration parameter', 'Integration parameters'],
    ru: ['Параметр интеграции', 'Параметра интеграции', 'Параметров интеграции', 'Параметры интеграции'],
  },
  about: {
    en: 'An advertiser’s value for a parameter of the template.',
    ru: 'Значение параметра шаблона у рекламодателя.',
  },
  path: 'user/integration_parameters',
  fields: {
    integration: owner('integration', { en: 'Integration', ru: 'Интеграция' }),
    parameter: one('integrationTemplateParameter', { en: 'Parameter', ru: 'Параметр', required: true }),
    value: text({ en: 'Value', ru: 'Значение', maxLength: 1000 }),
    ...secret('secretValue', { en: 'Secret value', ru: 'Секретное значение' }),
  },
  displayFields: 'parameter',
  unique: [['integration', 'parameter']],
  calls: ['list', 'read'],
  permissions: { name: 'integration' },
  access: {
    manager: { rows: visible('integration') },
    advertiser_manager: { rows: visible('integration') },
    advertiser_member: { rows: visible('integration') },
  },
});
