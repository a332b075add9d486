import type { Words } from '../../../domain/words.ts';

/** Texts about where an affiliate is paid, loaded with their card. */
export const accountWords = {
  account: { en: 'Account', ru: 'Реквизиты' },
  payTo: { en: 'Pay to', ru: 'Куда платить' },
  show: { en: 'Show in full', ru: 'Показать полностью' },
  told: {
    en: 'The history of the withdrawal method will say that you have seen it.',
    ru: 'В истории способа вывода будет записано, что вы их видели.',
  },
  copy: { en: 'Copy: {0}', ru: 'Скопировать: {0}' },
  unreadable: {
    en: 'Can’t be decrypted: it was stored under another secret. The affiliate has to enter it again.',
    ru: 'Не расшифровать: сохранено с другим секретом. Партнёру нужно ввести это заново.',
  },
  outOfUse: {
    en: 'Its payment method is inactive: no withdrawal can be requested to this account.',
    ru: 'Способ выплаты неактивен: запросить вывод на эти реквизиты нельзя.',
  },
  noLonger: {
    en: 'The network no longer pays this way. Add another withdrawal method to request withdrawals.',
    ru: 'Сеть больше не платит этим способом. Чтобы запрашивать вывод, добавьте другой способ вывода.',
  },
  waiting: {
    en: 'Waits for verification by staff: no withdrawal can be requested to this account yet.',
    ru: 'Ждёт проверки сотрудником: запросить вывод на эти реквизиты пока нельзя.',
  },
  none: { en: 'No account is filled in.', ru: 'Реквизиты не заполнены.' },
} satisfies Record<string, Words>;
