// Generated from openapi/entities/advertiserMovement.ts by `npm run codegen`. Do not edit.

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

type AdvertiserMovement = components['schemas']['AdvertiserMovement'];
type AdvertiserMovementsQuery = NonNullable<operations['listAdvertiserMovements']['parameters']['query']>;

/** Values to choose from. */
export const advertiserMovementChoices = {
  from: [
    { id: 'hold', name: 'resources.advertiser-billing/movements.choices.from.hold' },
    { id: 'approved', name: 'resources.advertiser-billing/movements.choices.from.approved' },
    { id: 'paid', name: 'resources.advertiser-billing/movements.choices.from.paid' },
    { id: 'advance', name: 'resources.advertiser-billing/movements.choices.from.advance' },
    { id: 'advanceHold', name: 'resources.advertiser-billing/movements.choices.from.advanceHold' },
  ],
  to: [
    { id: 'hold', name: 'resources.advertiser-billing/movements.choices.to.hold' },
    { id: 'approved', name: 'resources.advertiser-billing/movements.choices.to.approved' },
    { id: 'paid', name: 'resources.advertiser-billing/movements.choices.to.paid' },
    { id: 'advance', name: 'resources.advertiser-billing/movements.choices.to.advance' },
    { id: 'advanceHold', name: 'resources.advertiser-billing/movements.choices.to.advanceHold' },
  ],
  cause: [
    { id: 'conversion', name: 'resources.advertiser-billing/movements.choices.cause.conversion' },
    { id: 'invoice', name: 'resources.advertiser-billing/movements.choices.cause.invoice' },
    { id: 'correction', name: 'resources.advertiser-billing/movements.choices.cause.correction' },
    { id: 'prepayment', name: 'resources.advertiser-billing/movements.choices.cause.prepayment' },
  ],
  part: [
    { id: 'hold', name: 'resources.advertiser-billing/movements.choices.part.hold' },
    { id: 'approved', name: 'resources.advertiser-billing/movements.choices.part.approved' },
    { id: 'paid', name: 'resources.advertiser-billing/movements.choices.part.paid' },
    { id: 'advance', name: 'resources.advertiser-billing/movements.choices.part.advance' },
    { id: 'advanceHold', name: 'resources.advertiser-billing/movements.choices.part.advanceHold' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const advertiserMovementColumns = {
  createdAt: <MomentField<AdvertiserMovement> source="createdAt" />,
  advertiser: <ReferenceOneField<AdvertiserMovement> source="advertiser" reference="advertisers" />,
  from: <EnumField<AdvertiserMovement> source="from" choices={advertiserMovementChoices.from} />,
  to: <EnumField<AdvertiserMovement> source="to" choices={advertiserMovementChoices.to} />,
  amount: <MoneyField<AdvertiserMovement> source="amount" currency="currency" />,
  baseAmount: <DecimalField<AdvertiserMovement> source="baseAmount" />,
  cause: <EnumField<AdvertiserMovement> source="cause" choices={advertiserMovementChoices.cause} />,
  conversion: <ReferenceOneField<AdvertiserMovement> source="conversion" reference="conversions" />,
  invoice: <ReferenceOneField<AdvertiserMovement> source="invoice" reference="advertiser-billing/adv-invoices" />,
  user: <ReferenceOneField<AdvertiserMovement> source="user" reference="users" />,
  currency: <ReferenceOneField<AdvertiserMovement> source="currency" reference="settings/currencies" />,
  prepayment: <ReferenceOneField<AdvertiserMovement> source="prepayment" reference="advertiser-billing/prepayments" />,
  balance: <ReferenceOneField<AdvertiserMovement> source="balance" reference="advertiser-billing/adv-balances" />,
} satisfies Columns<AdvertiserMovement>;

/** What the list can be narrowed by. */
export const advertiserMovementFilters = {
  createdAt: <RangeFilter<AdvertiserMovementsQuery> source="createdAt" of="moment" />,
  advertiser: <ReferenceManyInput<AdvertiserMovementsQuery> source="advertiser" reference="advertisers" />,
  part: <EnumInput<AdvertiserMovementsQuery> source="part" choices={advertiserMovementChoices.part} several />,
  from: <EnumInput<AdvertiserMovementsQuery> source="from" choices={advertiserMovementChoices.from} several />,
  to: <EnumInput<AdvertiserMovementsQuery> source="to" choices={advertiserMovementChoices.to} several />,
  currency: <ReferenceManyInput<AdvertiserMovementsQuery> source="currency" reference="settings/currencies" />,
  cause: <EnumInput<AdvertiserMovementsQuery> source="cause" choices={advertiserMovementChoices.cause} several />,
  conversion: <ReferenceManyInput<AdvertiserMovementsQuery> source="conversion" reference="conversions" />,
  invoice: (
    <ReferenceManyInput<AdvertiserMovementsQuery> source="invoice" reference="advertiser-billing/adv-invoices" />
  ),
  prepayment: (
    <ReferenceManyInput<AdvertiserMovementsQuery> source="prepayment" reference="advertiser-billing/prepayments" />
  ),
  balance: (
    <ReferenceManyInput<AdvertiserMovementsQuery> source="balance" reference="advertiser-billing/adv-balances" />
  ),
} satisfies Filters<AdvertiserMovementsQuery>;

/** Tabs of the record page, their sections and fields. */
export const advertiserMovementTabs = {
  general: [
    'advertiser',
    'from',
    'to',
    'amount',
    'currency',
    'baseAmount',
    'cause',
    'conversion',
    'invoice',
    'prepayment',
    'user',
    'balance',
  ],
} satisfies Tabs<AdvertiserMovement>;

export const AdvertiserMovementList = (props: ListProps) => (
  <ResourceList
    columns={advertiserMovementColumns}
    shown={['createdAt', 'advertiser', 'from', 'to', 'amount', 'baseAmount', 'cause', 'conversion', 'invoice', 'user']}
    sortable={['createdAt']}
    filters={advertiserMovementFilters}
    narrowing={{
      invoice: ['advertiser', 'currency'],
      prepayment: ['advertiser', 'currency'],
      balance: ['advertiser', 'currency'],
    }}
    quickFilters={['advertiser', 'cause']}
    {...props}
  />
);

export const AdvertiserMovementShow = (props: ShowProps) => (
  <ResourceShow
    columns={advertiserMovementColumns}
    tabs={advertiserMovementTabs}
    {...props}
  />
);

export const recordRepresentation = 'cause';

export default {
  list: AdvertiserMovementList,
  show: AdvertiserMovementShow,
  columns: advertiserMovementColumns,
  recordRepresentation,
};
