// Generated from openapi/entities/task.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DayField } from '../../components/fields/DayField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MarkdownField } from '../../components/fields/MarkdownField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  DayInput,
  EnumInput,
  MarkdownInput,
  ReferenceManyInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Task = components['schemas']['Task'];
type TaskValues = components['schemas']['TaskCreate'];
type TasksQuery = NonNullable<operations['listTasks']['parameters']['query']>;

/** Values to choose from. */
export const taskChoices = {
  type: [
    { id: 'task', name: 'resources.tasks.choices.type.task' },
    { id: 'chat', name: 'resources.tasks.choices.type.chat' },
    { id: 'phone', name: 'resources.tasks.choices.type.phone' },
  ],
  taskStatus: [
    { id: 'todo', name: 'resources.tasks.choices.taskStatus.todo', tone: 'neutral' },
    { id: 'in_progress', name: 'resources.tasks.choices.taskStatus.in_progress', tone: 'info' },
    { id: 'waiting', name: 'resources.tasks.choices.taskStatus.waiting', tone: 'warning' },
    { id: 'done', name: 'resources.tasks.choices.taskStatus.done', tone: 'success' },
  ],
  priority: [
    { id: 'low', name: 'resources.tasks.choices.priority.low', tone: 'neutral' },
    { id: 'normal', name: 'resources.tasks.choices.priority.normal', tone: 'info' },
    { id: 'high', name: 'resources.tasks.choices.priority.high', tone: 'warning' },
    { id: 'urgent', name: 'resources.tasks.choices.priority.urgent', tone: 'error' },
  ],
  status: [
    { id: 'active', name: 'resources.tasks.choices.status.active', tone: 'success' },
    { id: 'archived', name: 'resources.tasks.choices.status.archived', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const taskColumns = {
  fullId: <TextField<Task> source="fullId" />,
  type: <EnumField<Task> source="type" choices={taskChoices.type} />,
  title: <TextField<Task> source="title" />,
  taskStatus: <EnumField<Task> source="taskStatus" choices={taskChoices.taskStatus} />,
  priority: <EnumField<Task> source="priority" choices={taskChoices.priority} />,
  dueDate: <DayField<Task> source="dueDate" />,
  assignees: <ReferenceManyField<Task> source="assignees" reference="employees" />,
  affiliates: <ReferenceManyField<Task> source="affiliates" reference="affiliates/members" />,
  advertisers: <ReferenceManyField<Task> source="advertisers" reference="advertisers" />,
  description: <MarkdownField<Task> source="description" />,
  mentioned: <ReferenceManyField<Task> source="mentioned" reference="users" />,
  status: <EnumField<Task> source="status" choices={taskChoices.status} />,
  statusChangedAt: <MomentField<Task> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Task> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<Task> source="createdAt" />,
  createdBy: <ReferenceOneField<Task> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Task> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Task> source="updatedBy" reference="users" />,
} satisfies Columns<Task>;

/** How each field is edited. */
export const taskInputs = {
  title: <TextInput<TaskValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  type: <EnumInput<TaskValues> source="type" choices={taskChoices.type} validate={[rule('required')]} />,
  taskStatus: (
    <EnumInput<TaskValues> source="taskStatus" choices={taskChoices.taskStatus} validate={[rule('required')]} />
  ),
  priority: <EnumInput<TaskValues> source="priority" choices={taskChoices.priority} validate={[rule('required')]} />,
  dueDate: <DayInput<TaskValues> source="dueDate" validate={[rule('date')]} />,
  description: <MarkdownInput<TaskValues> source="description" multiline validate={[rule('maxLength', 10000)]} />,
  assignees: (
    <ReferenceManyInput<TaskValues> source="assignees" reference="employees" validate={[rule('maxItems', 1000)]} />
  ),
  affiliates: (
    <ReferenceManyInput<TaskValues>
      source="affiliates"
      reference="affiliates/members"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.tasks.help.affiliates"
    />
  ),
  advertisers: (
    <ReferenceManyInput<TaskValues> source="advertisers" reference="advertisers" validate={[rule('maxItems', 1000)]} />
  ),
  isSilent: <BooleanInput<TaskValues> source="isSilent" helperText="resources.tasks.help.isSilent" />,
} satisfies Inputs<TaskValues>;

/** What the list can be narrowed by. */
export const taskFilters = {
  taskStatus: <EnumInput<TasksQuery> source="taskStatus" choices={taskChoices.taskStatus} several />,
  priority: <EnumInput<TasksQuery> source="priority" choices={taskChoices.priority} several />,
  type: <EnumInput<TasksQuery> source="type" choices={taskChoices.type} several />,
  dueDate: <RangeFilter<TasksQuery> source="dueDate" of="day" />,
  assignees: <ReferenceManyInput<TasksQuery> source="assignees" reference="employees" />,
  affiliates: <ReferenceManyInput<TasksQuery> source="affiliates" reference="affiliates/members" />,
  advertisers: <ReferenceManyInput<TasksQuery> source="advertisers" reference="advertisers" />,
  createdAt: <RangeFilter<TasksQuery> source="createdAt" of="moment" />,
} satisfies Filters<TasksQuery>;

/** Tabs of the record page, their sections and fields. */
export const taskTabs = {
  general: [
    section('task', 'fullId', 'title', 'type', 'taskStatus', 'priority', 'dueDate', 'description'),
    section('people', 'assignees', 'affiliates', 'advertisers', 'mentioned', 'isSilent'),
  ],
} satisfies Tabs<Task & TaskValues>;

/** What people may do to the status. */
export const taskStatuses = { choices: taskChoices.status, byPeople: ['active', 'archived'] } satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

export const TaskList = (props: ListProps) => (
  <ResourceList
    columns={taskColumns}
    shown={['fullId', 'type', 'title', 'taskStatus', 'priority', 'dueDate', 'assignees', 'affiliates', 'advertisers']}
    sortable={[
      'title',
      'type',
      'taskStatus',
      'priority',
      'dueDate',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    searchable
    filters={taskFilters}
    quickFilters={['taskStatus', 'assignees']}
    inputs={taskInputs}
    inlineEdit={['title', 'taskStatus', 'priority', 'assignees']}
    bulkEdit={['taskStatus', 'priority', 'assignees']}
    statuses={taskStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TaskCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={taskInputs}
    tabs={taskTabs}
    defaults={{ type: 'task', taskStatus: 'todo', priority: 'normal' }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TaskEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['taskStatus', 'priority', 'dueDate', 'assignees']}
    columns={taskColumns}
    inputs={taskInputs}
    tabs={taskTabs}
    statuses={taskStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TaskShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['taskStatus', 'priority', 'dueDate', 'assignees']}
    columns={taskColumns}
    tabs={taskTabs}
    statuses={taskStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = ({ fullId, title }: Task) => [fullId, title].filter(Boolean).join(' ');

export default {
  list: TaskList,
  create: TaskCreate,
  edit: TaskEdit,
  show: TaskShow,
  columns: taskColumns,
  recordRepresentation,
};
