import { add, compare, type Decimal } from './decimal.ts';
import { conversionStatus } from '../traffic/conversions.ts';
import type { ReconciliationKey } from './reconciliation-columns.ts';

/**
 * Compares an advertiser’s list of conversions with our own: what is the same, what differs, what one of them lacks.
 */

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

/** Why a row can’t be compared, and the column at fault. */
export const rowFaults = {
  noId: 'txid',
  number: 'amount',
  unclear: 'amount',
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
  /** The kind of id it is identified by, and that id; absent if it has none. */
  key?: ReconciliationKey;
  reference: string;
  amount?: Decimal;
  /** The id of the currency that it names. */
  currency?: number;
  status?: number;
  fault?: RowFault;
}

/** A conversion of that advertiser. */
export interface OwnConversion {
  id: number;
  txid: string | null;
  click: string | null;
  /** Its lead’s number and public id. */
  leads: readonly string[];
  revenue: Decimal;
  currency: number;
  status: number;
  /** Whether it is within the period, so that the file should have it. */
  isInPeriod: boolean;
}

/** A row and its conversion; for one that the file lacks, the conversion alone. */
export interface ComparedRow {
  verdict: Verdict;
  file?: FileRow;
  own?: OwnConversion;
  fault?: RowFault;
}

/** What conversions and file rows are matched by: an id, or an id and an amount, however the amount is written. */
const nameOf = ({ key, reference }: Pick<FileRow, 'key' | 'reference'>): string => `${key} ${reference}`;

const withAmount = (name: string, amount: Decimal): string => `${add(amount, '0')} ${name}`;

const namesOf = ({ txid, click, leads }: OwnConversion): readonly string[] => [
  ...(txid === null ? [] : [nameOf({ key: 'txid', reference: txid })]),
  ...(click === null ? [] : [nameOf({ key: 'click_id', reference: click })]),
  ...leads.map((reference) => nameOf({ key: 'lead_id', reference })),
];

/** Queues conversions by the names they are found under; each is taken once, in order. */
const createQueues = () => {
  const queues = new Map<string, OwnConversion[]>();
  // Skips what has been taken: none is looked at twice, even if many rows name one click.
  const passed = new Map<string, number>();
  return {
    add(name: string, own: OwnConversion): void {
      const others = queues.get(name);
      if (others) others.push(own);
      else queues.set(name, [own]);
    },
    all: (name: string): readonly OwnConversion[] => queues.get(name) ?? [],
    firstBut(taken: ReadonlySet<number>, name: string): OwnConversion | undefined {
      const queue = queues.get(name) ?? [];
      let place = passed.get(name) ?? 0;
      while (place < queue.length && taken.has(queue[place]!.id)) place += 1;
      passed.set(name, place);
      return queue[place];
    },
  };
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

/** The rows or conversions processed at a time; takes some milliseconds. */
const chunkSize = 500;

/** Processes items one by one, and yields after each batch of them. */
function* inStretches<Item>(items: Iterable<Item>, work: (item: Item) => void): Generator<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % chunkSize === 0) yield;
  }
}

/**
 * Compares an advertiser’s rows with the existing conversions. Rows and conversions that share an id, of which a click
 * has several, are paired by equal amounts, and the rest in the order of both. There may be hundreds of thousands, so
 * it yields again and again to give others their turn.
 * @param conversions those of the period, and those of any other time that a row names
 * @returns a verdict for each row, in order, and then for each conversion of the period that no row names
 */
export function* reconciling(
  rows: readonly FileRow[],
  conversions: readonly OwnConversion[],
): Generator<void, ComparedRow[]> {
  const asked = new Set<string>();
  yield* inStretches(rows, (file) => asked.add(nameOf(file)));
  const [named, alike] = [createQueues(), createQueues()];
  yield* inStretches(conversions, (own) => {
    for (const name of namesOf(own)) {
      if (!asked.has(name)) continue;
      named.add(name, own);
      alike.add(withAmount(name, own.revenue), own);
    }
  });
  const taken = new Set<number>();
  const paired = new Map<FileRow, OwnConversion>();
  const pair = (file: FileRow, own: OwnConversion | undefined): void => {
    if (!own) return;
    taken.add(own.id);
    paired.set(file, own);
  };
  const open = rows.filter(({ fault, key }) => !fault && key !== undefined);
  yield* inStretches(open, (file) => {
    if (file.amount !== undefined) pair(file, alike.firstBut(taken, withAmount(nameOf(file), file.amount)));
  });
  yield* inStretches(open, (file) => {
    if (!paired.has(file)) pair(file, named.firstBut(taken, nameOf(file)));
  });
  const faulty = new Set(rows.flatMap((file) => (file.fault ? [nameOf(file)] : [])));
  yield* inStretches(faulty, (name) => {
    for (const own of named.all(name)) taken.add(own.id);
  });
  const compared: ComparedRow[] = [];
  yield* inStretches(rows, (file) => {
    const own = paired.get(file);
    if (file.fault) compared.push({ verdict: 'faulty', fault: file.fault, file });
    else if (own) compared.push(pairOf(file, own));
    // The conversion it names is taken by a row above.
    else if (named.all(nameOf(file)).length > 0) compared.push({ verdict: 'faulty', fault: 'repeated', file });
    else compared.push({ verdict: 'missingHere', file });
  });
  yield* inStretches(conversions, (own) => {
    const { id, isInPeriod, status } = own;
    if (isInPeriod && status !== conversionStatus.rejected && !taken.has(id))
      compared.push({ verdict: 'missingThere', own });
  });
  return compared;
}
