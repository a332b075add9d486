// Generated from openapi/entities/prepayment.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DayField } from '../../components/fields/DayField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  DayInput,
  MoneyInput,
  ReferenceManyInput,
  ReferenceOneInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Prepayment = components['schemas']['Prepayment'];
type PrepaymentValues = components['schemas']['PrepaymentCreate'];
type PrepaymentsQuery = NonNullable<operations['listPrepayments']['parameters']['query']>;

/** Values to choose from. */
export const prepaymentChoices = {
  status: [
    { id: 'received', name: 'resources.advertiser-billing/prepayments.choices.status.received', tone: 'success' },
    { id: 'returned', name: 'resources.advertiser-billing/prepayments.choices.status.returned', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const prepaymentColumns = {
  id: <NumberField<Prepayment> source="id" plain />,
  advertiser: <ReferenceOneField<Prepayment> source="advertiser" reference="advertisers" />,
  amount: <MoneyField<Prepayment> source="amount" currency="currency" />,
  paymentDate: <DayField<Prepayment> source="paymentDate" />,
  reference: <TextField<Prepayment> source="reference" />,
  status: <EnumField<Prepayment> source="status" choices={prepaymentChoices.status} />,
  createdAt: <MomentField<Prepayment> source="createdAt" />,
  createdBy: <ReferenceOneField<Prepayment> source="createdBy" reference="users" />,
  currency: <ReferenceOneField<Prepayment> source="currency" reference="settings/currencies" />,
  notes: <TextField<Prepayment> source="notes" />,
  blockReason: <TextField<Prepayment> source="blockReason" />,
  statusChangedAt: <MomentField<Prepayment> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Prepayment> source="statusChangedBy" reference="users" />,
  updatedAt: <MomentField<Prepayment> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Prepayment> source="updatedBy" reference="users" />,
} satisfies Columns<Prepayment>;

/** How each field is edited. */
export const prepaymentInputs = {
  advertiser: (
    <ReferenceOneInput<PrepaymentValues> source="advertiser" reference="advertisers" validate={[rule('required')]} />
  ),
  amount: (
    <MoneyInput<PrepaymentValues>
      source="amount"
      currency="currency"
      validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0.00000001')]}
    />
  ),
  currency: (
    <ReferenceOneInput<PrepaymentValues>
      source="currency"
      reference="settings/currencies"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('required')]}
    />
  ),
  paymentDate: <DayInput<PrepaymentValues> source="paymentDate" validate={[rule('required'), rule('date')]} />,
  reference: (
    <TextInput<PrepaymentValues>
      source="reference"
      validate={[rule('maxLength', 200)]}
      helperText="resources.advertiser-billing/prepayments.help.reference"
    />
  ),
  notes: <TextInput<PrepaymentValues> source="notes" multiline validate={[rule('maxLength', 2000)]} />,
} satisfies Inputs<PrepaymentValues>;

/** What the list can be narrowed by. */
export const prepaymentFilters = {
  advertiser: <ReferenceManyInput<PrepaymentsQuery> source="advertiser" reference="advertisers" />,
  currency: <ReferenceManyInput<PrepaymentsQuery> source="currency" reference="settings/currencies" />,
  amount: <RangeFilter<PrepaymentsQuery> source="amount" of="decimal" />,
  paymentDate: <RangeFilter<PrepaymentsQuery> source="paymentDate" of="day" />,
  createdAt: <RangeFilter<PrepaymentsQuery> source="createdAt" of="moment" />,
} satisfies Filters<PrepaymentsQuery>;

/** Tabs of the record page, their sections and fields. */
export const prepaymentTabs = {
  general: ['advertiser', 'amount', 'currency', 'paymentDate', 'reference', 'notes'],
} satisfies Tabs<Prepayment & PrepaymentValues>;

/** What people may do to the status. */
export const prepaymentStatuses = {
  choices: prepaymentChoices.status,
  byPeople: ['received', 'returned'],
  transitions: { received: ['returned'], returned: [] },
  final: ['returned'],
  reason: ['returned'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'statusChangedBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['advertiser', 'amount', 'currency', 'paymentDate'];

export const PrepaymentList = (props: ListProps) => (
  <ResourceList
    columns={prepaymentColumns}
    shown={['id', 'advertiser', 'amount', 'paymentDate', 'reference', 'status', 'createdAt', 'createdBy']}
    sortable={[
      'id',
      'amount',
      'paymentDate',
      'reference',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="reference"
    searchable
    filters={prepaymentFilters}
    quickFilters={['advertiser', 'paymentDate']}
    sums={['amount']}
    statuses={prepaymentStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PrepaymentCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={prepaymentInputs}
    tabs={prepaymentTabs}
    fieldTexts={{ help: ['advertiser', 'amount', 'currency', 'paymentDate'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PrepaymentEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['advertiser', 'amount', 'paymentDate']}
    columns={prepaymentColumns}
    inputs={prepaymentInputs}
    tabs={prepaymentTabs}
    statuses={prepaymentStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const PrepaymentShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['advertiser', 'amount', 'paymentDate']}
    columns={prepaymentColumns}
    tabs={prepaymentTabs}
    statuses={prepaymentStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'reference';

export default {
  list: PrepaymentList,
  create: PrepaymentCreate,
  edit: PrepaymentEdit,
  show: PrepaymentShow,
  columns: prepaymentColumns,
  recordRepresentation,
};
