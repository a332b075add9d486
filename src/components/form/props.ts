import type { ReactElement } from 'react';
import type { LockRule } from '../../../domain/locked.ts';
import type { RecordAction } from '../actions/actions.ts';
import type { Copying } from '../copy/copying.ts';
import type { RelatedList } from '../record/related.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Elements } from '../typed.ts';
import type { AnyTabs } from './record/tabs.ts';

interface PageProps {
  /** Tabs of the page, their sections and fields. */
  tabs?: AnyTabs;
  /** Fields that affiliates never see. */
  staffOnly?: readonly string[];
  /** Shown next to the save button. */
  beside?: ReactElement;
}

/** Fields with labels or help texts specific to one form. */
export interface FieldTextNames {
  labels?: readonly string[];
  help?: readonly string[];
}

/** Props that a record's create page takes in addition to its definition, or to override it. */
export interface CreateProps extends PageProps {
  /** How each field is edited. */
  inputs?: Elements;
  /** Fields that affiliates can see but not set. */
  affiliateReadOnly?: readonly string[];
  fieldTexts?: FieldTextNames;
  /** A status that can be set as soon as the record is created, if it starts with another one. */
  publish?: string;
  /** The initial values of a new record. */
  defaults?: Readonly<Record<string, unknown>>;
}

export interface ShowProps extends PageProps {
  /** How each field is shown. */
  columns?: Elements;
  statuses?: Statuses;
  /** Actions on the record, each with a button that asks for confirmation. */
  actions?: readonly RecordAction[];
  /** What happens to the fields in a copy, if records can be copied. */
  copying?: Copying;
  /** Names of the few key facts that tell a record apart, shown in its header. */
  headerFields?: readonly string[];
  /** The lists of records that refer to this one. */
  related?: readonly RelatedList[];
  /** Additional buttons for the record as a whole, next to that of its status. */
  extraButtons?: ReactElement;
}

export interface EditProps extends ShowProps, Pick<CreateProps, 'inputs' | 'affiliateReadOnly' | 'fieldTexts'> {
  /** Fields that are set on creation and never changed. */
  createOnly?: readonly string[];
  /** Which records can only be read. */
  locked?: LockRule;
}
