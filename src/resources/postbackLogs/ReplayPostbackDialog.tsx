import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { complaintOf } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { ReplayComparison } from './ReplayComparison.tsx';
import { useReplayPostback } from './useReplayPostback.ts';

const words = {
  title: { en: 'Replay this postback?', ru: 'Повторить этот постбэк?' },
  about: {
    en: 'What it did when it arrived, and what it would do with the current settings. What it created is not created again.',
    ru: 'Что он сделал, когда пришёл, и что сделал бы при нынешних настройках. То, что уже создано, второй раз не создаётся.',
  },
  same: { en: 'The result would be the same.', ru: 'Результат был бы тем же.' },
  different: { en: 'The result would be different now.', ru: 'Сейчас результат был бы другим.' },
  confirm: { en: 'Replay', ru: 'Повторить' },
};

interface Props {
  id: number;
  onClose: () => void;
}

/** What an advertiser’s postback did and would do now, side by side, before it is repeated. */
export default function ReplayPostbackDialog({ id, onClose }: Props) {
  const say = useWords();
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery<{ breakpoints: { down: (size: string) => string } }>(({ breakpoints }) =>
    breakpoints.down('sm'),
  );
  const { trial, act } = useReplayPostback(id, onClose);
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(words.title)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{say(words.about)}</DialogContentText>
          {trial.error && (
            <Alert severity="error">{translate(complaintOf(trial.error), { _: complaintOf(trial.error) })}</Alert>
          )}
          {trial.isPending && <Skeleton variant="rounded" height={160} />}
          {trial.data && (
            <>
              <Alert severity={trial.data.isSame ? 'info' : 'warning'}>
                {say(trial.data.isSame ? words.same : words.different)}
              </Alert>
              <ReplayComparison replay={trial.data} />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!trial.data} loading={act.isPending} onClick={() => act.mutate()}>
          {say(words.confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
