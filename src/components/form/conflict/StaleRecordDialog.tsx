import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useColumnLabel } from '../../list/columns/columnLabel.ts';
import type { Elements } from '../../typed.ts';
import { type Conflict, merged, theirFields } from './conflict.ts';
import { FieldValue } from '../../history/FieldValue.tsx';

export interface StaleRecordDialogProps {
  conflict: Conflict;
  columns: Elements;
  /** Receives the changes to send. */
  onResolve: (wanted: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

/**
 * Shows what another user changed in the meantime, field by field; if both changed a field, the user chooses which
 * value to keep.
 */
export const StaleRecordDialog = ({ conflict, columns, onResolve, onClose }: StaleRecordDialogProps) => {
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const fields = theirFields(conflict);
  const choose = (field: string, whose: string) =>
    setTaken(new Set(whose === 'theirs' ? [...taken, field] : [...taken].filter((one) => one !== field)));
  const value = (field: string, of: Readonly<Record<string, unknown>>) => (
    <FieldValue field={field} value={of[field]} record={of} column={columns[field]} />
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle variant="h3">{translate('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ marginBottom: 2 }}>
          {translate('conflict.text')}
        </DialogContentText>
        <Stack spacing={2}>
          {fields.map(({ field, isContested }) => (
            <div key={field}>
              <Typography variant="subtitle2" component="h3">
                {labelOf(field)}
              </Typography>
              {isContested ? (
                <RadioGroup
                  aria-label={labelOf(field)}
                  value={taken.has(field) ? 'theirs' : 'mine'}
                  onChange={(_, whose) => choose(field, whose)}
                >
                  <FormControlLabel
                    value="mine"
                    control={<Radio size="small" />}
                    label={<Choice title={translate('conflict.mine')}>{value(field, conflict.mine)}</Choice>}
                  />
                  <FormControlLabel
                    value="theirs"
                    control={<Radio size="small" />}
                    label={<Choice title={translate('conflict.theirs')}>{value(field, conflict.theirs)}</Choice>}
                  />
                </RadioGroup>
              ) : (
                <Typography variant="body2" component="div">
                  {value(field, conflict.base)}
                  {' → '}
                  {value(field, conflict.theirs)}
                </Typography>
              )}
            </div>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onResolve(merged(conflict, taken))}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Choice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Typography variant="body2" component="span">
    <Typography variant="body2" component="span" color="textSecondary">
      {`${title}: `}
    </Typography>
    {children}
  </Typography>
);
