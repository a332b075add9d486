import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import { useParent } from '../../components/related/parent.ts';
import generated, {
  taskColumns,
  TaskEdit,
  taskFilters,
  TaskList,
  TaskShow,
  taskTabs,
} from '../../generated/resources/task.tsx';
import { CommentsCard } from './comments/CommentsCard.tsx';
import { DueField } from './DueField.tsx';
import { QuickChips } from './QuickChips.tsx';
import { TypeField } from './TypeField.tsx';
import { useTaskView, ViewSwitch } from './ViewSwitch.tsx';

const TaskBoard = lazy(() => import('./board/TaskBoard.tsx'));

const columns = { ...taskColumns, type: <TypeField source="type" />, dueDate: <DueField source="dueDate" /> };
const filters = {
  ...taskFilters,
  isUnassigned: <YesNoFilter source="isUnassigned" />,
  isDue: <YesNoFilter source="isDue" />,
};
const tabs = { ...taskTabs, general: [...taskTabs.general, <CommentsCard key="comments" />] };

const board = (
  <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ margin: 1 }} />}>
    <TaskBoard />
  </Suspense>
);

/** Tasks as a list or on a board; in a record's tab always as a list. */
const Tasks = () => {
  const [view] = useTaskView();
  const isInTab = useParent() !== undefined;
  return (
    <TaskList
      columns={columns}
      filters={filters}
      link="title"
      above={<QuickChips />}
      {...(!isInTab && { tools: <ViewSwitch /> })}
      content={view === 'board' && !isInTab ? board : undefined}
    />
  );
};

export default {
  ...generated,
  list: Tasks,
  edit: () => <TaskEdit columns={columns} tabs={tabs} />,
  show: () => <TaskShow columns={columns} tabs={tabs} />,
};
