import type { Words } from '../../domain/text/words.ts';

/** Why a message that a rule asked for is not sent. */
export const unsent = {
  unseen: { en: 'They no longer have access to the record', ru: 'Запись получателю больше недоступна' },
  unasked: { en: 'No rule requires it any more', ru: 'Ни одно правило больше не требует его' },
  notLinked: { en: 'The person has not linked the bot', ru: 'Получатель не привязал бота' },
  authorAway: {
    en: 'The author of the rule can no longer sign in',
    ru: 'Автор правила больше не может войти',
  },
} satisfies Record<string, Words>;
