import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { DifferenceRows } from './DifferenceRows.tsx';
import { reconciliationWords as words } from './reconciliationWords.ts';
import { type Reconciliation, useCorrections } from './useCorrections.ts';

interface CorrectDialogProps {
  report: Reconciliation;
  onClose: () => void;
}

/** Asks what to take over from a report, and does so in one step. */
export const CorrectDialog = ({ report, onClose }: CorrectDialogProps) => {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const { correct } = useCorrections(report.id, onClose);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const counts = {
    amounts: report.otherAmount + report.otherBoth,
    statuses: report.otherStatus + report.otherBoth,
    missing: report.missingThere,
  };
  const [chosen, setChosen] = useState({ amounts: counts.amounts > 0, statuses: counts.statuses > 0, missing: false });
  const change = (id: number, isIncluded: boolean): void => {
    const next = new Set(leftOut);
    if (isIncluded) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {say(words.correct)}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Stack>
            {(['amounts', 'statuses', 'missing'] as const).map((name) => (
              <FormControlLabel
                key={name}
                label={say(words[name], counts[name].toLocaleString(language))}
                disabled={counts[name] === 0}
                control={
                  <Checkbox
                    checked={chosen[name]}
                    onChange={(_, isChosen) => setChosen({ ...chosen, [name]: isChosen })}
                  />
                }
              />
            ))}
          </Stack>
          {report.frozen > 0 && (
            <Alert severity="info">{say(words.frozen, report.frozen.toLocaleString(language))}</Alert>
          )}
          <DifferenceRows reconciliation={report.id} chosen={chosen} leftOut={leftOut} onChange={change} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!Object.values(chosen).includes(true)}
          loading={correct.isPending}
          onClick={() => correct.mutate({ ...chosen, leftOut: [...leftOut] })}
        >
          {say(words.correct)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
