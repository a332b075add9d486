import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { failureWords } from '../../../providers/data/failureNotice.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../figures.ts';
import type { Path, Question } from '../question/question.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { useValueText } from '../useValueText.ts';
import { FigureCell } from './FigureCell.tsx';
import type { Line } from './tree.ts';
import type { useFigureCells } from './useFigureCells.ts';

interface TreeLineProps {
  line: Line;
  /** Its position among all lines of the table, from 1. */
  at: number;
  question: Question;
  metrics: readonly Metric[];
  figuresOf: ReturnType<typeof useFigureCells>;
  onToggle: (path: Path) => void;
  onMore: (path: Path) => void;
}

/** Pixels by which a level is indented relative to the one above it. */
const indent = 18;

const First = ({ level, children }: { level: number; children: ReactNode }) => (
  <td role="gridcell" data-pinned style={{ left: 0 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, minWidth: 0 }} style={{ paddingLeft: level * indent }}>
      {children}
    </Box>
  </td>
);

/** One line of the open tree: a row of figures, a button for more, or a placeholder. */
export const TreeLine = ({ line, at, question, metrics, figuresOf, onToggle, onMore }: TreeLineProps) => {
  const say = useWords();
  const translate = useTranslate();
  const valueText = useValueText();
  const level = line.kind === 'row' ? line.path.length - 1 : line.path.length;
  const row = { role: 'row', 'aria-rowindex': at, 'aria-level': level + 1 } as const;
  if (line.kind === 'failure') {
    const { header, text } = failureWords(line.error);
    return (
      <tr {...row}>
        <First level={level}>
          <Box role="alert" sx={{ marginLeft: 3, color: 'error.main', overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {translate(text || header, { _: text || header })}
          </Box>
          <Button variant="text" onClick={line.retry} sx={{ flexShrink: 0, paddingY: 0.25 }}>
            {translate('failure.tryAgain')}
          </Button>
        </First>
      </tr>
    );
  }
  if (line.kind === 'waiting')
    return (
      <tr {...row} aria-busy="true">
        <First level={level}>
          <Skeleton width="60%" sx={{ marginLeft: 3 }} />
        </First>
        {metrics.map(({ key }) => (
          <td key={key} role="gridcell">
            <span className="MuiSkeleton-root" />
          </td>
        ))}
      </tr>
    );
  if (line.kind === 'more')
    return (
      <tr {...row}>
        <First level={level}>
          <Button
            variant="text"
            onClick={() => onMore(line.path)}
            sx={{ marginLeft: 2, paddingY: 0.25, whiteSpace: 'nowrap' }}
          >
            {say(words.showMore, Math.min(line.left, question.limit))}
          </Button>
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontSize: '0.75rem', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {say(words.ofMore, line.left)}
          </Box>
        </First>
      </tr>
    );
  const { path, row: data, isOpen, canOpen } = line;
  const dimension = question.groupBy[level] ?? 'day';
  const text = valueText(dimension, path.at(-1) ?? null, data.titles);
  return (
    <tr {...row} aria-expanded={canOpen ? isOpen : undefined}>
      <First level={level}>
        {canOpen ? (
          <IconButton
            data-toggle
            aria-expanded={isOpen}
            aria-label={say(words.open, text)}
            onClick={() => onToggle(path)}
            onKeyDown={({ key }) => {
              if ((key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)) onToggle(path);
            }}
            sx={{ padding: 0.375, transform: isOpen ? 'rotate(90deg)' : 'none' }}
          >
            <ChevronRight sx={{ fontSize: 18 }} />
          </IconButton>
        ) : (
          // If some rows can be opened, aligns those that can't with them.
          question.groupBy.length > 1 && <Box component="span" sx={{ width: 24, flexShrink: 0 }} />
        )}
        <Box
          component="span"
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            fontWeight: level === 0 ? 500 : 400,
            color: path.at(-1) === null ? 'text.secondary' : 'text.primary',
          }}
        >
          {text}
        </Box>
      </First>
      {metrics.map((metric) => (
        <FigureCell key={metric.key} {...figuresOf(metric, path, data)} />
      ))}
    </tr>
  );
};
