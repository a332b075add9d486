import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { clickMask, staffReasons } from '../../../domain/distribution/click-reasons.ts';
import { masks } from '../../../domain/distribution/reasons.ts';
import { useEntry } from '../../components/entries.ts';
import { EnumInput, TextInput } from '../../components/inputs/inputs.tsx';
import { useActionLabel } from '../../components/useActionLabel.ts';
import { useWords } from '../../components/useWords.ts';
import { rule } from '../../components/validation.ts';
import type { ClickAction, ClickActionValues } from './clickActions.ts';
import { clickWords as words } from './clickWords.ts';

type StaffReason = (typeof staffReasons)[number];

const isStaffReason = (id: unknown): id is StaffReason => staffReasons.some((one) => one === id);

/** The reason, and what the affiliate is told instead. */
const ReasonInput = () => {
  const say = useWords();
  const { name } = useEntry();
  const reason: unknown = useWatch({ name: 'reason' });
  // With the texts of the current list: those of other lists may not be loaded.
  const choices = staffReasons.map((id) => ({ id, name: `resources.${name}.choices.reason.${id}` }));
  return (
    <>
      <EnumInput source="reason" label={say(words.reason)} choices={choices} validate={[rule('required')]} />
      {isStaffReason(reason) && (
        <Typography variant="body2" color="textSecondary">
          {say(words.masked, say(masks[clickMask(reason)]))}
        </Typography>
      )}
    </>
  );
};

interface ClickActionDialogProps {
  action: ClickAction;
  /** How many clicks are affected. */
  count: number;
  onConfirm: (said: ClickActionValues) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of an action on one or more clicks, and explains its consequences. */
const ClickActionDialog = ({ action, count, onConfirm, onClose }: ClickActionDialogProps) => {
  const say = useWords();
  const translate = useTranslate();
  const { name } = useEntry();
  const label = useActionLabel(name);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const deed = label(say(words.actions[action]), count);
  const submit = async ({ reason, note }: FieldValues) => {
    setBusy(true);
    await onConfirm({ reason, note });
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Form record={{}} onSubmit={submit}>
        <DialogTitle id={titleId} variant="h3">
          {action === 'restate' ? say(words.actions[action]) : deed}
        </DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary">
            {say((count === 1 ? words.effects : words.effectsOnMany)[action])}
          </Typography>
          <Stack spacing={1.5} useFlexGap sx={{ paddingTop: 2, '& .MuiFormControl-root': { margin: 0 } }}>
            {action !== 'accept' && <ReasonInput />}
            <TextInput source="note" label={say(words.note)} multiline validate={[rule('maxLength', 500)]} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} color={action === 'reject' ? 'error' : 'primary'}>
            {say(words.actions[action])}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};

export default ClickActionDialog;
