import { type Actor, leads, canTransition, type StatusRules } from '../../../domain/statuses.ts';
import type { DataProvider, RaRecord } from 'ra-core';
import type { Words } from '../../../domain/words.ts';
import type { ComponentType } from 'react';
import type { Choice } from '../choice.ts';
import type { Elements } from '../typed.ts';
import type { Viewer } from '../viewer.ts';

/** What speaks against giving a record a status, and may be overruled. */
export interface Doubt {
  record: RaRecord;
  lacks: readonly Words[];
}

/** What is looked up before records get a status; where nothing is found, nobody is asked. */
export interface Doubts {
  /** What stands above that which is found. */
  text: Words;
  find: (records: readonly RaRecord[], to: string, data: DataProvider) => Promise<readonly Doubt[]>;
}

/** Tries a status out before it is given. */
export interface TryOut {
  /** With the name of the status in it. */
  label: Words;
  isFor(viewer: Viewer): boolean;
  Dialog: ComponentType<{ record: RaRecord; to: string; onClose: () => void }>;
}

/** What people may do to the status of a resource's records. */
export interface Statuses extends StatusRules {
  /** Every status, with its name and mood. */
  choices: readonly Choice[];
  /** Statuses that need a reason. */
  reason?: readonly string[];
  /** Further inputs of the call, asked for together with a reason. */
  inputs?: Elements;
  doubts?: Doubts;
  tryOut?: TryOut;
  /** Inputs of the call that one status asks for, whether or not it needs a reason. */
  asks?: Readonly<Record<string, Elements>>;
}

/** Whether giving a status takes a reason. */
export const needsReason = ({ reason = [] }: Statuses, status: string): boolean => reason.includes(status);

/** What is asked for before a status is given, beside the reason where it needs one. */
export const askedFor = (statuses: Statuses, status: string): Elements => ({
  ...(needsReason(statuses, status) && statuses.inputs),
  ...statuses.asks?.[status],
});

/** Whether someone may lead a record from one status to another. */
export const mayChange = (statuses: Statuses, from: string, to: string, actor: Actor): boolean =>
  leads(statuses, from, to) && canTransition(statuses, from, to, actor);

/** The statuses that someone may give to records which have these now. */
export const nextStatuses = (statuses: Statuses, present: readonly string[], actor: Actor): readonly Choice[] =>
  statuses.choices.filter(
    ({ id }) => present.length > 0 && present.every((from) => mayChange(statuses, from, String(id), actor)),
  );
