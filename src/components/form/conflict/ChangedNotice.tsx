import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDataProvider, useEditContext, useRecordContext, useSaveContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useEntry } from '../../entries.ts';
import { useErrorToast } from '../../useErrorToast.ts';
import { useWords } from '../../useWords.ts';
import type { Conflict } from './conflict.ts';
import { useChangedMeanwhile } from './useChangedMeanwhile.ts';

const words = {
  scheduled: {
    en: 'Changed in the meantime by a scheduled change',
    ru: 'Запись тем временем изменило отложенное изменение',
  },
  someone: { en: 'Changed in the meantime by someone else', ru: 'Запись тем временем изменил кто-то другой' },
  reload: { en: 'Reload', ru: 'Обновить' },
  compare: { en: 'Compare', ru: 'Сравнить' },
};

/**
 * Says that the current record has changed since it was loaded into the form. If nothing has been typed, it can be
 * reloaded; otherwise the user's changes are compared with its current state, and none of them are lost.
 */
export const ChangedNotice = ({ meta, onCompare }: { meta: unknown; onCompare: (conflict: Conflict) => void }) => {
  const say = useWords();
  const { name } = useEntry();
  const dataProvider = useDataProvider();
  const { refetch } = useEditContext();
  const { saving = false } = useSaveContext();
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const change = useChangedMeanwhile();
  const complain = useErrorToast();
  const [isReading, setReading] = useState(false);
  if (!change || !record || saving) return null;
  const typed = Object.keys(dirtyFields);
  const compare = async () => {
    setReading(true);
    try {
      const { data: theirs } = await dataProvider.getOne(name, { id: record.id, meta });
      const mine = Object.fromEntries(typed.map((field) => [field, getValues(field)]));
      onCompare({ base: record, mine, theirs });
    } catch (error) {
      complain(error);
    }
    setReading(false);
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ marginBottom: 2 }}
      action={
        typed.length > 0 ? (
          <Button color="inherit" loading={isReading} onClick={() => void compare()}>
            {say(words.compare)}
          </Button>
        ) : (
          <Button color="inherit" onClick={() => void refetch()}>
            {say(words.reload)}
          </Button>
        )
      }
    >
      {say(change.isScheduled ? words.scheduled : words.someone)}
    </Alert>
  );
};
