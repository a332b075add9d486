// Generated from openapi/entities/invoiceSchedule.ts by `npm run codegen`. Do not edit.

import type { Choices } from '../../components/choice.ts';
import { DayField } from '../../components/fields/DayField.tsx';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  DecimalInput,
  EnumInput,
  NumberInput,
  ReferenceManyInput,
  ReferenceOneInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type InvoiceSchedule = components['schemas']['InvoiceSchedule'];
type InvoiceScheduleValues = components['schemas']['InvoiceScheduleCreate'];
type InvoiceSchedulesQuery = NonNullable<operations['listInvoiceSchedules']['parameters']['query']>;

/** Values to choose from. */
export const invoiceScheduleChoices = {
  frequency: [
    { id: 'weekly', name: 'resources.affiliate-billing/schedules.choices.frequency.weekly' },
    { id: 'twoWeeks', name: 'resources.affiliate-billing/schedules.choices.frequency.twoWeeks' },
    { id: 'monthly', name: 'resources.affiliate-billing/schedules.choices.frequency.monthly' },
  ],
  status: [
    { id: 'active', name: 'resources.affiliate-billing/schedules.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.affiliate-billing/schedules.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const invoiceScheduleColumns = {
  id: <NumberField<InvoiceSchedule> source="id" plain />,
  affiliate: <ReferenceOneField<InvoiceSchedule> source="affiliate" reference="affiliates/members" />,
  frequency: <EnumField<InvoiceSchedule> source="frequency" choices={invoiceScheduleChoices.frequency} />,
  threshold: <DecimalField<InvoiceSchedule> source="threshold" />,
  holdDays: <NumberField<InvoiceSchedule> source="holdDays" />,
  lastDue: <DayField<InvoiceSchedule> source="lastDue" />,
  status: <EnumField<InvoiceSchedule> source="status" choices={invoiceScheduleChoices.status} />,
  statusChangedAt: <MomentField<InvoiceSchedule> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<InvoiceSchedule> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<InvoiceSchedule> source="createdAt" />,
  createdBy: <ReferenceOneField<InvoiceSchedule> source="createdBy" reference="users" />,
  updatedAt: <MomentField<InvoiceSchedule> source="updatedAt" />,
  updatedBy: <ReferenceOneField<InvoiceSchedule> source="updatedBy" reference="users" />,
} satisfies Columns<InvoiceSchedule>;

/** How each field is edited. */
export const invoiceScheduleInputs = {
  affiliate: (
    <ReferenceOneInput<InvoiceScheduleValues>
      source="affiliate"
      reference="affiliates/members"
      helperText="resources.affiliate-billing/schedules.help.affiliate"
    />
  ),
  frequency: (
    <EnumInput<InvoiceScheduleValues>
      source="frequency"
      choices={invoiceScheduleChoices.frequency}
      validate={[rule('required')]}
      helperText="resources.affiliate-billing/schedules.help.frequency"
    />
  ),
  threshold: (
    <DecimalInput<InvoiceScheduleValues>
      source="threshold"
      validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
      helperText="resources.affiliate-billing/schedules.help.threshold"
    />
  ),
  holdDays: (
    <NumberInput<InvoiceScheduleValues>
      source="holdDays"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 0, 365)]}
      helperText="resources.affiliate-billing/schedules.help.holdDays"
    />
  ),
} satisfies Inputs<InvoiceScheduleValues>;

/** What the list can be narrowed by. */
export const invoiceScheduleFilters = {
  affiliate: <ReferenceManyInput<InvoiceSchedulesQuery> source="affiliate" reference="affiliates/members" />,
  frequency: <EnumInput<InvoiceSchedulesQuery> source="frequency" choices={invoiceScheduleChoices.frequency} several />,
} satisfies Filters<InvoiceSchedulesQuery>;

/** Tabs of the record page, their sections and fields. */
export const invoiceScheduleTabs = {
  general: ['affiliate', 'frequency', 'threshold', 'holdDays', 'lastDue'],
} satisfies Tabs<InvoiceSchedule & InvoiceScheduleValues>;

/** What people may do to the status. */
export const invoiceScheduleStatuses = {
  choices: invoiceScheduleChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['affiliate'];

export const InvoiceScheduleList = (props: ListProps) => (
  <ResourceList
    columns={invoiceScheduleColumns}
    shown={['id', 'affiliate', 'frequency', 'threshold', 'holdDays', 'lastDue', 'status']}
    sortable={[
      'id',
      'threshold',
      'frequency',
      'holdDays',
      'lastDue',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    filters={invoiceScheduleFilters}
    quickFilters={['affiliate', 'frequency']}
    statuses={invoiceScheduleStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const InvoiceScheduleCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={invoiceScheduleInputs}
    tabs={invoiceScheduleTabs}
    defaults={{ frequency: 'monthly', holdDays: 0 }}
    fieldTexts={{ help: ['affiliate'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const InvoiceScheduleEdit = (props: EditProps) => (
  <ResourceEdit
    columns={invoiceScheduleColumns}
    inputs={invoiceScheduleInputs}
    tabs={invoiceScheduleTabs}
    statuses={invoiceScheduleStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const InvoiceScheduleShow = (props: ShowProps) => (
  <ResourceShow
    columns={invoiceScheduleColumns}
    tabs={invoiceScheduleTabs}
    statuses={invoiceScheduleStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: InvoiceScheduleList,
  create: InvoiceScheduleCreate,
  edit: InvoiceScheduleEdit,
  show: InvoiceScheduleShow,
  columns: invoiceScheduleColumns,
  recordRepresentation,
};
