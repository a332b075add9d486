import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useEntry } from '../entries.ts';
import { useActionLabel } from '../useActionLabel.ts';
import { complaintOf } from '../useErrorToast.ts';
import type { Elements } from '../typed.ts';
import { useWords } from '../useWords.ts';
import { ActionEffect } from './ActionEffect.tsx';
import type { RecordAction } from './actions.ts';
import { type PreviewTarget, usePreview } from './usePreview.ts';

const words = {
  nothing: { en: 'Nothing would change.', ru: 'Ничего не изменится.' },
  others: { en: 'Stay as they are: {0}', ru: 'Останутся как есть: {0}' },
};

interface ActionDialogProps {
  action: RecordAction;
  meant: PreviewTarget;
  count: number;
  columns: Elements;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an action, and shows what it would change and how much money that involves. */
const ActionDialog = ({ action, meant, count, columns, onConfirm, onClose }: ActionDialogProps) => {
  const translate = useTranslate();
  const say = useWords();
  const { name } = useEntry();
  const label = useActionLabel(name);
  const { preview, error } = usePreview(action.name, meant);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const verb = translate(`resources.${name}.acts.${action.name}`);
  const deed = label(verb, count);
  const others = preview ? preview.total - preview.changing : 0;
  const complaint = error ? complaintOf(error) : undefined;
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {translate('confirm.question', { act: deed })}
      </DialogTitle>
      <DialogContent>
        {!preview && complaint === undefined && <LinearProgress aria-label={translate('ra.page.loading')} />}
        {complaint !== undefined && <Alert severity="error">{translate(complaint, { _: complaint })}</Alert>}
        {preview?.changing === 0 && <Typography variant="body2">{say(words.nothing)}</Typography>}
        {preview && (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {preview.groups.map((group) => (
              <ActionEffect key={JSON.stringify(group.before)} action={action} group={group} columns={columns} />
            ))}
          </Box>
        )}
        {preview && preview.changing > 0 && others > 0 && (
          <Typography variant="body2" color="textSecondary">
            {say(words.others, others)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          color={action.tone ?? 'primary'}
          variant="contained"
          loading={isBusy}
          disabled={!preview || preview.changing === 0}
          onClick={() => void confirm()}
        >
          {deed}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default ActionDialog;
