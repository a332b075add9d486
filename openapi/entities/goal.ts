import { boolean, entity, owner, text, title, visible } from '../define.ts';

export const goal = entity({
  name: { en: ['Goal', 'Goals'], ru: ['Цель', 'Цели', 'Целей'] },
  about: {
    en: 'A step of a vertical’s funnel that a lead can reach, such as a first deposit.',
    ru: 'Шаг воронки вертикали, до которого доходит лид: например, первый депозит.',
  },
  path: 'user/goals',
  route: 'settings/goals',
  fields: {
    vertical: owner('vertical', { en: 'Vertical', ru: 'Вертикаль' }),
    title: title({ en: 'Goal', ru: 'Цель' }),
    key: text({
      en: 'Key',
      ru: 'Ключ',
      required: true,
      searchable: true,
      maxLength: 50,
      pattern: '^[a-z][a-z0-9_]*$',
      help: {
        en: 'Identifies the goal in advertisers’ postbacks. Lowercase letters, digits and underscores.',
        ru: 'По нему рекламодатели называют цель в постбэках. Строчные латинские буквы, цифры и подчёркивания.',
      },
    }),
    repeatable: boolean({
      en: 'Repeatable',
      ru: 'Повторяется',
      default: false,
      filterable: true,
      help: {
        en: 'The payment rule determines whether repeated conversions are paid. If no rule applies, every conversion with an ID from the advertiser is kept.',
        ru: 'Оплачивать ли повторные, решает правило оплаты. Если правила нет, сохраняется каждая со своим номером транзакции.',
      },
    }),
    isDeposit: boolean({
      en: 'Deposit',
      ru: 'Депозит',
      default: false,
      filterable: true,
      help: {
        en: 'Its amount counts towards the customer’s deposits.',
        ru: 'Его сумма входит во внесённое клиентом.',
      },
    }),
  },
  unique: [['vertical', 'key']],
  calls: ['list', 'read'],
  permissions: { name: 'vertical', menu: 'vertical.read' },
  menu: { staff: { group: 'settings', order: 20 } },
  // Payouts are for goals, and postbacks report them.
  access: { affiliate: { rows: visible('vertical') } },
  list: {
    columns: ['id', 'title', 'key', 'vertical', 'repeatable', 'isDeposit', 'position', 'createdAt'],
    filters: ['vertical', 'repeatable', 'isDeposit'],
    orderBy: 'position:asc',
  },
});
