import type { Words } from '../text/words.ts';

/** Why a click doesn't count as a visit, whatever the decision about it. */
export const requestFaults = {
  bot: { en: 'Known bot', ru: 'Известный бот' },
  prefetch: { en: 'Prefetched, not opened', ru: 'Загружен заранее и не открыт' },
  head: { en: 'Requested with HEAD, not opened', ru: 'Только проверен, не открыт (HEAD)' },
} satisfies Record<string, Words>;

export type RequestFault = keyof typeof requestFaults;
