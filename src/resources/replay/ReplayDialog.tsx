import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { complaintOf } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { ReplayResult } from './ReplayResult.tsx';
import { replayWords as words } from './replayWords.ts';
import { useReplay } from './useReplay.ts';

interface ReplayDialogProps {
  /** What the form says. */
  data: Readonly<Record<string, unknown>>;
  /** The record as it is; undefined while it is not made. */
  previousData: RaRecord | undefined;
  onClose: () => void;
}

const choices = [1, 3, 7, 14, 30];
const usual = 7;

/** What past traffic would have met, had the form been saved before it. */
export default function ReplayDialog({ data, previousData, onClose }: ReplayDialogProps) {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const isNarrow = useMediaQuery<{ breakpoints: { down: (size: string) => string } }>(({ breakpoints }) =>
    breakpoints.down('sm'),
  );
  const titleId = useId();
  const [days, setDays] = useState(usual);
  const offer = data['offer'] ?? previousData?.['offer'];
  const known = typeof offer === 'number' ? offer : undefined;
  const query = useReplay({ offer: known, days, data, previousData });
  const inDays = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(words.title)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{say(words.about)}</DialogContentText>
          <TextField
            select
            size="small"
            label={say(words.days)}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
            sx={{ maxWidth: 240 }}
          >
            {choices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {inDays.format(choice)}
              </MenuItem>
            ))}
          </TextField>
          {known === undefined && <Alert severity="info">{say(words.noOffer)}</Alert>}
          {query.error && (
            <Alert severity="error">{translate(complaintOf(query.error), { _: complaintOf(query.error) })}</Alert>
          )}
          {query.isFetching && <Skeleton variant="rounded" height={180} />}
          {query.data && !query.isFetching && <ReplayResult replay={query.data} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
