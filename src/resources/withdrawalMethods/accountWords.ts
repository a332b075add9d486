import type { Words } from '../../../domain/text/words.ts';

/** Texts about where an affiliate is paid, loaded with their card. */
export const accountWords = {
  account: { en: 'Account', ru: 'Реквизиты' },
  payTo: { en: 'Pay to', ru: 'Куда платить' },
  show: { en: 'Show in full', ru: 'Показать полностью' },
  told: {
    en: 'The history of the withdrawal method will show that you viewed it.',
    ru: 'В истории способа вывода будет записано, что вы их видели.',
  },
  copy: { en: 'Copy: {0}', ru: 'Скопировать: {0}' },
  unreadable: {
    en: 'Can’t be decrypted: it was stored with another secret. The affiliate must enter it again.',
    ru: 'Не расшифровать: сохранено с другим секретом. Партнёру нужно ввести это заново.',
  },
  outOfUse: {
    en: 'The payment method is inactive: withdrawals to this account can’t be requested.',
    ru: 'Способ выплаты неактивен: запросить вывод на эти реквизиты нельзя.',
  },
  noLonger: {
    en: 'The network no longer uses this payment method. Add another withdrawal method to request withdrawals.',
    ru: 'Сеть больше не платит этим способом. Чтобы запрашивать вывод, добавьте другой способ вывода.',
  },
  waiting: {
    en: 'Waiting for verification by staff: withdrawals to this account can’t be requested yet.',
    ru: 'Ждёт проверки сотрудником: запросить вывод на эти реквизиты пока нельзя.',
  },
  none: { en: 'No account has been entered.', ru: 'Реквизиты не заполнены.' },
} satisfies Record<string, Words>;
