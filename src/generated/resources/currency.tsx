// Generated from openapi/entities/currency.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DayField } from '../../components/fields/DayField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { RateField } from '../../components/fields/RateField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { DecimalInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Currency = components['schemas']['Currency'];
type CurrencyValues = components['schemas']['CurrencyCreate'];
type CurrenciesQuery = NonNullable<operations['listCurrencies']['parameters']['query']>;

/** Values to choose from. */
export const currencyChoices = {
  status: [
    { id: 'active', name: 'resources.settings/currencies.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/currencies.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const currencyColumns = {
  id: <NumberField<Currency> source="id" plain />,
  code: <TextField<Currency> source="code" />,
  title: <TextField<Currency> source="title" />,
  symbol: <TextField<Currency> source="symbol" />,
  symbolNative: <TextField<Currency> source="symbolNative" />,
  rate: <RateField<Currency> source="rate" />,
  date: <DayField<Currency> source="date" />,
  status: <EnumField<Currency> source="status" choices={currencyChoices.status} />,
  statusChangedAt: <MomentField<Currency> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Currency> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<Currency> source="createdAt" />,
  createdBy: <ReferenceOneField<Currency> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Currency> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Currency> source="updatedBy" reference="users" />,
} satisfies Columns<Currency>;

/** How each field is edited. */
export const currencyInputs = {
  code: (
    <TextInput<CurrencyValues>
      source="code"
      validate={[rule('required'), rule('length', 3), rule('pattern', '^[A-Z]{3}$')]}
      helperText="resources.settings/currencies.help.code"
    />
  ),
  title: <TextInput<CurrencyValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  symbol: <TextInput<CurrencyValues> source="symbol" validate={[rule('maxLength', 8)]} />,
  symbolNative: <TextInput<CurrencyValues> source="symbolNative" validate={[rule('maxLength', 8)]} />,
  rate: (
    <DecimalInput<CurrencyValues>
      source="rate"
      validate={[rule('required'), rule('floatNumber'), rule('min', '0.00000001')]}
      helperText="resources.settings/currencies.help.rate"
    />
  ),
} satisfies Inputs<CurrencyValues>;

/** What the list can be narrowed by. */
export const currencyFilters = {} satisfies Filters<CurrenciesQuery>;

/** Tabs of the record page, their sections and fields. */
export const currencyTabs = {
  general: ['code', 'title', 'symbol', 'symbolNative', 'rate', 'date'],
  rates: [],
} satisfies Tabs<Currency & CurrencyValues>;

/** What people may do to the status. */
export const currencyStatuses = {
  choices: currencyChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['code'];

export const CurrencyList = (props: ListProps) => (
  <ResourceList
    columns={currencyColumns}
    shown={['id', 'code', 'title', 'symbol', 'symbolNative', 'rate', 'date', 'status']}
    sortable={[
      'id',
      'code',
      'title',
      'symbol',
      'symbolNative',
      'rate',
      'date',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="code"
    searchable
    filters={currencyFilters}
    statuses={currencyStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CurrencyCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={currencyInputs}
    tabs={currencyTabs}
    fieldTexts={{ help: ['code'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CurrencyEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['title']}
    related={[
      { resource: 'advertiser-billing/adv-invoices', field: 'currency' },
      { resource: 'advertiser-billing/adv-invoice-lines', field: 'currency' },
      { resource: 'affiliate-billing/invoices', field: 'currency' },
      { resource: 'affiliate-billing/invoice-lines', field: 'currency' },
      { resource: 'settings/currency-rates', field: 'currency' },
      { resource: 'customers', field: 'currency' },
      { resource: 'advertiser-billing/prepayments', field: 'currency' },
    ]}
    columns={currencyColumns}
    inputs={currencyInputs}
    tabs={currencyTabs}
    statuses={currencyStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const CurrencyShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['title']}
    related={[
      { resource: 'advertiser-billing/adv-invoices', field: 'currency' },
      { resource: 'advertiser-billing/adv-invoice-lines', field: 'currency' },
      { resource: 'affiliate-billing/invoices', field: 'currency' },
      { resource: 'affiliate-billing/invoice-lines', field: 'currency' },
      { resource: 'settings/currency-rates', field: 'currency' },
      { resource: 'customers', field: 'currency' },
      { resource: 'advertiser-billing/prepayments', field: 'currency' },
    ]}
    columns={currencyColumns}
    tabs={currencyTabs}
    statuses={currencyStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'code';

export default {
  list: CurrencyList,
  create: CurrencyCreate,
  edit: CurrencyEdit,
  show: CurrencyShow,
  columns: currencyColumns,
  recordRepresentation,
};
