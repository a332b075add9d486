// Generated from openapi/entities/user.ts by `npm run codegen`. Do not edit.

import { EmailField, TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { AmountsField } from '../../components/fields/AmountsField.tsx';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { ContactsField } from '../../components/fields/ContactsField.tsx';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { DayField } from '../../components/fields/DayField.tsx';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { PermissionsField } from '../../components/fields/PermissionsField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { SecretField } from '../../components/fields/SecretField.tsx';
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
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type User = components['schemas']['User'];
type UserValues = components['schemas']['UserCreate'];
type UsersQuery = NonNullable<operations['listUsers']['parameters']['query']>;
type ContactsRow = NonNullable<User['contacts']>[number];
type BalanceRow = NonNullable<User['balance']>[number];
type HoldRow = NonNullable<User['hold']>[number];

/** Values to choose from. */
export const affiliateChoices = {
  status: [
    { id: 'active', name: 'resources.affiliates/members.choices.status.active', tone: 'success' },
    { id: 'blocked', name: 'resources.affiliates/members.choices.status.blocked', tone: 'error' },
  ],
  contactsType: [
    { id: 0, name: 'resources.affiliates/members.choices.contacts.type.telegram' },
    { id: 1, name: 'resources.affiliates/members.choices.contacts.type.skype' },
    { id: 2, name: 'resources.affiliates/members.choices.contacts.type.phone' },
    { id: 3, name: 'resources.affiliates/members.choices.contacts.type.url' },
    { id: 4, name: 'resources.affiliates/members.choices.contacts.type.email' },
  ],
  blockingType: [
    { id: 'access', name: 'resources.affiliates/members.choices.blockingType.access' },
    { id: 'traffic', name: 'resources.affiliates/members.choices.blockingType.traffic' },
    { id: 'full', name: 'resources.affiliates/members.choices.blockingType.full' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const affiliateColumns = {
  id: <NumberField<User> source="id" plain />,
  fullName: <TextField<User> source="fullName" />,
  email: <EmailField<User> source="email" />,
  status: <EnumField<User> source="status" choices={affiliateChoices.status} />,
  trafficBlocked: <YesNoField<User> source="trafficBlocked" />,
  team: <ReferenceOneField<User> source="team" reference="affiliates/teams" />,
  managers: <ReferenceManyField<User> source="managers" reference="employees" />,
  tags: <TagsField<User> source="tags" reference="settings/lists/tags" />,
  contacts: (
    <ContactsField<User> source="contacts">
      <EnumField<ContactsRow> source="type" choices={affiliateChoices.contactsType} />
      <TextField<ContactsRow> source="value" />
    </ContactsField>
  ),
  balance: (
    <AmountsField<User> source="balance">
      <ReferenceOneField<BalanceRow> source="currency" reference="settings/currencies" />
      <DecimalField<BalanceRow> source="amount" />
    </AmountsField>
  ),
  hold: (
    <AmountsField<User> source="hold">
      <ReferenceOneField<HoldRow> source="currency" reference="settings/currencies" />
      <DecimalField<HoldRow> source="amount" />
    </AmountsField>
  ),
  firstName: <TextField<User> source="firstName" />,
  lastName: <TextField<User> source="lastName" />,
  birthDate: <DayField<User> source="birthDate" />,
  role: <ReferenceOneField<User> source="role" reference="settings/roles" />,
  timezone: <ZoneField<User> source="timezone" />,
  language: <CodeListField<User> source="language" of="languages" />,
  extraInfo: <TextField<User> source="extraInfo" />,
  acceptColdTraffic: <YesNoField<User> source="acceptColdTraffic" />,
  acceptInvalidLeads: <YesNoField<User> source="acceptInvalidLeads" />,
  redirectToAdvertiser: <YesNoField<User> source="redirectToAdvertiser" />,
  assignedOffers: (
    <RelatedField<User>
      source="assignedOffers"
      reference="offers"
      target="assignedAffiliates"
      columns={['title', 'status', 'accessType', 'vertical', 'categories']}
    />
  ),
  hasPassword: <YesNoField<User> source="hasPassword" />,
  twoFactor: <YesNoField<User> source="twoFactor" />,
  hasCustomPermissions: <YesNoField<User> source="hasCustomPermissions" />,
  customPermissions: <PermissionsField<User> source="customPermissions" reference="permissions" />,
  secureId: <CopyField<User> source="secureId" />,
  apiToken: <SecretField<User> source="apiToken" />,
  blockReason: <TextField<User> source="blockReason" />,
  statusChangedAt: <MomentField<User> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<User> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<User> source="createdAt" />,
  createdBy: <ReferenceOneField<User> source="createdBy" reference="users" />,
  updatedAt: <MomentField<User> source="updatedAt" />,
  updatedBy: <ReferenceOneField<User> source="updatedBy" reference="users" />,
} satisfies Columns<User>;

/** How each field is edited. */
export const affiliateInputs = {
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
      <EnumInput<ContactsRow> source="type" choices={affiliateChoices.contactsType} validate={[rule('required')]} />
      <TextInput<ContactsRow> source="value" validate={[rule('required'), rule('maxLength', 254), rule('channel')]} />
    </OwnedListInput>
  ),
  role: <ReferenceOneInput<UserValues> source="role" reference="settings/roles" validate={[rule('required')]} />,
  team: <ReferenceOneInput<UserValues> source="team" reference="affiliates/teams" />,
  managers: (
    <ReferenceManyInput<UserValues>
      source="managers"
      reference="employees"
      referenceFilter={{ roleType: ['admin', 'manager'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
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
  acceptColdTraffic: (
    <BooleanInput<UserValues>
      source="acceptColdTraffic"
      helperText="resources.affiliates/members.help.acceptColdTraffic"
    />
  ),
  acceptInvalidLeads: (
    <BooleanInput<UserValues>
      source="acceptInvalidLeads"
      helperText="resources.affiliates/members.help.acceptInvalidLeads"
    />
  ),
  redirectToAdvertiser: <BooleanInput<UserValues> source="redirectToAdvertiser" />,
  assignedOffers: (
    <ReverseInput<UserValues>
      source="assignedOffers"
      reference="offers"
      own={{ roleType: ['affiliate'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  hasCustomPermissions: <BooleanInput<UserValues> source="hasCustomPermissions" />,
  customPermissions: (
    <PermissionsInput<UserValues>
      source="customPermissions"
      reference="permissions"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.affiliates/members.help.customPermissions"
    />
  ),
} satisfies Inputs<UserValues>;

/** What the list can be narrowed by. */
export const affiliateFilters = {
  team: <ReferenceManyInput<UsersQuery> source="team" reference="affiliates/teams" />,
  managers: <ReferenceManyInput<UsersQuery> source="managers" reference="employees" />,
  tags: <TagsInput<UsersQuery> source="tags" reference="settings/lists/tags" of="user" fixed />,
  trafficBlocked: <YesNoFilter<UsersQuery> source="trafficBlocked" />,
  role: <ReferenceManyInput<UsersQuery> source="role" reference="settings/roles" />,
  createdAt: <RangeFilter<UsersQuery> source="createdAt" of="moment" />,
} satisfies Filters<UsersQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliateTabs = {
  general: [
    section('person', 'firstName', 'lastName', 'email', 'password', 'birthDate', 'contacts'),
    section('work', 'role', 'team', 'managers', 'tags', 'timezone', 'language', 'extraInfo'),
  ],
  traffic: ['acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser', 'trafficBlocked', 'assignedOffers'],
  access: ['hasPassword', 'twoFactor', 'hasCustomPermissions', 'customPermissions', 'secureId', 'apiToken'],
  campaigns: [],
  postbacks: [],
  caps: [],
  tasks: [],
} satisfies Tabs<User & UserValues>;

/** What people may do to the status. */
export const affiliateStatuses = {
  choices: affiliateChoices.status,
  byPeople: ['active', 'blocked'],
  reason: ['blocked'],
  inputs: { blockingType: <EnumInput source="blockingType" choices={affiliateChoices.blockingType} /> },
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = [
  'managers',
  'tags',
  'balance',
  'hold',
  'extraInfo',
  'acceptColdTraffic',
  'acceptInvalidLeads',
  'redirectToAdvertiser',
  'assignedOffers',
  'hasPassword',
  'twoFactor',
  'hasCustomPermissions',
  'customPermissions',
  'statusChangedBy',
  'createdBy',
  'updatedBy',
];

/** Affiliates see these and can’t set them. */
const affiliateReadOnly = ['email', 'password', 'role', 'team'];

export const AffiliateList = (props: ListProps) => (
  <ResourceList
    columns={affiliateColumns}
    shown={[
      'id',
      'fullName',
      'email',
      'status',
      'trafficBlocked',
      'team',
      'managers',
      'tags',
      'contacts',
      'balance',
      'hold',
    ]}
    sortable={[
      'id',
      'firstName',
      'lastName',
      'fullName',
      'email',
      'hasCustomPermissions',
      'trafficBlocked',
      'acceptColdTraffic',
      'acceptInvalidLeads',
      'redirectToAdvertiser',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    searchable
    filters={affiliateFilters}
    quickFilters={['team', 'managers']}
    mineFilter="managers"
    inputs={affiliateInputs}
    inlineEdit={['team', 'managers', 'tags']}
    bulkEdit={['team', 'managers', 'tags', 'acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser']}
    statuses={affiliateStatuses}
    permissions={{ balance: 'balance.affiliate.read', hold: 'balance.affiliate.read' }}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const AffiliateCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={affiliateInputs}
    tabs={affiliateTabs}
    defaults={{
      timezone: 'UTC',
      language: 'en',
      acceptColdTraffic: true,
      acceptInvalidLeads: false,
      redirectToAdvertiser: true,
      hasCustomPermissions: false,
    }}
    fieldTexts={{ help: ['password'] }}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const AffiliateEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['email', 'team']}
    related={[
      { resource: 'affiliate-assignments', field: 'affiliate' },
      { resource: 'affiliate-billing/balances', field: 'affiliate' },
      { resource: 'affiliate-billing/invoices', field: 'affiliate' },
      { resource: 'campaigns', field: 'affiliate' },
      { resource: 'caps', field: 'affiliate' },
      { resource: 'conversions', field: 'affiliate' },
      { resource: 'customers', field: 'affiliate' },
      { resource: 'affiliate-billing/schedules', field: 'affiliate' },
      { resource: 'payment-rules', field: 'affiliate' },
      { resource: 'postbacks', field: 'affiliate' },
      { resource: 'targetings', field: 'affiliates' },
      { resource: 'tasks', field: 'affiliates' },
      { resource: 'settings/withdrawal-methods', field: 'affiliate' },
    ]}
    columns={affiliateColumns}
    inputs={affiliateInputs}
    tabs={affiliateTabs}
    fieldTexts={{ labels: ['password'], help: ['password'] }}
    statuses={affiliateStatuses}
    staffOnly={staffOnly}
    affiliateReadOnly={affiliateReadOnly}
    {...props}
  />
);

export const AffiliateShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['email', 'team']}
    related={[
      { resource: 'affiliate-assignments', field: 'affiliate' },
      { resource: 'affiliate-billing/balances', field: 'affiliate' },
      { resource: 'affiliate-billing/invoices', field: 'affiliate' },
      { resource: 'campaigns', field: 'affiliate' },
      { resource: 'caps', field: 'affiliate' },
      { resource: 'conversions', field: 'affiliate' },
      { resource: 'customers', field: 'affiliate' },
      { resource: 'affiliate-billing/schedules', field: 'affiliate' },
      { resource: 'payment-rules', field: 'affiliate' },
      { resource: 'postbacks', field: 'affiliate' },
      { resource: 'targetings', field: 'affiliates' },
      { resource: 'tasks', field: 'affiliates' },
      { resource: 'settings/withdrawal-methods', field: 'affiliate' },
    ]}
    columns={affiliateColumns}
    tabs={affiliateTabs}
    statuses={affiliateStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ');

export default {
  list: AffiliateList,
  create: AffiliateCreate,
  edit: AffiliateEdit,
  show: AffiliateShow,
  columns: affiliateColumns,
  recordRepresentation,
};
