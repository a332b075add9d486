import type { Words } from '../../../domain/text/words.ts';

/** What an offer still needs, and how an affiliate starts with it. These texts are loaded with the offer's page. */
export const offerWords = {
  start: { en: 'Start promoting', ru: 'Начать работу' },
  startText: {
    en: 'One click creates a campaign with your tracking link. You can change it later.',
    ru: 'Один клик — и готова кампания с вашей трекинговой ссылкой. Всё остальное можно изменить позже.',
  },
  startAsking: {
    en: 'Select your traffic source, and a campaign with your tracking link is ready. You can change it later.',
    ru: 'Выберите источник трафика — и готова кампания с вашей трекинговой ссылкой. Всё остальное можно изменить позже.',
  },
  createAnother: { en: 'Create another campaign', ru: 'Создать ещё одну кампанию' },
  openCampaign: { en: 'Open campaign', ru: 'Открыть кампанию' },
  allCampaigns: { en: 'All your campaigns ({0})', ru: 'Все ваши кампании ({0})' },
  lacksBefore: { en: 'Still missing before this offer can go live:', ru: 'До запуска офферу не хватает:' },
  lacks: { en: 'This active offer still needs:', ru: 'Активному офферу не хватает:' },
  activates: {
    en: 'It earns nothing until these are added:',
    ru: 'Пока этого нет, заработать не получится:',
  },
  noLanding: { en: 'an active landing page', ru: 'активного лендинга' },
  noPaymentRule: { en: 'an active payment rule', ru: 'активного правила оплаты' },
  noIntegration: { en: 'an active integration', ru: 'активной интеграции' },
  pausedIntegration: { en: 'The integration “{0}” is paused: {1}', ru: 'Интеграция «{0}» на паузе: {1}' },
} satisfies Record<string, Words>;
