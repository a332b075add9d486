import type { Words } from '../words.ts';
import type { Mask } from './reasons.ts';

interface PushFault extends Words {
  /** What affiliates are told. */
  mask: Mask;
}

/** Why a lead that was offered was not taken: codes that leads keep beside those of checks. */
export const pushFaults = {
  nobody_accepted: { en: 'No advertiser accepted it', ru: 'Никто из рекламодателей не принял', mask: 'nobody' },
  time_up: { en: 'Time was up before anyone accepted it', ru: 'Время вышло, никто не успел принять', mask: 'nobody' },
  outcome_unknown: {
    en: 'An advertiser gave no clear answer and may have taken it',
    ru: 'Рекламодатель не ответил внятно и мог принять',
    mask: 'delivery',
  },
  interrupted: {
    en: 'Sending was interrupted before anyone accepted it',
    ru: 'Отправка прервалась, никто не успел принять',
    mask: 'delivery',
  },
} satisfies Record<string, PushFault>;

export type PushFaultCode = keyof typeof pushFaults;
