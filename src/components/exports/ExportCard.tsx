import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { Words } from '../../../domain/text/words.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import type { Export } from '../../providers/data/contract.ts';
import { isFailure } from '../../providers/data/errors.ts';
import { useApi } from '../api.ts';
import { useMayOpenPage } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useLanguage } from '../language.ts';
import { useWords } from '../useWords.ts';
import { exportWords as words } from './exportWords.ts';
import { percentOf, progressOf, reasonOf } from './progressOf.ts';
import { useDownload } from './useDownload.ts';
import { useExportProgress } from './useExportProgress.ts';
import { useWatchedExports } from './watchedExports.ts';

const titles: Readonly<Record<Export['state'], Words>> = {
  queued: words.preparing,
  running: words.preparing,
  done: words.ready,
  cancelled: words.cancelled,
  failed: words.failed,
};

/**
 * The progress of an export, and its file once it is ready; a file requested in this browser downloads automatically.
 */
export const ExportCard = ({ id }: { id: number }) => {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const complain = useErrorToast();
  const queryClient = useQueryClient();
  const mayOpen = useMayOpenPage();
  const { forget, take } = useWatchedExports();
  const { told, error, isOver } = useExportProgress(id);
  const { download, isBusy } = useDownload();
  const isReady = told?.state === 'done';
  const bring = useEffectEvent(() => {
    if (told && take(id)) void download(told);
  });
  useEffect(() => {
    if (isReady) bring();
  }, [isReady]);
  const isGone = isFailure(error, 'notFound');
  useEffect(() => {
    if (isGone) forget(id);
  }, [isGone, forget, id]);
  if (!told) return null;
  const number = (value: number): string => value.toLocaleString(language);
  const title = say(titles[told.state], told.fileName);
  const percent = percentOf(told);
  const stop = () =>
    api
      .POST('/user/exports/{id}/cancel', { params: { path: { id } }, headers: inOwnWords })
      .then(() => queryClient.invalidateQueries({ queryKey: ['watched.exports', id] }))
      .catch(complain);
  return (
    <Paper
      component="section"
      aria-label={title}
      elevation={6}
      sx={{ padding: '10px 14px', borderLeft: 3, borderColor: told.state === 'failed' ? 'error.main' : 'primary.main' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {/* Only this is read out: the numbers below change several times a second. */}
        <Typography
          component="p"
          role="status"
          variant="subtitle2"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {isOver && (
          <IconButton size="small" aria-label={translate('ra.action.close')} onClick={() => forget(id)}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Stack>
      {!isOver && (
        <LinearProgress
          {...(percent === undefined ? {} : { variant: 'determinate' as const, value: percent })}
          aria-label={title}
          sx={{ marginY: 1 }}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {!isOver && say(...progressOf(told, number))}
        {isReady && say(words.rows, number(told.rows))}
        {told.state === 'failed' && say(reasonOf(told))}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {mayOpen('/reports/downloads') && (
          <Button color="inherit" component={LinkBase} to="/reports/downloads">
            {say(words.all)}
          </Button>
        )}
        {isReady && (
          <Button loading={isBusy} onClick={() => void download(told)}>
            {say(words.download)}
          </Button>
        )}
        {!isOver && (
          <Button color="inherit" onClick={() => void stop()}>
            {say(words.stop)}
          </Button>
        )}
      </Stack>
    </Paper>
  );
};
