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
import { type ReactNode, useId, useState } from 'react';
import { useEntry } from '../../components/entries.ts';
import { useLanguage } from '../../components/language.ts';
import { useReferences } from '../../components/references.ts';
import { complaintOf } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { failureBody } from '../../providers/data/errors.ts';
import { ReplayResult } from './ReplayResult.tsx';
import { replayWords as words } from './replayWords.ts';
import { useReplay } from './useReplay.ts';

interface ReplayDialogProps {
  /** The form's values. */
  data: Readonly<Record<string, unknown>>;
  /** The record as it is; undefined before it is created. */
  previousData: RaRecord | undefined;
  /** The status to test instead of the form's. */
  status?: string;
  onClose: () => void;
}

const choices = [1, 3, 7, 14, 30];
const usual = 7;

/** Returns the offers whose traffic depends on a record. */
const offersOf = ({ offer, offers }: Readonly<Record<string, unknown>>): number[] =>
  [offer, ...(Array.isArray(offers) ? offers : [])].filter((id) => typeof id === 'number');

/** What would have happened to past traffic if the form had been saved before it. */
export default function ReplayDialog({ data, previousData, status, onClose }: ReplayDialogProps) {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const isNarrow = useMediaQuery<{ breakpoints: { down: (size: string) => string } }>(({ breakpoints }) =>
    breakpoints.down('sm'),
  );
  const titleId = useId();
  const [days, setDays] = useState(usual);
  const { name, path } = useEntry();
  const offers =
    path === 'user/offers' && previousData ? [Number(previousData.id)] : offersOf({ ...previousData, ...data });
  const [chosen, setChosen] = useState<number>();
  const { records } = useReferences('offers', offers);
  const titleOf = (id: number): string => String(records.find((one) => one?.id === id)?.['title'] ?? id);
  const known = chosen ?? offers[0];
  const query = useReplay({ offer: known, days, data, previousData, status });
  /** As the form is out of sight, each objection names its field. */
  const complaint = (error: unknown): ReactNode => {
    const details = failureBody(error)?.details ?? [];
    if (details.length === 0) return translate(complaintOf(error), { _: complaintOf(error) });
    return details.map(({ path: place = '', message }) => {
      const field = place.replace(/^items\.\d+\./, '').replaceAll(/\.\d+/g, '');
      const label = translate(`resources.${name}.fields.${field}`, { _: '' });
      return <div key={place + message}>{label ? `${label}: ${message}` : message}</div>;
    });
  };
  const inDays = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(words.title)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{say(words.about)}</DialogContentText>
          {offers.length > 1 && known !== undefined && (
            <TextField
              select
              size="small"
              label={say(words.offer)}
              value={known}
              onChange={({ target }) => setChosen(Number(target.value))}
              sx={{ maxWidth: 360 }}
            >
              {offers.map((id) => (
                <MenuItem key={id} value={id}>
                  {titleOf(id)}
                </MenuItem>
              ))}
            </TextField>
          )}
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
          {query.error && <Alert severity="error">{complaint(query.error)}</Alert>}
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
