import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useUpdate } from 'ra-core';
import { useState } from 'react';
import { without } from '../../../providers/data/changedFields.ts';
import { staleRecord } from '../../../providers/data/errors.ts';
import { useEntry } from '../../entries.ts';
import { useDoneToast } from '../../useDoneToast.ts';
import type { Elements } from '../../typed.ts';
import type { Conflict } from '../conflict/conflict.ts';
import { useRefusal } from './useRefusal.ts';

type Meta = { with: string[] } | undefined;

interface Sent {
  data?: Partial<RaRecord>;
  previousData?: RaRecord;
}

/**
 * Handles the result of a submitted edit. A saved record is put into the cache; invalid fields are left to the form; a
 * record that someone else has changed in the meantime becomes a `conflict`, which `resolve` ends by sending what the
 * user chose.
 */
export const useSaving = (inputs: Elements, meta: Meta, onSaved: () => void) => {
  const { name, reentered = [] } = useEntry();
  const queryClient = useQueryClient();
  const done = useDoneToast(name);
  const refuse = useRefusal(inputs);
  const [update] = useUpdate<RaRecord>();
  const [conflict, setConflict] = useState<Conflict>();
  /** Fields entered from scratch with each change are not compared: the user's own are sent along with their change. */
  const compare = ({ base, mine, theirs }: Conflict) =>
    setConflict({ base: without(base, reentered), mine, theirs: without(theirs, reentered) });

  const keep = (saved: RaRecord, { data = {} }: Sent) => {
    const queryKey = [name, 'getOne', { id: String(saved.id), meta }];
    // The response leaves out on-request fields, which are as sent. `replaced` was for this call only.
    queryClient.setQueryData<RaRecord>(queryKey, (before) => ({
      ...before,
      ...Object.fromEntries(Object.entries(data).filter(([field]) => field !== 'replaced')),
      ...saved,
    }));
    // On-request fields that the server derives from the record may have changed.
    if (meta?.with.some((field) => !(field in inputs || field in saved)))
      void queryClient.invalidateQueries({ queryKey });
    setConflict(undefined);
    onSaved();
    done('updated');
  };
  const fail = (error: unknown, { data, previousData }: Sent) => {
    const theirs = staleRecord(error);
    if (theirs && previousData) {
      // The version that the server objects to is not a form field, which would be shown as needing attention.
      if (error instanceof HttpError) delete error.body.errors;
      // The only record of its kind has a different id here than in the API.
      compare({ base: previousData, mine: { ...data }, theirs: { ...theirs, id: previousData.id } });
      return;
    }
    refuse(error);
  };

  return {
    mutationOptions: { meta, onSuccess: keep, onError: fail },
    conflict,
    /** Sends the record as the user wants it, based on the other's version. */
    resolve: (wanted: Readonly<Record<string, unknown>>) => {
      if (!conflict) return;
      // On-request fields are missing from the other's version; for those, the form has the values it was opened with.
      const theirs = { ...conflict.base, ...conflict.theirs };
      const sent = { id: theirs.id, data: { ...theirs, ...wanted }, previousData: theirs };
      void update(
        name,
        { ...sent, meta },
        { mutationMode: 'pessimistic', onSuccess: (saved) => keep(saved, sent), onError: (error) => fail(error, sent) },
      );
    },
    /** Shows what someone else has changed, before anything is sent. */
    compare,
    dismiss: () => setConflict(undefined),
  };
};
