import { entity, visible } from '../define.ts';
import { goalMapping } from '../methods.ts';

export const integrationGoalMapping = entity({
  name: {
    en: ['Integration goal mapping', 'Integration goal mappings'],
    ru: [
      'Соответствие цели интеграции',
      'Соответствия цели интеграции',
      'Соответствий целей интеграции',
      'Соответствия целей интеграции',
    ],
    gender: 'neuter',
  },
  about: { en: 'Maps an advertiser’s name for a goal.', ru: 'Как рекламодатель называет цель.' },
  path: 'user/integration_goal_mappings',
  fields: goalMapping('integration'),
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
