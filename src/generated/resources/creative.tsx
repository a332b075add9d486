// Generated from openapi/entities/creative.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { ModedField } from '../../components/fields/ModedField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { PictureField } from '../../components/fields/PictureField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ScheduleField } from '../../components/fields/ScheduleField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  EnumInput,
  NumberInput,
  ReferenceManyInput,
  ReferenceOneInput,
  ScheduleInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Creative = components['schemas']['Creative'];
type CreativeValues = components['schemas']['CreativeCreate'];
type CreativesQuery = NonNullable<operations['listCreatives']['parameters']['query']>;

/** Values to choose from. */
export const creativeChoices = {
  status: [
    { id: 'active', name: 'resources.creatives.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.creatives.choices.status.inactive', tone: 'neutral' },
  ],
  type: [
    { id: 'image', name: 'resources.creatives.choices.type.image' },
    { id: 'video', name: 'resources.creatives.choices.type.video' },
    { id: 'link', name: 'resources.creatives.choices.type.link' },
    { id: 'archive', name: 'resources.creatives.choices.type.archive' },
    { id: 'text', name: 'resources.creatives.choices.type.text' },
    { id: 'file', name: 'resources.creatives.choices.type.file' },
  ],
  countriesMode: [
    { id: 'only', name: 'resources.creatives.choices.countriesMode.only' },
    { id: 'except', name: 'resources.creatives.choices.countriesMode.except' },
  ],
  languagesMode: [
    { id: 'only', name: 'resources.creatives.choices.languagesMode.only' },
    { id: 'except', name: 'resources.creatives.choices.languagesMode.except' },
  ],
  trafficSourcesMode: [
    { id: 'only', name: 'resources.creatives.choices.trafficSourcesMode.only' },
    { id: 'except', name: 'resources.creatives.choices.trafficSourcesMode.except' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const creativeColumns = {
  id: <NumberField<Creative> source="id" plain />,
  previewUrl: <PictureField<Creative> source="previewUrl" />,
  title: <TextField<Creative> source="title" />,
  status: <EnumField<Creative> source="status" choices={creativeChoices.status} />,
  offer: <ReferenceOneField<Creative> source="offer" reference="offers" />,
  type: <EnumField<Creative> source="type" choices={creativeChoices.type} />,
  schedule: <ScheduleField<Creative> source="schedule" />,
  downloads: <NumberField<Creative> source="downloads" />,
  createdAt: <MomentField<Creative> source="createdAt" />,
  description: <TextField<Creative> source="description" />,
  url: <UrlField<Creative> source="url" />,
  text: <TextField<Creative> source="text" />,
  countries: (
    <ModedField<Creative> source="countries" mode="countriesMode" modes={creativeChoices.countriesMode}>
      <CodeListField<Creative> source="countries" of="isoCountries" />
    </ModedField>
  ),
  languages: (
    <ModedField<Creative> source="languages" mode="languagesMode" modes={creativeChoices.languagesMode}>
      <CodeListField<Creative> source="languages" of="isoLanguages" />
    </ModedField>
  ),
  trafficSources: (
    <ModedField<Creative> source="trafficSources" mode="trafficSourcesMode" modes={creativeChoices.trafficSourcesMode}>
      <ReferenceManyField<Creative> source="trafficSources" reference="settings/lists/traffic-sources" />
    </ModedField>
  ),
  weight: <NumberField<Creative> source="weight" />,
  statusChangedAt: <MomentField<Creative> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Creative> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Creative> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Creative> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Creative> source="updatedBy" reference="users" />,
  countriesMode: <EnumField<Creative> source="countriesMode" choices={creativeChoices.countriesMode} />,
  languagesMode: <EnumField<Creative> source="languagesMode" choices={creativeChoices.languagesMode} />,
  trafficSourcesMode: <EnumField<Creative> source="trafficSourcesMode" choices={creativeChoices.trafficSourcesMode} />,
} satisfies Columns<Creative>;

/** How each field is edited. */
export const creativeInputs = {
  title: <TextInput<CreativeValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  offer: <ReferenceOneInput<CreativeValues> source="offer" reference="offers" validate={[rule('required')]} />,
  description: <TextInput<CreativeValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  url: (
    <TextInput<CreativeValues>
      source="url"
      type="url"
      validate={[rule('maxLength', 2000), rule('url')]}
      helperText="resources.creatives.help.url"
    />
  ),
  text: <TextInput<CreativeValues> source="text" multiline validate={[rule('maxLength', 5000)]} />,
  countries: (
    <CodeListInput<CreativeValues>
      source="countries"
      of="isoCountries"
      several
      mode={{ source: 'countriesMode', choices: creativeChoices.countriesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  languages: (
    <CodeListInput<CreativeValues>
      source="languages"
      of="isoLanguages"
      several
      mode={{ source: 'languagesMode', choices: creativeChoices.languagesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<CreativeValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      mode={{ source: 'trafficSourcesMode', choices: creativeChoices.trafficSourcesMode }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  weight: (
    <NumberInput<CreativeValues>
      source="weight"
      validate={[rule('integerNumber'), rule('minMax', 0, 1000)]}
      helperText="resources.creatives.help.weight"
    />
  ),
  schedule: (
    <ScheduleInput<CreativeValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
    />
  ),
} satisfies Inputs<CreativeValues>;

/** What the list can be narrowed by. */
export const creativeFilters = {
  offer: <ReferenceManyInput<CreativesQuery> source="offer" reference="offers" />,
  type: <EnumInput<CreativesQuery> source="type" choices={creativeChoices.type} several />,
  createdAt: <RangeFilter<CreativesQuery> source="createdAt" of="moment" />,
} satisfies Filters<CreativesQuery>;

/** Tabs of the record page, their sections and fields. */
export const creativeTabs = {
  general: [section('creative', 'title', 'offer', 'description'), section('insteadOfAFile', 'url', 'text')],
  sieve: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
} satisfies Tabs<Creative & CreativeValues>;

/** What people may do to the status. */
export const creativeStatuses = {
  choices: creativeChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['downloads', 'statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['offer'];

export const CreativeList = (props: ListProps) => (
  <ResourceList
    columns={creativeColumns}
    shown={['id', 'previewUrl', 'title', 'status', 'offer', 'type', 'schedule', 'downloads', 'createdAt']}
    inTabs={{ 'offers/creatives': ['previewUrl', 'title', 'status', 'type', 'schedule', 'downloads'] }}
    sortable={[
      'id',
      'title',
      'type',
      'url',
      'downloads',
      'weight',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={creativeFilters}
    quickFilters={['offer', 'type']}
    inputs={creativeInputs}
    inlineEdit={['title', 'weight']}
    bulkEdit={['countries', 'languages', 'trafficSources', 'schedule', 'weight']}
    statuses={creativeStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CreativeCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={creativeInputs}
    tabs={creativeTabs}
    defaults={{ weight: 100, countriesMode: 'only', languagesMode: 'only', trafficSourcesMode: 'only' }}
    publish="active"
    fieldTexts={{ help: ['offer', 'url'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CreativeEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'type']}
    columns={creativeColumns}
    inputs={creativeInputs}
    tabs={creativeTabs}
    statuses={creativeStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const CreativeShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'type']}
    columns={creativeColumns}
    tabs={creativeTabs}
    statuses={creativeStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: CreativeList,
  create: CreativeCreate,
  edit: CreativeEdit,
  show: CreativeShow,
  columns: creativeColumns,
  recordRepresentation,
};
