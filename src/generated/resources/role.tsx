// Generated from openapi/entities/role.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { PermissionsField } from '../../components/fields/PermissionsField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, PermissionsInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Role = components['schemas']['Role'];
type RoleValues = components['schemas']['RoleCreate'];
type RolesQuery = NonNullable<operations['listRoles']['parameters']['query']>;

/** Values to choose from. */
export const roleChoices = {
  type: [
    { id: 'admin', name: 'resources.settings/roles.choices.type.admin' },
    { id: 'manager', name: 'resources.settings/roles.choices.type.manager' },
    { id: 'advertiser_manager', name: 'resources.settings/roles.choices.type.advertiser_manager' },
    { id: 'advertiser_member', name: 'resources.settings/roles.choices.type.advertiser_member' },
    { id: 'affiliate', name: 'resources.settings/roles.choices.type.affiliate' },
  ],
  status: [
    { id: 'active', name: 'resources.settings/roles.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/roles.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const roleColumns = {
  id: <NumberField<Role> source="id" plain />,
  title: <TextField<Role> source="title" />,
  type: <EnumField<Role> source="type" choices={roleChoices.type} />,
  status: <EnumField<Role> source="status" choices={roleChoices.status} />,
  createdAt: <MomentField<Role> source="createdAt" />,
  updatedAt: <MomentField<Role> source="updatedAt" />,
  permissions: <PermissionsField<Role> source="permissions" reference="permissions" />,
  statusChangedAt: <MomentField<Role> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Role> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Role> source="createdBy" reference="users" />,
  updatedBy: <ReferenceOneField<Role> source="updatedBy" reference="users" />,
} satisfies Columns<Role>;

/** How each field is edited. */
export const roleInputs = {
  title: <TextInput<RoleValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  type: <EnumInput<RoleValues> source="type" choices={roleChoices.type} validate={[rule('required')]} />,
  permissions: (
    <PermissionsInput<RoleValues> source="permissions" reference="permissions" validate={[rule('maxItems', 1000)]} />
  ),
} satisfies Inputs<RoleValues>;

/** What the list can be narrowed by. */
export const roleFilters = {
  type: <EnumInput<RolesQuery> source="type" choices={roleChoices.type} several />,
} satisfies Filters<RolesQuery>;

/** Tabs of the record page, their sections and fields. */
export const roleTabs = { general: ['title', 'type', 'permissions'] } satisfies Tabs<Role & RoleValues>;

/** What people may do to the status. */
export const roleStatuses = { choices: roleChoices.status, byPeople: ['active', 'inactive'] } satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['type'];

/** What becomes of the fields in a copy. */
const copying = { copied: ['type', 'permissions'], renamed: ['title'] };

export const RoleList = (props: ListProps) => (
  <ResourceList
    columns={roleColumns}
    shown={['id', 'title', 'type', 'status', 'createdAt', 'updatedAt']}
    sortable={['id', 'title', 'type', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={roleFilters}
    quickFilters={['type']}
    statuses={roleStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const RoleCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={roleInputs}
    tabs={roleTabs}
    fieldTexts={{ help: ['type'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const RoleEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['type']}
    related={[{ resource: 'affiliates/members', field: 'role' }, { resource: 'employees', field: 'role' }]}
    columns={roleColumns}
    inputs={roleInputs}
    tabs={roleTabs}
    statuses={roleStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const RoleShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['type']}
    related={[{ resource: 'affiliates/members', field: 'role' }, { resource: 'employees', field: 'role' }]}
    columns={roleColumns}
    tabs={roleTabs}
    statuses={roleStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: RoleList,
  create: RoleCreate,
  edit: RoleEdit,
  show: RoleShow,
  columns: roleColumns,
  recordRepresentation,
};
