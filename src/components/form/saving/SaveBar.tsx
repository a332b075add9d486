import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSaveContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FaultSummary } from './FaultSummary.tsx';
import { useFormUploads } from '../fields/formUploads.ts';

export interface SaveBarProps {
  /** The button's label. */
  label: string;
  /** Called when the button is pressed, before the form is submitted. */
  onSave?: () => void;
  /** Additional buttons. */
  children?: ReactNode;
  /** Whether the record is yet to be created: there is always something to save. */
  isNew?: boolean;
  /** Ends editing; if absent, changes can only be discarded. */
  onCancel?: (() => void) | undefined;
}

/** Disabling the button makes it lose the focus; this gives it back, as the save may be refused. */
const useFocusBack = (isBusy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const back = () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
    return isBusy ? back : undefined;
  }, [isBusy]);
  return button;
};

/** Saves the form or discards its changes; stays in sight at the foot of the page, or of the section that it saves. */
export const SaveBar = ({ label, isNew = false, onSave, onCancel, children }: SaveBarProps) => {
  const translate = useTranslate();
  const { saving = false } = useSaveContext();
  const { clearErrors, reset } = useFormContext();
  const uploads = useFormUploads();
  const { dirtyFields, isSubmitting } = useFormState();
  const changes = Object.keys(dirtyFields).length;
  const isBusy = saving || isSubmitting;
  const button = useFocusBack(isBusy);
  const cancel = () => {
    if (!isNew) {
      uploads.endAll();
      reset();
    }
    onCancel?.();
  };
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        marginTop: 2,
        padding: 1.25,
      }}
    >
      <FaultSummary />
      <Button
        ref={button}
        type="submit"
        variant="contained"
        loading={isBusy}
        disabled={!isNew && changes === 0}
        // Server errors on fields without a rule of their own would otherwise block saving forever.
        onClick={() => {
          clearErrors();
          onSave?.();
        }}
      >
        {label}
      </Button>
      {children}
      {onCancel ? (
        <Button color="inherit" disabled={isBusy} onClick={cancel}>
          {translate('ra.action.cancel')}
        </Button>
      ) : (
        <Button color="inherit" disabled={isBusy || changes === 0} onClick={cancel}>
          {translate('form.discard')}
        </Button>
      )}
      {!isNew && changes > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ marginLeft: 'auto' }}>
          {translate('form.changed', { smart_count: changes })}
        </Typography>
      )}
    </Paper>
  );
};
