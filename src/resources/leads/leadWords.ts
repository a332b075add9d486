import type { Words } from '../../../domain/text/words.ts';

/** Texts of a lead's page, in addition to those of its definition; loaded with the page. */
export const leadWords = {
  add: { en: 'Add lead', ru: 'Добавить лид' },
  actions: {
    resend: { en: 'Resend', ru: 'Отправить снова' },
    settle: { en: 'Settle', ru: 'Уточнить исход' },
    grade: { en: 'Grade', ru: 'Оценить' },
    edit: { en: 'Correct', ru: 'Исправить' },
    trash: { en: 'Trash', ru: 'В треш' },
  },
  done: {
    resend: { en: 'Lead sent', ru: 'Лид отправлен' },
    settle: { en: 'Outcome saved', ru: 'Исход сохранён' },
    grade: { en: 'Grade saved', ru: 'Оценка сохранена' },
    edit: { en: 'Lead corrected', ru: 'Лид исправлен' },
    trash: { en: 'Lead moved to trash', ru: 'Лид в треше' },
  },
  underWay: {
    en: 'The lead is still being offered; its history will show the outcome',
    ru: 'Лид ещё предлагается рекламодателям: чем это кончится, покажет его история',
  },
  notSent: { en: 'No advertiser took the lead', ru: 'Лид никто не принял' },
  skip: { en: 'Checks to skip', ru: 'Какие проверки пропустить' },
  skips: {
    caps: { en: 'Caps', ru: 'Капы' },
    schedule: { en: 'Schedules', ru: 'Расписания' },
    duplicates: { en: 'Duplicates', ru: 'Дубли' },
    validation: { en: 'Data and inbound rules', ru: 'Данные и правила приёма' },
  },
  onlyTo: { en: 'Only to', ru: 'Только рекламодателю' },
  grade: { en: 'Grade', ru: 'Оценка' },
  accepted: { en: 'The advertiser has the lead', ru: 'Лид у рекламодателя' },
  note: { en: 'Note for the history', ru: 'Примечание для истории' },
  offeredTo: { en: 'Will be offered, in this order, to:', ru: 'Будет предложен в таком порядке:' },
  nobody: { en: 'No advertiser would get it: {0}.', ru: 'Никому не достанется: {0}.' },
} satisfies Record<string, Words | Record<string, Words>>;
