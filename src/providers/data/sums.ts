import { isRecord, recordOf } from '../../../domain/records.ts';
/** The totals of a list’s amounts in one currency. */
export interface Sum {
  /** Its id. */
  currency: number;
  /** By field name. */
  amounts: Readonly<Record<string, string>>;
}

const isSum = (value: unknown): value is Sum => {
  const { currency, amounts } = recordOf(value);
  return typeof currency === 'number' && isRecord(amounts);
};

/** Returns the sums that a list's answer has in addition to its records. */
export const sumsIn = (answer: unknown): Sum[] => {
  const { sums } = recordOf(recordOf(answer)['meta']);
  return Array.isArray(sums) ? sums.filter(isSum) : [];
};
