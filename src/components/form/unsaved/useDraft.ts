import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { useFormUploads } from '../fields/formUploads.ts';
import { secretFieldsOf } from '../fields/secretFields.ts';

/**
 * What happened to the form's draft: there was none, it was restored, or the user is asked since the record has
 * changed.
 */
export type DraftState = 'none' | 'restored' | 'outdated';

export interface FormDraft {
  state: DraftState;
  isDirty: boolean;
  /** Restores an outdated draft all the same. */
  take: () => void;
  /** Deletes the draft and resets the form as it was loaded. */
  discard: () => void;
  /** Deletes the draft for good and leaves the form alone. */
  drop: () => void;
}

/**
 * Stores what is typed into the current form until it is saved or discarded, so that it survives a reload, an expired
 * session or a crashed page, and restores it.
 *
 * @param root the form's address, or a key of the same kind if it is one of several on a page
 * @param version of the record in the form; anything but a number for one without versions
 * @param isReady whether that is the latest version
 */
export const useDraft = (root: string, version: unknown, isReady = true): FormDraft => {
  const { session } = useServices();
  const uploads = useFormUploads();
  const { control, reset, setValue } = useFormContext();
  const { dirtyFields, defaultValues, isReady: isMounted } = useFormState();
  const values: Readonly<Record<string, unknown>> = useWatch();
  // The draft belongs to its author even if someone else has signed in in another tab by the time it is written.
  const [place] = useState(() => ({ userId: session.claims()?.userId ?? '', root }));
  const [left, setLeft] = useState<Draft | undefined>(() => readDraft(place));
  const [state, setState] = useState<DraftState>('none');
  const isForgotten = useRef(false);
  const isDirty = Object.keys(dirtyFields).length > 0;

  const bringBack = ({ values: typed }: Draft) => {
    for (const [field, value] of Object.entries(typed))
      setValue(field, value, { shouldDirty: true, shouldTouch: true });
    setLeft(undefined);
    setState('restored');
  };

  const takeLeft = useEffectEvent(() => {
    if (!left || state !== 'none' || !isMounted || !isReady) return;
    if (left.version === version) bringBack(left);
    else setState('outdated');
  });
  useEffect(() => takeLeft());

  const keepTyped = useEffectEvent(() => {
    if (isDirty && !isForgotten.current) {
      const changed = Object.keys(dirtyFields).map((field) => [field, values[field]]);
      const draft = { values: Object.fromEntries(changed), ...(typeof version === 'number' && { version }) };
      keepDraft(place, draft, secretFieldsOf(control));
    } else if (!isDirty && !left) {
      dropDraft(place);
      setState((before) => (before === 'restored' ? 'none' : before));
    }
  });
  // The form mutates its dirty fields in place, so no dependency would notice.
  useEffect(() => keepTyped());

  return {
    state,
    isDirty,
    take: () => left && bringBack(left),
    discard: () => {
      setLeft(undefined);
      setState('none');
      uploads.endAll();
      reset();
      // An input rendered after its value was restored takes that as its default if the record has none.
      for (const field of Object.keys(dirtyFields)) if (defaultValues?.[field] === undefined) setValue(field, null);
    },
    drop: () => {
      isForgotten.current = true;
      dropDraft(place);
    },
  };
};
