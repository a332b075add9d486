import { type Actor, leads, canTransition, type StatusRules } from '../../../domain/statuses.ts';
import type { DataProvider, RaRecord } from 'ra-core';
import type { Words } from '../../../domain/text/words.ts';
import type { ComponentType } from 'react';
import type { Choice } from '../choice.ts';
import type { Elements } from '../typed.ts';
import type { Viewer } from '../viewer.ts';

/** A reason against giving a record a status, which may be overruled. */
export interface Doubt {
  record: RaRecord;
  lacks: readonly Words[];
}

/** What is looked up before records get a status; if nothing is found, there is no prompt. */
export interface Doubts {
  /** Shown above what was found. */
  text: Words;
  find: (records: readonly RaRecord[], to: string, data: DataProvider) => Promise<readonly Doubt[]>;
}

/** Tries out a status before it is set. */
export interface TryOut {
  /** Includes the name of the status. */
  label: Words;
  isFor(viewer: Viewer): boolean;
  Dialog: ComponentType<{ record: RaRecord; to: string; onClose: () => void }>;
}

/** The status changes available for a resource's records. */
export interface Statuses extends StatusRules {
  /** Every status, with its name and tone. */
  choices: readonly Choice[];
  /** Statuses that need a reason. */
  reason?: readonly string[];
  /** Additional inputs of the call, shown together with a reason. */
  inputs?: Elements;
  doubts?: Doubts;
  tryOut?: TryOut;
  /** Inputs of the call shown for one status, whether or not it needs a reason. */
  asks?: Readonly<Record<string, Elements>>;
}

/** Whether setting a status requires a reason. */
export const needsReason = ({ reason = [] }: Statuses, status: string): boolean => reason.includes(status);

/** Returns the inputs shown before a status is set, in addition to its reason. */
export const askedFor = (statuses: Statuses, status: string): Elements => ({
  ...(needsReason(statuses, status) && statuses.inputs),
  ...statuses.asks?.[status],
});

/** Whether the actor may change a record from one status to another. */
export const mayChange = (statuses: Statuses, from: string, to: string, actor: Actor): boolean =>
  leads(statuses, from, to) && canTransition(statuses, from, to, actor);

/** Returns the statuses that the actor may give to records which currently have these. */
export const nextStatuses = (statuses: Statuses, present: readonly string[], actor: Actor): readonly Choice[] =>
  statuses.choices.filter(
    ({ id }) => present.length > 0 && present.every((from) => mayChange(statuses, from, String(id), actor)),
  );
