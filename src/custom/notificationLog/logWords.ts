import type { Words } from '../../../domain/text/words.ts';
import type { Delivery } from './useDeliveries.ts';

/** The texts of the notification log, loaded with the page. */
export const logWords = {
  about: {
    en: 'Notifications sent by rules through email, Telegram and webhooks, with their outcome.',
    ru: 'Уведомления, отправленные по правилам на эл. почту, в Телеграм и на вебхуки, и их результат.',
  },
  log: { en: 'Notification log', ru: 'Журнал уведомлений' },
  event: { en: 'Event', ru: 'Событие' },
  to: { en: 'To', ru: 'Кому' },
  channel: { en: 'Channel', ru: 'Канал' },
  state: { en: 'State', ru: 'Состояние' },
  attempts: { en: 'Attempts', ru: 'Попытки' },
  happened: { en: 'Happened', ru: 'Произошло' },
  next: { en: 'Next attempt', ru: 'Следующая попытка' },
  ended: { en: 'Ended', ru: 'Завершено' },
  problem: { en: 'Last problem', ru: 'Последняя ошибка' },
  rule: { en: 'Rule', ru: 'Правило' },
  none: { en: 'Nothing was sent yet', ru: 'Пока ничего не отправлено' },
  more: { en: 'Show more', ru: 'Показать ещё' },
  authorOf: { en: 'for {0}', ru: 'от имени: {0}' },
} satisfies Record<string, Words>;

export const deliveryStateWords: Readonly<Record<Delivery['state'], Words>> = {
  waiting: { en: 'Waiting', ru: 'Ждёт' },
  delivered: { en: 'Delivered', ru: 'Доставлено' },
  given_up: { en: 'Given up', ru: 'Не доставлено' },
  withdrawn: { en: 'Withdrawn', ru: 'Отозвано' },
};

export const deliveryChannelWords: Readonly<Record<Delivery['channel'], Words>> = {
  email: { en: 'Email', ru: 'Эл. почта' },
  telegram: { en: 'Telegram', ru: 'Телеграм' },
  webhook: { en: 'Webhook', ru: 'Вебхук' },
};
