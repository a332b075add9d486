import { entity, visible } from '../define.ts';
import { statusMapping } from '../methods.ts';

export const integrationStatusMapping = entity({
  name: {
    en: ['Integration status mapping', 'Integration status mappings'],
    ru: [
      'Соответствие статуса интеграции',
      'Соответствия статуса интеграции',
      'Соответствий статусов интеграции',
      'Соответствия статусов интеграции',
    ],
    gender: 'neuter',
  },
  about: { en: 'Maps an advertiser’s status to a lead grade.', ru: 'Как рекламодатель называет оценку лида.' },
  path: 'user/integration_status_mappings',
  fields: statusMapping('integration'),
  displayFields: 'theirs',
  unique: [['integration', 'theirs']],
  calls: ['list', 'read'],
  permissions: { name: 'integration' },
  access: {
    manager: { rows: visible('integration') },
    advertiser_manager: { rows: visible('integration') },
    advertiser_member: { rows: visible('integration') },
  },
});
