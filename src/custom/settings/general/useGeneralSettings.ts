import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../../components/api.ts';
import type { Conflict } from '../../../components/form/conflict.ts';
import { useRefusal } from '../../../components/form/useRefusal.ts';
import type { Elements } from '../../../components/typed.ts';
import { failureBody, type FormErrors, staleRecord } from '../../../providers/data/errors.ts';
import { type GeneralData, generalChanges, generalData, type GeneralSettings } from './generalData.ts';

const queryKey = ['generalSettings'];

/** The settings of the network, as they are now. */
export const useGeneralSettings = () => {
  const api = useApi();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<GeneralSettings | null> =>
      (await api.GET('/user/settings/general', { signal })).data?.data ?? null,
  });
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

  const save = async (base: GeneralData & { version?: number }, wanted: GeneralData): Promise<FormErrors | undefined> => {
    const item = { ...generalChanges(base, wanted), ...(base.version !== undefined && { version: base.version }) };
    try {
      const { data } = await api.PATCH('/user/settings/general', { body: { items: [item] } });
      setConflict(undefined);
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
      queryClient.setQueryData<GeneralSettings | null>(queryKey, (before) => data?.data.items[0] ?? before);
      await queryClient.invalidateQueries({ queryKey: ['tenant'] });
      return undefined;
    } catch (error) {
      const theirs: GeneralData & { version?: number } | undefined = staleRecord(error);
      if (!theirs) refuse(error);
      else {
        setConflict({
          base: asRecord(generalData(base), base.version),
          mine: { ...generalData(wanted) },
          theirs: asRecord(generalData(theirs), theirs.version),
        });
      }
      return failureBody(error)?.errors;
    }
  };

  return {
    save,
    conflict,
    /** Sends what the person wants on top of what was changed elsewhere. */
    resolve: (wanted: GeneralData) => {
      if (conflict) void save(conflict.theirs, { ...conflict.theirs, ...wanted });
    },
    dismiss: () => setConflict(undefined),
  };
};
