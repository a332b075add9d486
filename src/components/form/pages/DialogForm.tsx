import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { Form, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useSending } from '../saving/useSending.ts';

const SubmitButton = ({ label, isDangerous }: { label: string; isDangerous: boolean }) => {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} loading={isSubmitting}>
      {label}
    </Button>
  );
};

/** Disabled while submitting: that can't be undone, and the answer is still to come. */
const CancelButton = ({ onCancel }: { onCancel: () => void }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
      {translate('ra.action.cancel')}
    </Button>
  );
};

export interface DialogFormProps {
  /** The names of its fields on the server. */
  fields: readonly string[];
  submit: string;
  isDangerous?: boolean;
  onSubmit: (values: FieldValues) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** The contents of a dialog with a form; errors are shown inside it. */
export const DialogForm = ({ fields, submit, isDangerous = false, onSubmit, onCancel, children }: DialogFormProps) => {
  const translate = useTranslate();
  const { send, failure } = useSending(fields, onSubmit);
  return (
    <Form onSubmit={send} noValidate disableInvalidFormNotification>
      <DialogContent sx={{ paddingTop: 0 }}>
        <Stack spacing={2} useFlexGap sx={{ '& .MuiFormControl-root': { margin: 0 } }}>
          {children}
          {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <CancelButton onCancel={onCancel} />
        <SubmitButton label={submit} isDangerous={isDangerous} />
      </DialogActions>
    </Form>
  );
};
