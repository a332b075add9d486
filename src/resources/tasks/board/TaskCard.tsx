import { useDraggable } from '@dnd-kit/core';
import OpenWith from '@mui/icons-material/OpenWith';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, type RaRecord, RecordContextProvider } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { usePlace } from '../../../components/related/parent.ts';
import { useWords } from '../../../components/useWords.ts';
import { taskColumns } from '../../../generated/resources/task.tsx';
import { DueField } from '../DueField.tsx';
import { taskWords as words } from '../taskWords.ts';
import { TypeField } from '../TypeField.tsx';
import { columns, type Progress, useColumnName } from './useMoveTask.ts';

export interface TaskCardProps {
  task: RaRecord;
  column: Progress;
  /** Moves it to another column; absent if the user may not. */
  onMove: ((to: Progress) => void) | undefined;
  /** Id of the text that explains how to move it. */
  help: string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const MoveButton = ({
  task,
  column,
  onMove,
  help,
}: Required<Omit<TaskCardProps, 'onMove'>> & { onMove: (to: Progress) => void }) => {
  const say = useWords();
  const nameOf = useColumnName();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const step = (event: KeyboardEvent) => {
    const to = columns[columns.indexOf(column) + (steps[event.key] ?? 0)];
    if (!(event.key in steps) || !to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={say(words.move, String(task['fullId']))}
        aria-haspopup="menu"
        aria-keyshortcuts="ArrowLeft ArrowRight"
        aria-describedby={help}
        data-task={task.id}
        onKeyDown={step}
        onClick={({ currentTarget }) => setMenu(currentTarget)}
        // A click on it must not start dragging.
        onPointerDown={(event) => event.stopPropagation()}
        sx={{ padding: 0.25 }}
      >
        <OpenWith sx={{ fontSize: 16 }} />
      </IconButton>
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        {columns
          .filter((one) => one !== column)
          .map((to) => (
            <MenuItem
              key={to}
              onClick={() => {
                setMenu(null);
                onMove(to);
              }}
            >
              {say(words.moveTo, nameOf(to))}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};

/** A task on the board: it can be dragged as a whole, or moved with its button. */
export const TaskCard = ({ task, column, onMove, help }: TaskCardProps) => {
  const { recordPath } = usePlace();
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id: task.id, disabled: !onMove });
  const path = recordPath(task.id);
  return (
    <RecordContextProvider value={task}>
      <Card
        ref={setNodeRef}
        component="li"
        {...listeners}
        sx={{
          padding: 1.25,
          overflow: 'visible',
          touchAction: onMove ? 'manipulation' : undefined,
          cursor: onMove && (isDragging ? 'grabbing' : 'grab'),
          ...(transform && {
            transform: `translate(${transform.x}px, ${transform.y}px)`,
            zIndex: 5,
            position: 'relative',
          }),
          ...(isDragging && { boxShadow: 6 }),
        }}
      >
        <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary', fontSize: '0.75rem' }}>
          <TypeField source="type" bare />
          <span>{String(task['fullId'])}</span>
          <Box sx={{ marginLeft: 'auto', display: 'flex', gap: 0.5, alignItems: 'center' }}>
            {taskColumns.priority}
            {onMove && <MoveButton task={task} column={column} onMove={onMove} help={help} />}
          </Box>
        </Box>
        <Box sx={{ marginY: 0.5, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
          {path ? (
            <Link component={LinkBase} to={path} color="inherit" underline="hover" draggable={false}>
              {String(task['title'])}
            </Link>
          ) : (
            String(task['title'])
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, fontSize: '0.75rem' }}>
          <DueField source="dueDate" />
          {taskColumns.assignees}
        </Box>
      </Card>
    </RecordContextProvider>
  );
};
