import type { Words } from '../../../domain/words.ts';

/** Texts about the people whose contact data leads contain, loaded with their card. */
export const peopleWords = {
  title: { en: 'Requests of people', ru: 'Обращения людей' },
  about: {
    en: 'For someone who asks what is held about them, or to be forgotten. Leads are found by phone in international form, or by email.',
    ru: 'Если человек спрашивает, что о нём хранится, или просит его забыть. Лиды ищутся по телефону в международном формате или по почте.',
  },
  phone: { en: 'Phone', ru: 'Телефон' },
  email: { en: 'Email', ru: 'Эл. почта' },
  report: { en: 'Download what is held', ru: 'Скачать, что хранится' },
  forget: { en: 'Forget this person', ru: 'Забыть этого человека' },
  forgetOne: { en: 'Forget “{0}”', ru: 'Забыть «{0}»' },
  forgetTitle: { en: 'Forget this person?', ru: 'Забыть этого человека?' },
  forgetText: {
    en: 'Contact data, messages, parameters and notes of all their leads are erased for good; figures stay. This can’t be undone.',
    ru: 'Контактные данные, сообщения, параметры и примечания всех лидов будут стёрты навсегда; цифры останутся. Отменить это нельзя.',
  },
  forgotten: { en: 'Forgotten. Leads emptied: {0}', ru: 'Забыто. Очищено лидов: {0}' },
  unknown: { en: 'Nothing is held about this person.', ru: 'Об этом человеке ничего не хранится.' },
} satisfies Record<string, Words>;
