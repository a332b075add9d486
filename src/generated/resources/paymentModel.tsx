// Generated from openapi/entities/paymentModel.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { BooleanInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type PaymentModel = components['schemas']['PaymentModel'];
type PaymentModelValues = components['schemas']['PaymentModelCreate'];
type PaymentModelsQuery = NonNullable<operations['listPaymentModels']['parameters']['query']>;

/** Values to choose from. */
export const paymentModelChoices = {
  status: [
    { id: 'active', name: 'resources.settings/payment-settings.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/payment-settings.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const paymentModelColumns = {
  id: <NumberField<PaymentModel> source="id" plain />,
  title: <TextField<PaymentModel> source="title" />,
  status: <EnumField<PaymentModel> source="status" choices={paymentModelChoices.status} />,
  description: <TextField<PaymentModel> source="description" />,
  caps: <YesNoField<PaymentModel> source="caps" />,
  createdAt: <MomentField<PaymentModel> source="createdAt" />,
  statusChangedAt: <MomentField<PaymentModel> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<PaymentModel> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<PaymentModel> source="createdBy" reference="users" />,
  updatedAt: <MomentField<PaymentModel> source="updatedAt" />,
  updatedBy: <ReferenceOneField<PaymentModel> source="updatedBy" reference="users" />,
} satisfies Columns<PaymentModel>;

/** How each field is edited. */
export const paymentModelInputs = {
  title: <TextInput<PaymentModelValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  description: <TextInput<PaymentModelValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  caps: <BooleanInput<PaymentModelValues> source="caps" helperText="resources.settings/payment-settings.help.caps" />,
} satisfies Inputs<PaymentModelValues>;

/** What the list can be narrowed by. */
export const paymentModelFilters = {
  caps: <YesNoFilter<PaymentModelsQuery> source="caps" />,
} satisfies Filters<PaymentModelsQuery>;

/** Tabs of the record page, their sections and fields. */
export const paymentModelTabs = {
  general: ['title', 'description', 'caps'],
} satisfies Tabs<PaymentModel & PaymentModelValues>;

/** What people may do to the status. */
export const paymentModelStatuses = {
  choices: paymentModelChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

export const PaymentModelList = (props: ListProps) => (
  <ResourceList
    columns={paymentModelColumns}
    shown={['id', 'title', 'status', 'description', 'caps', 'createdAt']}
    sortable={['id', 'title', 'caps', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={paymentModelFilters}
    quickFilters={['caps']}
    inputs={paymentModelInputs}
    inlineEdit={['title', 'caps']}
    statuses={paymentModelStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentModelCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={paymentModelInputs}
    tabs={paymentModelTabs}
    defaults={{ caps: true }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentModelEdit = (props: EditProps) => (
  <ResourceEdit
    related={[{ resource: 'caps', field: 'paymentModel' }, { resource: 'payment-rules', field: 'paymentModel' }]}
    columns={paymentModelColumns}
    inputs={paymentModelInputs}
    tabs={paymentModelTabs}
    statuses={paymentModelStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentModelShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'caps', field: 'paymentModel' }, { resource: 'payment-rules', field: 'paymentModel' }]}
    columns={paymentModelColumns}
    tabs={paymentModelTabs}
    statuses={paymentModelStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: PaymentModelList,
  create: PaymentModelCreate,
  edit: PaymentModelEdit,
  show: PaymentModelShow,
  columns: paymentModelColumns,
  recordRepresentation,
};
