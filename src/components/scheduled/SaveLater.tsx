import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { changedFields } from '../../providers/data/changedFields.ts';
import type { Elements } from '../typed.ts';
import { useWords } from '../useWords.ts';
import { scheduledWords as words } from './scheduledWords.ts';

const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx'));

export interface SaveLaterProps {
  /** The inputs of the editable fields. */
  inputs: Elements;
  /** Ends editing. */
  onScheduled?: (() => void) | undefined;
}

/** Schedules the changes in the current form for later instead of saving them now. */
export const SaveLater = ({ inputs, onScheduled }: SaveLaterProps) => {
  const say = useWords();
  const record = useRecordContext();
  const form = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  const [values, setValues] = useState<FieldValues>();
  const isChanged = Object.keys(dirtyFields).length > 0;
  const refuse = (messages: Readonly<Record<string, string>>): boolean => {
    for (const [field, message] of Object.entries(messages)) form.setError(field, { type: 'server', message });
    setValues(undefined);
    return Object.keys(messages).every((field) => field in inputs);
  };
  const ask = async () => {
    form.clearErrors();
    if (await form.trigger()) setValues(changedFields(record ?? {}, form.getValues()));
    // Like saving in vain: what is wrong is summed up, and has the focus.
    else await form.handleSubmit(() => undefined)();
  };
  const end = () => {
    setValues(undefined);
    form.reset();
    onScheduled?.();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ScheduleIcon />}
        disabled={!isChanged || isSubmitting}
        onClick={() => void ask()}
      >
        {say(words.saveLater)}
      </Button>
      {values && (
        <Suspense>
          <ScheduleDialog
            title={say(words.ask)}
            id={Number(record?.id)}
            values={values}
            onRefused={refuse}
            onScheduled={end}
            onClose={() => setValues(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
