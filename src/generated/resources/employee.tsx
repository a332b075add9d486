// Generated from openapi/entities/user.ts by `npm run codegen`. Do not edit.

import { EmailField, TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { ContactsField } from '../../components/fields/ContactsField.tsx';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { DayField } from '../../components/fields/DayField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { PermissionsField } from '../../components/fields/PermissionsField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { TagsField } from '../../components/fields/TagsField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ZoneField } from '../../components/fields/ZoneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  CodeListInput,
  DayInput,
  EnumInput,
  OwnedListInput,
  PasswordInput,
  PermissionsInput,
  ReferenceManyInput,
  ReferenceOneInput,
  ReverseInput,
  TagsInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type User = components['schemas']['User'];
type UserValues = components['schemas']['UserCreate'];
type UsersQuery = NonNullable<operations['listUsers']['parameters']['query']>;
type ContactsRow = NonNullable<User['contacts']>[number];

/** Values to choose from. */
export const employeeChoices = {
  status: [
    { id: 'active', name: 'resources.employees.choices.status.active', tone: 'success' },
    { id: 'blocked', name: 'resources.employees.choices.status.blocked', tone: 'error' },
  ],
  roleType: [
    { id: 'admin', name: 'resources.employees.choices.roleType.admin' },
    { id: 'manager', name: 'resources.employees.choices.roleType.manager' },
    { id: 'advertiser_manager', name: 'resources.employees.choices.roleType.advertiser_manager' },
    { id: 'advertiser_member', name: 'resources.employees.choices.roleType.advertiser_member' },
    { id: 'affiliate', name: 'resources.employees.choices.roleType.affiliate' },
  ],
  contactsType: [
    { id: 0, name: 'resources.employees.choices.contacts.type.telegram' },
    { id: 1, name: 'resources.employees.choices.contacts.type.skype' },
    { id: 2, name: 'resources.employees.choices.contacts.type.phone' },
    { id: 3, name: 'resources.employees.choices.contacts.type.url' },
    { id: 4, name: 'resources.employees.choices.contacts.type.email' },
  ],
  blockingType: [
    { id: 'access', name: 'resources.employees.choices.blockingType.access' },
    { id: 'traffic', name: 'resources.employees.choices.blockingType.traffic' },
    { id: 'full', name: 'resources.employees.choices.blockingType.full' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const employeeColumns = {
  id: <NumberField<User> source="id" plain />,
  fullName: <TextField<User> source="fullName" />,
  email: <EmailField<User> source="email" />,
  status: <EnumField<User> source="status" choices={employeeChoices.status} />,
  role: <ReferenceOneField<User> source="role" reference="settings/roles" />,
  roleType: <EnumField<User> source="roleType" choices={employeeChoices.roleType} />,
  lastActivityAt: <MomentField<User> source="lastActivityAt" />,
  createdAt: <MomentField<User> source="createdAt" />,
  firstName: <TextField<User> source="firstName" />,
  lastName: <TextField<User> source="lastName" />,
  birthDate: <DayField<User> source="birthDate" />,
  contacts: (
    <ContactsField<User> source="contacts">
      <EnumField<ContactsRow> source="type" choices={employeeChoices.contactsType} />
      <TextField<ContactsRow> source="value" />
    </ContactsField>
  ),
  tags: <TagsField<User> source="tags" reference="settings/lists/tags" />,
  timezone: <ZoneField<User> source="timezone" />,
  language: <CodeListField<User> source="language" of="languages" />,
  extraInfo: <TextField<User> source="extraInfo" />,
  assignedAffiliates: (
    <RelatedField<User>
      source="assignedAffiliates"
      reference="affiliates/members"
      target="managers"
      columns={['fullName', 'email', 'status', 'trafficBlocked', 'team']}
    />
  ),
  assignedTeams: (
    <RelatedField<User>
      source="assignedTeams"
      reference="affiliates/teams"
      target="managers"
      columns={['title', 'status', 'trafficBlocked', 'membersCount', 'tags']}
    />
  ),
  assignedAdvertisers: (
    <RelatedField<User>
      source="assignedAdvertisers"
      reference="advertisers"
      target="managers"
      columns={['title', 'status', 'vertical', 'defaultCurrency', 'tags']}
    />
  ),
  managedOffers: (
    <RelatedField<User>
      source="managedOffers"
      reference="offers"
      target="managers"
      columns={['title', 'status', 'accessType', 'vertical', 'categories']}
    />
  ),
  hasPassword: <YesNoField<User> source="hasPassword" />,
  twoFactor: <YesNoField<User> source="twoFactor" />,
  hasCustomPermissions: <YesNoField<User> source="hasCustomPermissions" />,
  customPermissions: <PermissionsField<User> source="customPermissions" reference="permissions" />,
  secureId: <CopyField<User> source="secureId" />,
  blockReason: <TextField<User> source="blockReason" />,
  statusChangedAt: <MomentField<User> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<User> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<User> source="createdBy" reference="users" />,
  updatedAt: <MomentField<User> source="updatedAt" />,
  updatedBy: <ReferenceOneField<User> source="updatedBy" reference="users" />,
} satisfies Columns<User>;

/** How each field is edited. */
export const employeeInputs = {
  firstName: <TextInput<UserValues> source="firstName" validate={[rule('required'), rule('maxLength', 100)]} />,
  lastName: <TextInput<UserValues> source="lastName" validate={[rule('maxLength', 100)]} />,
  email: (
    <TextInput<UserValues>
      source="email"
      type="email"
      validate={[rule('required'), rule('maxLength', 254), rule('email')]}
    />
  ),
  password: <PasswordInput<UserValues> source="password" validate={[rule('maxLength', 200), rule('password')]} />,
  birthDate: <DayInput<UserValues> source="birthDate" validate={[rule('date'), rule('adult', 18)]} />,
  contacts: (
    <OwnedListInput<UserValues> source="contacts" validate={[rule('maxItems', 20)]}>
      <EnumInput<ContactsRow> source="type" choices={employeeChoices.contactsType} validate={[rule('required')]} />
      <TextInput<ContactsRow> source="value" validate={[rule('required'), rule('maxLength', 254), rule('channel')]} />
    </OwnedListInput>
  ),
  role: <ReferenceOneInput<UserValues> source="role" reference="settings/roles" validate={[rule('required')]} />,
  tags: (
    <TagsInput<UserValues>
      source="tags"
      reference="settings/lists/tags"
      referenceFilter={{ status: ['active'] }}
      of="user"
      validate={[rule('maxItems', 100)]}
    />
  ),
  timezone: <CodeListInput<UserValues> source="timezone" of="timezones" validate={[rule('maxLength', 100)]} />,
  language: <CodeListInput<UserValues> source="language" of="languages" validate={[rule('maxLength', 100)]} />,
  extraInfo: <TextInput<UserValues> source="extraInfo" multiline validate={[rule('maxLength', 2000)]} />,
  assignedAffiliates: (
    <ReverseInput<UserValues>
      source="assignedAffiliates"
      reference="affiliates/members"
      own={{ roleType: ['admin', 'manager'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  assignedTeams: (
    <ReverseInput<UserValues>
      source="assignedTeams"
      reference="affiliates/teams"
      own={{ roleType: ['admin', 'manager'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  assignedAdvertisers: (
    <ReverseInput<UserValues>
      source="assignedAdvertisers"
      reference="advertisers"
      own={{ roleType: ['admin', 'advertiser_manager', 'advertiser_member'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  managedOffers: (
    <ReverseInput<UserValues>
      source="managedOffers"
      reference="offers"
      own={{ roleType: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  hasCustomPermissions: <BooleanInput<UserValues> source="hasCustomPermissions" />,
  customPermissions: (
    <PermissionsInput<UserValues>
      source="customPermissions"
      reference="permissions"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.employees.help.customPermissions"
    />
  ),
} satisfies Inputs<UserValues>;

/** What the list can be narrowed by. */
export const employeeFilters = {
  role: <ReferenceManyInput<UsersQuery> source="role" reference="settings/roles" />,
  roleType: <EnumInput<UsersQuery> source="roleType" choices={employeeChoices.roleType} several />,
  tags: <TagsInput<UsersQuery> source="tags" reference="settings/lists/tags" of="user" fixed />,
  createdAt: <RangeFilter<UsersQuery> source="createdAt" of="moment" />,
} satisfies Filters<UsersQuery>;

/** Tabs of the record page, their sections and fields. */
export const employeeTabs = {
  general: [
    section('person', 'firstName', 'lastName', 'email', 'password', 'birthDate', 'contacts'),
    section('work', 'role', 'tags', 'timezone', 'language', 'extraInfo'),
  ],
  assignments: ['assignedAffiliates', 'assignedTeams', 'assignedAdvertisers', 'managedOffers'],
  access: ['hasPassword', 'twoFactor', 'hasCustomPermissions', 'customPermissions', 'secureId'],
} satisfies Tabs<User & UserValues>;

/** What people may do to the status. */
export const employeeStatuses = {
  choices: employeeChoices.status,
  byPeople: ['active', 'blocked'],
  reason: ['blocked'],
  inputs: { blockingType: <EnumInput source="blockingType" choices={employeeChoices.blockingType} /> },
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = [
  'lastActivityAt',
  'tags',
  'extraInfo',
  'assignedAffiliates',
  'assignedTeams',
  'assignedAdvertisers',
  'managedOffers',
  'hasPassword',
  'twoFactor',
  'hasCustomPermissions',
  'customPermissions',
  'statusChangedBy',
  'createdBy',
  'updatedBy',
];

/** Affiliates see these and can’t set them. */
const affiliateReadOnly = ['email', 'password', 'role'];

export const EmployeeList = (props: ListProps) => (
  <ResourceList
    columns={employeeColumns}
    shown={['id', 'fullName', 'email', 'status', 'role', 'roleType', 'lastActivityAt', 'createdAt']}
    sortable={[
      'id',
      'firstName',
      'lastName',
      'fullName',
      'email',
      'roleType',
      'hasCustomPermissions',
      'lastActivityAt',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    searchable
    filters={employeeFilters}
    quickFilters={['role', 'roleType']}
    inputs={employeeInputs}
    bulkEdit={['tags', 'timezone']}
    statuses={employeeStatuses}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const EmployeeCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={employeeInputs}
    tabs={employeeTabs}
    defaults={{ timezone: 'UTC', language: 'en', hasCustomPermissions: false }}
    fieldTexts={{ help: ['password'] }}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const EmployeeEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['email', 'role']}
    related={[
      { resource: 'advertisers', field: 'managers' },
      { resource: 'offers', field: 'managers' },
      { resource: 'scheduled-changes', field: 'author' },
      { resource: 'tasks', field: 'assignees' },
      { resource: 'affiliates/teams', field: 'managers' },
      { resource: 'affiliates/members', field: 'managers' },
    ]}
    columns={employeeColumns}
    inputs={employeeInputs}
    tabs={employeeTabs}
    fieldTexts={{ labels: ['password'], help: ['password'] }}
    statuses={employeeStatuses}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const EmployeeShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['email', 'role']}
    related={[
      { resource: 'advertisers', field: 'managers' },
      { resource: 'offers', field: 'managers' },
      { resource: 'scheduled-changes', field: 'author' },
      { resource: 'tasks', field: 'assignees' },
      { resource: 'affiliates/teams', field: 'managers' },
      { resource: 'affiliates/members', field: 'managers' },
    ]}
    columns={employeeColumns}
    tabs={employeeTabs}
    statuses={employeeStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ');

export default {
  list: EmployeeList,
  create: EmployeeCreate,
  edit: EmployeeEdit,
  show: EmployeeShow,
  columns: employeeColumns,
  recordRepresentation,
};
