import type { Words } from '../../../domain/text/words.ts';

/** The texts of the simulator, loaded with the page. */
export const simulatorWords = {
  about: {
    en: 'Who would get a click or lead, and why. Decided like live traffic, with the current settings; nothing is sent or counted.',
    ru: 'Кому достанется клик или лид и почему. Решение принимается так же, как для живого трафика, по текущим настройкам; ничего не отправляется и не считается.',
  },
  question: { en: 'Traffic', ru: 'Трафик' },
  answer: { en: 'Decision', ru: 'Решение' },
  kind: { en: 'Incoming traffic', ru: 'Что приходит' },
  kinds: { click: { en: 'Click', ru: 'Клик' }, lead: { en: 'Lead', ru: 'Лид' } },
  campaign: { en: 'Campaign', ru: 'Кампания' },
  country: { en: 'Country', ru: 'Страна' },
  language: { en: 'Language', ru: 'Язык' },
  at: { en: 'Moment (empty: now)', ru: 'Момент (пусто — сейчас)' },
  test: { en: 'Test lead', ru: 'Тестовый лид' },
  cold: { en: 'Cold traffic', ru: 'Холодный трафик' },
  firstName: { en: 'First name', ru: 'Имя' },
  lastName: { en: 'Last name', ru: 'Фамилия' },
  email: { en: 'Email', ru: 'Эл. почта' },
  phone: { en: 'Phone', ru: 'Телефон' },
  offeredTo: { en: 'Already offered to', ru: 'Уже предлагался' },
  simulate: { en: 'Simulate', ru: 'Проверить' },
  needsCampaign: { en: 'Choose a campaign', ru: 'Выберите кампанию' },
  ask: { en: 'Describe the traffic to see who would get it.', ru: 'Опишите трафик — и увидите, кому он достанется.' },
} satisfies Record<string, Words | Record<string, Words>>;
