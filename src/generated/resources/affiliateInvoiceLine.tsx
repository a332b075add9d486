// Generated from openapi/entities/affiliateInvoiceLine.ts by `npm run codegen`. Do not edit.

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

type AffiliateInvoiceLine = components['schemas']['AffiliateInvoiceLine'];
type AffiliateInvoiceLinesQuery = NonNullable<operations['listAffiliateInvoiceLines']['parameters']['query']>;

/** Values to choose from. */
export const affiliateInvoiceLineChoices = {
  kind: [
    { id: 'conversions', name: 'resources.affiliate-billing/invoice-lines.choices.kind.conversions' },
    { id: 'correction', name: 'resources.affiliate-billing/invoice-lines.choices.kind.correction' },
  ],
  rateType: [
    { id: 1, name: 'resources.affiliate-billing/invoice-lines.choices.rateType.fixed' },
    { id: 2, name: 'resources.affiliate-billing/invoice-lines.choices.rateType.percent' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const affiliateInvoiceLineColumns = {
  kind: <EnumField<AffiliateInvoiceLine> source="kind" choices={affiliateInvoiceLineChoices.kind} />,
  offer: <ReferenceOneField<AffiliateInvoiceLine> source="offer" reference="offers" />,
  goal: <ReferenceOneField<AffiliateInvoiceLine> source="goal" reference="settings/goals" />,
  rateType: <EnumField<AffiliateInvoiceLine> source="rateType" choices={affiliateInvoiceLineChoices.rateType} />,
  rate: <DecimalField<AffiliateInvoiceLine> source="rate" />,
  conversionCount: <NumberField<AffiliateInvoiceLine> source="conversionCount" />,
  exactAmount: <MoneyField<AffiliateInvoiceLine> source="exactAmount" currency="currency" />,
  exchangeRate: <RateField<AffiliateInvoiceLine> source="exchangeRate" />,
  amount: <MoneyField<AffiliateInvoiceLine> source="amount" currency="invoiceCurrency" />,
  rounding: <MoneyField<AffiliateInvoiceLine> source="rounding" currency="invoiceCurrency" />,
  reason: <TextField<AffiliateInvoiceLine> source="reason" />,
  invoice: <ReferenceOneField<AffiliateInvoiceLine> source="invoice" reference="affiliate-billing/invoices" />,
  currency: <ReferenceOneField<AffiliateInvoiceLine> source="currency" reference="settings/currencies" />,
  invoiceCurrency: <ReferenceOneField<AffiliateInvoiceLine> source="invoiceCurrency" reference="settings/currencies" />,
  createdAt: <MomentField<AffiliateInvoiceLine> source="createdAt" />,
  createdBy: <ReferenceOneField<AffiliateInvoiceLine> source="createdBy" reference="users" />,
  updatedAt: <MomentField<AffiliateInvoiceLine> source="updatedAt" />,
  updatedBy: <ReferenceOneField<AffiliateInvoiceLine> source="updatedBy" reference="users" />,
} satisfies Columns<AffiliateInvoiceLine>;

/** What the list can be narrowed by. */
export const affiliateInvoiceLineFilters = {
  invoice: <ReferenceManyInput<AffiliateInvoiceLinesQuery> source="invoice" reference="affiliate-billing/invoices" />,
  kind: <EnumInput<AffiliateInvoiceLinesQuery> source="kind" choices={affiliateInvoiceLineChoices.kind} several />,
  offer: <ReferenceManyInput<AffiliateInvoiceLinesQuery> source="offer" reference="offers" />,
  goal: <ReferenceManyInput<AffiliateInvoiceLinesQuery> source="goal" reference="settings/goals" />,
  currency: <ReferenceManyInput<AffiliateInvoiceLinesQuery> source="currency" reference="settings/currencies" />,
} satisfies Filters<AffiliateInvoiceLinesQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliateInvoiceLineTabs = {
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
} satisfies Tabs<AffiliateInvoiceLine>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const AffiliateInvoiceLineList = (props: ListProps) => (
  <ResourceList
    columns={affiliateInvoiceLineColumns}
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
    filters={affiliateInvoiceLineFilters}
    narrowing={{ invoice: ['currency'] }}
    quickFilters={['invoice', 'offer']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AffiliateInvoiceLineShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'conversions', field: 'affiliateInvoiceLines' }]}
    columns={affiliateInvoiceLineColumns}
    tabs={affiliateInvoiceLineTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: AffiliateInvoiceLineList,
  show: AffiliateInvoiceLineShow,
  columns: affiliateInvoiceLineColumns,
  recordRepresentation,
};
