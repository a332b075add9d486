// Generated from openapi/entities/notificationChannelIntegration.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { WordsField } from '../../components/fields/WordsField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, SecretInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type NotificationChannelIntegration = components['schemas']['NotificationChannelIntegration'];
type NotificationChannelIntegrationValues = components['schemas']['NotificationChannelIntegrationCreate'];
type NotificationChannelIntegrationsQuery = NonNullable<operations['listNotificationChannelIntegrations']['parameters']['query']>;

/** Values to choose from. */
export const notificationChannelIntegrationChoices = {
  kind: [
    { id: 'webhook', name: 'resources.settings/notifications/channels.choices.kind.webhook' },
    { id: 'telegram', name: 'resources.settings/notifications/channels.choices.kind.telegram' },
  ],
  status: [
    { id: 'active', name: 'resources.settings/notifications/channels.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/notifications/channels.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const notificationChannelIntegrationColumns = {
  id: <NumberField<NotificationChannelIntegration> source="id" plain />,
  title: <TextField<NotificationChannelIntegration> source="title" />,
  kind: (
    <EnumField<NotificationChannelIntegration> source="kind" choices={notificationChannelIntegrationChoices.kind} />
  ),
  status: (
    <EnumField<NotificationChannelIntegration>
      source="status"
      choices={notificationChannelIntegrationChoices.status}
    />
  ),
  url: <UrlField<NotificationChannelIntegration> source="url" />,
  createdAt: <MomentField<NotificationChannelIntegration> source="createdAt" />,
  secretSetAt: <MomentField<NotificationChannelIntegration> source="secretSetAt" />,
  botTokenSetAt: <MomentField<NotificationChannelIntegration> source="botTokenSetAt" />,
  botName: <TextField<NotificationChannelIntegration> source="botName" />,
  problem: <WordsField<NotificationChannelIntegration> source="problem" />,
  statusChangedAt: <MomentField<NotificationChannelIntegration> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<NotificationChannelIntegration> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<NotificationChannelIntegration> source="createdBy" reference="users" />,
  updatedAt: <MomentField<NotificationChannelIntegration> source="updatedAt" />,
  updatedBy: <ReferenceOneField<NotificationChannelIntegration> source="updatedBy" reference="users" />,
} satisfies Columns<NotificationChannelIntegration>;

/** How each field is edited. */
export const notificationChannelIntegrationInputs = {
  title: (
    <TextInput<NotificationChannelIntegrationValues>
      source="title"
      validate={[rule('required'), rule('maxLength', 200)]}
    />
  ),
  kind: (
    <EnumInput<NotificationChannelIntegrationValues>
      source="kind"
      choices={notificationChannelIntegrationChoices.kind}
      validate={[rule('required')]}
    />
  ),
  url: (
    <TextInput<NotificationChannelIntegrationValues>
      source="url"
      type="url"
      validate={[rule('maxLength', 2000), rule('url')]}
      helperText="resources.settings/notifications/channels.help.url"
    />
  ),
  secret: (
    <SecretInput<NotificationChannelIntegrationValues>
      source="secret"
      validate={[rule('maxLength', 200)]}
      helperText="resources.settings/notifications/channels.help.secret"
    />
  ),
  botToken: (
    <SecretInput<NotificationChannelIntegrationValues>
      source="botToken"
      validate={[rule('maxLength', 200)]}
      helperText="resources.settings/notifications/channels.help.botToken"
    />
  ),
  botName: (
    <TextInput<NotificationChannelIntegrationValues>
      source="botName"
      validate={[rule('maxLength', 64), rule('pattern', '^[A-Za-z][A-Za-z0-9_]{3,63}$')]}
      helperText="resources.settings/notifications/channels.help.botName"
    />
  ),
} satisfies Inputs<NotificationChannelIntegrationValues>;

/** What the list can be narrowed by. */
export const notificationChannelIntegrationFilters = {
  kind: (
    <EnumInput<NotificationChannelIntegrationsQuery>
      source="kind"
      choices={notificationChannelIntegrationChoices.kind}
      several
    />
  ),
  createdAt: <RangeFilter<NotificationChannelIntegrationsQuery> source="createdAt" of="moment" />,
} satisfies Filters<NotificationChannelIntegrationsQuery>;

/** Tabs of the record page, their sections and fields. */
export const notificationChannelIntegrationTabs = {
  general: [
    section('channel', 'title', 'kind', 'url'),
    section('webhook', 'secret', 'secretSetAt'),
    section('telegramBot', 'botToken', 'botTokenSetAt', 'botName', 'problem'),
  ],
} satisfies Tabs<NotificationChannelIntegration & NotificationChannelIntegrationValues>;

/** What people may do to the status. */
export const notificationChannelIntegrationStatuses = {
  choices: notificationChannelIntegrationChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['kind'];

export const NotificationChannelIntegrationList = (props: ListProps) => (
  <ResourceList
    columns={notificationChannelIntegrationColumns}
    shown={['id', 'title', 'kind', 'status', 'url', 'createdAt']}
    sortable={['id', 'title', 'kind', 'url', 'botName', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={notificationChannelIntegrationFilters}
    quickFilters={['kind', 'createdAt']}
    inputs={notificationChannelIntegrationInputs}
    inlineEdit={['title']}
    statuses={notificationChannelIntegrationStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const NotificationChannelIntegrationCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={notificationChannelIntegrationInputs}
    tabs={notificationChannelIntegrationTabs}
    defaults={{ kind: 'webhook' }}
    fieldTexts={{ help: ['kind'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const NotificationChannelIntegrationEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['kind']}
    related={[{ resource: 'settings/notifications/rules', field: 'notificationChannelIntegration' }]}
    columns={notificationChannelIntegrationColumns}
    inputs={notificationChannelIntegrationInputs}
    tabs={notificationChannelIntegrationTabs}
    statuses={notificationChannelIntegrationStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const NotificationChannelIntegrationShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['kind']}
    related={[{ resource: 'settings/notifications/rules', field: 'notificationChannelIntegration' }]}
    columns={notificationChannelIntegrationColumns}
    tabs={notificationChannelIntegrationTabs}
    statuses={notificationChannelIntegrationStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: NotificationChannelIntegrationList,
  create: NotificationChannelIntegrationCreate,
  edit: NotificationChannelIntegrationEdit,
  show: NotificationChannelIntegrationShow,
  columns: notificationChannelIntegrationColumns,
  recordRepresentation,
};
