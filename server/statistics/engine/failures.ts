import { OperatorError } from '../../operator.ts';
/** Why figures are unavailable. */
export type UnavailableReason =
  /** The operator switched statistics off. */
  | 'off'
  /** No server is configured, and the embedded engine does not run on this machine: set `CLICKHOUSE_URL`. */
  | 'notInstalled'
  /** It does not answer: it is starting, restarting or stopped. */
  | 'unreachable'
  /** Its data is not complete yet. */
  | 'rebuilding';

const words: Record<UnavailableReason, string> = {
  off: 'Statistics are switched off (SLUICE_STATISTICS)',
  notInstalled: 'The engine of statistics is not installed: set CLICKHOUSE_URL',
  unreachable: 'The engine of statistics does not answer',
  rebuilding: 'Statistics are being rebuilt',
};

/** The statistics store can't answer now, but may soon; everything else goes on. Never caused by a query's errors. */
export class StoreUnavailable extends OperatorError {
  override name = 'StoreAway';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, options?: ErrorOptions) {
    super(words[reason], options);
    this.reason = reason;
  }
}

/** A query exceeded its limits; a smaller one would be answered. */
export class QueryRefused extends Error {
  override name = 'QueryRefused';
  readonly limit: 'memory' | 'time' | 'rows';

  constructor(limit: 'memory' | 'time' | 'rows', options?: ErrorOptions) {
    super(`A query of statistics wanted more ${limit} than it may have`, options);
    this.limit = limit;
  }
}
