// Generated from openapi/entities/cap.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { ModedField } from '../../components/fields/ModedField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
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
  MoneyInput,
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

type Cap = components['schemas']['Cap'];
type CapValues = components['schemas']['CapCreate'];
type CapsQuery = NonNullable<operations['listCaps']['parameters']['query']>;

/** Values to choose from. */
export const capChoices = {
  status: [
    { id: 'active', name: 'resources.caps.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.caps.choices.status.inactive', tone: 'neutral' },
  ],
  type: [
    { id: 'clicks', name: 'resources.caps.choices.type.clicks' },
    { id: 'leads', name: 'resources.caps.choices.type.leads' },
    { id: 'conversions', name: 'resources.caps.choices.type.conversions' },
    { id: 'revenue', name: 'resources.caps.choices.type.revenue' },
    { id: 'payout', name: 'resources.caps.choices.type.payout' },
  ],
  period: [
    { id: 'hour', name: 'resources.caps.choices.period.hour' },
    { id: 'day', name: 'resources.caps.choices.period.day' },
    { id: 'week', name: 'resources.caps.choices.period.week' },
    { id: 'month', name: 'resources.caps.choices.period.month' },
    { id: 'total', name: 'resources.caps.choices.period.total' },
  ],
  action: [
    { id: 'stop', name: 'resources.caps.choices.action.stop' },
    { id: 'redirect', name: 'resources.caps.choices.action.redirect' },
    { id: 'hold', name: 'resources.caps.choices.action.hold' },
    { id: 'notify', name: 'resources.caps.choices.action.notify' },
  ],
  conversionStatus: [
    { id: 1, name: 'resources.caps.choices.conversionStatus.pending', tone: 'warning' },
    { id: 2, name: 'resources.caps.choices.conversionStatus.deferred', tone: 'neutral' },
    { id: 3, name: 'resources.caps.choices.conversionStatus.approved', tone: 'success' },
    { id: 4, name: 'resources.caps.choices.conversionStatus.rejected', tone: 'error' },
  ],
  processingType: [
    { id: 'hard', name: 'resources.caps.choices.processingType.hard' },
    { id: 'soft', name: 'resources.caps.choices.processingType.soft' },
  ],
  countriesMode: [
    { id: 'only', name: 'resources.caps.choices.countriesMode.only' },
    { id: 'except', name: 'resources.caps.choices.countriesMode.except' },
  ],
  languagesMode: [
    { id: 'only', name: 'resources.caps.choices.languagesMode.only' },
    { id: 'except', name: 'resources.caps.choices.languagesMode.except' },
  ],
  trafficSourcesMode: [
    { id: 'only', name: 'resources.caps.choices.trafficSourcesMode.only' },
    { id: 'except', name: 'resources.caps.choices.trafficSourcesMode.except' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const capColumns = {
  id: <NumberField<Cap> source="id" plain />,
  title: <TextField<Cap> source="title" />,
  status: <EnumField<Cap> source="status" choices={capChoices.status} />,
  offer: <ReferenceOneField<Cap> source="offer" reference="offers" />,
  type: <EnumField<Cap> source="type" choices={capChoices.type} />,
  counter: <MoneyField<Cap> source="counter" currency="currency" />,
  value: <MoneyField<Cap> source="value" currency="currency" />,
  period: <EnumField<Cap> source="period" choices={capChoices.period} />,
  affiliate: <ReferenceOneField<Cap> source="affiliate" reference="affiliates/members" />,
  schedule: <ScheduleField<Cap> source="schedule" />,
  action: <EnumField<Cap> source="action" choices={capChoices.action} />,
  goal: <ReferenceOneField<Cap> source="goal" reference="settings/goals" />,
  conversionStatus: <EnumField<Cap> source="conversionStatus" choices={capChoices.conversionStatus} />,
  currency: <ReferenceOneField<Cap> source="currency" reference="settings/currencies" />,
  guarantee: <MoneyField<Cap> source="guarantee" currency="currency" />,
  informationalValue: <MoneyField<Cap> source="informationalValue" currency="currency" />,
  reserved: <NumberField<Cap> source="reserved" />,
  counterResetAt: <MomentField<Cap> source="counterResetAt" />,
  timezone: <ZoneField<Cap> source="timezone" />,
  processingType: <EnumField<Cap> source="processingType" choices={capChoices.processingType} />,
  lowPriority: <YesNoField<Cap> source="lowPriority" />,
  advertiser: <ReferenceOneField<Cap> source="advertiser" reference="advertisers" />,
  team: <ReferenceOneField<Cap> source="team" reference="affiliates/teams" />,
  landing: <ReferenceOneField<Cap> source="landing" reference="landings" />,
  paymentModel: <ReferenceOneField<Cap> source="paymentModel" reference="settings/payment-settings" />,
  countries: (
    <ModedField<Cap> source="countries" mode="countriesMode" modes={capChoices.countriesMode}>
      <CodeListField<Cap> source="countries" of="isoCountries" />
    </ModedField>
  ),
  languages: (
    <ModedField<Cap> source="languages" mode="languagesMode" modes={capChoices.languagesMode}>
      <CodeListField<Cap> source="languages" of="isoLanguages" />
    </ModedField>
  ),
  trafficSources: (
    <ModedField<Cap> source="trafficSources" mode="trafficSourcesMode" modes={capChoices.trafficSourcesMode}>
      <ReferenceManyField<Cap> source="trafficSources" reference="settings/lists/traffic-sources" />
    </ModedField>
  ),
  weight: <NumberField<Cap> source="weight" />,
  statusChangedAt: <MomentField<Cap> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Cap> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<Cap> source="createdAt" />,
  createdBy: <ReferenceOneField<Cap> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Cap> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Cap> source="updatedBy" reference="users" />,
  countriesMode: <EnumField<Cap> source="countriesMode" choices={capChoices.countriesMode} />,
  languagesMode: <EnumField<Cap> source="languagesMode" choices={capChoices.languagesMode} />,
  trafficSourcesMode: <EnumField<Cap> source="trafficSourcesMode" choices={capChoices.trafficSourcesMode} />,
} satisfies Columns<Cap>;

/** How each field is edited. */
export const capInputs = {
  title: <TextInput<CapValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  type: (
    <EnumInput<CapValues>
      source="type"
      choices={capChoices.type}
      validate={[rule('required')]}
      helperText="resources.caps.help.type"
    />
  ),
  goal: (
    <ReferenceOneInput<CapValues>
      source="goal"
      reference="settings/goals"
      when={{ type: ['conversions', 'revenue', 'payout'] }}
      helperText="resources.caps.help.goal"
    />
  ),
  conversionStatus: (
    <EnumInput<CapValues>
      source="conversionStatus"
      choices={capChoices.conversionStatus}
      when={{ type: ['conversions', 'revenue', 'payout'] }}
      helperText="resources.caps.help.conversionStatus"
    />
  ),
  value: (
    <MoneyInput<CapValues>
      source="value"
      currency="currency"
      validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
    />
  ),
  currency: (
    <ReferenceOneInput<CapValues>
      source="currency"
      reference="settings/currencies"
      referenceFilter={{ status: ['active'] }}
      when={{ type: ['revenue', 'payout'] }}
      validate={[rule('required')]}
    />
  ),
  guarantee: (
    <MoneyInput<CapValues>
      source="guarantee"
      currency="currency"
      validate={[rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
      helperText="resources.caps.help.guarantee"
    />
  ),
  informationalValue: (
    <MoneyInput<CapValues>
      source="informationalValue"
      currency="currency"
      validate={[rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
      helperText="resources.caps.help.informationalValue"
    />
  ),
  period: <EnumInput<CapValues> source="period" choices={capChoices.period} validate={[rule('required')]} />,
  timezone: (
    <CodeListInput<CapValues>
      source="timezone"
      of="timezones"
      validate={[rule('required'), rule('maxLength', 100)]}
      helperText="resources.caps.help.timezone"
    />
  ),
  processingType: (
    <EnumInput<CapValues>
      source="processingType"
      choices={capChoices.processingType}
      validate={[rule('required')]}
      helperText="resources.caps.help.processingType"
    />
  ),
  action: <EnumInput<CapValues> source="action" choices={capChoices.action} validate={[rule('required')]} />,
  lowPriority: <BooleanInput<CapValues> source="lowPriority" helperText="resources.caps.help.lowPriority" />,
  offer: <ReferenceOneInput<CapValues> source="offer" reference="offers" validate={[rule('required')]} />,
  advertiser: <ReferenceOneInput<CapValues> source="advertiser" reference="advertisers" />,
  affiliate: <ReferenceOneInput<CapValues> source="affiliate" reference="affiliates/members" />,
  team: <ReferenceOneInput<CapValues> source="team" reference="affiliates/teams" />,
  landing: <ReferenceOneInput<CapValues> source="landing" reference="landings" />,
  paymentModel: (
    <ReferenceOneInput<CapValues>
      source="paymentModel"
      reference="settings/payment-settings"
      referenceFilter={{ status: ['active'] }}
    />
  ),
  countries: (
    <CodeListInput<CapValues>
      source="countries"
      of="isoCountries"
      several
      mode={{ source: 'countriesMode', choices: capChoices.countriesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  languages: (
    <CodeListInput<CapValues>
      source="languages"
      of="isoLanguages"
      several
      mode={{ source: 'languagesMode', choices: capChoices.languagesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<CapValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      mode={{ source: 'trafficSourcesMode', choices: capChoices.trafficSourcesMode }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  weight: (
    <NumberInput<CapValues>
      source="weight"
      validate={[rule('integerNumber'), rule('minMax', 0, 1000)]}
      helperText="resources.caps.help.weight"
    />
  ),
  schedule: (
    <ScheduleInput<CapValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
    />
  ),
} satisfies Inputs<CapValues>;

/** What the list can be narrowed by. */
export const capFilters = {
  offer: <ReferenceManyInput<CapsQuery> source="offer" reference="offers" />,
  advertiser: <ReferenceManyInput<CapsQuery> source="advertiser" reference="advertisers" />,
  affiliate: <ReferenceManyInput<CapsQuery> source="affiliate" reference="affiliates/members" />,
  team: <ReferenceManyInput<CapsQuery> source="team" reference="affiliates/teams" />,
  type: <EnumInput<CapsQuery> source="type" choices={capChoices.type} several />,
  period: <EnumInput<CapsQuery> source="period" choices={capChoices.period} several />,
  action: <EnumInput<CapsQuery> source="action" choices={capChoices.action} several />,
  goal: <ReferenceManyInput<CapsQuery> source="goal" reference="settings/goals" />,
  paymentModel: <ReferenceManyInput<CapsQuery> source="paymentModel" reference="settings/payment-settings" />,
  createdAt: <RangeFilter<CapsQuery> source="createdAt" of="moment" />,
} satisfies Filters<CapsQuery>;

/** Tabs of the record page, their sections and fields. */
export const capTabs = {
  general: [
    section(
      'limit',
      'title',
      'type',
      'goal',
      'conversionStatus',
      'value',
      'currency',
      'guarantee',
      'informationalValue',
      'counter',
      'reserved',
      'counterResetAt',
    ),
    section('periodAndEffect', 'period', 'timezone', 'processingType', 'action', 'lowPriority'),
    section('scope', 'offer', 'advertiser', 'affiliate', 'team', 'landing', 'paymentModel'),
  ],
  sieve: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
} satisfies Tabs<Cap & CapValues>;

/** What people may do to the status. */
export const capStatuses = { choices: capChoices.status, byPeople: ['active', 'inactive'] } satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['offer'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'type',
    'goal',
    'conversionStatus',
    'value',
    'currency',
    'guarantee',
    'informationalValue',
    'period',
    'timezone',
    'processingType',
    'action',
    'lowPriority',
    'offer',
    'advertiser',
    'affiliate',
    'team',
    'landing',
    'paymentModel',
    'countries',
    'languages',
    'trafficSources',
    'weight',
    'schedule',
    'countriesMode',
    'languagesMode',
    'trafficSourcesMode',
  ],
  renamed: ['title'],
  renewed: ['counter', 'reserved', 'counterResetAt'],
};

export const CapList = (props: ListProps) => (
  <ResourceList
    columns={capColumns}
    shown={['id', 'title', 'status', 'offer', 'type', 'counter', 'value', 'period', 'affiliate', 'schedule', 'action']}
    sortable={[
      'id',
      'title',
      'type',
      'conversionStatus',
      'value',
      'counter',
      'counterResetAt',
      'guarantee',
      'informationalValue',
      'period',
      'processingType',
      'action',
      'lowPriority',
      'weight',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={capFilters}
    quickFilters={['offer', 'type']}
    inputs={capInputs}
    inlineEdit={['title', 'period', 'action']}
    bulkEdit={['period', 'timezone', 'action', 'lowPriority', 'weight']}
    statuses={capStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CapCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={capInputs}
    tabs={capTabs}
    defaults={{
      type: 'leads',
      period: 'day',
      timezone: 'UTC',
      processingType: 'hard',
      action: 'stop',
      lowPriority: false,
      weight: 100,
      countriesMode: 'only',
      languagesMode: 'only',
      trafficSourcesMode: 'only',
    }}
    fieldTexts={{ help: ['offer'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CapEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'type', 'period', 'action']}
    columns={capColumns}
    inputs={capInputs}
    tabs={capTabs}
    statuses={capStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const CapShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'type', 'period', 'action']}
    columns={capColumns}
    tabs={capTabs}
    statuses={capStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: CapList,
  create: CapCreate,
  edit: CapEdit,
  show: CapShow,
  columns: capColumns,
  recordRepresentation,
};
