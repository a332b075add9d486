// Generated from openapi/entities/goal.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type Goal = components['schemas']['Goal'];
type GoalsQuery = NonNullable<operations['listGoals']['parameters']['query']>;

/** How each field is shown. */
export const goalColumns = {
  id: <NumberField<Goal> source="id" plain />,
  title: <TextField<Goal> source="title" />,
  key: <TextField<Goal> source="key" />,
  vertical: <ReferenceOneField<Goal> source="vertical" reference="settings/verticals" />,
  repeatable: <YesNoField<Goal> source="repeatable" />,
  isDeposit: <YesNoField<Goal> source="isDeposit" />,
  position: <NumberField<Goal> source="position" />,
  createdAt: <MomentField<Goal> source="createdAt" />,
  createdBy: <ReferenceOneField<Goal> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Goal> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Goal> source="updatedBy" reference="users" />,
} satisfies Columns<Goal>;

/** What the list can be narrowed by. */
export const goalFilters = {
  vertical: <ReferenceManyInput<GoalsQuery> source="vertical" reference="settings/verticals" />,
  repeatable: <YesNoFilter<GoalsQuery> source="repeatable" />,
  isDeposit: <YesNoFilter<GoalsQuery> source="isDeposit" />,
} satisfies Filters<GoalsQuery>;

/** Tabs of the record page, their sections and fields. */
export const goalTabs = { general: ['vertical', 'title', 'key', 'repeatable', 'isDeposit'] } satisfies Tabs<Goal>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const GoalList = (props: ListProps) => (
  <ResourceList
    columns={goalColumns}
    shown={['id', 'title', 'key', 'vertical', 'repeatable', 'isDeposit', 'position', 'createdAt']}
    sortable={['id', 'title', 'key', 'repeatable', 'isDeposit', 'position', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={goalFilters}
    quickFilters={['vertical', 'repeatable']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const GoalShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['vertical']}
    related={[
      { resource: 'advertiser-billing/adv-invoice-lines', field: 'goal' },
      { resource: 'affiliate-billing/invoice-lines', field: 'goal' },
      { resource: 'caps', field: 'goal' },
      { resource: 'conversions', field: 'goal' },
      { resource: 'payment-rules', field: 'goal' },
      { resource: 'postbacks', field: 'goalEvents' },
    ]}
    columns={goalColumns}
    tabs={goalTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default { list: GoalList, show: GoalShow, columns: goalColumns, recordRepresentation };
