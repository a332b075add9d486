import type { Words } from '../../../domain/text/words.ts';

/** Texts about the people whose contact data leads contain, loaded with their card. */
export const peopleWords = {
  title: { en: 'Personal data requests', ru: 'Запросы о личных данных' },
  about: {
    en: 'For people who request their stored data or its erasure. Leads are found by phone in international format, or by email.',
    ru: 'Для людей, которые запрашивают свои данные или просят их стереть. Лиды ищутся по телефону в международном формате или по почте.',
  },
  phone: { en: 'Phone', ru: 'Телефон' },
  email: { en: 'Email', ru: 'Эл. почта' },
  report: { en: 'Download stored data', ru: 'Скачать данные' },
  forget: { en: 'Erase this person’s data', ru: 'Стереть данные этого человека' },
  forgetOne: { en: 'Erase data of “{0}”', ru: 'Стереть данные «{0}»' },
  forgetTitle: { en: 'Erase this person’s data?', ru: 'Стереть данные этого человека?' },
  forgetText: {
    en: 'Contact data, messages, parameters and notes of all their leads are permanently erased; figures remain. This can’t be undone.',
    ru: 'Контактные данные, сообщения, параметры и примечания всех лидов будут стёрты навсегда; цифры останутся. Отменить это нельзя.',
  },
  forgotten: { en: 'Data erased. Leads: {0}', ru: 'Данные стёрты. Лидов: {0}' },
  unknown: { en: 'No data is stored about this person.', ru: 'Об этом человеке ничего не хранится.' },
} satisfies Record<string, Words>;
