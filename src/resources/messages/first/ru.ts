import type { FirstResourceMessages } from './en.ts';

export const firstResourcesRussian: FirstResourceMessages = {
  campaigns: {
    copyLink: 'Скопировать ссылку',
    code: 'QR-код',
  },
};
