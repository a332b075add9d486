import { entity } from '../define.ts';
import { statusMapping } from '../methods.ts';

export const integrationTemplateStatusMapping = entity({
  name: {
    en: ['Template status mapping', 'Template status mappings'],
    ru: [
      'Соответствие статуса шаблона',
      'Соответствия статуса шаблона',
      'Соответствий статусов шаблона',
      'Соответствия статусов шаблона',
    ],
    gender: 'neuter',
  },
  about: { en: 'Maps an advertiser’s status to a lead grade.', ru: 'Как рекламодатель называет оценку лида.' },
  path: 'user/integration_template_status_mappings',
  fields: statusMapping('integrationTemplate'),
  displayFields: 'theirs',
  unique: [['integrationTemplate', 'theirs']],
  calls: ['list', 'read'],
  permissions: { name: 'integration_template' },
});
