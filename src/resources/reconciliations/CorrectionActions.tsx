import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { reconciliationWords as words } from './reconciliationWords.ts';
import { type Reconciliation, useCorrections } from './useCorrections.ts';

const UndoButton = ({ report }: { report: Reconciliation }) => {
  const say = useWords();
  const [isAsked, setAsked] = useState(false);
  const { undo } = useCorrections(report.id, () => setAsked(false));
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsked(true)}>
        {say(words.undo)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.undoTitle)}
        text={say(words.undoText, report.corrected)}
        confirm={say(words.undo)}
        isHarmless
        isBusy={undo.isPending}
        onConfirm={() => undo.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  );
};

/** Actions of the current report: correct conversions, once, and undo that. */
export const CorrectionActions = () => {
  const say = useWords();
  const report = useRecordContext<Reconciliation>();
  const mayCorrect = useViewer()?.permissions.has('reconciliation.update') ?? false;
  const [isOpen, setOpen] = useState(false);
  if (!report || !mayCorrect) return null;
  const { state, otherAmount, otherStatus, otherBoth, missingThere, corrected } = report;
  if (state === 'corrected' && corrected > 0) return <UndoButton report={report} />;
  if (state !== 'compared' || otherAmount + otherStatus + otherBoth + missingThere === 0) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {say(words.correct)}
      </Button>
      {isOpen && <CorrectDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
};
