import type { ReactElement } from 'react';
import type { LockRule } from '../../../domain/locked.ts';
import type { Act } from '../acts/acts.ts';
import type { Copying } from '../copy/copying.ts';
import type { RelatedList } from '../record/related.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Elements } from '../typed.ts';
import type { AnyTabs } from './tabs.ts';

interface PageProps {
  /** Tabs of the page, their sections and fields. */
  tabs?: AnyTabs;
  /** Fields that affiliates never meet. */
  staffOnly?: readonly string[];
  /** Stands beside the button that saves. */
  beside?: ReactElement;
}

/** Fields of which a form says something else than is said of them everywhere. */
export interface OwnWords {
  labels?: readonly string[];
  help?: readonly string[];
}

/** What the page of a new record can be given beside or instead of what its definition says. */
export interface CreateProps extends PageProps {
  /** How each field is edited. */
  inputs?: Elements;
  /** Fields that affiliates see and can't set. */
  staffEdits?: readonly string[];
  said?: OwnWords;
  /** A status that a new record can be given as soon as it is there, where it begins in another one. */
  publish?: string;
  /** What a new record starts with. */
  defaults?: Readonly<Record<string, unknown>>;
}

export interface ShowProps extends PageProps {
  /** How each field is shown. */
  columns?: Elements;
  statuses?: Statuses;
  /** What may be done to the record by a button that asks first. */
  acts?: readonly Act[];
  /** What becomes of the fields in a copy, where records can be copied. */
  copying?: Copying;
  /** Names of the few facts that tell a record apart; they stand in its head. */
  head?: readonly string[];
  /** The lists with records that refer to this one. */
  related?: readonly RelatedList[];
  /** Further buttons for the record as a whole, beside that of its status. */
  actions?: ReactElement;
}

export interface EditProps extends ShowProps, Pick<CreateProps, 'inputs' | 'staffEdits' | 'said'> {
  /** Fields that are set when the record is made, never after. */
  createOnly?: readonly string[];
  /** Which records can only be read. */
  locked?: LockRule;
}
