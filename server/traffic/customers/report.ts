import {
  type CustomerFault,
  type CustomerFigures,
  type CustomerWords,
  figureNames,
  readCustomerFigures,
} from '../../../domain/traffic/customers.ts';
import type { Words } from '../../../domain/text/words.ts';
import { violation, type Detail, invalid } from '../../failure.ts';
import type { FiguresOf } from './record.ts';

/** What a report says about a customer, as it is written. */
export interface CustomerReport extends CustomerWords {
  id: string;
}

/** The same, parsed. */
export interface ReadCustomer {
  id: string;
  figures: CustomerFigures;
  /** The day of the figures in UTC; null if none was given. */
  day: string | null;
  /** Whether there is a figure. */
  hasFigures: boolean;
}

export const maxCustomerId = 200;

const onceNeeded: Words = {
  en: 'Send `txid` or `date` with customer figures, so that they count only once',
  ru: 'Передайте с показателями клиента `txid` или `date`, чтобы они учитывались один раз',
};

const detailOf = ({ name, fault }: CustomerFault): Detail => {
  switch (fault) {
    case 'date':
      return violation(name, 'date');
    case 'count':
      return violation(name, 'integerNumber');
    case 'negative':
      return violation(name, 'min', 0);
    case 'tooLarge':
      return violation(name, 'max', '999999999999999');
    case 'number':
      return violation(name, 'number');
  }
};

/** @throws Failure 422 if something is not a figure */
export const readCustomerReport = ({ id, ...words }: CustomerReport): ReadCustomer => {
  if (id.length > maxCustomerId) throw invalid(violation('customer_id', 'maxLength', maxCustomerId));
  const read = readCustomerFigures(words);
  if ('fault' in read) throw invalid(detailOf(read));
  return { id, ...read, hasFigures: figureNames.some((name) => words[name] !== undefined) };
};

/**
 * Returns what the figures belong to: their day, else what the advertiser has numbered.
 * @param key undefined if they have no number
 * @throws Failure 422 if there is neither
 */
export const figuresOf = ({ day }: ReadCustomer, key: string | undefined): FiguresOf => {
  if (day !== null) return { day };
  if (key === undefined) throw invalid({ path: 'txid', type: 'required', message: onceNeeded });
  return { key };
};
