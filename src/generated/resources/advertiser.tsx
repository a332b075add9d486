// Generated from openapi/entities/advertiser.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { AmountsField } from '../../components/fields/AmountsField.tsx';
import { ContactsField } from '../../components/fields/ContactsField.tsx';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { DecimalField } from '../../components/fields/DecimalField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { SecretField } from '../../components/fields/SecretField.tsx';
import { TagsField } from '../../components/fields/TagsField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  EnumInput,
  MacroInput,
  OwnedListInput,
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

type Advertiser = components['schemas']['Advertiser'];
type AdvertiserValues = components['schemas']['AdvertiserCreate'];
type AdvertisersQuery = NonNullable<operations['listAdvertisers']['parameters']['query']>;
type ContactsRow = NonNullable<Advertiser['contacts']>[number];
type BalanceRow = NonNullable<Advertiser['balance']>[number];
type HoldRow = NonNullable<Advertiser['hold']>[number];

/** Values to choose from. */
export const advertiserChoices = {
  status: [
    { id: 'active', name: 'resources.advertisers.choices.status.active', tone: 'success' },
    { id: 'blocked', name: 'resources.advertisers.choices.status.blocked', tone: 'error' },
  ],
  contactsType: [
    { id: 0, name: 'resources.advertisers.choices.contacts.type.telegram' },
    { id: 1, name: 'resources.advertisers.choices.contacts.type.skype' },
    { id: 2, name: 'resources.advertisers.choices.contacts.type.phone' },
    { id: 3, name: 'resources.advertisers.choices.contacts.type.url' },
    { id: 4, name: 'resources.advertisers.choices.contacts.type.email' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const advertiserColumns = {
  id: <NumberField<Advertiser> source="id" plain />,
  title: <TextField<Advertiser> source="title" />,
  status: <EnumField<Advertiser> source="status" choices={advertiserChoices.status} />,
  vertical: <ReferenceOneField<Advertiser> source="vertical" reference="settings/verticals" />,
  defaultCurrency: <ReferenceOneField<Advertiser> source="defaultCurrency" reference="settings/currencies" />,
  managers: <ReferenceManyField<Advertiser> source="managers" reference="employees" />,
  tags: <TagsField<Advertiser> source="tags" reference="settings/lists/tags" />,
  contacts: (
    <ContactsField<Advertiser> source="contacts">
      <EnumField<ContactsRow> source="type" choices={advertiserChoices.contactsType} />
      <TextField<ContactsRow> source="value" />
    </ContactsField>
  ),
  balance: (
    <AmountsField<Advertiser> source="balance">
      <ReferenceOneField<BalanceRow> source="currency" reference="settings/currencies" />
      <DecimalField<BalanceRow> source="amount" />
    </AmountsField>
  ),
  hold: (
    <AmountsField<Advertiser> source="hold">
      <ReferenceOneField<HoldRow> source="currency" reference="settings/currencies" />
      <DecimalField<HoldRow> source="amount" />
    </AmountsField>
  ),
  createdAt: <MomentField<Advertiser> source="createdAt" />,
  description: <TextField<Advertiser> source="description" />,
  platforms: <ReferenceManyField<Advertiser> source="platforms" reference="settings/platforms" />,
  offers: (
    <RelatedField<Advertiser>
      source="offers"
      reference="offers"
      target="advertisers"
      columns={['title', 'status', 'accessType', 'vertical', 'createdAt']}
    />
  ),
  secureId: <CopyField<Advertiser> source="secureId" />,
  apiToken: <SecretField<Advertiser> source="apiToken" />,
  redirectTemplateEnabled: <YesNoField<Advertiser> source="redirectTemplateEnabled" />,
  redirectTemplate: <UrlField<Advertiser> source="redirectTemplate" />,
  apiSyncIntegrations: (
    <RelatedField<Advertiser>
      source="apiSyncIntegrations"
      reference="integrations"
      target="advertiser"
      columns={['title', 'status', 'template', 'offers', 'circuit', 'acceptance', 'apiSyncStatus']}
    />
  ),
  blockReason: <TextField<Advertiser> source="blockReason" />,
  statusChangedAt: <MomentField<Advertiser> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Advertiser> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Advertiser> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Advertiser> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Advertiser> source="updatedBy" reference="users" />,
} satisfies Columns<Advertiser>;

/** How each field is edited. */
export const advertiserInputs = {
  title: <TextInput<AdvertiserValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  description: <TextInput<AdvertiserValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  vertical: (
    <ReferenceOneInput<AdvertiserValues>
      source="vertical"
      reference="settings/verticals"
      referenceFilter={{ status: ['active'] }}
    />
  ),
  platforms: (
    <ReferenceManyInput<AdvertiserValues>
      source="platforms"
      reference="settings/platforms"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('maxItems', 1000)]}
      helperText="resources.advertisers.help.platforms"
    />
  ),
  defaultCurrency: (
    <ReferenceOneInput<AdvertiserValues>
      source="defaultCurrency"
      reference="settings/currencies"
      referenceFilter={{ status: ['active'] }}
    />
  ),
  managers: (
    <ReferenceManyInput<AdvertiserValues>
      source="managers"
      reference="employees"
      referenceFilter={{ roleType: ['admin', 'advertiser_manager', 'advertiser_member'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  tags: (
    <TagsInput<AdvertiserValues>
      source="tags"
      reference="settings/lists/tags"
      referenceFilter={{ status: ['active'] }}
      of="advertiser"
      validate={[rule('maxItems', 100)]}
    />
  ),
  contacts: (
    <OwnedListInput<AdvertiserValues> source="contacts" validate={[rule('maxItems', 20)]}>
      <EnumInput<ContactsRow> source="type" choices={advertiserChoices.contactsType} validate={[rule('required')]} />
      <TextInput<ContactsRow> source="value" validate={[rule('required'), rule('maxLength', 254), rule('channel')]} />
    </OwnedListInput>
  ),
  offers: <ReverseInput<AdvertiserValues> source="offers" reference="offers" validate={[rule('maxItems', 1000)]} />,
  redirectTemplateEnabled: <BooleanInput<AdvertiserValues> source="redirectTemplateEnabled" />,
  redirectTemplate: (
    <MacroInput<AdvertiserValues>
      source="redirectTemplate"
      type="url"
      macros="lead"
      validate={[rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'lead')]}
      helperText="resources.advertisers.help.redirectTemplate"
    />
  ),
} satisfies Inputs<AdvertiserValues>;

/** What the list can be narrowed by. */
export const advertiserFilters = {
  vertical: <ReferenceManyInput<AdvertisersQuery> source="vertical" reference="settings/verticals" />,
  platforms: <ReferenceManyInput<AdvertisersQuery> source="platforms" reference="settings/platforms" />,
  managers: <ReferenceManyInput<AdvertisersQuery> source="managers" reference="employees" />,
  tags: <TagsInput<AdvertisersQuery> source="tags" reference="settings/lists/tags" of="advertiser" fixed />,
  createdAt: <RangeFilter<AdvertisersQuery> source="createdAt" of="moment" />,
} satisfies Filters<AdvertisersQuery>;

/** Tabs of the record page, their sections and fields. */
export const advertiserTabs = {
  general: [
    'title',
    'description',
    'vertical',
    'platforms',
    'defaultCurrency',
    'managers',
    'tags',
    'contacts',
    'offers',
  ],
  integration: ['secureId', 'apiToken', 'redirectTemplateEnabled', 'redirectTemplate'],
  integrations: [],
  landings: [],
  caps: [],
  tasks: [],
} satisfies Tabs<Advertiser & AdvertiserValues>;

/** What people may do to the status. */
export const advertiserStatuses = {
  choices: advertiserChoices.status,
  byPeople: ['active', 'blocked'],
  reason: ['blocked'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['tags', 'offers', 'apiToken', 'apiSyncIntegrations', 'statusChangedBy', 'createdBy', 'updatedBy'];

export const AdvertiserList = (props: ListProps) => (
  <ResourceList
    columns={advertiserColumns}
    shown={[
      'id',
      'title',
      'status',
      'vertical',
      'defaultCurrency',
      'managers',
      'tags',
      'contacts',
      'balance',
      'hold',
      'createdAt',
    ]}
    sortable={[
      'id',
      'title',
      'redirectTemplateEnabled',
      'redirectTemplate',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={advertiserFilters}
    quickFilters={['vertical', 'platforms']}
    mineFilter="managers"
    inputs={advertiserInputs}
    inlineEdit={['title', 'vertical', 'managers', 'tags']}
    bulkEdit={['vertical', 'platforms', 'defaultCurrency', 'managers', 'tags']}
    statuses={advertiserStatuses}
    permissions={{ balance: 'balance.advertiser.read', hold: 'balance.advertiser.read' }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={advertiserInputs}
    tabs={advertiserTabs}
    defaults={{ redirectTemplateEnabled: false }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['vertical', 'managers']}
    related={[
      { resource: 'advertiser-assignments', field: 'advertiser' },
      { resource: 'advertiser-billing/adv-balances', field: 'advertiser' },
      { resource: 'advertiser-billing/adv-invoices', field: 'advertiser' },
      { resource: 'caps', field: 'advertiser' },
      { resource: 'conversions', field: 'advertiser' },
      { resource: 'customers', field: 'advertiser' },
      { resource: 'customer-syncs', field: 'advertiser' },
      { resource: 'integrations', field: 'advertiser' },
      { resource: 'landings', field: 'advertiser' },
      { resource: 'offers', field: 'advertisers' },
      { resource: 'advertiser-billing/prepayments', field: 'advertiser' },
      { resource: 'advertiser-billing/reconciliations', field: 'advertiser' },
      { resource: 'targetings', field: 'advertiser' },
      { resource: 'tasks', field: 'advertisers' },
    ]}
    columns={advertiserColumns}
    inputs={advertiserInputs}
    tabs={advertiserTabs}
    statuses={advertiserStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['vertical', 'managers']}
    related={[
      { resource: 'advertiser-assignments', field: 'advertiser' },
      { resource: 'advertiser-billing/adv-balances', field: 'advertiser' },
      { resource: 'advertiser-billing/adv-invoices', field: 'advertiser' },
      { resource: 'caps', field: 'advertiser' },
      { resource: 'conversions', field: 'advertiser' },
      { resource: 'customers', field: 'advertiser' },
      { resource: 'customer-syncs', field: 'advertiser' },
      { resource: 'integrations', field: 'advertiser' },
      { resource: 'landings', field: 'advertiser' },
      { resource: 'offers', field: 'advertisers' },
      { resource: 'advertiser-billing/prepayments', field: 'advertiser' },
      { resource: 'advertiser-billing/reconciliations', field: 'advertiser' },
      { resource: 'targetings', field: 'advertiser' },
      { resource: 'tasks', field: 'advertisers' },
    ]}
    columns={advertiserColumns}
    tabs={advertiserTabs}
    statuses={advertiserStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: AdvertiserList,
  create: AdvertiserCreate,
  edit: AdvertiserEdit,
  show: AdvertiserShow,
  columns: advertiserColumns,
  recordRepresentation,
};
