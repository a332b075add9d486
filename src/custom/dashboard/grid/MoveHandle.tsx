import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import type { Step } from './placing.ts';

export const handleClass = 'widget-handle';

interface MoveHandleProps {
  title: string;
  /** Id of the text that explains how to use it. */
  hintId: string;
  onMove: (step: Step) => void;
  onResize: (step: Step) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The handle to drag a widget; on the keyboard, arrow keys move it and with Shift resize it. */
export const MoveHandle = ({ title, hintId, onMove, onResize }: MoveHandleProps) => {
  const say = useWords();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) onResize(step);
    else onMove(step);
  };
  return (
    <IconButton
      className={handleClass}
      aria-label={say(words.move, title)}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      sx={{ padding: 0.25, marginLeft: -0.75, cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } }}
    >
      <DragIndicator sx={{ fontSize: 18 }} />
    </IconButton>
  );
};
