import { entity } from '../define.ts';
import { goalMapping } from '../methods.ts';

export const integrationTemplateGoalMapping = entity({
  name: {
    en: ['Template goal mapping', 'Template goal mappings'],
    ru: [
      'Соответствие цели шаблона',
      'Соответствия цели шаблона',
      'Соответствий целей шаблона',
      'Соответствия целей шаблона',
    ],
    gender: 'neuter',
  },
  about: { en: 'Maps an advertiser’s name for a goal.', ru: 'Как рекламодатель называет цель.' },
  path: 'user/integration_template_goal_mappings',
  fields: goalMapping('integrationTemplate'),
  displayFields: 'theirs',
  unique: [['integrationTemplate', 'theirs']],
  calls: ['list', 'read'],
  permissions: { name: 'integration_template' },
});
