import type { Words } from '../../../domain/text/words.ts';

/** The texts of the bell, loaded with it. */
export const bellWords = {
  notices: { en: 'Notifications', ru: 'Уведомления' },
  unread: { en: 'Notifications, unread: {0}', ru: 'Уведомления, непрочитанных: {0}' },
  allRead: { en: 'Mark all as read', ru: 'Прочитать все' },
  read: { en: 'Mark as read: {0}', ru: 'Отметить прочитанным: {0}' },
  isUnread: { en: 'Unread', ru: 'Не прочитано' },
  none: { en: 'No notifications yet', ru: 'Уведомлений пока нет' },
  noneText: {
    en: 'Events in the network that concern you will appear here.',
    ru: 'Здесь появится то, что касается вас.',
  },
  more: { en: 'Show more', ru: 'Показать ещё' },
} satisfies Record<string, Words>;
