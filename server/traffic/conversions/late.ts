import { conversionStatus, type ConversionAmounts } from '../../../domain/traffic/conversions.ts';
import type { EntityTypes } from '../../generated/records.ts';
import type { PayingRule } from '../../payment/rules.ts';

/** What the network does with conversions that are reported after the session of their click or lead is over. */
export type LateConversions = EntityTypes['generalSettings']['record']['lateConversions'];

interface Outcome {
  worth: ConversionAmounts;
  status: PayingRule['status'];
}

/** @param usual the outcome if it were in time */
export const lateOutcome = (late: LateConversions, usual: Outcome): Outcome => {
  switch (late) {
    case 'pay':
      return usual;
    case 'defer':
      return { ...usual, status: conversionStatus.deferred };
    case 'payout_none':
      return { ...usual, worth: { ...usual.worth, payout: '0' } };
    case 'reject':
      return { ...usual, status: conversionStatus.rejected };
  }
};
