import {
  gridColumns,
  gridRows,
  maxFilters,
  maxFilterValues,
  maxMetrics,
  maxRows,
  type WidgetType,
  widgetTypes,
} from '../../domain/dashboards.ts';
import { rule } from '../../domain/rules.ts';
import { dimensions, filterNames } from '../../domain/statistics/dimensions.ts';
import type { Words } from '../../domain/text/words.ts';
import { boolean, entity, enumeration, integer, list, one, type Options, text, texts, visible } from '../define.ts';

const types: Readonly<Record<WidgetType, Words>> = {
  number: { en: 'Number', ru: 'Число' },
  line: { en: 'Line', ru: 'Линия' },
  bars: { en: 'Bars', ru: 'Столбцы' },
  share: { en: 'Share', ru: 'Доли' },
  table: { en: 'Table', ru: 'Таблица' },
  top: { en: 'Top list', ru: 'Рейтинг' },
  caps: { en: 'Caps', ru: 'Капы' },
  funnel: { en: 'Funnel', ru: 'Воронка' },
  leads: { en: 'Latest leads', ru: 'Последние лиды' },
};

const optionsOf = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, Words>>): Options =>
  Object.fromEntries(names.map((name) => [name, { en: words[name].en, ru: words[name].ru }]));

const metrics = texts({
  en: 'Metrics',
  ru: 'Метрики',
  help: {
    en: 'Keys of active metrics, as returned by `/stat/metrics`.',
    ru: 'Ключи активных метрик, как в `/stat/metrics`.',
  },
});

const filterValues = texts({
  en: 'Values',
  ru: 'Значения',
  required: true,
  help: {
    en: 'IDs, codes or texts. For records without a value, use `0`, or an empty text if values aren’t IDs.',
    ru: 'ID, коды или тексты; `0` или, где значения — не ID, пустой текст, если значения нет.',
  },
});

const mine = { rows: visible('dashboard') };

export const widget = entity({
  name: { en: ['Widget', 'Widgets'], ru: ['Виджет', 'Виджета', 'Виджетов', 'Виджеты'] },
  about: {
    en: 'A part of a dashboard: what it shows, and its position on a grid of 12 columns.',
    ru: 'Часть дашборда: что она показывает и её место на сетке из 12 колонок.',
  },
  path: 'user/widgets',
  fields: {
    dashboard: one('dashboard', { en: 'Dashboard', ru: 'Дашборд', required: true, createOnly: true }),
    type: enumeration({
      en: 'Type',
      ru: 'Тип',
      required: true,
      filterable: true,
      options: optionsOf(widgetTypes, types),
    }),
    title: text({
      en: 'Title',
      ru: 'Название',
      maxLength: 200,
      help: { en: 'Leave empty to name it after what it shows.', ru: 'Пусто — назвать по содержанию.' },
    }),
    metrics: { ...metrics, rules: [rule('maxItems', maxMetrics)] },
    groupBy: enumeration({ en: 'Broken down by', ru: 'Разбивка', options: optionsOf(filterNames, dimensions) }),
    filters: list(
      {
        dimension: enumeration({
          en: 'Filter',
          ru: 'Фильтр',
          required: true,
          options: optionsOf(filterNames, dimensions),
        }),
        values: { ...filterValues, rules: [rule('required'), rule('maxItems', maxFilterValues)] },
      },
      {
        en: 'Filters',
        ru: 'Фильтры',
        default: [],
        maxItems: maxFilters,
        help: {
          en: 'Limits what the widget counts, in addition to the dashboard’s period.',
          ru: 'Чем он ограничен, помимо периода дашборда.',
        },
      },
    ),
    limit: integer({ en: 'Rows', ru: 'Строки', required: true, min: 1, max: maxRows, default: 5 }),
    isCompared: boolean({ en: 'Compare with the previous period', ru: 'Сравнивать с прошлым периодом', default: true }),
    x: integer({ en: 'Column', ru: 'Колонка', required: true, min: 0, max: gridColumns - 1, default: 0 }),
    y: integer({ en: 'Row', ru: 'Ряд', required: true, min: 0, max: gridRows.last, default: 0 }),
    width: integer({ en: 'Width', ru: 'Ширина', required: true, min: 1, max: gridColumns, default: 4 }),
    height: integer({ en: 'Height', ru: 'Высота', required: true, min: 1, max: gridRows.tallest, default: 5 }),
  },
  calls: ['list', 'read', 'create', 'edit', 'delete'],
  displayFields: 'id',
  access: {
    admin: mine,
    manager: mine,
    advertiser_manager: mine,
    advertiser_member: mine,
    affiliate: mine,
  },
});
