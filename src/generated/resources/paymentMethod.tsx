// Generated from openapi/entities/paymentMethod.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/tabs.ts';
import { TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];
type PaymentMethodValues = components['schemas']['PaymentMethodCreate'];
type PaymentMethodsQuery = NonNullable<operations['listPaymentMethods']['parameters']['query']>;

/** Values to choose from. */
export const paymentMethodChoices = {
  status: [
    { id: 'active', name: 'resources.settings/payment-methods.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/payment-methods.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const paymentMethodColumns = {
  id: <NumberField<PaymentMethod> source="id" plain />,
  title: <TextField<PaymentMethod> source="title" />,
  status: <EnumField<PaymentMethod> source="status" choices={paymentMethodChoices.status} />,
  description: <TextField<PaymentMethod> source="description" />,
  createdAt: <MomentField<PaymentMethod> source="createdAt" />,
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
} satisfies Inputs<PaymentMethodValues>;

/** What the list can be narrowed by. */
export const paymentMethodFilters = {} satisfies Filters<PaymentMethodsQuery>;

/** Tabs of the record page, their sections and fields. */
export const paymentMethodTabs = {
  general: ['title', 'description'],
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
    sortable={['id', 'title', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    searchable
    filters={paymentMethodFilters}
    inputs={paymentMethodInputs}
    inPlace={['title']}
    statuses={paymentMethodStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentMethodCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={paymentMethodInputs}
    tabs={paymentMethodTabs}
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
