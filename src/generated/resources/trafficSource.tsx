// Generated from openapi/entities/trafficSource.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type TrafficSource = components['schemas']['TrafficSource'];
type TrafficSourceValues = components['schemas']['TrafficSourceCreate'];
type TrafficSourcesQuery = NonNullable<operations['listTrafficSources']['parameters']['query']>;

/** Values to choose from. */
export const trafficSourceChoices = {
  status: [
    { id: 'active', name: 'resources.settings/lists/traffic-sources.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/lists/traffic-sources.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const trafficSourceColumns = {
  id: <NumberField<TrafficSource> source="id" plain />,
  title: <TextField<TrafficSource> source="title" />,
  status: <EnumField<TrafficSource> source="status" choices={trafficSourceChoices.status} />,
  createdAt: <MomentField<TrafficSource> source="createdAt" />,
  statusChangedAt: <MomentField<TrafficSource> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<TrafficSource> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<TrafficSource> source="createdBy" reference="users" />,
  updatedAt: <MomentField<TrafficSource> source="updatedAt" />,
  updatedBy: <ReferenceOneField<TrafficSource> source="updatedBy" reference="users" />,
} satisfies Columns<TrafficSource>;

/** How each field is edited. */
export const trafficSourceInputs = {
  title: <TextInput<TrafficSourceValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
} satisfies Inputs<TrafficSourceValues>;

/** What the list can be narrowed by. */
export const trafficSourceFilters = {} satisfies Filters<TrafficSourcesQuery>;

/** Tabs of the record page, their sections and fields. */
export const trafficSourceTabs = { general: ['title'] } satisfies Tabs<TrafficSource & TrafficSourceValues>;

/** What people may do to the status. */
export const trafficSourceStatuses = {
  choices: trafficSourceChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

export const TrafficSourceList = (props: ListProps) => (
  <ResourceList
    columns={trafficSourceColumns}
    shown={['id', 'title', 'status', 'createdAt']}
    sortable={['id', 'title', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={trafficSourceFilters}
    inputs={trafficSourceInputs}
    inlineEdit={['title']}
    statuses={trafficSourceStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TrafficSourceCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={trafficSourceInputs}
    tabs={trafficSourceTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TrafficSourceEdit = (props: EditProps) => (
  <ResourceEdit
    related={[{ resource: 'campaigns', field: 'trafficSource' }, { resource: 'offers', field: 'trafficSources' }]}
    columns={trafficSourceColumns}
    inputs={trafficSourceInputs}
    tabs={trafficSourceTabs}
    statuses={trafficSourceStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TrafficSourceShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'campaigns', field: 'trafficSource' }, { resource: 'offers', field: 'trafficSources' }]}
    columns={trafficSourceColumns}
    tabs={trafficSourceTabs}
    statuses={trafficSourceStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: TrafficSourceList,
  create: TrafficSourceCreate,
  edit: TrafficSourceEdit,
  show: TrafficSourceShow,
  columns: trafficSourceColumns,
  recordRepresentation,
};
