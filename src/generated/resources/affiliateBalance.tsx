// Generated from openapi/entities/affiliateBalance.ts by `npm run codegen`. Do not edit.

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

type AffiliateBalance = components['schemas']['AffiliateBalance'];
type AffiliateBalancesQuery = NonNullable<operations['listAffiliateBalances']['parameters']['query']>;
type BreakdownRow = NonNullable<AffiliateBalance['breakdown']>[number];

/** Values to choose from. */
export const affiliateBalanceChoices = {} satisfies Choices;

/** How each field is shown. */
export const affiliateBalanceColumns = {
  affiliate: <ReferenceOneField<AffiliateBalance> source="affiliate" reference="affiliates/members" />,
  approved: <MoneyField<AffiliateBalance> source="approved" currency="currency" />,
  hold: <MoneyField<AffiliateBalance> source="hold" currency="currency" />,
  requestedWithdrawal: <MoneyField<AffiliateBalance> source="requestedWithdrawal" currency="currency" />,
  paid: <MoneyField<AffiliateBalance> source="paid" currency="currency" />,
  updatedAt: <MomentField<AffiliateBalance> source="updatedAt" />,
  currency: <ReferenceOneField<AffiliateBalance> source="currency" reference="settings/currencies" />,
  breakdown: (
    <OwnedListField<AffiliateBalance> source="breakdown">
      <ReferenceOneField<BreakdownRow> source="currency" reference="settings/currencies" />
      <DecimalField<BreakdownRow> source="approved" />
      <DecimalField<BreakdownRow> source="hold" />
      <DecimalField<BreakdownRow> source="requestedWithdrawal" />
      <DecimalField<BreakdownRow> source="paid" />
    </OwnedListField>
  ),
  createdAt: <MomentField<AffiliateBalance> source="createdAt" />,
  createdBy: <ReferenceOneField<AffiliateBalance> source="createdBy" reference="users" />,
  updatedBy: <ReferenceOneField<AffiliateBalance> source="updatedBy" reference="users" />,
} satisfies Columns<AffiliateBalance>;

/** What the list can be narrowed by. */
export const affiliateBalanceFilters = {
  affiliate: <ReferenceManyInput<AffiliateBalancesQuery> source="affiliate" reference="affiliates/members" />,
} satisfies Filters<AffiliateBalancesQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliateBalanceTabs = {
  general: ['affiliate', 'approved', 'hold', 'requestedWithdrawal', 'paid', 'currency', 'breakdown'],
} satisfies Tabs<AffiliateBalance>;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'createdBy', 'updatedBy'];

export const AffiliateBalanceList = (props: ListProps) => (
  <ResourceList
    columns={affiliateBalanceColumns}
    shown={['affiliate', 'approved', 'hold', 'requestedWithdrawal', 'paid', 'updatedAt']}
    sortable={['approved', 'hold', 'requestedWithdrawal', 'paid', 'createdAt', 'updatedAt']}
    filters={affiliateBalanceFilters}
    quickFilters={['affiliate']}
    sums={['approved', 'hold', 'requestedWithdrawal', 'paid']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AffiliateBalanceShow = (props: ShowProps) => (
  <ResourceShow
    columns={affiliateBalanceColumns}
    tabs={affiliateBalanceTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'affiliate';

export default {
  list: AffiliateBalanceList,
  show: AffiliateBalanceShow,
  columns: affiliateBalanceColumns,
  recordRepresentation,
};
