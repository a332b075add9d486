// Generated from openapi/entities/paymentMethod.ts by `npm run codegen`. Do not edit.

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
import { BooleanInput, EnumInput, RowsInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];
type PaymentMethodValues = components['schemas']['PaymentMethodCreate'];
type PaymentMethodsQuery = NonNullable<operations['listPaymentMethods']['parameters']['query']>;
type AccountFieldsRow = NonNullable<PaymentMethod['accountFields']>[number];

/** Values to choose from. */
export const paymentMethodChoices = {
  status: [
    { id: 'active', name: 'resources.settings/payment-methods.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/payment-methods.choices.status.inactive', tone: 'neutral' },
  ],
  accountFieldsFormat: [
    { id: 'text', name: 'resources.settings/payment-methods.choices.accountFields.format.text' },
    { id: 'digits', name: 'resources.settings/payment-methods.choices.accountFields.format.digits' },
    { id: 'email', name: 'resources.settings/payment-methods.choices.accountFields.format.email' },
    { id: 'phone', name: 'resources.settings/payment-methods.choices.accountFields.format.phone' },
    { id: 'iban', name: 'resources.settings/payment-methods.choices.accountFields.format.iban' },
    { id: 'trc20', name: 'resources.settings/payment-methods.choices.accountFields.format.trc20' },
    { id: 'erc20', name: 'resources.settings/payment-methods.choices.accountFields.format.erc20' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const paymentMethodColumns = {
  id: <NumberField<PaymentMethod> source="id" plain />,
  title: <TextField<PaymentMethod> source="title" />,
  status: <EnumField<PaymentMethod> source="status" choices={paymentMethodChoices.status} />,
  description: <TextField<PaymentMethod> source="description" />,
  createdAt: <MomentField<PaymentMethod> source="createdAt" />,
  accountFields: (
    <OwnedListField<PaymentMethod> source="accountFields">
      <TextField<AccountFieldsRow> source="title" />
      <TextField<AccountFieldsRow> source="titleRu" />
      <EnumField<AccountFieldsRow> source="format" choices={paymentMethodChoices.accountFieldsFormat} />
      <YesNoField<AccountFieldsRow> source="required" />
      <YesNoField<AccountFieldsRow> source="secret" />
    </OwnedListField>
  ),
  verification: <YesNoField<PaymentMethod> source="verification" />,
  statusChangedAt: <MomentField<PaymentMethod> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<PaymentMethod> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<PaymentMethod> source="createdBy" reference="users" />,
  updatedAt: <MomentField<PaymentMethod> source="updatedAt" />,
  updatedBy: <ReferenceOneField<PaymentMethod> source="updatedBy" reference="users" />,
} satisfies Columns<PaymentMethod>;

/** How each field is edited. */
export const paymentMethodInputs = {
  title: <TextInput<PaymentMethodValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  description: <TextInput<PaymentMethodValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  accountFields: (
    <RowsInput<PaymentMethodValues>
      source="accountFields"
      row={{ format: 'text', required: true, secret: false }}
      validate={[rule('maxItems', 20)]}
      helperText="resources.settings/payment-methods.help.accountFields"
    >
      <TextInput<AccountFieldsRow> source="title" validate={[rule('required'), rule('maxLength', 200)]} />
      <TextInput<AccountFieldsRow>
        source="titleRu"
        validate={[rule('maxLength', 200)]}
        helperText="resources.settings/payment-methods.help.accountFields.titleRu"
      />
      <EnumInput<AccountFieldsRow>
        source="format"
        choices={paymentMethodChoices.accountFieldsFormat}
        validate={[rule('required')]}
      />
      <BooleanInput<AccountFieldsRow> source="required" />
      <BooleanInput<AccountFieldsRow>
        source="secret"
        helperText="resources.settings/payment-methods.help.accountFields.secret"
      />
    </RowsInput>
  ),
  verification: (
    <BooleanInput<PaymentMethodValues>
      source="verification"
      helperText="resources.settings/payment-methods.help.verification"
    />
  ),
} satisfies Inputs<PaymentMethodValues>;

/** What the list can be narrowed by. */
export const paymentMethodFilters = {} satisfies Filters<PaymentMethodsQuery>;

/** Tabs of the record page, their sections and fields. */
export const paymentMethodTabs = {
  general: ['title', 'description', 'accountFields', 'verification'],
} satisfies Tabs<PaymentMethod & PaymentMethodValues>;

/** What people may do to the status. */
export const paymentMethodStatuses = {
  choices: paymentMethodChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

export const PaymentMethodList = (props: ListProps) => (
  <ResourceList
    columns={paymentMethodColumns}
    shown={['id', 'title', 'status', 'description', 'createdAt']}
    sortable={['id', 'title', 'verification', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={paymentMethodFilters}
    inputs={paymentMethodInputs}
    inlineEdit={['title']}
    statuses={paymentMethodStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentMethodCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={paymentMethodInputs}
    tabs={paymentMethodTabs}
    defaults={{ verification: false }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentMethodEdit = (props: EditProps) => (
  <ResourceEdit
    related={[{ resource: 'settings/withdrawal-methods', field: 'paymentMethod' }]}
    columns={paymentMethodColumns}
    inputs={paymentMethodInputs}
    tabs={paymentMethodTabs}
    statuses={paymentMethodStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentMethodShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'settings/withdrawal-methods', field: 'paymentMethod' }]}
    columns={paymentMethodColumns}
    tabs={paymentMethodTabs}
    statuses={paymentMethodStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: PaymentMethodList,
  create: PaymentMethodCreate,
  edit: PaymentMethodEdit,
  show: PaymentMethodShow,
  columns: paymentMethodColumns,
  recordRepresentation,
};
