import type { Words } from '../text/words.ts';
import { type ReasonCode, reasons } from './reasons.ts';

/** Contradictory settings that let nothing through, in addition to checks that fail. */
const contradictions = {
  unserved: {
    en: 'The advertiser has no active integration for the offer',
    ru: 'Оффер не обслуживает ни одна активная интеграция рекламодателя',
  },
  unvisited: { en: 'Thank-you pages get no visitors', ru: 'Страницы благодарности не получают посетителей' },
  apart: {
    en: 'Its targeting conditions and those of the advertiser or the landing page have nothing in common',
    ru: 'Фильтр не пересекается с фильтром рекламодателя или лендинга',
  },
} satisfies Record<string, Words>;

/** Why a candidate gets no traffic at all. */
export type PlanFault = ReasonCode | keyof typeof contradictions;

const isContradiction = (fault: PlanFault): fault is keyof typeof contradictions =>
  Object.hasOwn(contradictions, fault);

export const faultWords = (fault: PlanFault): Words =>
  isContradiction(fault) ? contradictions[fault] : reasons[fault].failed;
