// Generated from openapi/entities/scheduledChange.ts by `npm run codegen`. Do not edit.

import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ScheduledChangesField } from '../../components/fields/ScheduledChangesField.tsx';
import { ScheduledTargetField } from '../../components/fields/ScheduledTargetField.tsx';
import { SentenceField } from '../../components/fields/SentenceField.tsx';
import { WordsField } from '../../components/fields/WordsField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type ScheduledChange = components['schemas']['ScheduledChange'];
type ScheduledChangesQuery = NonNullable<operations['listScheduledChanges']['parameters']['query']>;

/** Values to choose from. */
export const scheduledChangeChoices = {
  target: [
    { id: 'cap', name: 'resources.scheduled-changes.choices.target.cap' },
    { id: 'integration', name: 'resources.scheduled-changes.choices.target.integration' },
    { id: 'offer', name: 'resources.scheduled-changes.choices.target.offer' },
    { id: 'paymentRule', name: 'resources.scheduled-changes.choices.target.paymentRule' },
    { id: 'targeting', name: 'resources.scheduled-changes.choices.target.targeting' },
  ],
  state: [
    { id: 'waiting', name: 'resources.scheduled-changes.choices.state.waiting', tone: 'info' },
    { id: 'applied', name: 'resources.scheduled-changes.choices.state.applied', tone: 'success' },
    { id: 'returned', name: 'resources.scheduled-changes.choices.state.returned', tone: 'neutral' },
    { id: 'conflict', name: 'resources.scheduled-changes.choices.state.conflict', tone: 'warning' },
    { id: 'failed', name: 'resources.scheduled-changes.choices.state.failed', tone: 'error' },
    { id: 'cancelled', name: 'resources.scheduled-changes.choices.state.cancelled', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const scheduledChangeColumns = {
  id: <NumberField<ScheduledChange> source="id" plain />,
  title: <ScheduledTargetField<ScheduledChange> source="title" />,
  target: <EnumField<ScheduledChange> source="target" choices={scheduledChangeChoices.target} />,
  state: <EnumField<ScheduledChange> source="state" choices={scheduledChangeChoices.state} />,
  at: <MomentField<ScheduledChange> source="at" />,
  backAt: <MomentField<ScheduledChange> source="backAt" />,
  reason: <SentenceField<ScheduledChange> source="reason" />,
  author: <ReferenceOneField<ScheduledChange> source="author" reference="employees" />,
  targetId: <NumberField<ScheduledChange> source="targetId" plain />,
  changes: <ScheduledChangesField<ScheduledChange> source="changes" />,
  problem: <WordsField<ScheduledChange> source="problem" />,
  appliedAt: <MomentField<ScheduledChange> source="appliedAt" />,
  returnedAt: <MomentField<ScheduledChange> source="returnedAt" />,
  impersonator: <ReferenceOneField<ScheduledChange> source="impersonator" reference="employees" />,
  createdAt: <MomentField<ScheduledChange> source="createdAt" />,
  createdBy: <ReferenceOneField<ScheduledChange> source="createdBy" reference="users" />,
  updatedAt: <MomentField<ScheduledChange> source="updatedAt" />,
  updatedBy: <ReferenceOneField<ScheduledChange> source="updatedBy" reference="users" />,
} satisfies Columns<ScheduledChange>;

/** What the list can be narrowed by. */
export const scheduledChangeFilters = {
  target: <EnumInput<ScheduledChangesQuery> source="target" choices={scheduledChangeChoices.target} several />,
  state: <EnumInput<ScheduledChangesQuery> source="state" choices={scheduledChangeChoices.state} several />,
  author: <ReferenceManyInput<ScheduledChangesQuery> source="author" reference="employees" />,
  at: <RangeFilter<ScheduledChangesQuery> source="at" of="moment" />,
  backAt: <RangeFilter<ScheduledChangesQuery> source="backAt" of="moment" />,
  createdAt: <RangeFilter<ScheduledChangesQuery> source="createdAt" of="moment" />,
} satisfies Filters<ScheduledChangesQuery>;

/** Tabs of the record page, their sections and fields. */
export const scheduledChangeTabs = {
  general: [
    section('what', 'title', 'target', 'targetId', 'changes', 'reason'),
    section('when', 'at', 'backAt', 'state', 'problem', 'appliedAt', 'returnedAt'),
    section('who', 'author', 'impersonator'),
  ],
} satisfies Tabs<ScheduledChange>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const ScheduledChangeList = (props: ListProps) => (
  <ResourceList
    columns={scheduledChangeColumns}
    shown={['id', 'title', 'target', 'state', 'at', 'backAt', 'reason', 'author']}
    sortable={[
      'id',
      'target',
      'title',
      'state',
      'at',
      'backAt',
      'reason',
      'appliedAt',
      'returnedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={scheduledChangeFilters}
    quickFilters={['target', 'state']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ScheduledChangeShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['target', 'state', 'at', 'backAt']}
    columns={scheduledChangeColumns}
    tabs={scheduledChangeTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: ScheduledChangeList,
  show: ScheduledChangeShow,
  columns: scheduledChangeColumns,
  recordRepresentation,
};
