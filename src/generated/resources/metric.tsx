// Generated from openapi/entities/metric.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Metric = components['schemas']['Metric'];
type MetricValues = components['schemas']['MetricCreate'];
type MetricsQuery = NonNullable<operations['listMetrics']['parameters']['query']>;

/** Values to choose from. */
export const metricChoices = {
  status: [
    { id: 'active', name: 'resources.metrics.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.metrics.choices.status.inactive', tone: 'neutral' },
  ],
  group: [
    { id: 'traffic', name: 'resources.metrics.choices.group.traffic' },
    { id: 'leads', name: 'resources.metrics.choices.group.leads' },
    { id: 'conversions', name: 'resources.metrics.choices.group.conversions' },
    { id: 'finance', name: 'resources.metrics.choices.group.finance' },
  ],
  metricType: [
    { id: 'amount', name: 'resources.metrics.choices.metricType.amount' },
    { id: 'money', name: 'resources.metrics.choices.metricType.money' },
    { id: 'percentages', name: 'resources.metrics.choices.metricType.percentages' },
  ],
  outputFormat: [
    { id: 'whole', name: 'resources.metrics.choices.outputFormat.whole' },
    { id: 'decimals', name: 'resources.metrics.choices.outputFormat.decimals' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const metricColumns = {
  id: <NumberField<Metric> source="id" plain />,
  title: <TextField<Metric> source="title" />,
  titleRu: <TextField<Metric> source="titleRu" />,
  status: <EnumField<Metric> source="status" choices={metricChoices.status} />,
  group: <EnumField<Metric> source="group" choices={metricChoices.group} />,
  metricType: <EnumField<Metric> source="metricType" choices={metricChoices.metricType} />,
  outputFormat: <EnumField<Metric> source="outputFormat" choices={metricChoices.outputFormat} />,
  editable: <YesNoField<Metric> source="editable" />,
  updatedAt: <MomentField<Metric> source="updatedAt" />,
  description: <TextField<Metric> source="description" />,
  value: <TextField<Metric> source="value" />,
  statusChangedAt: <MomentField<Metric> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Metric> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<Metric> source="createdAt" />,
  createdBy: <ReferenceOneField<Metric> source="createdBy" reference="users" />,
  updatedBy: <ReferenceOneField<Metric> source="updatedBy" reference="users" />,
} satisfies Columns<Metric>;

/** How each field is edited. */
export const metricInputs = {
  title: <TextInput<MetricValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  titleRu: <TextInput<MetricValues> source="titleRu" validate={[rule('maxLength', 200)]} />,
  description: <TextInput<MetricValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  value: (
    <TextInput<MetricValues>
      source="value"
      multiline
      validate={[rule('required'), rule('maxLength', 2000)]}
      helperText="resources.metrics.help.value"
    />
  ),
  group: <EnumInput<MetricValues> source="group" choices={metricChoices.group} validate={[rule('required')]} />,
  metricType: (
    <EnumInput<MetricValues> source="metricType" choices={metricChoices.metricType} validate={[rule('required')]} />
  ),
  outputFormat: (
    <EnumInput<MetricValues>
      source="outputFormat"
      choices={metricChoices.outputFormat}
      validate={[rule('required')]}
    />
  ),
} satisfies Inputs<MetricValues>;

/** What the list can be narrowed by. */
export const metricFilters = {
  group: <EnumInput<MetricsQuery> source="group" choices={metricChoices.group} several />,
  metricType: <EnumInput<MetricsQuery> source="metricType" choices={metricChoices.metricType} several />,
} satisfies Filters<MetricsQuery>;

/** Tabs of the record page, their sections and fields. */
export const metricTabs = {
  general: ['title', 'titleRu', 'description', 'value', 'group', 'metricType', 'outputFormat'],
} satisfies Tabs<Metric & MetricValues>;

/** What people may do to the status. */
export const metricStatuses = { choices: metricChoices.status, byPeople: ['active', 'inactive'] } satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: ['titleRu', 'description', 'value', 'group', 'metricType', 'outputFormat'],
  renamed: ['title'],
  renewed: ['editable'],
};

export const MetricList = (props: ListProps) => (
  <ResourceList
    columns={metricColumns}
    shown={['id', 'title', 'titleRu', 'status', 'group', 'metricType', 'outputFormat', 'editable', 'updatedAt']}
    sortable={[
      'id',
      'title',
      'titleRu',
      'group',
      'metricType',
      'outputFormat',
      'editable',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={metricFilters}
    quickFilters={['group', 'metricType']}
    statuses={metricStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const MetricCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={metricInputs}
    tabs={metricTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const MetricEdit = (props: EditProps) => (
  <ResourceEdit
    columns={metricColumns}
    inputs={metricInputs}
    tabs={metricTabs}
    statuses={metricStatuses}
    copying={copying}
    staffOnly={staffOnly}
    locked={{ by: 'editable', is: false }}
    {...props}
  />
);

export const MetricShow = (props: ShowProps) => (
  <ResourceShow
    columns={metricColumns}
    tabs={metricTabs}
    statuses={metricStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: MetricList,
  create: MetricCreate,
  edit: MetricEdit,
  show: MetricShow,
  columns: metricColumns,
  recordRepresentation,
};
