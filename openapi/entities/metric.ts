import { boolean, description, entity, enumeration, text, title } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

export const metric = entity({
  name: { en: ['Metric', 'Metrics'], ru: ['Метрика', 'Метрики', 'Метрик'] },
  about: {
    en: 'A figure that measures traffic: built in, or a formula over others. Each vertical selects its metrics.',
    ru: 'Показатель, по которому оценивают трафик: встроенный или формула из других. Вертикали выбирают свои.',
  },
  path: 'user/metrics',
  fields: {
    title: title({ unique: true }),
    titleRu: text({ en: 'Title in Russian', ru: 'Название на русском' }),
    description: description(),
    value: text({
      en: 'Formula',
      ru: 'Формула',
      required: true,
      maxLength: 2000,
      multiline: true,
      help: {
        en: 'Percentages count as fractions: 25% is 0.25. In the API, custom metrics are referred to as #id.',
        ru: 'Проценты считаются долями: 25 % — это 0,25. В API свои метрики указывают по #ID.',
      },
    }),
    group: enumeration({
      en: 'Group',
      ru: 'Группа',
      required: true,
      filterable: true,
      options: {
        traffic: { en: 'Traffic', ru: 'Трафик' },
        leads: { en: 'Leads', ru: 'Лиды' },
        conversions: { en: 'Conversions', ru: 'Конверсии' },
        finance: { en: 'Finance', ru: 'Финансы' },
      },
    }),
    metricType: enumeration({
      en: 'Type',
      ru: 'Тип',
      required: true,
      filterable: true,
      options: {
        amount: { en: 'Count', ru: 'Количество' },
        money: { en: 'Money', ru: 'Деньги' },
        percentages: { en: 'Percentage', ru: 'Проценты' },
      },
    }),
    outputFormat: enumeration({
      en: 'Shown as',
      ru: 'Вид',
      required: true,
      options: {
        whole: { en: 'Whole number', ru: 'Целое число' },
        decimals: { en: 'Two decimals', ru: 'Два знака после запятой' },
      },
    }),
    editable: boolean({
      en: 'Editable',
      ru: 'Можно изменить',
      readOnly: true,
      default: true,
      help: { en: 'False for built-in metrics.', ru: 'Встроенные изменить нельзя.' },
    }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone'],
  locked: { by: 'editable', is: false },
  permissions: { name: 'metrics', menu: 'metrics.read' },
  menu: { staff: { group: 'settings', order: 60 } },
  displayRussian: 'titleRu',
  list: {
    columns: ['id', 'title', 'titleRu', 'status', 'group', 'metricType', 'outputFormat', 'editable', 'updatedAt'],
    filters: ['group', 'metricType'],
    orderBy: 'updatedAt:desc',
  },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['title', 'titleRu', 'description', 'value', 'group', 'metricType', 'outputFormat'],
    },
  },
});
