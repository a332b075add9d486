import { compare, type Decimal } from './decimal.ts';
import { conversionStatus } from './conversions.ts';
import type { ReconciliationKey } from './reconciliation-columns.ts';

/** An advertiser’s list of conversions beside one’s own: what is the same, what differs, what one of them lacks. */

export const verdicts = [
  'matched',
  'otherAmount',
  'otherStatus',
  'otherBoth',
  'missingHere',
  'missingThere',
  'faulty',
] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a row can’t be compared, and at which column that lies. */
export const rowFaults = {
  noId: 'txid',
  number: 'amount',
  negative: 'amount',
  tooLarge: 'amount',
  unknownCurrency: 'currency',
  otherCurrency: 'currency',
  unknownStatus: 'status',
  repeated: 'txid',
  formula: null,
} as const;
export type RowFault = keyof typeof rowFaults;

/** A row of the advertiser’s file. */
export interface FileRow {
  row: number;
  /** By which id it is known, and that id; absent where it has none. */
  key?: ReconciliationKey;
  reference: string;
  amount?: Decimal;
  /** Id of the currency that it names. */
  currency?: number;
  status?: number;
  fault?: RowFault;
}

/** A conversion of that advertiser. */
export interface OwnConversion {
  id: number;
  txid: string | null;
  click: string | null;
  /** Number of its lead, and its public id. */
  leads: readonly string[];
  revenue: Decimal;
  currency: number;
  status: number;
  /** Whether it is of the period, so that the file should have it. */
  isInPeriod: boolean;
}

/** A row and the conversion it is of; of one that the file lacks, the conversion alone. */
export interface ComparedRow {
  verdict: Verdict;
  file?: FileRow;
  own?: OwnConversion;
  fault?: RowFault;
}

const idsOf = (own: OwnConversion, key: ReconciliationKey): readonly string[] => {
  if (key === 'lead_id') return own.leads;
  const id = key === 'txid' ? own.txid : own.click;
  return id === null ? [] : [id];
};

const byId = (conversions: readonly OwnConversion[], key: ReconciliationKey): Map<string, OwnConversion[]> => {
  const found = new Map<string, OwnConversion[]>();
  for (const own of conversions)
    for (const id of idsOf(own, key)) {
      const others = found.get(id);
      if (others) others.push(own);
      else found.set(id, [own]);
    }
  return found;
};

const isSameAmount = (file: FileRow, own: OwnConversion): boolean =>
  file.amount === undefined || compare(file.amount, own.revenue) === 0;

const verdictOf = (file: FileRow, own: OwnConversion): Verdict => {
  const isOtherStatus = file.status !== undefined && file.status !== own.status;
  if (isSameAmount(file, own)) return isOtherStatus ? 'otherStatus' : 'matched';
  return isOtherStatus ? 'otherBoth' : 'otherAmount';
};

const pairOf = (file: FileRow, own: OwnConversion): ComparedRow =>
  file.currency !== undefined && file.currency !== own.currency
    ? { verdict: 'faulty', fault: 'otherCurrency', file, own }
    : { verdict: verdictOf(file, own), file, own };

/**
 * Compares an advertiser’s rows with the conversions that there are. Rows and conversions of the same id, of which a
 * click has several, are paired where their amounts are the same, and what is left of them in the order of both.
 * @param conversions those of the period, and those of any other time that a row names
 * @returns a verdict for each row, in their order, and then for each conversion of the period that none names
 */
export const reconcile = (rows: readonly FileRow[], conversions: readonly OwnConversion[]): ComparedRow[] => {
  const known = {
    txid: byId(conversions, 'txid'),
    click_id: byId(conversions, 'click_id'),
    lead_id: byId(conversions, 'lead_id'),
  };
  const taken = new Set<number>();
  const paired = new Map<FileRow, OwnConversion>();
  const candidates = ({ key, reference }: FileRow): readonly OwnConversion[] =>
    key === undefined ? [] : (known[key].get(reference) ?? []);
  const pair = (fits: (file: FileRow, own: OwnConversion) => boolean): void => {
    for (const file of rows) {
      if (file.fault || paired.has(file)) continue;
      const own = candidates(file).find((one) => !taken.has(one.id) && fits(file, one));
      if (!own) continue;
      taken.add(own.id);
      paired.set(file, own);
    }
  };
  pair((file, own) => file.amount !== undefined && isSameAmount(file, own));
  pair(() => true);
  const compared = rows.map((file): ComparedRow => {
    if (file.fault) {
      for (const own of candidates(file)) taken.add(own.id);
      return { verdict: 'faulty', fault: file.fault, file };
    }
    const own = paired.get(file);
    if (own) return pairOf(file, own);
    // The conversion it names belongs to a row above.
    return candidates(file).length > 0
      ? { verdict: 'faulty', fault: 'repeated', file }
      : { verdict: 'missingHere', file };
  });
  const missing = conversions.filter(
    ({ id, isInPeriod, status }) => isInPeriod && status !== conversionStatus.rejected && !taken.has(id),
  );
  return [...compared, ...missing.map((own): ComparedRow => ({ verdict: 'missingThere', own }))];
};
