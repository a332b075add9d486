// Generated from openapi/entities/currencyRate.ts by `npm run codegen`. Do not edit.

import type { Choices } from '../../components/choice.ts';
import { DayField } from '../../components/fields/DayField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { RateField } from '../../components/fields/RateField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  DayInput,
  DecimalInput,
  EnumInput,
  ReferenceManyInput,
  ReferenceOneInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type CurrencyRate = components['schemas']['CurrencyRate'];
type CurrencyRateValues = components['schemas']['CurrencyRateCreate'];
type CurrencyRatesQuery = NonNullable<operations['listCurrencyRates']['parameters']['query']>;

/** Values to choose from. */
export const currencyRateChoices = {
  origin: [
    { id: 'hand', name: 'resources.settings/currency-rates.choices.origin.hand', tone: 'neutral' },
    { id: 'source', name: 'resources.settings/currency-rates.choices.origin.source', tone: 'info' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const currencyRateColumns = {
  currency: <ReferenceOneField<CurrencyRate> source="currency" reference="settings/currencies" />,
  date: <DayField<CurrencyRate> source="date" />,
  rate: <RateField<CurrencyRate> source="rate" />,
  origin: <EnumField<CurrencyRate> source="origin" choices={currencyRateChoices.origin} />,
  createdAt: <MomentField<CurrencyRate> source="createdAt" />,
  createdBy: <ReferenceOneField<CurrencyRate> source="createdBy" reference="users" />,
  updatedAt: <MomentField<CurrencyRate> source="updatedAt" />,
  updatedBy: <ReferenceOneField<CurrencyRate> source="updatedBy" reference="users" />,
} satisfies Columns<CurrencyRate>;

/** How each field is edited. */
export const currencyRateInputs = {
  currency: (
    <ReferenceOneInput<CurrencyRateValues>
      source="currency"
      reference="settings/currencies"
      validate={[rule('required')]}
    />
  ),
  date: (
    <DayInput<CurrencyRateValues>
      source="date"
      validate={[rule('required'), rule('date')]}
      helperText="resources.settings/currency-rates.help.date"
    />
  ),
  rate: (
    <DecimalInput<CurrencyRateValues>
      source="rate"
      validate={[rule('required'), rule('floatNumber'), rule('min', '0.00000001')]}
      helperText="resources.settings/currency-rates.help.rate"
    />
  ),
} satisfies Inputs<CurrencyRateValues>;

/** What the list can be narrowed by. */
export const currencyRateFilters = {
  currency: <ReferenceManyInput<CurrencyRatesQuery> source="currency" reference="settings/currencies" />,
  date: <RangeFilter<CurrencyRatesQuery> source="date" of="day" />,
  origin: <EnumInput<CurrencyRatesQuery> source="origin" choices={currencyRateChoices.origin} several />,
} satisfies Filters<CurrencyRatesQuery>;

/** Tabs of the record page, their sections and fields. */
export const currencyRateTabs = {
  general: ['currency', 'date', 'rate', 'origin'],
} satisfies Tabs<CurrencyRate & CurrencyRateValues>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['currency', 'date'];

export const CurrencyRateList = (props: ListProps) => (
  <ResourceList
    columns={currencyRateColumns}
    shown={['currency', 'date', 'rate', 'origin', 'createdAt', 'createdBy']}
    sortable={['date', 'rate', 'origin', 'createdAt', 'updatedAt']}
    filters={currencyRateFilters}
    quickFilters={['currency', 'date']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CurrencyRateCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={currencyRateInputs}
    tabs={currencyRateTabs}
    fieldTexts={{ help: ['currency', 'date'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CurrencyRateEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['currency']}
    columns={currencyRateColumns}
    inputs={currencyRateInputs}
    tabs={currencyRateTabs}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const CurrencyRateShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['currency']}
    columns={currencyRateColumns}
    tabs={currencyRateTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'date';

export default {
  list: CurrencyRateList,
  create: CurrencyRateCreate,
  edit: CurrencyRateEdit,
  show: CurrencyRateShow,
  columns: currencyRateColumns,
  recordRepresentation,
};
