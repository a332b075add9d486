import type { Words } from '../../../domain/text/words.ts';

/** Texts about who gets an offer's traffic, loaded with their card. */
export const planWords = {
  title: { en: 'Who gets the traffic', ru: 'Кому достаётся трафик' },
  click: { en: 'Clicks', ru: 'Клики' },
  lead: { en: 'Leads', ru: 'Лиды' },
  share: { en: '{0} of the traffic', ru: '{0} трафика' },
  shareOf: { en: '{0}: {1}', ru: '{0}: {1}' },
  manyCountries: { en: '{0} and {1} more', ru: '{0} и ещё {1}' },
  elsewhere: { en: 'other countries', ru: 'другие страны' },
  fromSome: { en: 'from its own affiliates', ru: 'от своих партнёров' },
  leftovers: { en: 'Traffic no other targeting takes', ru: 'То, что не взяли другие' },
  afterOthers: { en: 'If those before it take nothing', ru: 'Если не взяли те, кто выше' },
  nothing: { en: 'Nothing: {0}', ru: 'Ничего: {0}' },
  aside: {
    en: 'Shares by country. Hours, languages, traffic sources, full caps and guarantees also affect the decision.',
    ru: 'Доли по странам. Также решают часы, языки и источники трафика, заполненные капы и гарантии.',
  },
  nobody: { en: '{0}: nobody', ru: '{0}: никого' },
  nobodyThen: { en: '{0}: nobody, {1}', ru: '{0}: никого, {1}' },
  moveUp: { en: 'Move up: {0}', ru: 'Выше: {0}' },
  moveDown: { en: 'Move down: {0}', ru: 'Ниже: {0}' },
  reordered: { en: 'Order saved', ru: 'Порядок сохранён' },
} satisfies Record<string, Words>;
