// Generated from openapi/entities/advertiserBalance.ts by `npm run codegen`. Do not edit.

import type { Choices } from '../../components/choice.ts';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type AdvertiserBalance = components['schemas']['AdvertiserBalance'];
type AdvertiserBalancesQuery = NonNullable<operations['listAdvertiserBalances']['parameters']['query']>;
type BreakdownRow = NonNullable<AdvertiserBalance['breakdown']>[number];

/** Values to choose from. */
export const advertiserBalanceChoices = {} satisfies Choices;

/** How each field is shown. */
export const advertiserBalanceColumns = {
  advertiser: <ReferenceOneField<AdvertiserBalance> source="advertiser" reference="advertisers" />,
  approved: <MoneyField<AdvertiserBalance> source="approved" currency="currency" />,
  hold: <MoneyField<AdvertiserBalance> source="hold" currency="currency" />,
  paid: <MoneyField<AdvertiserBalance> source="paid" currency="currency" />,
  advance: <MoneyField<AdvertiserBalance> source="advance" currency="currency" />,
  advanceHold: <MoneyField<AdvertiserBalance> source="advanceHold" currency="currency" />,
  updatedAt: <MomentField<AdvertiserBalance> source="updatedAt" />,
  currency: <ReferenceOneField<AdvertiserBalance> source="currency" reference="settings/currencies" />,
  breakdown: (
    <OwnedListField<AdvertiserBalance> source="breakdown">
      <ReferenceOneField<BreakdownRow> source="currency" reference="settings/currencies" />
      <DecimalField<BreakdownRow> source="approved" />
      <DecimalField<BreakdownRow> source="hold" />
      <DecimalField<BreakdownRow> source="paid" />
      <DecimalField<BreakdownRow> source="advance" />
      <DecimalField<BreakdownRow> source="advanceHold" />
    </OwnedListField>
  ),
  createdAt: <MomentField<AdvertiserBalance> source="createdAt" />,
  createdBy: <ReferenceOneField<AdvertiserBalance> source="createdBy" reference="users" />,
  updatedBy: <ReferenceOneField<AdvertiserBalance> source="updatedBy" reference="users" />,
} satisfies Columns<AdvertiserBalance>;

/** What the list can be narrowed by. */
export const advertiserBalanceFilters = {
  advertiser: <ReferenceManyInput<AdvertiserBalancesQuery> source="advertiser" reference="advertisers" />,
} satisfies Filters<AdvertiserBalancesQuery>;

/** Tabs of the record page, their sections and fields. */
export const advertiserBalanceTabs = {
  general: ['advertiser', 'approved', 'hold', 'paid', 'advance', 'advanceHold', 'currency', 'breakdown'],
} satisfies Tabs<AdvertiserBalance>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const AdvertiserBalanceList = (props: ListProps) => (
  <ResourceList
    columns={advertiserBalanceColumns}
    shown={['advertiser', 'approved', 'hold', 'paid', 'advance', 'advanceHold', 'updatedAt']}
    sortable={['approved', 'hold', 'paid', 'advance', 'advanceHold', 'createdAt', 'updatedAt']}
    filters={advertiserBalanceFilters}
    quickFilters={['advertiser']}
    sums={['approved', 'hold', 'paid', 'advance', 'advanceHold']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserBalanceShow = (props: ShowProps) => (
  <ResourceShow
    columns={advertiserBalanceColumns}
    tabs={advertiserBalanceTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'advertiser';

export default {
  list: AdvertiserBalanceList,
  show: AdvertiserBalanceShow,
  columns: advertiserBalanceColumns,
  recordRepresentation,
};
