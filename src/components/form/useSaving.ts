import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useUpdate } from 'ra-core';
import { useState } from 'react';
import { without } from '../../providers/data/changedFields.ts';
import { staleRecord } from '../../providers/data/errors.ts';
import { useEntry } from '../entries.ts';
import { useDoneToast } from '../useDoneToast.ts';
import type { Elements } from '../typed.ts';
import type { Conflict } from './conflict.ts';
import { useRefusal } from './useRefusal.ts';

type Meta = { with: string[] } | undefined;

interface Sent {
  data?: Partial<RaRecord>;
  previousData?: RaRecord;
}

/**
 * What happens when an edit was sent. It is kept as it was saved; a wrong field is left to the form; a record that
 * someone else has changed in the meantime becomes a `conflict`, which `resolve` ends by sending what the person chose.
 */
export const useSaving = (inputs: Elements, meta: Meta, onSaved: () => void) => {
  const { name, saidAnew = [] } = useEntry();
  const queryClient = useQueryClient();
  const done = useDoneToast(name);
  const refuse = useRefusal(inputs);
  const [update] = useUpdate<RaRecord>();
  const [conflict, setConflict] = useState<Conflict>();
  /** What is said anew is no side's to choose: what one said of their own change goes along with it. */
  const compare = ({ base, mine, theirs }: Conflict) =>
    setConflict({ base: without(base, saidAnew), mine, theirs: without(theirs, saidAnew) });

  const keep = (saved: RaRecord, { data = {} }: Sent) => {
    const queryKey = [name, 'getOne', { id: String(saved.id), meta }];
    // The answer leaves out what is sent on request only; that is as it was sent. What replaced which row is over.
    queryClient.setQueryData<RaRecord>(queryKey, (before) => ({
      ...before,
      ...Object.fromEntries(Object.entries(data).filter(([field]) => field !== 'replaced')),
      ...saved,
    }));
    // What the server works out of the record, and nobody sends, may have become something else.
    if (meta?.with.some((field) => !(field in inputs || field in saved)))
      void queryClient.invalidateQueries({ queryKey });
    setConflict(undefined);
    onSaved();
    done('updated');
  };
  const fail = (error: unknown, { data, previousData }: Sent) => {
    const theirs = staleRecord(error);
    if (theirs && previousData) {
      // The version that the server names is no field of the form, which would say that it needs attention.
      if (error instanceof HttpError) delete error.body.errors;
      // The only record of its kind goes by another id here than in the API.
      compare({ base: previousData, mine: { ...data }, theirs: { ...theirs, id: previousData.id } });
      return;
    }
    refuse(error);
  };

  return {
    mutationOptions: { meta, onSuccess: keep, onError: fail },
    conflict,
    /** Sends the record as the person wants it, on top of the other's version. */
    resolve: (wanted: Readonly<Record<string, unknown>>) => {
      if (!conflict) return;
      // What is sent on request only is not among theirs; of that the form knows what it was opened with.
      const theirs = { ...conflict.base, ...conflict.theirs };
      const sent = { id: theirs.id, data: { ...theirs, ...wanted }, previousData: theirs };
      void update(
        name,
        { ...sent, meta },
        { mutationMode: 'pessimistic', onSuccess: (saved) => keep(saved, sent), onError: (error) => fail(error, sent) },
      );
    },
    /** Shows what somebody else has changed before anything is sent. */
    compare,
    dismiss: () => setConflict(undefined),
  };
};
