// Generated from openapi/entities/advertiserInvoiceLine.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { RateField } from '../../components/fields/RateField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type AdvertiserInvoiceLine = components['schemas']['AdvertiserInvoiceLine'];
type AdvertiserInvoiceLinesQuery = NonNullable<operations['listAdvertiserInvoiceLines']['parameters']['query']>;

/** Values to choose from. */
export const advertiserInvoiceLineChoices = {
  kind: [
    { id: 'conversions', name: 'resources.advertiser-billing/adv-invoice-lines.choices.kind.conversions' },
    { id: 'correction', name: 'resources.advertiser-billing/adv-invoice-lines.choices.kind.correction' },
  ],
  rateType: [
    { id: 1, name: 'resources.advertiser-billing/adv-invoice-lines.choices.rateType.fixed' },
    { id: 2, name: 'resources.advertiser-billing/adv-invoice-lines.choices.rateType.percent' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const advertiserInvoiceLineColumns = {
  kind: <EnumField<AdvertiserInvoiceLine> source="kind" choices={advertiserInvoiceLineChoices.kind} />,
  offer: <ReferenceOneField<AdvertiserInvoiceLine> source="offer" reference="offers" />,
  goal: <ReferenceOneField<AdvertiserInvoiceLine> source="goal" reference="settings/goals" />,
  rateType: <EnumField<AdvertiserInvoiceLine> source="rateType" choices={advertiserInvoiceLineChoices.rateType} />,
  rate: <DecimalField<AdvertiserInvoiceLine> source="rate" />,
  conversionCount: <NumberField<AdvertiserInvoiceLine> source="conversionCount" />,
  exactAmount: <MoneyField<AdvertiserInvoiceLine> source="exactAmount" currency="currency" />,
  exchangeRate: <RateField<AdvertiserInvoiceLine> source="exchangeRate" />,
  amount: <MoneyField<AdvertiserInvoiceLine> source="amount" currency="invoiceCurrency" />,
  rounding: <MoneyField<AdvertiserInvoiceLine> source="rounding" currency="invoiceCurrency" />,
  reason: <TextField<AdvertiserInvoiceLine> source="reason" />,
  invoice: <ReferenceOneField<AdvertiserInvoiceLine> source="invoice" reference="advertiser-billing/adv-invoices" />,
  currency: <ReferenceOneField<AdvertiserInvoiceLine> source="currency" reference="settings/currencies" />,
  invoiceCurrency: (
    <ReferenceOneField<AdvertiserInvoiceLine> source="invoiceCurrency" reference="settings/currencies" />
  ),
  createdAt: <MomentField<AdvertiserInvoiceLine> source="createdAt" />,
  createdBy: <ReferenceOneField<AdvertiserInvoiceLine> source="createdBy" reference="users" />,
  updatedAt: <MomentField<AdvertiserInvoiceLine> source="updatedAt" />,
  updatedBy: <ReferenceOneField<AdvertiserInvoiceLine> source="updatedBy" reference="users" />,
} satisfies Columns<AdvertiserInvoiceLine>;

/** What the list can be narrowed by. */
export const advertiserInvoiceLineFilters = {
  invoice: (
    <ReferenceManyInput<AdvertiserInvoiceLinesQuery> source="invoice" reference="advertiser-billing/adv-invoices" />
  ),
  kind: <EnumInput<AdvertiserInvoiceLinesQuery> source="kind" choices={advertiserInvoiceLineChoices.kind} several />,
  offer: <ReferenceManyInput<AdvertiserInvoiceLinesQuery> source="offer" reference="offers" />,
  goal: <ReferenceManyInput<AdvertiserInvoiceLinesQuery> source="goal" reference="settings/goals" />,
  currency: <ReferenceManyInput<AdvertiserInvoiceLinesQuery> source="currency" reference="settings/currencies" />,
} satisfies Filters<AdvertiserInvoiceLinesQuery>;

/** Tabs of the record page, their sections and fields. */
export const advertiserInvoiceLineTabs = {
  general: [
    'invoice',
    'kind',
    'offer',
    'goal',
    'rateType',
    'rate',
    'conversionCount',
    'currency',
    'exactAmount',
    'exchangeRate',
    'invoiceCurrency',
    'amount',
    'rounding',
    'reason',
  ],
} satisfies Tabs<AdvertiserInvoiceLine>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const AdvertiserInvoiceLineList = (props: ListProps) => (
  <ResourceList
    columns={advertiserInvoiceLineColumns}
    shown={[
      'kind',
      'offer',
      'goal',
      'rateType',
      'rate',
      'conversionCount',
      'exactAmount',
      'exchangeRate',
      'amount',
      'rounding',
      'reason',
    ]}
    sortable={[
      'kind',
      'rateType',
      'rate',
      'conversionCount',
      'exactAmount',
      'exchangeRate',
      'amount',
      'rounding',
      'reason',
      'createdAt',
      'updatedAt',
    ]}
    filters={advertiserInvoiceLineFilters}
    narrowing={{ invoice: ['currency'] }}
    quickFilters={['invoice', 'offer']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserInvoiceLineShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'conversions', field: 'advertiserInvoiceLines' }]}
    columns={advertiserInvoiceLineColumns}
    tabs={advertiserInvoiceLineTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: AdvertiserInvoiceLineList,
  show: AdvertiserInvoiceLineShow,
  columns: advertiserInvoiceLineColumns,
  recordRepresentation,
};
