import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useNotify } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../../components/api.ts';
import type { Conflict } from '../../../components/form/conflict.ts';
import { useRefusal } from '../../../components/form/useRefusal.ts';
import type { Elements } from '../../../components/typed.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { type ApiClient, dataOf, itemsOf } from '../../../providers/data/client.ts';
import { failureBody, type FormErrors } from '../../../providers/data/errors.ts';
import { type GeneralData, generalChanges, generalData, type GeneralSettings, type GeneralSource } from './generalData.ts';

const queryKey = ['generalSettings'];

const read = async (api: ApiClient, signal?: AbortSignal): Promise<GeneralSettings> =>
  dataOf(await api.GET('/user/settings/general', signal ? { signal } : {}));

const isStale = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

/** The settings of the network, as they are now. */
export const useGeneralSettings = () => {
  const api = useApi();
  // What somebody else changes meanwhile is told when one saves, not taken over below one's hands.
  return useQuery({ queryKey, queryFn: ({ signal }) => read(api, signal), refetchOnWindowFocus: false });
};

/** Settings have no id of their own; forms and conflicts want one. */
const asRecord = (data: GeneralData, version: unknown): RaRecord => ({ ...data, id: 'general', version });

/**
 * Saves the settings, after which name, logo and the rest are asked for anew by the whole page. Wrong fields are left to
 * the form; what somebody else has changed in the meantime becomes a `conflict`, which `resolve` ends.
 * @param inputs the fields that the form can show a message at
 */
export const useSavingGeneral = (inputs: Elements) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refuse = useRefusal(inputs);
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (base: GeneralSource & { version?: number }, wanted: GeneralSource): Promise<FormErrors | undefined> => {
    const { version } = base;
    const item = { ...generalChanges(base, wanted), ...(version !== undefined && { version }) };
    try {
      const [saved] = itemsOf(await api.PATCH('/user/settings/general', { body: { items: [item] }, headers: inOwnWords }));
      setConflict(undefined);
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
      queryClient.setQueryData<GeneralSettings>(queryKey, (before) => saved ?? before);
      await queryClient.invalidateQueries({ queryKey: ['tenant'] });
      return undefined;
    } catch (error) {
      const theirs = isStale(error) ? await read(api) : null;
      if (!theirs) {
        refuse(error);
        return failureBody(error)?.errors;
      }
      setConflict({
        base: asRecord(generalData(base), version),
        mine: { ...generalData(wanted) },
        theirs: asRecord(generalData(theirs), theirs.version),
      });
      return {};
    }
  };

  return {
    save,
    conflict,
    /** Sends what the person wants on top of what was changed elsewhere. */
    resolve: (wanted: GeneralSource) => {
      if (conflict) void save(conflict.theirs, { ...conflict.theirs, ...wanted });
    },
    dismiss: () => setConflict(undefined),
  };
};
