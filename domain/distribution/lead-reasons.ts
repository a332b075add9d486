import type { Words } from '../text/words.ts';
import { type PushFaultCode, pushFaults } from './push-faults.ts';
import { isReason, type Mask, type ReasonCode, reasons } from './reasons.ts';

/** Why a lead went no further: a check refused it, or no advertiser took it. */
export type LeadReason = ReasonCode | PushFaultCode;

const isPushFault = (code: string): code is PushFaultCode => Object.hasOwn(pushFaults, code);

/** Returns whether a stored code says why a lead went no further. */
export const isLeadReason = (code: string): code is LeadReason => isPushFault(code) || isReason(code);

/** Returns a reason in words, for staff, and the mask that affiliates are shown in its place. */
export const reasonWords = (reason: LeadReason): { words: Words; mask: Mask } => {
  if (!isPushFault(reason)) return { words: reasons[reason].failed, mask: reasons[reason].mask };
  const { mask, ...words } = pushFaults[reason];
  return { words, mask };
};
