// Generated from openapi/entities/targeting.ts by `npm run codegen`. Do not edit.

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
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ZoneField } from '../../components/fields/ZoneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  CodeListInput,
  EnumInput,
  ExclusiveInput,
  NumberInput,
  ReferenceManyInput,
  ReferenceOneInput,
  ScheduleInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Targeting = components['schemas']['Targeting'];
type TargetingValues = components['schemas']['TargetingCreate'];
type TargetingsQuery = NonNullable<operations['listTargetings']['parameters']['query']>;

/** Values to choose from. */
export const targetingChoices = {
  status: [
    { id: 'active', name: 'resources.targetings.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.targetings.choices.status.inactive', tone: 'neutral' },
  ],
  period: [
    { id: 'hour', name: 'resources.targetings.choices.period.hour' },
    { id: 'day', name: 'resources.targetings.choices.period.day' },
    { id: 'week', name: 'resources.targetings.choices.period.week' },
    { id: 'month', name: 'resources.targetings.choices.period.month' },
    { id: 'total', name: 'resources.targetings.choices.period.total' },
  ],
  countriesMode: [
    { id: 'only', name: 'resources.targetings.choices.countriesMode.only' },
    { id: 'except', name: 'resources.targetings.choices.countriesMode.except' },
  ],
  languagesMode: [
    { id: 'only', name: 'resources.targetings.choices.languagesMode.only' },
    { id: 'except', name: 'resources.targetings.choices.languagesMode.except' },
  ],
  trafficSourcesMode: [
    { id: 'only', name: 'resources.targetings.choices.trafficSourcesMode.only' },
    { id: 'except', name: 'resources.targetings.choices.trafficSourcesMode.except' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const targetingColumns = {
  id: <NumberField<Targeting> source="id" plain />,
  title: <TextField<Targeting> source="title" />,
  status: <EnumField<Targeting> source="status" choices={targetingChoices.status} />,
  offer: <ReferenceOneField<Targeting> source="offer" reference="offers" />,
  advertiser: (
    <ExclusiveField<Targeting>
      source="advertiser"
      label="resources.targetings.fields.target"
      sources={['advertiser', 'landing']}
    >
      <ReferenceOneField<Targeting> source="advertiser" reference="advertisers" />
      <ReferenceOneField<Targeting> source="landing" reference="landings" />
    </ExclusiveField>
  ),
  affiliates: <ReferenceManyField<Targeting> source="affiliates" reference="affiliates/members" />,
  teams: <ReferenceManyField<Targeting> source="teams" reference="affiliates/teams" />,
  schedule: <ScheduleField<Targeting> source="schedule" />,
  priority: <NumberField<Targeting> source="priority" />,
  lowPriority: <YesNoField<Targeting> source="lowPriority" />,
  value: <NumberField<Targeting> source="value" />,
  integration: <ReferenceOneField<Targeting> source="integration" reference="integrations" />,
  weight: <NumberField<Targeting> source="weight" />,
  period: <EnumField<Targeting> source="period" choices={targetingChoices.period} />,
  timezone: <ZoneField<Targeting> source="timezone" />,
  counter: <NumberField<Targeting> source="counter" />,
  countries: (
    <ModedField<Targeting> source="countries" mode="countriesMode" modes={targetingChoices.countriesMode}>
      <CodeListField<Targeting> source="countries" of="isoCountries" />
    </ModedField>
  ),
  languages: (
    <ModedField<Targeting> source="languages" mode="languagesMode" modes={targetingChoices.languagesMode}>
      <CodeListField<Targeting> source="languages" of="isoLanguages" />
    </ModedField>
  ),
  trafficSources: (
    <ModedField<Targeting>
      source="trafficSources"
      mode="trafficSourcesMode"
      modes={targetingChoices.trafficSourcesMode}
    >
      <ReferenceManyField<Targeting> source="trafficSources" reference="settings/lists/traffic-sources" />
    </ModedField>
  ),
  statusChangedAt: <MomentField<Targeting> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Targeting> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<Targeting> source="createdAt" />,
  createdBy: <ReferenceOneField<Targeting> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Targeting> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Targeting> source="updatedBy" reference="users" />,
  landing: <ReferenceOneField<Targeting> source="landing" reference="landings" />,
  countriesMode: <EnumField<Targeting> source="countriesMode" choices={targetingChoices.countriesMode} />,
  languagesMode: <EnumField<Targeting> source="languagesMode" choices={targetingChoices.languagesMode} />,
  trafficSourcesMode: (
    <EnumField<Targeting> source="trafficSourcesMode" choices={targetingChoices.trafficSourcesMode} />
  ),
} satisfies Columns<Targeting>;

/** How each field is edited. */
export const targetingInputs = {
  title: <TextInput<TargetingValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  offer: <ReferenceOneInput<TargetingValues> source="offer" reference="offers" validate={[rule('required')]} />,
  advertiser: (
    <ExclusiveInput<TargetingValues>
      source="advertiser"
      label="resources.targetings.fields.target"
      sources={['advertiser', 'landing']}
      validate={[rule('required')]}
    >
      <ReferenceOneInput<TargetingValues>
        source="advertiser"
        reference="advertisers"
        helperText="resources.targetings.help.advertiser"
      />
      <ReferenceOneInput<TargetingValues>
        source="landing"
        reference="landings"
        helperText="resources.targetings.help.landing"
      />
    </ExclusiveInput>
  ),
  integration: (
    <ReferenceOneInput<TargetingValues>
      source="integration"
      reference="integrations"
      helperText="resources.targetings.help.integration"
    />
  ),
  affiliates: (
    <ReferenceManyInput<TargetingValues>
      source="affiliates"
      reference="affiliates/members"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.targetings.help.affiliates"
    />
  ),
  teams: (
    <ReferenceManyInput<TargetingValues>
      source="teams"
      reference="affiliates/teams"
      validate={[rule('maxItems', 1000)]}
    />
  ),
  priority: (
    <NumberInput<TargetingValues>
      source="priority"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 100000)]}
      helperText="resources.targetings.help.priority"
    />
  ),
  weight: (
    <NumberInput<TargetingValues>
      source="weight"
      validate={[rule('integerNumber'), rule('minMax', 0, 1000)]}
      helperText="resources.targetings.help.weight"
    />
  ),
  lowPriority: (
    <BooleanInput<TargetingValues> source="lowPriority" helperText="resources.targetings.help.lowPriority" />
  ),
  value: (
    <NumberInput<TargetingValues>
      source="value"
      validate={[rule('integerNumber'), rule('min', 0)]}
      helperText="resources.targetings.help.value"
    />
  ),
  period: <EnumInput<TargetingValues> source="period" choices={targetingChoices.period} />,
  timezone: (
    <CodeListInput<TargetingValues>
      source="timezone"
      of="timezones"
      validate={[rule('required'), rule('maxLength', 100)]}
    />
  ),
  countries: (
    <CodeListInput<TargetingValues>
      source="countries"
      of="isoCountries"
      several
      mode={{ source: 'countriesMode', choices: targetingChoices.countriesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  languages: (
    <CodeListInput<TargetingValues>
      source="languages"
      of="isoLanguages"
      several
      mode={{ source: 'languagesMode', choices: targetingChoices.languagesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<TargetingValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      mode={{ source: 'trafficSourcesMode', choices: targetingChoices.trafficSourcesMode }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  schedule: (
    <ScheduleInput<TargetingValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
    />
  ),
} satisfies Inputs<TargetingValues>;

/** What the list can be narrowed by. */
export const targetingFilters = {
  offer: <ReferenceManyInput<TargetingsQuery> source="offer" reference="offers" />,
  advertiser: <ReferenceManyInput<TargetingsQuery> source="advertiser" reference="advertisers" />,
  integration: <ReferenceManyInput<TargetingsQuery> source="integration" reference="integrations" />,
  landing: <ReferenceManyInput<TargetingsQuery> source="landing" reference="landings" />,
  affiliates: <ReferenceManyInput<TargetingsQuery> source="affiliates" reference="affiliates/members" />,
  teams: <ReferenceManyInput<TargetingsQuery> source="teams" reference="affiliates/teams" />,
  lowPriority: <YesNoFilter<TargetingsQuery> source="lowPriority" />,
  createdAt: <RangeFilter<TargetingsQuery> source="createdAt" of="moment" />,
} satisfies Filters<TargetingsQuery>;

/** Tabs of the record page, their sections and fields. */
export const targetingTabs = {
  general: [
    section('target', 'title', 'offer', 'advertiser', 'integration'),
    section('trafficFrom', 'affiliates', 'teams'),
    section('orderAndShare', 'priority', 'weight', 'lowPriority'),
    section('limit', 'value', 'period', 'timezone', 'counter'),
  ],
  sieve: ['countries', 'languages', 'trafficSources', 'schedule'],
} satisfies Tabs<Targeting & TargetingValues>;

/** What people may do to the status. */
export const targetingStatuses = {
  choices: targetingChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['offer'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'offer',
    'advertiser',
    'integration',
    'affiliates',
    'teams',
    'priority',
    'weight',
    'lowPriority',
    'value',
    'period',
    'timezone',
    'countries',
    'languages',
    'trafficSources',
    'schedule',
    'landing',
    'countriesMode',
    'languagesMode',
    'trafficSourcesMode',
  ],
  renamed: ['title'],
  renewed: ['counter'],
};

export const TargetingList = (props: ListProps) => (
  <ResourceList
    columns={targetingColumns}
    shown={[
      'id',
      'title',
      'status',
      'offer',
      'advertiser',
      'affiliates',
      'teams',
      'schedule',
      'priority',
      'lowPriority',
      'value',
    ]}
    sortable={[
      'id',
      'title',
      'weight',
      'priority',
      'lowPriority',
      'value',
      'period',
      'counter',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={targetingFilters}
    narrowing={{ integration: ['advertiser'], landing: ['offer'] }}
    quickFilters={['offer', 'advertiser']}
    inputs={targetingInputs}
    inlineEdit={['title', 'priority', 'affiliates', 'teams', 'weight']}
    bulkEdit={['affiliates', 'teams', 'weight', 'lowPriority']}
    statuses={targetingStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TargetingCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={targetingInputs}
    tabs={targetingTabs}
    defaults={{
      priority: 1,
      weight: 100,
      lowPriority: false,
      timezone: 'UTC',
      countriesMode: 'only',
      languagesMode: 'only',
      trafficSourcesMode: 'only',
    }}
    fieldTexts={{ help: ['offer'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TargetingEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'advertiser']}
    columns={targetingColumns}
    inputs={targetingInputs}
    tabs={targetingTabs}
    statuses={targetingStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const TargetingShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'advertiser']}
    columns={targetingColumns}
    tabs={targetingTabs}
    statuses={targetingStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: TargetingList,
  create: TargetingCreate,
  edit: TargetingEdit,
  show: TargetingShow,
  columns: targetingColumns,
  recordRepresentation,
};
