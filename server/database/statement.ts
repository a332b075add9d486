import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Query } from './driver.ts';
import type { Tables } from './tables.ts';

/** The caller that a statement is run for. */
interface Asker {
  tenantId: number;
  userId: number;
  teamId: number | null;
  /** Id of the person who impersonates the user. */
  impersonatorId: number | null;
  /** The scheduled change that is carried out in their name. */
  scheduledChangeId?: number;
  showsContacts?: true;
}

/** The caller and values that a statement is run with. */
export interface StatementInput {
  /** Absent if the statement is the product's own and doesn't refer to its caller. */
  caller?: Asker;
  /** Values by the names used in the statement. */
  values: Readonly<Record<string, unknown>>;
}

/** Placeholder among a statement's parameters for a value known only when it runs. */
class Slot {
  readonly read: (given: StatementInput) => unknown;

  constructor(read: (given: StatementInput) => unknown) {
    this.read = read;
  }
}

const slot = (read: (given: StatementInput) => unknown): RawBuilder<unknown> => sql`${new Slot(read)}`;

const ofCaller = (read: (caller: Asker) => unknown): RawBuilder<unknown> =>
  slot(({ caller }) => {
    if (!caller) throw new Error('The statement is of a caller, and is run for none');
    return read(caller);
  });

/** The signed-in user's id. */
export const me = ofCaller(({ userId }) => userId);
/** The id of their team; null equals nothing. */
export const myTeam = ofCaller(({ teamId }) => teamId);
/** The person who impersonates them. */
export const impersonator = ofCaller(({ impersonatorId }) => impersonatorId);

/** The scheduled change that is carried out. */
export const scheduledChange = ofCaller(({ scheduledChangeId }) => scheduledChangeId ?? null);

/** Whether contact data is shown in full. */
export const showsContacts = ofCaller((caller) => caller.showsContacts === true);

/** The value passed under this name when the statement is run; arrays become PostgreSQL arrays, JSON must be text. */
export const value = (name: string): RawBuilder<unknown> =>
  slot(({ values }) => {
    if (!(name in values)) throw new Error(`The statement is run without a value of “${name}”`);
    return values[name];
  });

/**
 * Whether a column has one of the values under this name. A single value is handled separately, as the database doesn't
 * cache a plan for several when it expects fewer.
 */
export const columnIn = (
  column: RawBuilder<unknown>,
  name: string,
  type: string,
  several: boolean,
): RawBuilder<unknown> => {
  const values = sql`${value(name)}::${sql.raw(type)}[]`;
  return several ? sql`${column} = any(${values})` : sql`${column} = (${values})[1]`;
};

/**
 * SQL with slots for the values that differ from run to run. Composed once per shape of a request and cached, so that
 * composing costs nothing afterwards and the database caches its plan.
 */
export interface Statement<Result = Row> {
  readonly compiled: Query<Result>;
}

/** A row of a result of any shape, by column name. */
export type Row = Record<string, unknown>;

const compiler = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Composes a statement whose rows are of the type given, as with `sql<Result>`.
 * @param isPlannedAnew whether it is planned at each run, for that run's values
 */
export const statement = <Result = Row>(
  body: RawBuilder<unknown>,
  { isPlannedAnew = false } = {},
): Statement<Result> => ({
  compiled: { ...sql<Result>`${body}`.compile(compiler), isPlannedAnew },
});

const max = 2000;
const statementsByOwner = new WeakMap<object, LRUCache<string, Statement<unknown>>>();

/**
 * Returns the statement cached for `owner` under this key, which must cover everything that determines its text, and
 * thus the type of its rows; composed once.
 */
export const cachedStatement = <Result = Row>(
  owner: object,
  key: string,
  compose: () => RawBuilder<unknown>,
): Statement<Result> => {
  let ownerCache = statementsByOwner.get(owner);
  if (!ownerCache) statementsByOwner.set(owner, (ownerCache = new LRUCache({ max })));
  let found = ownerCache.get(key);
  if (!found) ownerCache.set(key, (found = statement(compose())));
  return found;
};

/**
 * Runs a statement and returns its rows.
 * @param isLast whether nothing follows it in its transaction, if it is in one
 */
export const run = async <Result>(
  db: Kysely<Tables>,
  { compiled }: Statement<Result>,
  given: StatementInput,
  { isLast = false } = {},
): Promise<Result[]> => {
  const parameters = compiled.parameters.map((parameter) =>
    parameter instanceof Slot ? parameter.read(given) : parameter,
  );
  const { rows } = await db.executeQuery<Result>({ ...compiled, parameters, isLast } as Query<Result>);
  return rows;
};
