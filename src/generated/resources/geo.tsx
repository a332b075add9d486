// Generated from openapi/entities/geo.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { CodeListInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Geo = components['schemas']['Geo'];
type GeoValues = components['schemas']['GeoCreate'];
type GeosQuery = NonNullable<operations['listGeos']['parameters']['query']>;

/** Values to choose from. */
export const geoChoices = {
  status: [
    { id: 'active', name: 'resources.settings/geos.choices.status.active', tone: 'success' },
    { id: 'deleted', name: 'resources.settings/geos.choices.status.deleted', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const geoColumns = {
  id: <NumberField<Geo> source="id" plain />,
  title: <TextField<Geo> source="title" />,
  countries: <CodeListField<Geo> source="countries" of="isoCountries" />,
  status: <EnumField<Geo> source="status" choices={geoChoices.status} />,
  createdAt: <MomentField<Geo> source="createdAt" />,
  statusChangedAt: <MomentField<Geo> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Geo> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Geo> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Geo> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Geo> source="updatedBy" reference="users" />,
} satisfies Columns<Geo>;

/** How each field is edited. */
export const geoInputs = {
  title: <TextInput<GeoValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  countries: (
    <CodeListInput<GeoValues>
      source="countries"
      of="isoCountries"
      several
      validate={[rule('required'), rule('maxItems', 300)]}
    />
  ),
} satisfies Inputs<GeoValues>;

/** What the list can be narrowed by. */
export const geoFilters = {
  countries: <CodeListInput<GeosQuery> source="countries" of="isoCountries" several />,
} satisfies Filters<GeosQuery>;

/** Tabs of the record page, their sections and fields. */
export const geoTabs = { general: ['title', 'countries'] } satisfies Tabs<Geo & GeoValues>;

/** What people may do to the status. */
export const geoStatuses = {
  choices: geoChoices.status,
  byPeople: ['active', 'deleted'],
  transitions: { active: ['deleted'] },
  final: ['deleted'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** What becomes of the fields in a copy. */
const copying = { copied: ['countries'], renamed: ['title'] };

export const GeoList = (props: ListProps) => (
  <ResourceList
    columns={geoColumns}
    shown={['id', 'title', 'countries', 'status', 'createdAt']}
    sortable={['id', 'title', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={geoFilters}
    quickFilters={['countries']}
    inputs={geoInputs}
    inlineEdit={['title', 'countries']}
    statuses={geoStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const GeoCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={geoInputs}
    tabs={geoTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const GeoEdit = (props: EditProps) => (
  <ResourceEdit
    related={[{ resource: 'settings/hold-queue', field: 'geo' }, { resource: 'offers', field: 'geos' }]}
    columns={geoColumns}
    inputs={geoInputs}
    tabs={geoTabs}
    statuses={geoStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const GeoShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'settings/hold-queue', field: 'geo' }, { resource: 'offers', field: 'geos' }]}
    columns={geoColumns}
    tabs={geoTabs}
    statuses={geoStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: GeoList,
  create: GeoCreate,
  edit: GeoEdit,
  show: GeoShow,
  columns: geoColumns,
  recordRepresentation,
};
