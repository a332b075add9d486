import { boolean, entity, enumeration, owner, title, visible } from '../define.ts';

export const leadGrade = entity({
  name: { en: ['Lead grade', 'Lead grades'], ru: ['Оценка лидов', 'Оценки лидов', 'Оценок лидов'] },
  about: {
    en: 'The progress of a lead after it was sent, in the terms of its vertical.',
    ru: 'Что стало с лидом после отправки — словами его вертикали.',
  },
  path: 'user/lead_grades',
  fields: {
    vertical: owner('vertical', { en: 'Vertical', ru: 'Вертикаль' }),
    title: title({ en: 'Grade', ru: 'Оценка' }),
    final: boolean({
      en: 'Final',
      ru: 'Окончательная',
      default: false,
      filterable: true,
      help: {
        en: 'The advertiser’s reports can no longer change it; staff still can.',
        ru: 'Отчёты рекламодателя её больше не меняют; сотрудники — могут.',
      },
    }),
    tone: enumeration({
      en: 'Tone',
      ru: 'Тон',
      required: true,
      default: 'neutral',
      help: {
        en: 'The colour of the grade in lists of leads.',
        ru: 'Цвет, которым оценка показана у лидов.',
      },
      options: {
        neutral: { en: 'Neutral', ru: 'Нейтральный', tone: 'neutral' },
        info: { en: 'In progress', ru: 'В работе', tone: 'info' },
        success: { en: 'Good', ru: 'Хороший', tone: 'success' },
        warning: { en: 'Doubtful', ru: 'Сомнительный', tone: 'warning' },
        error: { en: 'Bad', ru: 'Плохой', tone: 'error' },
      },
    }),
  },
  calls: ['list', 'read'],
  displayTone: 'tone',
  permissions: { name: 'vertical' },
  // They see the grades of their leads, and look for leads by them.
  access: { affiliate: { rows: visible('vertical') } },
});
