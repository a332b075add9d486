// Generated from openapi/entities/affiliateAssignment.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { ExclusiveField } from '../../components/fields/ExclusiveField.tsx';
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
  ExclusiveInput,
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

type AffiliateAssignment = components['schemas']['AffiliateAssignment'];
type AffiliateAssignmentValues = components['schemas']['AffiliateAssignmentCreate'];
type AffiliateAssignmentsQuery = NonNullable<operations['listAffiliateAssignments']['parameters']['query']>;

/** Values to choose from. */
export const affiliateAssignmentChoices = {
  status: [
    { id: 'active', name: 'resources.affiliate-assignments.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.affiliate-assignments.choices.status.inactive', tone: 'neutral' },
  ],
  countriesMode: [
    { id: 'only', name: 'resources.affiliate-assignments.choices.countriesMode.only' },
    { id: 'except', name: 'resources.affiliate-assignments.choices.countriesMode.except' },
  ],
  languagesMode: [
    { id: 'only', name: 'resources.affiliate-assignments.choices.languagesMode.only' },
    { id: 'except', name: 'resources.affiliate-assignments.choices.languagesMode.except' },
  ],
  trafficSourcesMode: [
    { id: 'only', name: 'resources.affiliate-assignments.choices.trafficSourcesMode.only' },
    { id: 'except', name: 'resources.affiliate-assignments.choices.trafficSourcesMode.except' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const affiliateAssignmentColumns = {
  id: <NumberField<AffiliateAssignment> source="id" plain />,
  title: <TextField<AffiliateAssignment> source="title" />,
  status: <EnumField<AffiliateAssignment> source="status" choices={affiliateAssignmentChoices.status} />,
  offer: <ReferenceOneField<AffiliateAssignment> source="offer" reference="offers" />,
  affiliate: (
    <ExclusiveField<AffiliateAssignment>
      source="affiliate"
      label="resources.affiliate-assignments.fields.party"
      sources={['affiliate', 'team']}
    >
      <ReferenceOneField<AffiliateAssignment> source="affiliate" reference="affiliates/members" />
      <ReferenceOneField<AffiliateAssignment> source="team" reference="affiliates/teams" />
    </ExclusiveField>
  ),
  schedule: <ScheduleField<AffiliateAssignment> source="schedule" />,
  createdAt: <MomentField<AffiliateAssignment> source="createdAt" />,
  countries: (
    <ModedField<AffiliateAssignment>
      source="countries"
      mode="countriesMode"
      modes={affiliateAssignmentChoices.countriesMode}
    >
      <CodeListField<AffiliateAssignment> source="countries" of="isoCountries" />
    </ModedField>
  ),
  languages: (
    <ModedField<AffiliateAssignment>
      source="languages"
      mode="languagesMode"
      modes={affiliateAssignmentChoices.languagesMode}
    >
      <CodeListField<AffiliateAssignment> source="languages" of="isoLanguages" />
    </ModedField>
  ),
  trafficSources: (
    <ModedField<AffiliateAssignment>
      source="trafficSources"
      mode="trafficSourcesMode"
      modes={affiliateAssignmentChoices.trafficSourcesMode}
    >
      <ReferenceManyField<AffiliateAssignment> source="trafficSources" reference="settings/lists/traffic-sources" />
    </ModedField>
  ),
  weight: <NumberField<AffiliateAssignment> source="weight" />,
  team: <ReferenceOneField<AffiliateAssignment> source="team" reference="affiliates/teams" />,
  statusChangedAt: <MomentField<AffiliateAssignment> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<AffiliateAssignment> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<AffiliateAssignment> source="createdBy" reference="users" />,
  updatedAt: <MomentField<AffiliateAssignment> source="updatedAt" />,
  updatedBy: <ReferenceOneField<AffiliateAssignment> source="updatedBy" reference="users" />,
  countriesMode: (
    <EnumField<AffiliateAssignment> source="countriesMode" choices={affiliateAssignmentChoices.countriesMode} />
  ),
  languagesMode: (
    <EnumField<AffiliateAssignment> source="languagesMode" choices={affiliateAssignmentChoices.languagesMode} />
  ),
  trafficSourcesMode: (
    <EnumField<AffiliateAssignment>
      source="trafficSourcesMode"
      choices={affiliateAssignmentChoices.trafficSourcesMode}
    />
  ),
} satisfies Columns<AffiliateAssignment>;

/** How each field is edited. */
export const affiliateAssignmentInputs = {
  title: (
    <TextInput<AffiliateAssignmentValues>
      source="title"
      validate={[rule('maxLength', 200)]}
      helperText="resources.affiliate-assignments.help.title"
    />
  ),
  offer: (
    <ReferenceOneInput<AffiliateAssignmentValues> source="offer" reference="offers" validate={[rule('required')]} />
  ),
  affiliate: (
    <ExclusiveInput<AffiliateAssignmentValues>
      source="affiliate"
      label="resources.affiliate-assignments.fields.party"
      sources={['affiliate', 'team']}
      validate={[rule('required')]}
    >
      <ReferenceOneInput<AffiliateAssignmentValues> source="affiliate" reference="affiliates/members" />
      <ReferenceOneInput<AffiliateAssignmentValues> source="team" reference="affiliates/teams" />
    </ExclusiveInput>
  ),
  countries: (
    <CodeListInput<AffiliateAssignmentValues>
      source="countries"
      of="isoCountries"
      several
      mode={{ source: 'countriesMode', choices: affiliateAssignmentChoices.countriesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  languages: (
    <CodeListInput<AffiliateAssignmentValues>
      source="languages"
      of="isoLanguages"
      several
      mode={{ source: 'languagesMode', choices: affiliateAssignmentChoices.languagesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<AffiliateAssignmentValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      mode={{ source: 'trafficSourcesMode', choices: affiliateAssignmentChoices.trafficSourcesMode }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  weight: (
    <NumberInput<AffiliateAssignmentValues>
      source="weight"
      validate={[rule('integerNumber'), rule('minMax', 0, 1000)]}
      helperText="resources.affiliate-assignments.help.weight"
    />
  ),
  schedule: (
    <ScheduleInput<AffiliateAssignmentValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
    />
  ),
} satisfies Inputs<AffiliateAssignmentValues>;

/** What the list can be narrowed by. */
export const affiliateAssignmentFilters = {
  offer: <ReferenceManyInput<AffiliateAssignmentsQuery> source="offer" reference="offers" />,
  affiliate: <ReferenceManyInput<AffiliateAssignmentsQuery> source="affiliate" reference="affiliates/members" />,
  team: <ReferenceManyInput<AffiliateAssignmentsQuery> source="team" reference="affiliates/teams" />,
  createdAt: <RangeFilter<AffiliateAssignmentsQuery> source="createdAt" of="moment" />,
} satisfies Filters<AffiliateAssignmentsQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliateAssignmentTabs = {
  general: ['title', 'offer', 'affiliate'],
  sieve: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
} satisfies Tabs<AffiliateAssignment & AffiliateAssignmentValues>;

/** What people may do to the status. */
export const affiliateAssignmentStatuses = {
  choices: affiliateAssignmentChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['offer', 'affiliate'];

export const AffiliateAssignmentList = (props: ListProps) => (
  <ResourceList
    columns={affiliateAssignmentColumns}
    shown={['id', 'title', 'status', 'offer', 'affiliate', 'schedule', 'createdAt']}
    sortable={['id', 'title', 'weight', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={affiliateAssignmentFilters}
    quickFilters={['offer', 'affiliate']}
    inputs={affiliateAssignmentInputs}
    inlineEdit={['title', 'weight']}
    bulkEdit={['countries', 'languages', 'trafficSources', 'schedule', 'weight']}
    statuses={affiliateAssignmentStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AffiliateAssignmentCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={affiliateAssignmentInputs}
    tabs={affiliateAssignmentTabs}
    defaults={{ weight: 100, countriesMode: 'only', languagesMode: 'only', trafficSourcesMode: 'only' }}
    fieldTexts={{ help: ['offer', 'affiliate'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AffiliateAssignmentEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'affiliate', 'team']}
    columns={affiliateAssignmentColumns}
    inputs={affiliateAssignmentInputs}
    tabs={affiliateAssignmentTabs}
    statuses={affiliateAssignmentStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const AffiliateAssignmentShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'affiliate', 'team']}
    columns={affiliateAssignmentColumns}
    tabs={affiliateAssignmentTabs}
    statuses={affiliateAssignmentStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: AffiliateAssignmentList,
  create: AffiliateAssignmentCreate,
  edit: AffiliateAssignmentEdit,
  show: AffiliateAssignmentShow,
  columns: affiliateAssignmentColumns,
  recordRepresentation,
};
