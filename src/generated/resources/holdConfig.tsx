// Generated from openapi/entities/holdConfig.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { ClockField } from '../../components/fields/ClockField.tsx';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ZoneField } from '../../components/fields/ZoneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  DurationInput,
  NumberInput,
  ReferenceManyInput,
  ReferenceOneInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type HoldConfig = components['schemas']['HoldConfig'];
type HoldConfigValues = components['schemas']['HoldConfigCreate'];
type HoldConfigsQuery = NonNullable<operations['listHoldConfigs']['parameters']['query']>;

/** Values to choose from. */
export const holdConfigChoices = {
  status: [
    { id: 'inactive', name: 'resources.settings/hold-queue.choices.status.inactive', tone: 'neutral' },
    { id: 'active', name: 'resources.settings/hold-queue.choices.status.active', tone: 'success' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const holdConfigColumns = {
  id: <NumberField<HoldConfig> source="id" plain />,
  title: <TextField<HoldConfig> source="title" />,
  status: <EnumField<HoldConfig> source="status" choices={holdConfigChoices.status} />,
  geo: <ReferenceOneField<HoldConfig> source="geo" reference="settings/geos" />,
  periodStart: <ClockField<HoldConfig> source="periodStart" />,
  periodEnd: <ClockField<HoldConfig> source="periodEnd" />,
  timezone: <ZoneField<HoldConfig> source="timezone" />,
  interval: <DurationField<HoldConfig> source="interval" unit="minutes" />,
  freshLeads: <NumberField<HoldConfig> source="freshLeads" />,
  oldLeads: <NumberField<HoldConfig> source="oldLeads" />,
  waiting: <NumberField<HoldConfig> source="waiting" />,
  nextRoundAt: <MomentField<HoldConfig> source="nextRoundAt" />,
  lastRoundAt: <MomentField<HoldConfig> source="lastRoundAt" />,
  releaseAskedAt: <MomentField<HoldConfig> source="releaseAskedAt" />,
  statusChangedAt: <MomentField<HoldConfig> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<HoldConfig> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<HoldConfig> source="createdAt" />,
  createdBy: <ReferenceOneField<HoldConfig> source="createdBy" reference="users" />,
  updatedAt: <MomentField<HoldConfig> source="updatedAt" />,
  updatedBy: <ReferenceOneField<HoldConfig> source="updatedBy" reference="users" />,
} satisfies Columns<HoldConfig>;

/** How each field is edited. */
export const holdConfigInputs = {
  title: <TextInput<HoldConfigValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  geo: (
    <ReferenceOneInput<HoldConfigValues>
      source="geo"
      reference="settings/geos"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('required')]}
    />
  ),
  periodStart: (
    <TextInput<HoldConfigValues>
      source="periodStart"
      validate={[rule('required'), rule('maxLength', 5), rule('pattern', '^([01][0-9]|2[0-3]):[0-5][0-9]$')]}
    />
  ),
  periodEnd: (
    <TextInput<HoldConfigValues>
      source="periodEnd"
      validate={[rule('required'), rule('maxLength', 5), rule('pattern', '^([01][0-9]|2[0-3]):[0-5][0-9]$')]}
      helperText="resources.settings/hold-queue.help.periodEnd"
    />
  ),
  timezone: (
    <CodeListInput<HoldConfigValues>
      source="timezone"
      of="timezones"
      validate={[rule('required'), rule('maxLength', 100)]}
    />
  ),
  interval: (
    <DurationInput<HoldConfigValues>
      source="interval"
      unit="minutes"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 1440)]}
    />
  ),
  freshLeads: (
    <NumberInput<HoldConfigValues>
      source="freshLeads"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 0, 10000)]}
    />
  ),
  oldLeads: (
    <NumberInput<HoldConfigValues>
      source="oldLeads"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 0, 10000)]}
    />
  ),
} satisfies Inputs<HoldConfigValues>;

/** What the list can be narrowed by. */
export const holdConfigFilters = {
  geo: <ReferenceManyInput<HoldConfigsQuery> source="geo" reference="settings/geos" />,
  timezone: <CodeListInput<HoldConfigsQuery> source="timezone" of="timezones" several />,
} satisfies Filters<HoldConfigsQuery>;

/** Tabs of the record page, their sections and fields. */
export const holdConfigTabs = {
  general: [
    section('queue', 'title', 'geo'),
    section('when', 'periodStart', 'periodEnd', 'timezone', 'interval'),
    section('howMuch', 'freshLeads', 'oldLeads'),
    section('rounds', 'waiting', 'lastRoundAt', 'nextRoundAt', 'releaseAskedAt'),
  ],
} satisfies Tabs<HoldConfig & HoldConfigValues>;

/** What people may do to the status. */
export const holdConfigStatuses = {
  choices: holdConfigChoices.status,
  byPeople: ['inactive', 'active'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

export const HoldConfigList = (props: ListProps) => (
  <ResourceList
    columns={holdConfigColumns}
    shown={[
      'id',
      'title',
      'status',
      'geo',
      'periodStart',
      'periodEnd',
      'timezone',
      'interval',
      'freshLeads',
      'oldLeads',
      'waiting',
      'nextRoundAt',
    ]}
    sortable={[
      'id',
      'title',
      'periodStart',
      'periodEnd',
      'interval',
      'freshLeads',
      'oldLeads',
      'releaseAskedAt',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={holdConfigFilters}
    quickFilters={['geo', 'timezone']}
    inputs={holdConfigInputs}
    inlineEdit={['title', 'interval', 'freshLeads', 'oldLeads']}
    bulkEdit={['interval', 'freshLeads', 'oldLeads']}
    statuses={holdConfigStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const HoldConfigCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={holdConfigInputs}
    tabs={holdConfigTabs}
    defaults={{ periodStart: '09:00', periodEnd: '18:00', interval: 30, freshLeads: 5, oldLeads: 5 }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const HoldConfigEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['geo']}
    columns={holdConfigColumns}
    inputs={holdConfigInputs}
    tabs={holdConfigTabs}
    statuses={holdConfigStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const HoldConfigShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['geo']}
    columns={holdConfigColumns}
    tabs={holdConfigTabs}
    statuses={holdConfigStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: HoldConfigList,
  create: HoldConfigCreate,
  edit: HoldConfigEdit,
  show: HoldConfigShow,
  columns: holdConfigColumns,
  recordRepresentation,
};
