// Generated from openapi/entities/withdrawalMethod.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  ReferenceManyInput,
  ReferenceOneInput,
  RowsInput,
  SecretInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type WithdrawalMethod = components['schemas']['WithdrawalMethod'];
type WithdrawalMethodValues = components['schemas']['WithdrawalMethodCreate'];
type WithdrawalMethodsQuery = NonNullable<operations['listWithdrawalMethods']['parameters']['query']>;
type AccountDetailsRow = NonNullable<WithdrawalMethod['accountDetails']>[number];

/** Values to choose from. */
export const withdrawalMethodChoices = {
  status: [
    { id: 'active', name: 'resources.settings/withdrawal-methods.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/withdrawal-methods.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const withdrawalMethodColumns = {
  id: <NumberField<WithdrawalMethod> source="id" plain />,
  title: <TextField<WithdrawalMethod> source="title" />,
  status: <EnumField<WithdrawalMethod> source="status" choices={withdrawalMethodChoices.status} />,
  affiliate: <ReferenceOneField<WithdrawalMethod> source="affiliate" reference="affiliates/members" />,
  paymentMethod: <ReferenceOneField<WithdrawalMethod> source="paymentMethod" reference="settings/payment-methods" />,
  verified: <YesNoField<WithdrawalMethod> source="verified" />,
  detailsSetAt: <MomentField<WithdrawalMethod> source="detailsSetAt" />,
  createdAt: <MomentField<WithdrawalMethod> source="createdAt" />,
  accountDetails: (
    <OwnedListField<WithdrawalMethod> source="accountDetails">
      <ReferenceOneField<AccountDetailsRow> source="field" reference="account-fields" />
      <TextField<AccountDetailsRow> source="value" />
      <MomentField<AccountDetailsRow> source="secretValueSetAt" />
    </OwnedListField>
  ),
  statusChangedAt: <MomentField<WithdrawalMethod> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<WithdrawalMethod> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<WithdrawalMethod> source="createdBy" reference="users" />,
  updatedAt: <MomentField<WithdrawalMethod> source="updatedAt" />,
  updatedBy: <ReferenceOneField<WithdrawalMethod> source="updatedBy" reference="users" />,
} satisfies Columns<WithdrawalMethod>;

/** How each field is edited. */
export const withdrawalMethodInputs = {
  title: <TextInput<WithdrawalMethodValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  affiliate: (
    <ReferenceOneInput<WithdrawalMethodValues>
      source="affiliate"
      reference="affiliates/members"
      validate={[rule('required')]}
    />
  ),
  paymentMethod: (
    <ReferenceOneInput<WithdrawalMethodValues>
      source="paymentMethod"
      reference="settings/payment-methods"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('required')]}
    />
  ),
  accountDetails: (
    <RowsInput<WithdrawalMethodValues>
      source="accountDetails"
      validate={[rule('maxItems', 20)]}
      helperText="resources.settings/withdrawal-methods.help.accountDetails"
    >
      <ReferenceOneInput<AccountDetailsRow> source="field" reference="account-fields" validate={[rule('required')]} />
      <TextInput<AccountDetailsRow> source="value" validate={[rule('maxLength', 200)]} />
      <SecretInput<AccountDetailsRow> source="secretValue" validate={[rule('maxLength', 200)]} />
    </RowsInput>
  ),
  details: (
    <SecretInput<WithdrawalMethodValues>
      source="details"
      validate={[rule('maxLength', 2000)]}
      helperText="resources.settings/withdrawal-methods.help.details"
    />
  ),
  verified: (
    <BooleanInput<WithdrawalMethodValues>
      source="verified"
      helperText="resources.settings/withdrawal-methods.help.verified"
    />
  ),
} satisfies Inputs<WithdrawalMethodValues>;

/** What the list can be narrowed by. */
export const withdrawalMethodFilters = {
  affiliate: <ReferenceManyInput<WithdrawalMethodsQuery> source="affiliate" reference="affiliates/members" />,
  paymentMethod: (
    <ReferenceManyInput<WithdrawalMethodsQuery> source="paymentMethod" reference="settings/payment-methods" />
  ),
  verified: <YesNoFilter<WithdrawalMethodsQuery> source="verified" />,
  createdAt: <RangeFilter<WithdrawalMethodsQuery> source="createdAt" of="moment" />,
} satisfies Filters<WithdrawalMethodsQuery>;

/** Tabs of the record page, their sections and fields. */
export const withdrawalMethodTabs = {
  general: ['title', 'affiliate', 'paymentMethod', 'accountDetails', 'details', 'detailsSetAt', 'verified'],
} satisfies Tabs<WithdrawalMethod & WithdrawalMethodValues>;

/** What people may do to the status. */
export const withdrawalMethodStatuses = {
  choices: withdrawalMethodChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'statusChangedBy', 'createdBy', 'updatedBy'];

/** Affiliates see these and can’t set them. */
const affiliateReadOnly = ['verified'];

/** Set when a record is made, never after. */
const createOnly = ['affiliate', 'paymentMethod'];

export const WithdrawalMethodList = (props: ListProps) => (
  <ResourceList
    columns={withdrawalMethodColumns}
    shown={['id', 'title', 'status', 'affiliate', 'paymentMethod', 'verified', 'detailsSetAt', 'createdAt']}
    sortable={['id', 'title', 'verified', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={withdrawalMethodFilters}
    quickFilters={['affiliate', 'paymentMethod']}
    inputs={withdrawalMethodInputs}
    inlineEdit={['title']}
    statuses={withdrawalMethodStatuses}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const WithdrawalMethodCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={withdrawalMethodInputs}
    tabs={withdrawalMethodTabs}
    fieldTexts={{ help: ['affiliate', 'paymentMethod'] }}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const WithdrawalMethodEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['affiliate', 'paymentMethod']}
    columns={withdrawalMethodColumns}
    inputs={withdrawalMethodInputs}
    tabs={withdrawalMethodTabs}
    statuses={withdrawalMethodStatuses}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const WithdrawalMethodShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['affiliate', 'paymentMethod']}
    columns={withdrawalMethodColumns}
    tabs={withdrawalMethodTabs}
    statuses={withdrawalMethodStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: WithdrawalMethodList,
  create: WithdrawalMethodCreate,
  edit: WithdrawalMethodEdit,
  show: WithdrawalMethodShow,
  columns: withdrawalMethodColumns,
  recordRepresentation,
};
