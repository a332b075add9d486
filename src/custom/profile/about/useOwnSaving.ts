import { type RaRecord, useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Conflict } from '../../../components/form/conflict/conflict.ts';
import { useRefusal } from '../../../components/form/saving/useRefusal.ts';
import type { Elements } from '../../../components/typed.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { itemsOf } from '../../../providers/data/client.ts';
import { failureBody, type FormErrors, staleRecord } from '../../../providers/data/errors.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { useReloadUser } from '../../../shell/useReloadUser.ts';
import { type OwnData, ownChanges, ownData } from './ownData.ts';

const hasTexts = (language: unknown): language is string => language === 'en' || language === 'ru';

/** Returns the user's own data in a record, with its id and version. */
const ownRecord = ({ id, version, ...fields }: RaRecord): RaRecord & OwnData => ({ ...ownData(fields), id, version });

/**
 * Saves the user's own data. Invalid fields are reported in the form; a change made elsewhere in the meantime becomes a
 * `conflict`, which `resolve` ends by sending what the user chose.
 * @param inputs the fields that the form can show a message at
 * @param onSaved receives the user as they are afterwards
 */
export const useOwnSaving = (inputs: Elements, onSaved: (user: CurrentUser) => void) => {
  const { client } = useServices();
  const reload = useReloadUser();
  const notify = useNotify();
  const refuse = useRefusal(inputs);
  const [locale, setLocale] = useLocaleState();
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (base: RaRecord, wanted: OwnData): Promise<FormErrors | undefined> => {
    const changes = ownChanges(ownRecord(base), wanted);
    let saved;
    try {
      const answer = await client.PATCH('/user/users/me', {
        body: { items: [{ ...changes, version: Number(base['version']) }] },
        headers: inOwnWords,
      });
      [saved] = itemsOf(answer);
    } catch (error) {
      const theirs = staleRecord(error);
      if (theirs) setConflict({ base: ownRecord(base), mine: { ...ownData(wanted) }, theirs: ownRecord(theirs) });
      else refuse(error);
      return failureBody(error)?.errors;
    }
    setConflict(undefined);
    notify('profile.about.saved', { type: 'success' });
    const { currentPassword: _, ...data } = changes;
    const user = await reload({ ...data, ...saved });
    if (user) onSaved(user);
    if (hasTexts(changes.language) && changes.language !== locale) setLocale(changes.language);
    return undefined;
  };

  return {
    save,
    conflict,
    /** Sends the user's values on top of what was changed elsewhere. */
    resolve: (wanted: OwnData) => {
      if (conflict) void save(conflict.theirs, { ...conflict.theirs, ...wanted });
    },
    dismiss: () => setConflict(undefined),
  };
};
