import type { Caller } from '../access/caller.ts';
import type { ListQuery } from '../collections/list.ts';
import type { Collection, Values } from '../collections/model.ts';

/** What is asked of events, in the terms of their definition, whatever stores them (D47). */
export interface EventQuery {
  collection: Collection;
  caller: Caller;
  /** The list's parameters, as the contract types them. */
  query: ListQuery;
}

/** How many events match. */
export interface EventCount {
  count: number;
  /** False where there are more than was worth counting. */
  exact: boolean;
}

export interface EventDates {
  /** Seconds UTC of the oldest and the newest event that match; null where none does. */
  minDate: number | null;
  maxDate: number | null;
}

/** How many events of one hour have one value. */
export interface HourCount {
  /** Whole hours since `query.createdAtFrom`. */
  hour: number;
  value: string;
  count: number;
}

/**
 * Where events are read from. PostgreSQL serves them all; a column store may serve what grows beyond it, with the same
 * answers. Each call reads no row of another tenant and none that the caller does not reach, and throws 400 where it
 * asks by a field that they may not see.
 */
export interface EventReader {
  /** A page of events: `query.limit` of them after the first `query.offset`, in `query.orderBy`. */
  page(asked: EventQuery): Promise<Values[]>;
  /** Counts up to a limit of the reader's own. */
  count(asked: EventQuery): Promise<EventCount>;
  dates(asked: EventQuery): Promise<EventDates>;
  /** Counts all by the hour, from `query.createdAtFrom` on, and by the values of the field `name`. Bounding it is the caller's to do. */
  hours(asked: EventQuery, name: string): Promise<HourCount[]>;
}
