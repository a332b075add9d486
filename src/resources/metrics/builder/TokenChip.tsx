import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Close from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent } from 'react';
import type { Token } from '../../../../domain/formula/tokens.ts';

export interface TokenChipProps {
  id: string;
  token: Token;
  text: { shown: string; said: string };
  /** Its error. */
  problem: string | undefined;
  onRemove: () => void;
}

/** An element of the formula, which can be dragged, or moved by keyboard, among the others. */
export const TokenChip = ({ id, token, text, problem, onRemove }: TokenChipProps) => {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const isSign = token.kind !== 'metric' && token.kind !== 'number';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    } else listeners?.['onKeyDown']?.(event);
  };
  const chip = (
    <Chip
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      // Before the chip's own button handles the space bar.
      onKeyDownCapture={onKeyDown}
      aria-label={problem === undefined ? text.said : `${text.said}. ${problem}`}
      {...(problem !== undefined && { 'aria-invalid': true })}
      label={text.shown}
      size="small"
      variant={problem === undefined ? 'filled' : 'outlined'}
      color={problem === undefined ? 'default' : 'error'}
      {...(!isSign && {
        onDelete: onRemove,
        deleteIcon: <Close aria-hidden="true" />,
      })}
      sx={{
        transform: CSS.Translate.toString(transform),
        transition,
        height: 28,
        maxWidth: '100%',
        borderRadius: 1,
        cursor: isDragging ? 'grabbing' : 'grab',
        opacity: isDragging ? 0.6 : 1,
        zIndex: isDragging ? 1 : 'auto',
        touchAction: 'none',
        fontSize: isSign ? 16 : 13,
        fontWeight: token.kind === 'metric' ? 500 : 400,
        fontVariantNumeric: 'tabular-nums',
        ...(isSign && problem === undefined && { backgroundColor: 'transparent', color: 'text.secondary' }),
        ...(token.kind === 'metric' &&
          problem === undefined && { backgroundColor: 'action.selected', color: 'text.primary' }),
        '& .MuiChip-label': { paddingX: isSign ? 0.75 : 1 },
        '& .MuiChip-deleteIcon': { fontSize: 14, color: 'inherit', opacity: 0.6 },
      }}
    />
  );
  return problem === undefined ? chip : <Tooltip title={problem}>{chip}</Tooltip>;
};
