import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useListContext } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DensityContext } from '../../../components/density.ts';
import { LoadFailure } from '../../../components/failure/LoadFailure.tsx';
import { EmptyList } from '../../../components/list/EmptyList.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import { useViewer } from '../../../components/viewer.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { taskWords as words } from '../taskWords.ts';
import { TaskCard } from './TaskCard.tsx';
import { isShown, useElsewhere } from './useElsewhere.ts';
import { columns, isProgress, type Progress, useColumnName, useMoveTask } from './useMoveTask.ts';

interface ColumnProps {
  progress: Progress;
  /** How many tasks of this page are in it, and by what the server last said. */
  count: number;
  known: number;
  children: ReactNode;
}

const Column = ({ progress, count, known, children }: ColumnProps) => {
  const say = useWords();
  const language = useLanguage();
  const elsewhere = useElsewhere(progress, known);
  const name = useColumnName()(progress);
  const { setNodeRef, isOver } = useDroppable({ id: progress });
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-label={name}
      sx={{
        minWidth: 0,
        padding: 1,
        borderRadius: 1,
        backgroundColor: isOver ? 'action.selected' : 'action.hover',
        minHeight: { xs: 0, md: 240 },
      }}
    >
      <Typography variant="h5" component="h2" sx={{ marginBottom: 1, display: 'flex', gap: 0.75 }}>
        {name}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {(count + elsewhere).toLocaleString(language)}
        </Typography>
      </Typography>
      {count === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say(elsewhere > 0 ? words.elsewhere : words.none)}
        </Typography>
      ) : (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {children}
        </Stack>
      )}
    </Box>
  );
};

/** Returns the tasks of a column, in the order of the list. */
const inColumn = (tasks: readonly RaRecord[], columnOf: (task: RaRecord) => unknown, progress: Progress): RaRecord[] =>
  tasks.filter((task) => columnOf(task) === progress);

/** The tasks of the current list by progress: each can be dragged to another column, or moved by keyboard. */
const TaskBoard = () => {
  const say = useWords();
  const help = useId();
  const viewer = useViewer();
  const nameOf = useColumnName();
  const { data, error, isPending, filterValues, refetch } = useListContext<RaRecord>();
  const { columnOf, move, told } = useMoveTask();
  const moved = useRef<unknown>(undefined);
  const board = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves immediately scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  // The button of a task moved by keyboard keeps the focus in its new column.
  useEffect(() => {
    if (moved.current === undefined) return;
    board.current?.querySelector<HTMLElement>(`[data-task="${String(moved.current)}"]`)?.focus();
    moved.current = undefined;
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ margin: 1 }} />;
  // Archived tasks are shown in a separate tab.
  const shown = (data ?? []).filter(({ status }) => isShown(filterValues, status));
  if (shown.length === 0) return <EmptyList />;
  const mayMove = viewer?.permissions.has('task.update') ?? false;
  const taskOf = (id: unknown) => shown.find((task) => task.id === id);
  const fullId = (id: unknown): string => String(taskOf(id)?.['fullId'] ?? '');
  const drop = ({ active, over }: DragEndEvent) => {
    const task = taskOf(active.id);
    if (task && isProgress(over?.id)) move(task, over.id);
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: say(words.drag) },
        announcements: {
          onDragStart: ({ active }) => say(words.pickedUp, fullId(active.id)),
          onDragOver: ({ active, over }) =>
            isProgress(over?.id) ? say(words.over, fullId(active.id), nameOf(over.id)) : '',
          onDragEnd: ({ active, over }) =>
            isProgress(over?.id) ? say(words.moved, fullId(active.id), nameOf(over.id)) : '',
          onDragCancel: ({ active }) => say(words.putBack, fullId(active.id)),
        },
      }}
    >
      <DensityContext value="table">
        <Box id={help} sx={visuallyHidden}>
          {say(words.drag)}
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {told}
        </Box>
        <Box
          ref={board}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(4, minmax(0, 1fr))',
            },
            gap: 1.5,
            padding: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {columns.map((progress) => {
            const tasks = inColumn(shown, columnOf, progress);
            return (
              <Column
                key={progress}
                progress={progress}
                count={tasks.length}
                known={shown.filter(({ taskStatus }) => taskStatus === progress).length}
              >
                {tasks.map((task) => (
                  <TaskCard
                    key={task.id}
                    task={task}
                    column={progress}
                    help={help}
                    onMove={
                      mayMove
                        ? (to) => {
                            moved.current = task.id;
                            move(task, to);
                          }
                        : undefined
                    }
                  />
                ))}
              </Column>
            );
          })}
        </Box>
      </DensityContext>
    </DndContext>
  );
};

export default TaskBoard;
