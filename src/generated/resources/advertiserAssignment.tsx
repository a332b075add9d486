// Generated from openapi/entities/advertiserAssignment.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { ModedField } from '../../components/fields/ModedField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ScheduleField } from '../../components/fields/ScheduleField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
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

type AdvertiserAssignment = components['schemas']['AdvertiserAssignment'];
type AdvertiserAssignmentValues = components['schemas']['AdvertiserAssignmentCreate'];
type AdvertiserAssignmentsQuery = NonNullable<operations['listAdvertiserAssignments']['parameters']['query']>;

/** Values to choose from. */
export const advertiserAssignmentChoices = {
  status: [
    { id: 'active', name: 'resources.advertiser-assignments.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.advertiser-assignments.choices.status.inactive', tone: 'neutral' },
  ],
  countriesMode: [
    { id: 'only', name: 'resources.advertiser-assignments.choices.countriesMode.only' },
    { id: 'except', name: 'resources.advertiser-assignments.choices.countriesMode.except' },
  ],
  languagesMode: [
    { id: 'only', name: 'resources.advertiser-assignments.choices.languagesMode.only' },
    { id: 'except', name: 'resources.advertiser-assignments.choices.languagesMode.except' },
  ],
  trafficSourcesMode: [
    { id: 'only', name: 'resources.advertiser-assignments.choices.trafficSourcesMode.only' },
    { id: 'except', name: 'resources.advertiser-assignments.choices.trafficSourcesMode.except' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const advertiserAssignmentColumns = {
  id: <NumberField<AdvertiserAssignment> source="id" plain />,
  title: <TextField<AdvertiserAssignment> source="title" />,
  status: <EnumField<AdvertiserAssignment> source="status" choices={advertiserAssignmentChoices.status} />,
  offer: <ReferenceOneField<AdvertiserAssignment> source="offer" reference="offers" />,
  advertiser: <ReferenceOneField<AdvertiserAssignment> source="advertiser" reference="advertisers" />,
  integration: <ReferenceOneField<AdvertiserAssignment> source="integration" reference="integrations" />,
  schedule: <ScheduleField<AdvertiserAssignment> source="schedule" />,
  createdAt: <MomentField<AdvertiserAssignment> source="createdAt" />,
  countries: (
    <ModedField<AdvertiserAssignment>
      source="countries"
      mode="countriesMode"
      modes={advertiserAssignmentChoices.countriesMode}
    >
      <CodeListField<AdvertiserAssignment> source="countries" of="isoCountries" />
    </ModedField>
  ),
  languages: (
    <ModedField<AdvertiserAssignment>
      source="languages"
      mode="languagesMode"
      modes={advertiserAssignmentChoices.languagesMode}
    >
      <CodeListField<AdvertiserAssignment> source="languages" of="isoLanguages" />
    </ModedField>
  ),
  trafficSources: (
    <ModedField<AdvertiserAssignment>
      source="trafficSources"
      mode="trafficSourcesMode"
      modes={advertiserAssignmentChoices.trafficSourcesMode}
    >
      <ReferenceManyField<AdvertiserAssignment> source="trafficSources" reference="settings/lists/traffic-sources" />
    </ModedField>
  ),
  weight: <NumberField<AdvertiserAssignment> source="weight" />,
  statusChangedAt: <MomentField<AdvertiserAssignment> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<AdvertiserAssignment> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<AdvertiserAssignment> source="createdBy" reference="users" />,
  updatedAt: <MomentField<AdvertiserAssignment> source="updatedAt" />,
  updatedBy: <ReferenceOneField<AdvertiserAssignment> source="updatedBy" reference="users" />,
  countriesMode: (
    <EnumField<AdvertiserAssignment> source="countriesMode" choices={advertiserAssignmentChoices.countriesMode} />
  ),
  languagesMode: (
    <EnumField<AdvertiserAssignment> source="languagesMode" choices={advertiserAssignmentChoices.languagesMode} />
  ),
  trafficSourcesMode: (
    <EnumField<AdvertiserAssignment>
      source="trafficSourcesMode"
      choices={advertiserAssignmentChoices.trafficSourcesMode}
    />
  ),
} satisfies Columns<AdvertiserAssignment>;

/** How each field is edited. */
export const advertiserAssignmentInputs = {
  title: (
    <TextInput<AdvertiserAssignmentValues>
      source="title"
      validate={[rule('maxLength', 200)]}
      helperText="resources.advertiser-assignments.help.title"
    />
  ),
  offer: (
    <ReferenceOneInput<AdvertiserAssignmentValues> source="offer" reference="offers" validate={[rule('required')]} />
  ),
  advertiser: (
    <ReferenceOneInput<AdvertiserAssignmentValues>
      source="advertiser"
      reference="advertisers"
      validate={[rule('required')]}
    />
  ),
  integration: (
    <ReferenceOneInput<AdvertiserAssignmentValues>
      source="integration"
      reference="integrations"
      helperText="resources.advertiser-assignments.help.integration"
    />
  ),
  countries: (
    <CodeListInput<AdvertiserAssignmentValues>
      source="countries"
      of="isoCountries"
      several
      mode={{ source: 'countriesMode', choices: advertiserAssignmentChoices.countriesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  languages: (
    <CodeListInput<AdvertiserAssignmentValues>
      source="languages"
      of="isoLanguages"
      several
      mode={{ source: 'languagesMode', choices: advertiserAssignmentChoices.languagesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<AdvertiserAssignmentValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      mode={{ source: 'trafficSourcesMode', choices: advertiserAssignmentChoices.trafficSourcesMode }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  weight: (
    <NumberInput<AdvertiserAssignmentValues>
      source="weight"
      validate={[rule('integerNumber'), rule('minMax', 0, 1000)]}
      helperText="resources.advertiser-assignments.help.weight"
    />
  ),
  schedule: (
    <ScheduleInput<AdvertiserAssignmentValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
    />
  ),
} satisfies Inputs<AdvertiserAssignmentValues>;

/** What the list can be narrowed by. */
export const advertiserAssignmentFilters = {
  offer: <ReferenceManyInput<AdvertiserAssignmentsQuery> source="offer" reference="offers" />,
  advertiser: <ReferenceManyInput<AdvertiserAssignmentsQuery> source="advertiser" reference="advertisers" />,
  integration: <ReferenceManyInput<AdvertiserAssignmentsQuery> source="integration" reference="integrations" />,
  createdAt: <RangeFilter<AdvertiserAssignmentsQuery> source="createdAt" of="moment" />,
} satisfies Filters<AdvertiserAssignmentsQuery>;

/** Tabs of the record page, their sections and fields. */
export const advertiserAssignmentTabs = {
  general: ['title', 'offer', 'advertiser', 'integration'],
  sieve: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
} satisfies Tabs<AdvertiserAssignment & AdvertiserAssignmentValues>;

/** What people may do to the status. */
export const advertiserAssignmentStatuses = {
  choices: advertiserAssignmentChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['offer', 'advertiser'];

export const AdvertiserAssignmentList = (props: ListProps) => (
  <ResourceList
    columns={advertiserAssignmentColumns}
    shown={['id', 'title', 'status', 'offer', 'advertiser', 'integration', 'schedule', 'createdAt']}
    sortable={['id', 'title', 'weight', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={advertiserAssignmentFilters}
    narrowing={{ integration: ['advertiser'] }}
    quickFilters={['offer', 'advertiser']}
    inputs={advertiserAssignmentInputs}
    inlineEdit={['title', 'weight']}
    bulkEdit={['countries', 'languages', 'trafficSources', 'schedule', 'weight']}
    statuses={advertiserAssignmentStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserAssignmentCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={advertiserAssignmentInputs}
    tabs={advertiserAssignmentTabs}
    defaults={{ weight: 100, countriesMode: 'only', languagesMode: 'only', trafficSourcesMode: 'only' }}
    fieldTexts={{ help: ['offer', 'advertiser'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserAssignmentEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'advertiser', 'integration']}
    columns={advertiserAssignmentColumns}
    inputs={advertiserAssignmentInputs}
    tabs={advertiserAssignmentTabs}
    statuses={advertiserAssignmentStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const AdvertiserAssignmentShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'advertiser', 'integration']}
    columns={advertiserAssignmentColumns}
    tabs={advertiserAssignmentTabs}
    statuses={advertiserAssignmentStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: AdvertiserAssignmentList,
  create: AdvertiserAssignmentCreate,
  edit: AdvertiserAssignmentEdit,
  show: AdvertiserAssignmentShow,
  columns: advertiserAssignmentColumns,
  recordRepresentation,
};
