import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSaveContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FaultSummary } from './FaultSummary.tsx';
import { useFormUploads } from './formUploads.ts';

export interface SaveBarProps {
  /** What the button says. */
  label: string;
  /** Told of the button, before the form is sent. */
  onSave?: () => void;
  /** Further buttons. */
  children?: ReactNode;
  /** Whether the record is not made yet: there is always something to save. */
  isNew?: boolean;
  /** Ends editing; where absent, one can only throw the changes away. */
  onCancel?: (() => void) | undefined;
}

/** A button that can’t be pressed for a while loses the focus; here it gets it back, as what is saved may be refused. */
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

/** Saves the form or throws its changes away; it stays in sight at the foot of the page, or of the section it saves. */
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
        // What the server said of fields without a rule of their own would otherwise stand in the way for ever.
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
