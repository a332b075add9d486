// Generated from openapi/entities/customerSync.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { GroupField } from '../../components/fields/GroupField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ScheduleField } from '../../components/fields/ScheduleField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { WordsField } from '../../components/fields/WordsField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  DurationInput,
  EnumInput,
  GroupInput,
  MacroInput,
  NumberInput,
  OwnedListInput,
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

type CustomerSync = components['schemas']['CustomerSync'];
type CustomerSyncValues = components['schemas']['CustomerSyncCreate'];
type CustomerSyncsQuery = NonNullable<operations['listCustomerSyncs']['parameters']['query']>;
type Request = NonNullable<CustomerSync['request']>;
type RequestHeadersRow = NonNullable<Request['headers']>[number];

/** Values to choose from. */
export const customerSyncChoices = {
  status: [
    { id: 'active', name: 'resources.customer-syncs.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.customer-syncs.choices.status.inactive', tone: 'neutral' },
  ],
  state: [
    { id: 'on', name: 'resources.customer-syncs.choices.state.on', tone: 'success' },
    { id: 'paused', name: 'resources.customer-syncs.choices.state.paused', tone: 'warning' },
  ],
  requestMethod: [
    { id: 'GET', name: 'resources.customer-syncs.choices.request.method.GET' },
    { id: 'POST', name: 'resources.customer-syncs.choices.request.method.POST' },
    { id: 'PUT', name: 'resources.customer-syncs.choices.request.method.PUT' },
  ],
  requestBodyFormat: [
    { id: 'none', name: 'resources.customer-syncs.choices.request.bodyFormat.none' },
    { id: 'json', name: 'resources.customer-syncs.choices.request.bodyFormat.json' },
    { id: 'form', name: 'resources.customer-syncs.choices.request.bodyFormat.form' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const customerSyncColumns = {
  id: <NumberField<CustomerSync> source="id" plain />,
  title: <TextField<CustomerSync> source="title" />,
  status: <EnumField<CustomerSync> source="status" choices={customerSyncChoices.status} />,
  advertiser: <ReferenceOneField<CustomerSync> source="advertiser" reference="advertisers" />,
  integration: <ReferenceOneField<CustomerSync> source="integration" reference="integrations" />,
  state: <EnumField<CustomerSync> source="state" choices={customerSyncChoices.state} />,
  pauseReason: <WordsField<CustomerSync> source="pauseReason" />,
  createdAt: <MomentField<CustomerSync> source="createdAt" />,
  request: (
    <GroupField<CustomerSync> source="request">
      <EnumField<Request> source="method" choices={customerSyncChoices.requestMethod} />
      <UrlField<Request> source="url" />
      <OwnedListField<Request> source="headers">
        <TextField<RequestHeadersRow> source="name" />
        <TextField<RequestHeadersRow> source="value" />
      </OwnedListField>
      <EnumField<Request> source="bodyFormat" choices={customerSyncChoices.requestBodyFormat} />
      <TextField<Request> source="body" />
      <DurationField<Request> source="timeout" unit="seconds" />
      <DurationField<Request> source="interval" unit="seconds" />
      <NumberField<Request> source="days" />
      <NumberField<Request> source="pageSize" />
      <TextField<Request> source="itemsPath" />
      <TextField<Request> source="customerIdPath" />
      <TextField<Request> source="clickIdPath" />
      <TextField<Request> source="leadIdPath" />
      <TextField<Request> source="datePath" />
      <TextField<Request> source="depositsPath" />
      <TextField<Request> source="depositPath" />
      <TextField<Request> source="turnoverPath" />
      <TextField<Request> source="ngrPath" />
      <TextField<Request> source="currencyPath" />
    </GroupField>
  ),
  schedule: <ScheduleField<CustomerSync> source="schedule" />,
  lastRunAt: <MomentField<CustomerSync> source="lastRunAt" />,
  lastError: <WordsField<CustomerSync> source="lastError" />,
  nextRunAt: <MomentField<CustomerSync> source="nextRunAt" />,
  askedAt: <MomentField<CustomerSync> source="askedAt" />,
  statusChangedAt: <MomentField<CustomerSync> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<CustomerSync> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<CustomerSync> source="createdBy" reference="users" />,
  updatedAt: <MomentField<CustomerSync> source="updatedAt" />,
  updatedBy: <ReferenceOneField<CustomerSync> source="updatedBy" reference="users" />,
} satisfies Columns<CustomerSync>;

/** How each field is edited. */
export const customerSyncInputs = {
  title: <TextInput<CustomerSyncValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  integration: (
    <ReferenceOneInput<CustomerSyncValues>
      source="integration"
      reference="integrations"
      validate={[rule('required')]}
      helperText="resources.customer-syncs.help.integration"
    />
  ),
  request: (
    <GroupInput<CustomerSyncValues> source="request" validate={[rule('required')]}>
      <EnumInput<Request> source="method" choices={customerSyncChoices.requestMethod} validate={[rule('required')]} />
      <MacroInput<Request>
        source="url"
        type="url"
        macros="customer_request"
        validate={[
          rule('required'),
          rule('maxLength', 2000),
          rule('url'),
          rule('macroBraces'),
          rule('macro', 'customer_request'),
        ]}
      />
      <OwnedListInput<Request> source="headers" validate={[rule('maxItems', 30)]}>
        <TextInput<RequestHeadersRow>
          source="name"
          validate={[rule('required'), rule('maxLength', 100), rule('pattern', '^[A-Za-z0-9-]+$')]}
        />
        <MacroInput<RequestHeadersRow>
          source="value"
          macros="customer_request"
          validate={[rule('required'), rule('maxLength', 1000), rule('macroBraces'), rule('macro', 'customer_request')]}
        />
      </OwnedListInput>
      <EnumInput<Request>
        source="bodyFormat"
        choices={customerSyncChoices.requestBodyFormat}
        validate={[rule('required')]}
      />
      <MacroInput<Request>
        source="body"
        multiline
        macros="customer_request"
        validate={[
          rule('maxLength', 10000),
          rule('macro', 'customer_request'),
          rule('jsonBody', 'customer_request', 'bodyFormat'),
        ]}
        helperText="resources.customer-syncs.help.request.body"
      />
      <DurationInput<Request>
        source="timeout"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 60)]}
      />
      <DurationInput<Request>
        source="interval"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 30, 86400)]}
      />
      <NumberInput<Request>
        source="days"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 366)]}
        helperText="resources.customer-syncs.help.request.days"
      />
      <NumberInput<Request>
        source="pageSize"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 10000)]}
      />
      <TextInput<Request>
        source="itemsPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
        helperText="resources.customer-syncs.help.request.itemsPath"
      />
      <TextInput<Request>
        source="customerIdPath"
        validate={[
          rule('required'),
          rule('maxLength', 200),
          rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$'),
        ]}
      />
      <TextInput<Request>
        source="clickIdPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
        helperText="resources.customer-syncs.help.request.clickIdPath"
      />
      <TextInput<Request>
        source="leadIdPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<Request>
        source="datePath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
        helperText="resources.customer-syncs.help.request.datePath"
      />
      <TextInput<Request>
        source="depositsPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<Request>
        source="depositPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<Request>
        source="turnoverPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<Request>
        source="ngrPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<Request>
        source="currencyPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
        helperText="resources.customer-syncs.help.request.currencyPath"
      />
    </GroupInput>
  ),
  schedule: (
    <ScheduleInput<CustomerSyncValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
      helperText="resources.customer-syncs.help.schedule"
    />
  ),
} satisfies Inputs<CustomerSyncValues>;

/** What the list can be narrowed by. */
export const customerSyncFilters = {
  advertiser: <ReferenceManyInput<CustomerSyncsQuery> source="advertiser" reference="advertisers" />,
  integration: <ReferenceManyInput<CustomerSyncsQuery> source="integration" reference="integrations" />,
  state: <EnumInput<CustomerSyncsQuery> source="state" choices={customerSyncChoices.state} several />,
  createdAt: <RangeFilter<CustomerSyncsQuery> source="createdAt" of="moment" />,
} satisfies Filters<CustomerSyncsQuery>;

/** Tabs of the record page, their sections and fields. */
export const customerSyncTabs = {
  general: [
    section('synchronisation', 'title', 'integration'),
    section('requestsAndHours', 'request', 'schedule'),
    section('runs', 'state', 'pauseReason', 'lastRunAt', 'lastError', 'nextRunAt', 'askedAt'),
  ],
  log: [],
} satisfies Tabs<CustomerSync & CustomerSyncValues>;

/** What people may do to the status. */
export const customerSyncStatuses = {
  choices: customerSyncChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['integration'];

export const CustomerSyncList = (props: ListProps) => (
  <ResourceList
    columns={customerSyncColumns}
    shown={['id', 'title', 'status', 'advertiser', 'integration', 'state', 'pauseReason', 'createdAt']}
    sortable={['id', 'title', 'state', 'askedAt', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={customerSyncFilters}
    narrowing={{ integration: ['advertiser'] }}
    quickFilters={['advertiser', 'integration']}
    inputs={customerSyncInputs}
    inlineEdit={['title']}
    statuses={customerSyncStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CustomerSyncCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={customerSyncInputs}
    tabs={customerSyncTabs}
    defaults={{ request: { method: 'GET', bodyFormat: 'none', timeout: 15, interval: 600, days: 7, pageSize: 100 } }}
    fieldTexts={{ help: ['integration'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CustomerSyncEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['integration', 'advertiser', 'state']}
    columns={customerSyncColumns}
    inputs={customerSyncInputs}
    tabs={customerSyncTabs}
    statuses={customerSyncStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const CustomerSyncShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['integration', 'advertiser', 'state']}
    columns={customerSyncColumns}
    tabs={customerSyncTabs}
    statuses={customerSyncStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: CustomerSyncList,
  create: CustomerSyncCreate,
  edit: CustomerSyncEdit,
  show: CustomerSyncShow,
  columns: customerSyncColumns,
  recordRepresentation,
};
