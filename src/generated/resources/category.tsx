// Generated from openapi/entities/category.ts by `npm run codegen`. Do not edit.

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
import type { Tabs } from '../../components/form/record/tabs.ts';
import { TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Category = components['schemas']['Category'];
type CategoryValues = components['schemas']['CategoryCreate'];
type CategoriesQuery = NonNullable<operations['listCategories']['parameters']['query']>;

/** Values to choose from. */
export const categoryChoices = {
  status: [
    { id: 'active', name: 'resources.settings/lists/categories.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/lists/categories.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const categoryColumns = {
  id: <NumberField<Category> source="id" plain />,
  title: <TextField<Category> source="title" />,
  status: <EnumField<Category> source="status" choices={categoryChoices.status} />,
  createdAt: <MomentField<Category> source="createdAt" />,
  statusChangedAt: <MomentField<Category> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Category> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Category> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Category> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Category> source="updatedBy" reference="users" />,
} satisfies Columns<Category>;

/** How each field is edited. */
export const categoryInputs = {
  title: <TextInput<CategoryValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
} satisfies Inputs<CategoryValues>;

/** What the list can be narrowed by. */
export const categoryFilters = {} satisfies Filters<CategoriesQuery>;

/** Tabs of the record page, their sections and fields. */
export const categoryTabs = { general: ['title'] } satisfies Tabs<Category & CategoryValues>;

/** What people may do to the status. */
export const categoryStatuses = {
  choices: categoryChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

export const CategoryList = (props: ListProps) => (
  <ResourceList
    columns={categoryColumns}
    shown={['id', 'title', 'status', 'createdAt']}
    sortable={['id', 'title', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={categoryFilters}
    inputs={categoryInputs}
    inlineEdit={['title']}
    statuses={categoryStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CategoryCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={categoryInputs}
    tabs={categoryTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CategoryEdit = (props: EditProps) => (
  <ResourceEdit
    related={[{ resource: 'landings-api', field: 'categories' }, { resource: 'offers', field: 'categories' }]}
    columns={categoryColumns}
    inputs={categoryInputs}
    tabs={categoryTabs}
    statuses={categoryStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CategoryShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'landings-api', field: 'categories' }, { resource: 'offers', field: 'categories' }]}
    columns={categoryColumns}
    tabs={categoryTabs}
    statuses={categoryStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  show: CategoryShow,
  columns: categoryColumns,
  recordRepresentation,
};
