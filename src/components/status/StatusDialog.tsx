import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { FormErrors } from '../../providers/data/errors.ts';
import type { Choice } from '../choice.ts';
import { TextInput } from '../inputs/inputs.tsx';
import { rule } from '../validation.ts';
import { askedFor, needsReason, type Statuses } from './statuses.ts';
import { useClosingGuard } from '../form/unsaved/useClosingGuard.tsx';

export interface StatusDialogProps {
  statuses: Statuses;
  /** The action to confirm: `Block “Summer”`. */
  act: string;
  /** The selected status. */
  to: Choice;
  /** Resolves to what is wrong with the fields, if anything is. */
  onConfirm: (values: { reason?: string } & FieldValues) => Promise<FormErrors | undefined>;
  onClose: () => void;
}

interface ButtonsProps {
  act: string;
  color: 'error' | 'primary';
  onClose: () => void;
}

/** The dialog's buttons, which can't be pressed while the call is under way. */
const Buttons = ({ act, color, onClose }: ButtonsProps) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button color="inherit" disabled={isSubmitting} onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" color={color} loading={isSubmitting}>
        {act}
      </Button>
    </DialogActions>
  );
};

/**
 * Asks for the reason, and for whatever else the call takes, before setting a status that needs it. It opens once its
 * inputs have loaded: a button pressed earlier would send no reason.
 */
const StatusDialog = ({ statuses, act, to, onConfirm, onClose }: StatusDialogProps) => {
  const translate = useTranslate();
  const { guard, question } = useClosingGuard(onClose);
  return (
    <Dialog open {...guard} fullWidth maxWidth="xs">
      <Form record={{}} onSubmit={onConfirm}>
        <DialogTitle variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {translate('confirm.question', { act })}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={1.5} useFlexGap sx={{ paddingTop: 1, '& .MuiFormControl-root': { margin: 0 } }}>
            {Object.entries(askedFor(statuses, String(to.id))).map(([name, input]) => (
              <Fragment key={name}>{input}</Fragment>
            ))}
            {needsReason(statuses, String(to.id)) && (
              <TextInput
                source="reason"
                label="status.reason"
                multiline
                autoFocus
                validate={[rule('required'), rule('maxLength', 500)]}
              />
            )}
          </Stack>
        </DialogContent>
        <Buttons act={act} color={to.tone === 'error' ? 'error' : 'primary'} onClose={onClose} />
      </Form>
      {question}
    </Dialog>
  );
};

export default StatusDialog;
