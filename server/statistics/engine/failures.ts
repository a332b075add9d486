import { OperatorError } from '../../operator.ts';
/** Why figures can't be told now. */
export type UnavailableReason =
  /** The operator switched statistics off. */
  | 'off'
  /** Neither a server is named nor does the embedded engine run on this machine: set `CLICKHOUSE_URL`. */
  | 'notInstalled'
  /** It does not answer; it is starting, restarting, or ended. */
  | 'unreachable'
  /** What it holds is not whole yet. */
  | 'rebuilding';

const words: Record<UnavailableReason, string> = {
  off: 'Statistics are switched off (SLUICE_STATISTICS)',
  notInstalled: 'The engine of statistics is not installed: set CLICKHOUSE_URL',
  unreachable: 'The engine of statistics does not answer',
  rebuilding: 'Statistics are being rebuilt',
};

/** The store of statistics can't answer now, and may soon; all else goes on. Never a mistake in a query. */
export class StoreUnavailable extends OperatorError {
  override name = 'StoreAway';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, options?: ErrorOptions) {
    super(words[reason], options);
    this.reason = reason;
  }
}

/** A query wanted more than it may have; a smaller one would be answered. */
export class QueryRefused extends Error {
  override name = 'QueryRefused';
  readonly limit: 'memory' | 'time' | 'rows';

  constructor(limit: 'memory' | 'time' | 'rows', options?: ErrorOptions) {
    super(`A query of statistics wanted more ${limit} than it may have`, options);
    this.limit = limit;
  }
}
