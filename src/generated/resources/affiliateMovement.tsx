// Generated from openapi/entities/affiliateMovement.ts by `npm run codegen`. Do not edit.

import type { Choices } from '../../components/choice.ts';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type AffiliateMovement = components['schemas']['AffiliateMovement'];
type AffiliateMovementsQuery = NonNullable<operations['listAffiliateMovements']['parameters']['query']>;

/** Values to choose from. */
export const affiliateMovementChoices = {
  from: [
    { id: 'hold', name: 'resources.affiliate-billing/movements.choices.from.hold' },
    { id: 'approved', name: 'resources.affiliate-billing/movements.choices.from.approved' },
    { id: 'requestedWithdrawal', name: 'resources.affiliate-billing/movements.choices.from.requestedWithdrawal' },
    { id: 'paid', name: 'resources.affiliate-billing/movements.choices.from.paid' },
  ],
  to: [
    { id: 'hold', name: 'resources.affiliate-billing/movements.choices.to.hold' },
    { id: 'approved', name: 'resources.affiliate-billing/movements.choices.to.approved' },
    { id: 'requestedWithdrawal', name: 'resources.affiliate-billing/movements.choices.to.requestedWithdrawal' },
    { id: 'paid', name: 'resources.affiliate-billing/movements.choices.to.paid' },
  ],
  cause: [
    { id: 'conversion', name: 'resources.affiliate-billing/movements.choices.cause.conversion' },
    { id: 'invoice', name: 'resources.affiliate-billing/movements.choices.cause.invoice' },
    { id: 'correction', name: 'resources.affiliate-billing/movements.choices.cause.correction' },
  ],
  part: [
    { id: 'hold', name: 'resources.affiliate-billing/movements.choices.part.hold' },
    { id: 'approved', name: 'resources.affiliate-billing/movements.choices.part.approved' },
    { id: 'requestedWithdrawal', name: 'resources.affiliate-billing/movements.choices.part.requestedWithdrawal' },
    { id: 'paid', name: 'resources.affiliate-billing/movements.choices.part.paid' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const affiliateMovementColumns = {
  createdAt: <MomentField<AffiliateMovement> source="createdAt" />,
  affiliate: <ReferenceOneField<AffiliateMovement> source="affiliate" reference="affiliates/members" />,
  from: <EnumField<AffiliateMovement> source="from" choices={affiliateMovementChoices.from} />,
  to: <EnumField<AffiliateMovement> source="to" choices={affiliateMovementChoices.to} />,
  amount: <MoneyField<AffiliateMovement> source="amount" currency="currency" />,
  baseAmount: <DecimalField<AffiliateMovement> source="baseAmount" />,
  cause: <EnumField<AffiliateMovement> source="cause" choices={affiliateMovementChoices.cause} />,
  conversion: <ReferenceOneField<AffiliateMovement> source="conversion" reference="conversions" />,
  invoice: <ReferenceOneField<AffiliateMovement> source="invoice" reference="affiliate-billing/invoices" />,
  user: <ReferenceOneField<AffiliateMovement> source="user" reference="users" />,
  currency: <ReferenceOneField<AffiliateMovement> source="currency" reference="settings/currencies" />,
  balance: <ReferenceOneField<AffiliateMovement> source="balance" reference="affiliate-billing/balances" />,
} satisfies Columns<AffiliateMovement>;

/** What the list can be narrowed by. */
export const affiliateMovementFilters = {
  createdAt: <RangeFilter<AffiliateMovementsQuery> source="createdAt" of="moment" />,
  affiliate: <ReferenceManyInput<AffiliateMovementsQuery> source="affiliate" reference="affiliates/members" />,
  part: <EnumInput<AffiliateMovementsQuery> source="part" choices={affiliateMovementChoices.part} several />,
  from: <EnumInput<AffiliateMovementsQuery> source="from" choices={affiliateMovementChoices.from} several />,
  to: <EnumInput<AffiliateMovementsQuery> source="to" choices={affiliateMovementChoices.to} several />,
  currency: <ReferenceManyInput<AffiliateMovementsQuery> source="currency" reference="settings/currencies" />,
  cause: <EnumInput<AffiliateMovementsQuery> source="cause" choices={affiliateMovementChoices.cause} several />,
  conversion: <ReferenceManyInput<AffiliateMovementsQuery> source="conversion" reference="conversions" />,
  invoice: <ReferenceManyInput<AffiliateMovementsQuery> source="invoice" reference="affiliate-billing/invoices" />,
  balance: <ReferenceManyInput<AffiliateMovementsQuery> source="balance" reference="affiliate-billing/balances" />,
} satisfies Filters<AffiliateMovementsQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliateMovementTabs = {
  general: [
    'affiliate',
    'from',
    'to',
    'amount',
    'currency',
    'baseAmount',
    'cause',
    'conversion',
    'invoice',
    'user',
    'balance',
  ],
} satisfies Tabs<AffiliateMovement>;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'user'];

export const AffiliateMovementList = (props: ListProps) => (
  <ResourceList
    columns={affiliateMovementColumns}
    shown={['createdAt', 'affiliate', 'from', 'to', 'amount', 'baseAmount', 'cause', 'conversion', 'invoice', 'user']}
    sortable={['createdAt']}
    filters={affiliateMovementFilters}
    narrowing={{ conversion: ['affiliate'], invoice: ['affiliate', 'currency'], balance: ['affiliate', 'currency'] }}
    quickFilters={['affiliate', 'cause']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AffiliateMovementShow = (props: ShowProps) => (
  <ResourceShow
    columns={affiliateMovementColumns}
    tabs={affiliateMovementTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'cause';

export default {
  list: AffiliateMovementList,
  show: AffiliateMovementShow,
  columns: affiliateMovementColumns,
  recordRepresentation,
};
