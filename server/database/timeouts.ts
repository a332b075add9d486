import type { DatabaseLimits } from '../configuration.ts';

/** How long PostgreSQL lets each kind of work run, wait and idle; in seconds, 0 for no limit (D35). */
export interface Timeouts {
  /** A single statement. */
  statement: number;
  /** Waiting for a lock that another session holds. */
  lock: number;
  /** Idling inside a transaction. */
  idle: number;
}

/** The timeouts of each kind of work. */
export const timeoutsOf = ({
  statementTimeout,
  lockTimeout,
}: Pick<DatabaseLimits, 'statementTimeout' | 'lockTimeout'>) =>
  ({
    calls: { statement: statementTimeout, lock: lockTimeout, idle: 60 },
    // An export of a million rows is sorted before its first row is available.
    exports: { statement: 20 * statementTimeout, lock: lockTimeout, idle: 60 },
    // Seeding, vacuum and partitions may take long, but never hold up calls that queue behind a lock they wait for.
    owner: { statement: 0, lock: lockTimeout, idle: 600 },
  }) as const satisfies Record<string, Timeouts>;

/** Returns them as startup options of a session. */
export const timeoutOptions = ({ statement, lock, idle }: Timeouts): string =>
  `-c statement_timeout=${statement}s -c lock_timeout=${lock}s -c idle_in_transaction_session_timeout=${idle}s`;
