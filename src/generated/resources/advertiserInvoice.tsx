// Generated from openapi/entities/advertiserInvoice.ts by `npm run codegen`. Do not edit.

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

type AdvertiserInvoice = components['schemas']['AdvertiserInvoice'];
type AdvertiserInvoiceValues = components['schemas']['AdvertiserInvoiceCreate'];
type AdvertiserInvoicesQuery = NonNullable<operations['listAdvertiserInvoices']['parameters']['query']>;
type ExchangeRatesRow = NonNullable<AdvertiserInvoice['exchangeRates']>[number];
type CorrectionsRow = NonNullable<AdvertiserInvoice['corrections']>[number];

/** Values to choose from. */
export const advertiserInvoiceChoices = {
  status: [
    { id: 'unpaid', name: 'resources.advertiser-billing/adv-invoices.choices.status.unpaid', tone: 'warning' },
    { id: 'paid', name: 'resources.advertiser-billing/adv-invoices.choices.status.paid', tone: 'success' },
    { id: 'declined', name: 'resources.advertiser-billing/adv-invoices.choices.status.declined', tone: 'error' },
    { id: 'deleted', name: 'resources.advertiser-billing/adv-invoices.choices.status.deleted', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const advertiserInvoiceColumns = {
  id: <NumberField<AdvertiserInvoice> source="id" plain />,
  title: <TextField<AdvertiserInvoice> source="title" />,
  status: <EnumField<AdvertiserInvoice> source="status" choices={advertiserInvoiceChoices.status} />,
  advertiser: <ReferenceOneField<AdvertiserInvoice> source="advertiser" reference="advertisers" />,
  periodFrom: <DayField<AdvertiserInvoice> source="periodFrom" />,
  periodTo: <DayField<AdvertiserInvoice> source="periodTo" />,
  amount: <MoneyField<AdvertiserInvoice> source="amount" currency="currency" />,
  conversionCount: <NumberField<AdvertiserInvoice> source="conversionCount" />,
  paymentDate: <DayField<AdvertiserInvoice> source="paymentDate" />,
  createdAt: <MomentField<AdvertiserInvoice> source="createdAt" />,
  currency: <ReferenceOneField<AdvertiserInvoice> source="currency" reference="settings/currencies" />,
  rounding: <MoneyField<AdvertiserInvoice> source="rounding" currency="currency" />,
  advance: <MoneyField<AdvertiserInvoice> source="advance" currency="currency" />,
  offers: <ReferenceManyField<AdvertiserInvoice> source="offers" reference="offers" />,
  goals: <ReferenceManyField<AdvertiserInvoice> source="goals" reference="settings/goals" />,
  countries: <CodeListField<AdvertiserInvoice> source="countries" of="isoCountries" />,
  exchangeRates: (
    <OwnedListField<AdvertiserInvoice> source="exchangeRates">
      <ReferenceOneField<ExchangeRatesRow> source="currency" reference="settings/currencies" />
      <DecimalField<ExchangeRatesRow> source="rate" />
    </OwnedListField>
  ),
  corrections: (
    <OwnedListField<AdvertiserInvoice> source="corrections">
      <DecimalField<CorrectionsRow> source="amount" />
      <TextField<CorrectionsRow> source="reason" />
    </OwnedListField>
  ),
  notes: <TextField<AdvertiserInvoice> source="notes" />,
  privateNotes: <TextField<AdvertiserInvoice> source="privateNotes" />,
  blockReason: <TextField<AdvertiserInvoice> source="blockReason" />,
  statusChangedAt: <MomentField<AdvertiserInvoice> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<AdvertiserInvoice> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<AdvertiserInvoice> source="createdBy" reference="users" />,
  updatedAt: <MomentField<AdvertiserInvoice> source="updatedAt" />,
  updatedBy: <ReferenceOneField<AdvertiserInvoice> source="updatedBy" reference="users" />,
} satisfies Columns<AdvertiserInvoice>;

/** How each field is edited. */
export const advertiserInvoiceInputs = {
  advertiser: (
    <ReferenceOneInput<AdvertiserInvoiceValues>
      source="advertiser"
      reference="advertisers"
      validate={[rule('required')]}
    />
  ),
  periodFrom: <DayInput<AdvertiserInvoiceValues> source="periodFrom" validate={[rule('required'), rule('date')]} />,
  periodTo: (
    <DayInput<AdvertiserInvoiceValues>
      source="periodTo"
      validate={[rule('required'), rule('date')]}
      helperText="resources.advertiser-billing/adv-invoices.help.periodTo"
    />
  ),
  currency: (
    <ReferenceOneInput<AdvertiserInvoiceValues>
      source="currency"
      reference="settings/currencies"
      validate={[rule('required')]}
    />
  ),
  offers: (
    <ReferenceManyInput<AdvertiserInvoiceValues>
      source="offers"
      reference="offers"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.advertiser-billing/adv-invoices.help.offers"
    />
  ),
  goals: (
    <ReferenceManyInput<AdvertiserInvoiceValues>
      source="goals"
      reference="settings/goals"
      validate={[rule('maxItems', 1000)]}
    />
  ),
  countries: (
    <CodeListInput<AdvertiserInvoiceValues>
      source="countries"
      of="isoCountries"
      several
      validate={[rule('maxItems', 300)]}
    />
  ),
  exchangeRates: (
    <OwnedListInput<AdvertiserInvoiceValues> source="exchangeRates" validate={[rule('maxItems', 50)]}>
      <ReferenceOneInput<ExchangeRatesRow>
        source="currency"
        reference="settings/currencies"
        validate={[rule('required')]}
      />
      <DecimalInput<ExchangeRatesRow>
        source="rate"
        validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0.00000001')]}
        helperText="resources.advertiser-billing/adv-invoices.help.exchangeRates.rate"
      />
    </OwnedListInput>
  ),
  corrections: (
    <OwnedListInput<AdvertiserInvoiceValues>
      source="corrections"
      validate={[rule('maxItems', 100)]}
      helperText="resources.advertiser-billing/adv-invoices.help.corrections"
    >
      <DecimalInput<CorrectionsRow>
        source="amount"
        validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15)]}
      />
      <TextInput<CorrectionsRow> source="reason" validate={[rule('required'), rule('maxLength', 500)]} />
    </OwnedListInput>
  ),
  conversions: (
    <ReferenceManyInput<AdvertiserInvoiceValues>
      source="conversions"
      reference="conversions"
      validate={[rule('maxItems', 10000)]}
      helperText="resources.advertiser-billing/adv-invoices.help.conversions"
    />
  ),
  leftOut: (
    <ReferenceManyInput<AdvertiserInvoiceValues>
      source="leftOut"
      reference="conversions"
      validate={[rule('maxItems', 10000)]}
      helperText="resources.advertiser-billing/adv-invoices.help.leftOut"
    />
  ),
  notes: <TextInput<AdvertiserInvoiceValues> source="notes" multiline validate={[rule('maxLength', 2000)]} />,
  privateNotes: (
    <TextInput<AdvertiserInvoiceValues> source="privateNotes" multiline validate={[rule('maxLength', 2000)]} />
  ),
} satisfies Inputs<AdvertiserInvoiceValues>;

/** What the list can be narrowed by. */
export const advertiserInvoiceFilters = {
  advertiser: <ReferenceManyInput<AdvertiserInvoicesQuery> source="advertiser" reference="advertisers" />,
  status: <EnumInput<AdvertiserInvoicesQuery> source="status" choices={advertiserInvoiceChoices.status} several />,
  currency: <ReferenceManyInput<AdvertiserInvoicesQuery> source="currency" reference="settings/currencies" />,
  periodFrom: <RangeFilter<AdvertiserInvoicesQuery> source="periodFrom" of="day" />,
  periodTo: <RangeFilter<AdvertiserInvoicesQuery> source="periodTo" of="day" />,
  amount: <RangeFilter<AdvertiserInvoicesQuery> source="amount" of="decimal" />,
  paymentDate: <RangeFilter<AdvertiserInvoicesQuery> source="paymentDate" of="day" />,
  createdAt: <RangeFilter<AdvertiserInvoicesQuery> source="createdAt" of="moment" />,
} satisfies Filters<AdvertiserInvoicesQuery>;

/** Tabs of the record page, their sections and fields. */
export const advertiserInvoiceTabs = {
  general: [
    section(
      'invoice',
      'title',
      'advertiser',
      'periodFrom',
      'periodTo',
      'currency',
      'amount',
      'rounding',
      'advance',
      'conversionCount',
      'paymentDate',
    ),
    section('whatItIsFor', 'offers', 'goals', 'countries', 'exchangeRates', 'corrections', 'conversions', 'leftOut'),
    section('notes', 'notes', 'privateNotes'),
  ],
  lines: [],
  conversions: [],
} satisfies Tabs<AdvertiserInvoice & AdvertiserInvoiceValues>;

/** What people may do to the status. */
export const advertiserInvoiceStatuses = {
  choices: advertiserInvoiceChoices.status,
  byPeople: ['unpaid', 'paid', 'declined', 'deleted'],
  transitions: { unpaid: ['paid', 'declined', 'deleted'], paid: ['unpaid'], declined: ['deleted'], deleted: [] },
  final: ['deleted'],
  reason: ['unpaid', 'declined'],
  inputs: {
    paymentDate: (
      <DayInput
        source="paymentDate"
        validate={[rule('date')]}
        helperText="resources.advertiser-billing/adv-invoices.help.paymentDate"
      />
    ),
  },
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['privateNotes', 'statusChangedBy', 'createdBy', 'updatedBy'];

/** Affiliates see these and can’t set them. */
const affiliateReadOnly = ['notes'];

/** Set when a record is made, never after. */
const createOnly = [
  'advertiser',
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

export const AdvertiserInvoiceList = (props: ListProps) => (
  <ResourceList
    columns={advertiserInvoiceColumns}
    shown={[
      'id',
      'title',
      'status',
      'advertiser',
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
      'advance',
      'conversionCount',
      'paymentDate',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={advertiserInvoiceFilters}
    quickFilters={['advertiser', 'status']}
    sums={['amount']}
    statuses={advertiserInvoiceStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserInvoiceCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={advertiserInvoiceInputs}
    tabs={advertiserInvoiceTabs}
    fieldTexts={{
      help: [
        'advertiser',
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

export const AdvertiserInvoiceEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['advertiser', 'periodFrom', 'periodTo', 'amount']}
    related={[
      { resource: 'advertiser-billing/adv-invoice-lines', field: 'invoice' },
      { resource: 'conversions', field: 'advertiserInvoices' },
    ]}
    columns={advertiserInvoiceColumns}
    inputs={advertiserInvoiceInputs}
    tabs={advertiserInvoiceTabs}
    statuses={advertiserInvoiceStatuses}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const AdvertiserInvoiceShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['advertiser', 'periodFrom', 'periodTo', 'amount']}
    related={[
      { resource: 'advertiser-billing/adv-invoice-lines', field: 'invoice' },
      { resource: 'conversions', field: 'advertiserInvoices' },
    ]}
    columns={advertiserInvoiceColumns}
    tabs={advertiserInvoiceTabs}
    statuses={advertiserInvoiceStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: AdvertiserInvoiceList,
  create: AdvertiserInvoiceCreate,
  edit: AdvertiserInvoiceEdit,
  show: AdvertiserInvoiceShow,
  columns: advertiserInvoiceColumns,
  recordRepresentation,
};
