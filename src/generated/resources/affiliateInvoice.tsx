// Generated from openapi/entities/affiliateInvoice.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { DayField } from '../../components/fields/DayField.tsx';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  DayInput,
  DecimalInput,
  EnumInput,
  OwnedListInput,
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

type AffiliateInvoice = components['schemas']['AffiliateInvoice'];
type AffiliateInvoiceValues = components['schemas']['AffiliateInvoiceCreate'];
type AffiliateInvoicesQuery = NonNullable<operations['listAffiliateInvoices']['parameters']['query']>;
type ExchangeRatesRow = NonNullable<AffiliateInvoice['exchangeRates']>[number];
type CorrectionsRow = NonNullable<AffiliateInvoice['corrections']>[number];

/** Values to choose from. */
export const affiliateInvoiceChoices = {
  status: [
    { id: 'unpaid', name: 'resources.affiliate-billing/invoices.choices.status.unpaid', tone: 'warning' },
    { id: 'paid', name: 'resources.affiliate-billing/invoices.choices.status.paid', tone: 'success' },
    { id: 'declined', name: 'resources.affiliate-billing/invoices.choices.status.declined', tone: 'error' },
    { id: 'deleted', name: 'resources.affiliate-billing/invoices.choices.status.deleted', tone: 'neutral' },
  ],
  requested: [
    { id: 'staff', name: 'resources.affiliate-billing/invoices.choices.requested.staff' },
    { id: 'affiliate', name: 'resources.affiliate-billing/invoices.choices.requested.affiliate' },
    { id: 'schedule', name: 'resources.affiliate-billing/invoices.choices.requested.schedule' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const affiliateInvoiceColumns = {
  id: <NumberField<AffiliateInvoice> source="id" plain />,
  title: <TextField<AffiliateInvoice> source="title" />,
  status: <EnumField<AffiliateInvoice> source="status" choices={affiliateInvoiceChoices.status} />,
  affiliate: <ReferenceOneField<AffiliateInvoice> source="affiliate" reference="affiliates/members" />,
  periodFrom: <DayField<AffiliateInvoice> source="periodFrom" />,
  periodTo: <DayField<AffiliateInvoice> source="periodTo" />,
  amount: <MoneyField<AffiliateInvoice> source="amount" currency="currency" />,
  conversionCount: <NumberField<AffiliateInvoice> source="conversionCount" />,
  paymentDate: <DayField<AffiliateInvoice> source="paymentDate" />,
  createdAt: <MomentField<AffiliateInvoice> source="createdAt" />,
  currency: <ReferenceOneField<AffiliateInvoice> source="currency" reference="settings/currencies" />,
  rounding: <MoneyField<AffiliateInvoice> source="rounding" currency="currency" />,
  withdrawalMethod: (
    <ReferenceOneField<AffiliateInvoice> source="withdrawalMethod" reference="settings/withdrawal-methods" />
  ),
  requested: <EnumField<AffiliateInvoice> source="requested" choices={affiliateInvoiceChoices.requested} />,
  offers: <ReferenceManyField<AffiliateInvoice> source="offers" reference="offers" />,
  goals: <ReferenceManyField<AffiliateInvoice> source="goals" reference="settings/goals" />,
  countries: <CodeListField<AffiliateInvoice> source="countries" of="isoCountries" />,
  exchangeRates: (
    <OwnedListField<AffiliateInvoice> source="exchangeRates">
      <ReferenceOneField<ExchangeRatesRow> source="currency" reference="settings/currencies" />
      <DecimalField<ExchangeRatesRow> source="rate" />
    </OwnedListField>
  ),
  corrections: (
    <OwnedListField<AffiliateInvoice> source="corrections">
      <DecimalField<CorrectionsRow> source="amount" />
      <TextField<CorrectionsRow> source="reason" />
    </OwnedListField>
  ),
  notes: <TextField<AffiliateInvoice> source="notes" />,
  privateNotes: <TextField<AffiliateInvoice> source="privateNotes" />,
  blockReason: <TextField<AffiliateInvoice> source="blockReason" />,
  statusChangedAt: <MomentField<AffiliateInvoice> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<AffiliateInvoice> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<AffiliateInvoice> source="createdBy" reference="users" />,
  updatedAt: <MomentField<AffiliateInvoice> source="updatedAt" />,
  updatedBy: <ReferenceOneField<AffiliateInvoice> source="updatedBy" reference="users" />,
} satisfies Columns<AffiliateInvoice>;

/** How each field is edited. */
export const affiliateInvoiceInputs = {
  affiliate: (
    <ReferenceOneInput<AffiliateInvoiceValues>
      source="affiliate"
      reference="affiliates/members"
      validate={[rule('required')]}
    />
  ),
  periodFrom: <DayInput<AffiliateInvoiceValues> source="periodFrom" validate={[rule('required'), rule('date')]} />,
  periodTo: (
    <DayInput<AffiliateInvoiceValues>
      source="periodTo"
      validate={[rule('required'), rule('date')]}
      helperText="resources.affiliate-billing/invoices.help.periodTo"
    />
  ),
  currency: (
    <ReferenceOneInput<AffiliateInvoiceValues>
      source="currency"
      reference="settings/currencies"
      validate={[rule('required')]}
    />
  ),
  withdrawalMethod: (
    <ReferenceOneInput<AffiliateInvoiceValues>
      source="withdrawalMethod"
      reference="settings/withdrawal-methods"
      referenceFilter={{ status: ['active'] }}
      helperText="resources.affiliate-billing/invoices.help.withdrawalMethod"
    />
  ),
  offers: (
    <ReferenceManyInput<AffiliateInvoiceValues>
      source="offers"
      reference="offers"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.affiliate-billing/invoices.help.offers"
    />
  ),
  goals: (
    <ReferenceManyInput<AffiliateInvoiceValues>
      source="goals"
      reference="settings/goals"
      validate={[rule('maxItems', 1000)]}
    />
  ),
  countries: (
    <CodeListInput<AffiliateInvoiceValues>
      source="countries"
      of="isoCountries"
      several
      validate={[rule('maxItems', 300)]}
    />
  ),
  exchangeRates: (
    <OwnedListInput<AffiliateInvoiceValues> source="exchangeRates" validate={[rule('maxItems', 50)]}>
      <ReferenceOneInput<ExchangeRatesRow>
        source="currency"
        reference="settings/currencies"
        validate={[rule('required')]}
      />
      <DecimalInput<ExchangeRatesRow>
        source="rate"
        validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0.00000001')]}
        helperText="resources.affiliate-billing/invoices.help.exchangeRates.rate"
      />
    </OwnedListInput>
  ),
  corrections: (
    <OwnedListInput<AffiliateInvoiceValues>
      source="corrections"
      validate={[rule('maxItems', 100)]}
      helperText="resources.affiliate-billing/invoices.help.corrections"
    >
      <DecimalInput<CorrectionsRow>
        source="amount"
        validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15)]}
      />
      <TextInput<CorrectionsRow> source="reason" validate={[rule('required'), rule('maxLength', 500)]} />
    </OwnedListInput>
  ),
  conversions: (
    <ReferenceManyInput<AffiliateInvoiceValues>
      source="conversions"
      reference="conversions"
      validate={[rule('maxItems', 10000)]}
      helperText="resources.affiliate-billing/invoices.help.conversions"
    />
  ),
  leftOut: (
    <ReferenceManyInput<AffiliateInvoiceValues>
      source="leftOut"
      reference="conversions"
      validate={[rule('maxItems', 10000)]}
      helperText="resources.affiliate-billing/invoices.help.leftOut"
    />
  ),
  notes: <TextInput<AffiliateInvoiceValues> source="notes" multiline validate={[rule('maxLength', 2000)]} />,
  privateNotes: (
    <TextInput<AffiliateInvoiceValues> source="privateNotes" multiline validate={[rule('maxLength', 2000)]} />
  ),
} satisfies Inputs<AffiliateInvoiceValues>;

/** What the list can be narrowed by. */
export const affiliateInvoiceFilters = {
  affiliate: <ReferenceManyInput<AffiliateInvoicesQuery> source="affiliate" reference="affiliates/members" />,
  status: <EnumInput<AffiliateInvoicesQuery> source="status" choices={affiliateInvoiceChoices.status} several />,
  currency: <ReferenceManyInput<AffiliateInvoicesQuery> source="currency" reference="settings/currencies" />,
  periodFrom: <RangeFilter<AffiliateInvoicesQuery> source="periodFrom" of="day" />,
  periodTo: <RangeFilter<AffiliateInvoicesQuery> source="periodTo" of="day" />,
  amount: <RangeFilter<AffiliateInvoicesQuery> source="amount" of="decimal" />,
  paymentDate: <RangeFilter<AffiliateInvoicesQuery> source="paymentDate" of="day" />,
  createdAt: <RangeFilter<AffiliateInvoicesQuery> source="createdAt" of="moment" />,
} satisfies Filters<AffiliateInvoicesQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliateInvoiceTabs = {
  general: [
    section(
      'invoice',
      'title',
      'affiliate',
      'periodFrom',
      'periodTo',
      'currency',
      'amount',
      'rounding',
      'conversionCount',
      'paymentDate',
      'withdrawalMethod',
      'requested',
    ),
    section('whatItIsFor', 'offers', 'goals', 'countries', 'exchangeRates', 'corrections', 'conversions', 'leftOut'),
    section('notes', 'notes', 'privateNotes'),
  ],
  lines: [],
  conversions: [],
} satisfies Tabs<AffiliateInvoice & AffiliateInvoiceValues>;

/** What people may do to the status. */
export const affiliateInvoiceStatuses = {
  choices: affiliateInvoiceChoices.status,
  byPeople: ['unpaid', 'paid', 'declined', 'deleted'],
  transitions: { unpaid: ['paid', 'declined', 'deleted'], paid: ['unpaid'], declined: ['deleted'], deleted: [] },
  final: ['deleted'],
  reason: ['unpaid', 'declined'],
  inputs: {
    paymentDate: (
      <DayInput
        source="paymentDate"
        validate={[rule('date')]}
        helperText="resources.affiliate-billing/invoices.help.paymentDate"
      />
    ),
  },
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'privateNotes', 'statusChangedBy', 'createdBy', 'updatedBy'];

/** Affiliates see these and can’t set them. */
const affiliateReadOnly = ['notes'];

/** Set when a record is made, never after. */
const createOnly = [
  'affiliate',
  'periodFrom',
  'periodTo',
  'currency',
  'offers',
  'goals',
  'countries',
  'exchangeRates',
  'corrections',
  'conversions',
  'leftOut',
];

export const AffiliateInvoiceList = (props: ListProps) => (
  <ResourceList
    columns={affiliateInvoiceColumns}
    shown={[
      'id',
      'title',
      'status',
      'affiliate',
      'periodFrom',
      'periodTo',
      'amount',
      'conversionCount',
      'paymentDate',
      'createdAt',
    ]}
    sortable={[
      'id',
      'title',
      'periodFrom',
      'periodTo',
      'amount',
      'rounding',
      'conversionCount',
      'requested',
      'paymentDate',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={affiliateInvoiceFilters}
    quickFilters={['affiliate', 'status']}
    sums={['amount']}
    statuses={affiliateInvoiceStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AffiliateInvoiceCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={affiliateInvoiceInputs}
    tabs={affiliateInvoiceTabs}
    fieldTexts={{
      help: [
        'affiliate',
        'periodFrom',
        'periodTo',
        'currency',
        'offers',
        'goals',
        'countries',
        'exchangeRates',
        'corrections',
        'conversions',
        'leftOut',
      ],
    }}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const AffiliateInvoiceEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['affiliate', 'periodFrom', 'periodTo', 'amount']}
    related={[
      { resource: 'affiliate-billing/invoice-lines', field: 'invoice' },
      { resource: 'conversions', field: 'affiliateInvoices' },
    ]}
    columns={affiliateInvoiceColumns}
    inputs={affiliateInvoiceInputs}
    tabs={affiliateInvoiceTabs}
    statuses={affiliateInvoiceStatuses}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const AffiliateInvoiceShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['affiliate', 'periodFrom', 'periodTo', 'amount']}
    related={[
      { resource: 'affiliate-billing/invoice-lines', field: 'invoice' },
      { resource: 'conversions', field: 'affiliateInvoices' },
    ]}
    columns={affiliateInvoiceColumns}
    tabs={affiliateInvoiceTabs}
    statuses={affiliateInvoiceStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: AffiliateInvoiceList,
  create: AffiliateInvoiceCreate,
  edit: AffiliateInvoiceEdit,
  show: AffiliateInvoiceShow,
  columns: affiliateInvoiceColumns,
  recordRepresentation,
};
