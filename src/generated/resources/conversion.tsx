// Generated from openapi/entities/conversion.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { RecordAction } from '../../components/actions/actions.ts';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { RateField } from '../../components/fields/RateField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  EnumInput,
  MoneyInput,
  ReferenceManyInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Conversion = components['schemas']['Conversion'];
type ConversionValues = components['schemas']['ConversionEdit'];
type ConversionsQuery = NonNullable<operations['listConversions']['parameters']['query']>;
type PostbackParamsRow = NonNullable<Conversion['postbackParams']>[number];

/** Values to choose from. */
export const conversionChoices = {
  conversionStatus: [
    { id: 1, name: 'resources.conversions.choices.conversionStatus.pending', tone: 'warning' },
    { id: 2, name: 'resources.conversions.choices.conversionStatus.deferred', tone: 'neutral' },
    { id: 3, name: 'resources.conversions.choices.conversionStatus.approved', tone: 'success' },
    { id: 4, name: 'resources.conversions.choices.conversionStatus.rejected', tone: 'error' },
  ],
  marks: [
    { id: 'late_conversion', name: 'resources.conversions.choices.marks.late_conversion', tone: 'warning' },
    { id: 'unpaid', name: 'resources.conversions.choices.marks.unpaid', tone: 'error' },
    { id: 'over_cap', name: 'resources.conversions.choices.marks.over_cap', tone: 'warning' },
    { id: 'second_advertiser', name: 'resources.conversions.choices.marks.second_advertiser', tone: 'warning' },
  ],
  attribution: [
    { id: 'named_click', name: 'resources.conversions.choices.attribution.named_click' },
    { id: 'first_click', name: 'resources.conversions.choices.attribution.first_click' },
    { id: 'last_click', name: 'resources.conversions.choices.attribution.last_click' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const conversionColumns = {
  id: <NumberField<Conversion> source="id" plain />,
  createdAt: <MomentField<Conversion> source="createdAt" />,
  conversionStatus: <EnumField<Conversion> source="conversionStatus" choices={conversionChoices.conversionStatus} />,
  goal: <ReferenceOneField<Conversion> source="goal" reference="settings/goals" />,
  revenue: <MoneyField<Conversion> source="revenue" currency="revenueCurrency" />,
  payout: <MoneyField<Conversion> source="payout" currency="payoutCurrency" />,
  profit: <DecimalField<Conversion> source="profit" />,
  affiliate: <ReferenceOneField<Conversion> source="affiliate" reference="affiliates/members" />,
  offer: <ReferenceOneField<Conversion> source="offer" reference="offers" />,
  advertiser: <ReferenceOneField<Conversion> source="advertiser" reference="advertisers" />,
  marks: <EnumField<Conversion> source="marks" choices={conversionChoices.marks} />,
  approvedAt: <MomentField<Conversion> source="approvedAt" />,
  approveAt: <MomentField<Conversion> source="approveAt" />,
  isHidden: <YesNoField<Conversion> source="isHidden" />,
  isLate: <YesNoField<Conversion> source="isLate" />,
  overCap: <ReferenceOneField<Conversion> source="overCap" reference="caps" />,
  publicNotes: <TextField<Conversion> source="publicNotes" />,
  receivedRevenue: <DecimalField<Conversion> source="receivedRevenue" />,
  receivedPayout: <DecimalField<Conversion> source="receivedPayout" />,
  netProfit: <DecimalField<Conversion> source="netProfit" />,
  changeReason: <TextField<Conversion> source="changeReason" />,
  originalRevenue: <MoneyField<Conversion> source="originalRevenue" currency="revenueCurrency" />,
  originalPayout: <MoneyField<Conversion> source="originalPayout" currency="payoutCurrency" />,
  paymentRule: <ReferenceOneField<Conversion> source="paymentRule" reference="payment-rules" />,
  paymentRuleVersion: <NumberField<Conversion> source="paymentRuleVersion" />,
  amount: <MoneyField<Conversion> source="amount" currency="amountCurrency" />,
  revenueRate: <RateField<Conversion> source="revenueRate" />,
  payoutRate: <RateField<Conversion> source="payoutRate" />,
  affiliateInvoices: (
    <ReferenceManyField<Conversion> source="affiliateInvoices" reference="affiliate-billing/invoices" />
  ),
  advertiserInvoices: (
    <ReferenceManyField<Conversion> source="advertiserInvoices" reference="advertiser-billing/adv-invoices" />
  ),
  campaign: <ReferenceOneField<Conversion> source="campaign" reference="campaigns" />,
  clickId: <TextField<Conversion> source="clickId" />,
  attribution: <EnumField<Conversion> source="attribution" choices={conversionChoices.attribution} />,
  lead: <ReferenceOneField<Conversion> source="lead" reference="leads" />,
  country: <CodeListField<Conversion> source="country" of="isoCountries" />,
  trafficAt: <MomentField<Conversion> source="trafficAt" />,
  transactionId: <TextField<Conversion> source="transactionId" />,
  postbackParams: (
    <OwnedListField<Conversion> source="postbackParams">
      <TextField<PostbackParamsRow> source="name" />
      <TextField<PostbackParamsRow> source="value" />
    </OwnedListField>
  ),
  createdBy: <ReferenceOneField<Conversion> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Conversion> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Conversion> source="updatedBy" reference="users" />,
} satisfies Columns<Conversion>;

/** How each field is edited. */
export const conversionInputs = {
  publicNotes: <TextInput<ConversionValues> source="publicNotes" multiline validate={[rule('maxLength', 2000)]} />,
  revenue: (
    <MoneyInput<ConversionValues>
      source="revenue"
      currency="revenueCurrency"
      validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
    />
  ),
  payout: (
    <MoneyInput<ConversionValues>
      source="payout"
      currency="payoutCurrency"
      validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
    />
  ),
  changeReason: (
    <TextInput<ConversionValues>
      source="changeReason"
      validate={[rule('maxLength', 500)]}
      helperText="resources.conversions.help.changeReason"
    />
  ),
} satisfies Inputs<ConversionValues>;

/** What the list can be narrowed by. */
export const conversionFilters = {
  createdAt: <RangeFilter<ConversionsQuery> source="createdAt" of="moment" />,
  conversionStatus: (
    <EnumInput<ConversionsQuery> source="conversionStatus" choices={conversionChoices.conversionStatus} several />
  ),
  goal: <ReferenceManyInput<ConversionsQuery> source="goal" reference="settings/goals" />,
  affiliate: <ReferenceManyInput<ConversionsQuery> source="affiliate" reference="affiliates/members" />,
  campaign: <ReferenceManyInput<ConversionsQuery> source="campaign" reference="campaigns" />,
  offer: <ReferenceManyInput<ConversionsQuery> source="offer" reference="offers" />,
  advertiser: <ReferenceManyInput<ConversionsQuery> source="advertiser" reference="advertisers" />,
  country: <CodeListInput<ConversionsQuery> source="country" of="isoCountries" several />,
  paymentRule: <ReferenceManyInput<ConversionsQuery> source="paymentRule" reference="payment-rules" />,
  clickId: <TextInput<ConversionsQuery> source="clickId" />,
  transactionId: <TextInput<ConversionsQuery> source="transactionId" />,
  lead: <ReferenceManyInput<ConversionsQuery> source="lead" reference="leads" />,
  isLate: <YesNoFilter<ConversionsQuery> source="isLate" />,
  marks: <EnumInput<ConversionsQuery> source="marks" choices={conversionChoices.marks} several />,
  isHidden: <YesNoFilter<ConversionsQuery> source="isHidden" />,
  approvedAt: <RangeFilter<ConversionsQuery> source="approvedAt" of="moment" />,
  affiliateInvoices: (
    <ReferenceManyInput<ConversionsQuery> source="affiliateInvoices" reference="affiliate-billing/invoices" />
  ),
  affiliateInvoiceLines: (
    <ReferenceManyInput<ConversionsQuery> source="affiliateInvoiceLines" reference="affiliate-billing/invoice-lines" />
  ),
  advertiserInvoices: (
    <ReferenceManyInput<ConversionsQuery> source="advertiserInvoices" reference="advertiser-billing/adv-invoices" />
  ),
  advertiserInvoiceLines: (
    <ReferenceManyInput<ConversionsQuery>
      source="advertiserInvoiceLines"
      reference="advertiser-billing/adv-invoice-lines"
    />
  ),
} satisfies Filters<ConversionsQuery>;

/** Tabs of the record page, their sections and fields. */
export const conversionTabs = {
  general: [
    section(
      'conversion',
      'conversionStatus',
      'approvedAt',
      'approveAt',
      'isHidden',
      'isLate',
      'marks',
      'overCap',
      'goal',
      'publicNotes',
    ),
    section(
      'amounts',
      'revenue',
      'payout',
      'profit',
      'receivedRevenue',
      'receivedPayout',
      'netProfit',
      'changeReason',
      'originalRevenue',
      'originalPayout',
      'paymentRule',
      'paymentRuleVersion',
      'amount',
      'revenueRate',
      'payoutRate',
      'affiliateInvoices',
      'advertiserInvoices',
    ),
    section(
      'traffic',
      'affiliate',
      'campaign',
      'offer',
      'advertiser',
      'clickId',
      'attribution',
      'lead',
      'country',
      'trafficAt',
    ),
    section('report', 'transactionId', 'postbackParams'),
  ],
} satisfies Tabs<Conversion & ConversionValues>;

/** What may be done to records by a button that asks first. */
const actions: readonly RecordAction[] = [
  {
    name: 'approve',
    permission: 'conversion.approve',
    sets: { conversionStatus: 3 },
    amounts: { revenue: 'revenueCurrency', payout: 'payoutCurrency' },
  },
  {
    name: 'reject',
    permission: 'conversion.reject',
    sets: { conversionStatus: 4 },
    amounts: { revenue: 'revenueCurrency', payout: 'payoutCurrency' },
    tone: 'error',
  },
  {
    name: 'hold',
    permission: 'conversion.hold',
    sets: { conversionStatus: 2 },
    amounts: { revenue: 'revenueCurrency', payout: 'payoutCurrency' },
  },
  {
    name: 'hide',
    permission: 'conversion.hide',
    sets: { isHidden: true },
    amounts: { revenue: 'revenueCurrency', payout: 'payoutCurrency' },
  },
  {
    name: 'unhide',
    permission: 'conversion.unhide',
    sets: { isHidden: false },
    amounts: { revenue: 'revenueCurrency', payout: 'payoutCurrency' },
  },
];

/** Affiliates never meet these. */
const staffOnly = [
  'revenue',
  'profit',
  'affiliate',
  'advertiser',
  'marks',
  'approveAt',
  'isHidden',
  'overCap',
  'receivedRevenue',
  'receivedPayout',
  'netProfit',
  'changeReason',
  'originalRevenue',
  'originalPayout',
  'paymentRule',
  'paymentRuleVersion',
  'amount',
  'revenueRate',
  'payoutRate',
  'advertiserInvoices',
  'attribution',
  'transactionId',
  'postbackParams',
  'createdBy',
  'updatedBy',
  'advertiserInvoiceLines',
];

/** Affiliates see these and can’t set them. */
const affiliateReadOnly = ['publicNotes'];

export const ConversionList = (props: ListProps) => (
  <ResourceList
    columns={conversionColumns}
    shown={[
      'id',
      'createdAt',
      'conversionStatus',
      'goal',
      'revenue',
      'payout',
      'profit',
      'affiliate',
      'offer',
      'advertiser',
      'marks',
    ]}
    sortable={[
      'id',
      'conversionStatus',
      'isHidden',
      'isLate',
      'revenue',
      'revenueRate',
      'payout',
      'payoutRate',
      'originalRevenue',
      'originalPayout',
      'changeReason',
      'amount',
      'paymentRuleVersion',
      'clickId',
      'attribution',
      'transactionId',
      'trafficAt',
      'approveAt',
      'approvedAt',
      'createdAt',
      'updatedAt',
    ]}
    filters={conversionFilters}
    narrowing={{
      campaign: ['affiliate', 'offer'],
      paymentRule: ['offer'],
      lead: ['affiliate', 'campaign', 'offer'],
      affiliateInvoices: ['affiliate'],
      advertiserInvoices: ['advertiser'],
    }}
    quickFilters={['conversionStatus', 'campaign']}
    actions={actions}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ConversionEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'goal', 'affiliate', 'advertiser']}
    related={[{ resource: 'advertiser-billing/reconciliation-rows', field: 'conversion' }]}
    columns={conversionColumns}
    inputs={conversionInputs}
    tabs={conversionTabs}
    actions={actions}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const ConversionShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'goal', 'affiliate', 'advertiser']}
    related={[{ resource: 'advertiser-billing/reconciliation-rows', field: 'conversion' }]}
    columns={conversionColumns}
    tabs={conversionTabs}
    actions={actions}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: ConversionList,
  edit: ConversionEdit,
  show: ConversionShow,
  columns: conversionColumns,
  recordRepresentation,
};
