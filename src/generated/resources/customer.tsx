// Generated from openapi/entities/customer.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { CodeListInput, ReferenceManyInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type Customer = components['schemas']['Customer'];
type CustomersQuery = NonNullable<operations['listCustomers']['parameters']['query']>;

/** How each field is shown. */
export const customerColumns = {
  customerId: <TextField<Customer> source="customerId" />,
  affiliate: <ReferenceOneField<Customer> source="affiliate" reference="affiliates/members" />,
  offer: <ReferenceOneField<Customer> source="offer" reference="offers" />,
  advertiser: <ReferenceOneField<Customer> source="advertiser" reference="advertisers" />,
  firstDepositAt: <MomentField<Customer> source="firstDepositAt" />,
  lastDepositAt: <MomentField<Customer> source="lastDepositAt" />,
  deposits: <NumberField<Customer> source="deposits" />,
  deposited: <MoneyField<Customer> source="deposited" currency="currency" />,
  turnover: <MoneyField<Customer> source="turnover" currency="currency" />,
  ngr: <MoneyField<Customer> source="ngr" currency="currency" />,
  campaign: <ReferenceOneField<Customer> source="campaign" reference="campaigns" />,
  clickId: <TextField<Customer> source="clickId" />,
  lead: <ReferenceOneField<Customer> source="lead" reference="leads" />,
  country: <CodeListField<Customer> source="country" of="isoCountries" />,
  createdAt: <MomentField<Customer> source="createdAt" />,
  createdBy: <ReferenceOneField<Customer> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Customer> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Customer> source="updatedBy" reference="users" />,
} satisfies Columns<Customer>;

/** What the list can be narrowed by. */
export const customerFilters = {
  affiliate: <ReferenceManyInput<CustomersQuery> source="affiliate" reference="affiliates/members" />,
  campaign: <ReferenceManyInput<CustomersQuery> source="campaign" reference="campaigns" />,
  offer: <ReferenceManyInput<CustomersQuery> source="offer" reference="offers" />,
  advertiser: <ReferenceManyInput<CustomersQuery> source="advertiser" reference="advertisers" />,
  country: <CodeListInput<CustomersQuery> source="country" of="isoCountries" several />,
  currency: <ReferenceManyInput<CustomersQuery> source="currency" reference="settings/currencies" />,
  firstDepositAt: <RangeFilter<CustomersQuery> source="firstDepositAt" of="moment" />,
  lastDepositAt: <RangeFilter<CustomersQuery> source="lastDepositAt" of="moment" />,
  customerId: <TextInput<CustomersQuery> source="customerId" />,
  clickId: <TextInput<CustomersQuery> source="clickId" />,
  lead: <ReferenceManyInput<CustomersQuery> source="lead" reference="leads" />,
  createdAt: <RangeFilter<CustomersQuery> source="createdAt" of="moment" />,
} satisfies Filters<CustomersQuery>;

/** Tabs of the record page, their sections and fields. */
export const customerTabs = {
  general: [
    section('figures', 'deposits', 'deposited', 'firstDepositAt', 'lastDepositAt', 'turnover', 'ngr'),
    section('whereTheyCameFrom', 'affiliate', 'campaign', 'offer', 'advertiser', 'clickId', 'lead', 'country'),
  ],
} satisfies Tabs<Customer>;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'advertiser', 'createdBy', 'updatedBy'];

export const CustomerList = (props: ListProps) => (
  <ResourceList
    columns={customerColumns}
    shown={[
      'customerId',
      'affiliate',
      'offer',
      'advertiser',
      'firstDepositAt',
      'lastDepositAt',
      'deposits',
      'deposited',
      'turnover',
      'ngr',
    ]}
    sortable={[
      'customerId',
      'clickId',
      'firstDepositAt',
      'lastDepositAt',
      'deposits',
      'deposited',
      'turnover',
      'ngr',
      'createdAt',
      'updatedAt',
    ]}
    link="customerId"
    searchable
    filters={customerFilters}
    narrowing={{ campaign: ['affiliate', 'offer'], lead: ['affiliate', 'campaign', 'offer'] }}
    quickFilters={['offer', 'advertiser']}
    sums={['deposited', 'turnover', 'ngr']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CustomerShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'affiliate', 'advertiser']}
    columns={customerColumns}
    tabs={customerTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'customerId';

export default { list: CustomerList, show: CustomerShow, columns: customerColumns, recordRepresentation };
