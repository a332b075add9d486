import type { ReactElement } from 'react';

/** Any record, if its type is not known. */
export type Fields = Record<string, unknown>;

/** The name of a record's field; any name if the record's type is not known. */
export type FieldName<R extends object> = keyof R & string;

/** Names of ranges among a list's parameters: `createdAt` for `createdAtFrom` and `createdAtTo`. */
export type RangeName<Q extends object> =
  FieldName<Q> extends infer Name ? (Name extends `${infer Range}From` ? Range : never) : never;

export type Elements<Name extends string = string> = Readonly<Partial<Record<Name, ReactElement>>>;

/** How the fields of a record are shown, by field. */
export type Columns<R extends object> = Elements<FieldName<R>>;

/** How the fields of a record are edited, by field. */
export type Inputs<R extends object> = Elements<FieldName<R>>;

/** Inputs for the parameters of a list, by parameter or range. */
export type Filters<Q extends object> = Elements<FieldName<Q> | RangeName<Q>>;
