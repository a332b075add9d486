import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../language.ts';
import { undoMilliseconds } from '../UndoNote.tsx';
import { useJob } from './useJob.ts';
import { useJobActions } from './useJobActions.ts';
import type { WatchedJob } from './watchedJobs.ts';

const JobFailures = lazy(() => import('./JobFailures.tsx'));

/** What has been done to records by calls that don't update them. */
const doneBy: Readonly<Record<string, string>> = { delete: 'deleted', import: 'imported' };

/** The progress of a job, or its outcome, and the actions on it. */
export const JobCard = ({ watched }: { watched: WatchedJob }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { job, isOver } = useJob(watched);
  const { isBusy, cancel, undo, tryAgain, forget } = useJobActions(watched);
  const [isListing, setListing] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const isWell = isOver && job?.state === 'done' && job.failed === 0;
  const leave = useEffectEvent(forget);
  useEffect(() => {
    if (!isWell || isPointedAt) return;
    const timer = setTimeout(() => leave(), undoMilliseconds);
    return () => clearTimeout(timer);
  }, [isWell, isPointedAt]);
  if (!job) return null;
  const { call, state, total, done, failed, canUndo } = job;
  const isImport = call === 'import';
  const number = (value: number): string => value.toLocaleString(language);
  const records = (count: number): string => translate(`resources.${watched.resource}.counted`, { smart_count: count });
  // Running an action on records is an edit, too.
  const doing = translate(`job.${call}`, {
    _: translate('job.edit', { records: records(total) }),
    records: records(total),
  });
  const outcome = () =>
    watched.isUndo && state === 'done'
      ? translate('status.undone')
      : translate(`done.${doneBy[call] ?? 'updated'}`, { records: records(done) });
  return (
    <Paper
      component="section"
      aria-label={doing}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
      elevation={6}
      sx={{ padding: '10px 14px', borderLeft: 3, borderColor: failed > 0 ? 'warning.main' : 'primary.main' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {/* Only this is read out: the numbers below change several times a second. */}
        <Typography component="p" role="status" variant="subtitle2" sx={{ flex: 1 }}>
          {isOver ? outcome() : doing}
        </Typography>
        {isOver && (
          <IconButton size="small" aria-label={translate('ra.action.close')} onClick={forget}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Stack>
      {!isOver && (
        <>
          <LinearProgress
            variant="determinate"
            value={total > 0 ? (100 * (done + failed)) / total : 0}
            aria-label={doing}
            sx={{ marginY: 1 }}
          />
          <Typography variant="body2" color="textSecondary">
            {translate(state === 'queued' ? 'job.queued' : 'job.progress', {
              done: number(done + failed),
              total: number(total),
            })}
          </Typography>
        </>
      )}
      {isOver && state !== 'done' && (
        <Typography variant="body2" color="textSecondary">
          {translate(`job.${state}`, { left: number(total - done - failed) })}
        </Typography>
      )}
      {failed > 0 && (
        <Typography variant="body2" color="textSecondary" aria-live={isOver ? 'polite' : 'off'}>
          {translate(isImport ? 'job.notImported' : 'job.failed', { smart_count: failed, count: number(failed) })}
        </Typography>
      )}
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {failed > 0 && (
          <Button color="inherit" onClick={() => setListing(true)}>
            {translate('job.show')}
          </Button>
        )}
        {isOver && failed > 0 && !watched.isUndo && (
          <Button loading={isBusy} onClick={() => void tryAgain()}>
            {translate('job.again')}
          </Button>
        )}
        {isOver && canUndo && !watched.isUndo && (
          <Button loading={isBusy} onClick={() => void undo()}>
            {translate('status.undo')}
          </Button>
        )}
        {!isOver && (
          <Button color="inherit" loading={isBusy} onClick={() => void cancel()}>
            {translate('ra.action.cancel')}
          </Button>
        )}
      </Stack>
      {isListing && (
        <Suspense>
          <JobFailures watched={watched} isImport={isImport} count={failed} onClose={() => setListing(false)} />
        </Suspense>
      )}
    </Paper>
  );
};
