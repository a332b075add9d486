import type { Caller } from '../access/caller.ts';
import type { ListQuery } from '../collections/list.ts';
import type { Collection, Values } from '../collections/model.ts';

/** A query for events, in terms of their definition, regardless of what stores them (D47). */
export interface EventQuery {
  collection: Collection;
  caller: Caller;
  /** The list's parameters, as the contract types them. */
  query: ListQuery;
  /** Ends reading once it is aborted, as nobody waits for the answer. */
  signal?: AbortSignal;
}

/** How many events match. */
export interface EventCount {
  count: number;
  /** False if there are more than are worth counting. */
  exact: boolean;
}

export interface EventDates {
  /** Seconds UTC of the oldest and the newest event that match; null if none does. */
  minDate: number | null;
  maxDate: number | null;
}

/** How many events in one hour have one value. */
export interface HourCount {
  /** Whole hours since `query.createdAtFrom`. */
  hour: number;
  value: string;
  count: number;
}

/**
 * Where events are read from. PostgreSQL serves them all; a column store may serve those that outgrow it, with the same
 * answers. No call reads another tenant's rows or rows out of the caller's reach; each throws 400 if it asks by a field
 * that the caller may not see.
 */
export interface EventReader {
  /** Returns a page of events: `query.limit` of them after the first `query.offset`, in `query.orderBy` order. */
  page(asked: EventQuery): Promise<Values[]>;
  /** Counts up to the reader's own limit. */
  count(asked: EventQuery): Promise<EventCount>;
  /** Undefined if finding them takes too long. */
  dates(asked: EventQuery): Promise<EventDates | undefined>;
  /** Counts events by hour since `query.createdAtFrom` and by values of the field `name`. The caller must bound it. */
  hours(asked: EventQuery, name: string): Promise<HourCount[]>;
}
