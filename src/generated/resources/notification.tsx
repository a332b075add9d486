// Generated from openapi/entities/notification.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { ClockField } from '../../components/fields/ClockField.tsx';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  EnumInput,
  NumberInput,
  ReferenceManyInput,
  ReferenceOneInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Notification = components['schemas']['Notification'];
type NotificationValues = components['schemas']['NotificationCreate'];
type NotificationsQuery = NonNullable<operations['listNotifications']['parameters']['query']>;

/** Values to choose from. */
export const notificationChoices = {
  status: [
    { id: 'active', name: 'resources.settings/notifications/rules.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/notifications/rules.choices.status.inactive', tone: 'neutral' },
  ],
  groupSlug: [
    { id: 'caps', name: 'resources.settings/notifications/rules.choices.groupSlug.caps' },
    { id: 'integrations', name: 'resources.settings/notifications/rules.choices.groupSlug.integrations' },
    { id: 'postbacks', name: 'resources.settings/notifications/rules.choices.groupSlug.postbacks' },
    { id: 'leads', name: 'resources.settings/notifications/rules.choices.groupSlug.leads' },
    { id: 'conversions', name: 'resources.settings/notifications/rules.choices.groupSlug.conversions' },
    { id: 'invoices', name: 'resources.settings/notifications/rules.choices.groupSlug.invoices' },
    { id: 'exports', name: 'resources.settings/notifications/rules.choices.groupSlug.exports' },
    { id: 'tasks', name: 'resources.settings/notifications/rules.choices.groupSlug.tasks' },
    { id: 'notes', name: 'resources.settings/notifications/rules.choices.groupSlug.notes' },
    { id: 'scheduled', name: 'resources.settings/notifications/rules.choices.groupSlug.scheduled' },
    { id: 'network', name: 'resources.settings/notifications/rules.choices.groupSlug.network' },
    { id: 'security', name: 'resources.settings/notifications/rules.choices.groupSlug.security' },
  ],
  type: [
    { id: 'cap.filling', name: 'resources.settings/notifications/rules.choices.type.cap.filling' },
    { id: 'cap.full', name: 'resources.settings/notifications/rules.choices.type.cap.full' },
    { id: 'guarantee.at_risk', name: 'resources.settings/notifications/rules.choices.type.guarantee.at_risk' },
    { id: 'integration.paused', name: 'resources.settings/notifications/rules.choices.type.integration.paused' },
    { id: 'integration.slow', name: 'resources.settings/notifications/rules.choices.type.integration.slow' },
    {
      id: 'synchronization.paused',
      name: 'resources.settings/notifications/rules.choices.type.synchronization.paused',
    },
    { id: 'postback.given_up', name: 'resources.settings/notifications/rules.choices.type.postback.given_up' },
    { id: 'lead.unsent', name: 'resources.settings/notifications/rules.choices.type.lead.unsent' },
    { id: 'conversion.late', name: 'resources.settings/notifications/rules.choices.type.conversion.late' },
    { id: 'invoice.made', name: 'resources.settings/notifications/rules.choices.type.invoice.made' },
    { id: 'invoice.scheduled', name: 'resources.settings/notifications/rules.choices.type.invoice.scheduled' },
    { id: 'invoice.paid', name: 'resources.settings/notifications/rules.choices.type.invoice.paid' },
    { id: 'invoice.declined', name: 'resources.settings/notifications/rules.choices.type.invoice.declined' },
    { id: 'invoice.unpaid', name: 'resources.settings/notifications/rules.choices.type.invoice.unpaid' },
    { id: 'invoice.requested', name: 'resources.settings/notifications/rules.choices.type.invoice.requested' },
    { id: 'invoice.taken_back', name: 'resources.settings/notifications/rules.choices.type.invoice.taken_back' },
    {
      id: 'withdrawal_method.changed',
      name: 'resources.settings/notifications/rules.choices.type.withdrawal_method.changed',
    },
    {
      id: 'withdrawal_method.waiting',
      name: 'resources.settings/notifications/rules.choices.type.withdrawal_method.waiting',
    },
    {
      id: 'withdrawal_method.verified',
      name: 'resources.settings/notifications/rules.choices.type.withdrawal_method.verified',
    },
    { id: 'export.ready', name: 'resources.settings/notifications/rules.choices.type.export.ready' },
    { id: 'export.failed', name: 'resources.settings/notifications/rules.choices.type.export.failed' },
    { id: 'task.assigned', name: 'resources.settings/notifications/rules.choices.type.task.assigned' },
    { id: 'task.mentioned', name: 'resources.settings/notifications/rules.choices.type.task.mentioned' },
    { id: 'task.due', name: 'resources.settings/notifications/rules.choices.type.task.due' },
    { id: 'note.addressed', name: 'resources.settings/notifications/rules.choices.type.note.addressed' },
    { id: 'change.conflict', name: 'resources.settings/notifications/rules.choices.type.change.conflict' },
    { id: 'change.failed', name: 'resources.settings/notifications/rules.choices.type.change.failed' },
    { id: 'affiliate.registered', name: 'resources.settings/notifications/rules.choices.type.affiliate.registered' },
    { id: 'traffic.blocked', name: 'resources.settings/notifications/rules.choices.type.traffic.blocked' },
    { id: 'traffic.accepted', name: 'resources.settings/notifications/rules.choices.type.traffic.accepted' },
    { id: 'domain.failing', name: 'resources.settings/notifications/rules.choices.type.domain.failing' },
    { id: 'rates.failing', name: 'resources.settings/notifications/rules.choices.type.rates.failing' },
    { id: 'work.failing', name: 'resources.settings/notifications/rules.choices.type.work.failing' },
    { id: 'channel.failing', name: 'resources.settings/notifications/rules.choices.type.channel.failing' },
    { id: 'notification.silent', name: 'resources.settings/notifications/rules.choices.type.notification.silent' },
    { id: 'trial.ending', name: 'resources.settings/notifications/rules.choices.type.trial.ending' },
    { id: 'sign_in.new_device', name: 'resources.settings/notifications/rules.choices.type.sign_in.new_device' },
  ],
  channel: [
    { id: 'bell', name: 'resources.settings/notifications/rules.choices.channel.bell' },
    { id: 'email', name: 'resources.settings/notifications/rules.choices.channel.email' },
    { id: 'telegram', name: 'resources.settings/notifications/rules.choices.channel.telegram' },
    { id: 'webhook', name: 'resources.settings/notifications/rules.choices.channel.webhook' },
  ],
  frequency: [
    { id: 'immediately', name: 'resources.settings/notifications/rules.choices.frequency.immediately' },
    { id: 'hourly', name: 'resources.settings/notifications/rules.choices.frequency.hourly' },
    { id: 'daily', name: 'resources.settings/notifications/rules.choices.frequency.daily' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const notificationColumns = {
  id: <NumberField<Notification> source="id" plain />,
  description: <TextField<Notification> source="description" />,
  status: <EnumField<Notification> source="status" choices={notificationChoices.status} />,
  groupSlug: <EnumField<Notification> source="groupSlug" choices={notificationChoices.groupSlug} />,
  type: <EnumField<Notification> source="type" choices={notificationChoices.type} />,
  channel: <EnumField<Notification> source="channel" choices={notificationChoices.channel} />,
  users: <ReferenceManyField<Notification> source="users" reference="users" />,
  roles: <ReferenceManyField<Notification> source="roles" reference="settings/roles" />,
  frequency: <EnumField<Notification> source="frequency" choices={notificationChoices.frequency} />,
  createdAt: <MomentField<Notification> source="createdAt" />,
  capPercent: <NumberField<Notification> source="capPercent" />,
  offers: <ReferenceManyField<Notification> source="offers" reference="offers" />,
  affiliates: <ReferenceManyField<Notification> source="affiliates" reference="affiliates/members" />,
  advertisers: <ReferenceManyField<Notification> source="advertisers" reference="advertisers" />,
  countries: <CodeListField<Notification> source="countries" of="isoCountries" />,
  notificationChannelIntegration: (
    <ReferenceOneField<Notification>
      source="notificationChannelIntegration"
      reference="settings/notifications/channels"
    />
  ),
  quietFrom: <ClockField<Notification> source="quietFrom" />,
  quietTo: <ClockField<Notification> source="quietTo" />,
  statusChangedAt: <MomentField<Notification> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Notification> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Notification> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Notification> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Notification> source="updatedBy" reference="users" />,
} satisfies Columns<Notification>;

/** How each field is edited. */
export const notificationInputs = {
  description: (
    <TextInput<NotificationValues> source="description" validate={[rule('required'), rule('maxLength', 200)]} />
  ),
  groupSlug: (
    <EnumInput<NotificationValues>
      source="groupSlug"
      choices={notificationChoices.groupSlug}
      validate={[rule('required')]}
    />
  ),
  type: (
    <EnumInput<NotificationValues>
      source="type"
      choices={notificationChoices.type}
      helperText="resources.settings/notifications/rules.help.type"
    />
  ),
  capPercent: (
    <NumberInput<NotificationValues>
      source="capPercent"
      when={{ groupSlug: ['caps'], type: [null, 'cap.filling'] }}
      otherwise={80}
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 99)]}
      helperText="resources.settings/notifications/rules.help.capPercent"
    />
  ),
  offers: (
    <ReferenceManyInput<NotificationValues>
      source="offers"
      reference="offers"
      when={{ groupSlug: ['caps', 'leads', 'conversions'] }}
      otherwise={[]}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  affiliates: (
    <ReferenceManyInput<NotificationValues>
      source="affiliates"
      reference="affiliates/members"
      when={{ groupSlug: ['caps', 'postbacks', 'leads', 'conversions', 'invoices'] }}
      otherwise={[]}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  advertisers: (
    <ReferenceManyInput<NotificationValues>
      source="advertisers"
      reference="advertisers"
      when={{
        groupSlug: ['caps', 'integrations', 'conversions', 'invoices'],
        type: [
          null,
          'cap.filling',
          'cap.full',
          'guarantee.at_risk',
          'integration.paused',
          'integration.slow',
          'synchronization.paused',
          'conversion.late',
          'invoice.made',
          'invoice.paid',
          'invoice.declined',
          'invoice.unpaid',
        ],
      }}
      otherwise={[]}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  countries: (
    <CodeListInput<NotificationValues>
      source="countries"
      of="isoCountries"
      several
      when={{ groupSlug: ['caps', 'leads', 'conversions'] }}
      otherwise={[]}
      validate={[rule('maxItems', 300)]}
    />
  ),
  users: (
    <ReferenceManyInput<NotificationValues>
      source="users"
      reference="users"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.settings/notifications/rules.help.users"
    />
  ),
  roles: (
    <ReferenceManyInput<NotificationValues>
      source="roles"
      reference="settings/roles"
      validate={[rule('maxItems', 1000)]}
    />
  ),
  channel: (
    <EnumInput<NotificationValues>
      source="channel"
      choices={notificationChoices.channel}
      validate={[rule('required')]}
    />
  ),
  notificationChannelIntegration: (
    <ReferenceOneInput<NotificationValues>
      source="notificationChannelIntegration"
      reference="settings/notifications/channels"
      when={{ channel: ['telegram', 'webhook'] }}
      validate={[rule('required')]}
      helperText="resources.settings/notifications/rules.help.notificationChannelIntegration"
    />
  ),
  frequency: (
    <EnumInput<NotificationValues>
      source="frequency"
      choices={notificationChoices.frequency}
      when={{ channel: ['email', 'telegram', 'webhook'] }}
      otherwise={'immediately'}
      validate={[rule('required')]}
      helperText="resources.settings/notifications/rules.help.frequency"
    />
  ),
  quietFrom: (
    <TextInput<NotificationValues>
      source="quietFrom"
      when={{ channel: ['email', 'telegram', 'webhook'] }}
      validate={[rule('maxLength', 5), rule('pattern', '^([01][0-9]|2[0-3]):[0-5][0-9]$')]}
      helperText="resources.settings/notifications/rules.help.quietFrom"
    />
  ),
  quietTo: (
    <TextInput<NotificationValues>
      source="quietTo"
      when={{ channel: ['email', 'telegram', 'webhook'] }}
      validate={[rule('maxLength', 5), rule('pattern', '^([01][0-9]|2[0-3]):[0-5][0-9]$')]}
      helperText="resources.settings/notifications/rules.help.quietTo"
    />
  ),
} satisfies Inputs<NotificationValues>;

/** What the list can be narrowed by. */
export const notificationFilters = {
  groupSlug: <EnumInput<NotificationsQuery> source="groupSlug" choices={notificationChoices.groupSlug} several />,
  type: <EnumInput<NotificationsQuery> source="type" choices={notificationChoices.type} several />,
  channel: <EnumInput<NotificationsQuery> source="channel" choices={notificationChoices.channel} several />,
  frequency: <EnumInput<NotificationsQuery> source="frequency" choices={notificationChoices.frequency} several />,
  notificationChannelIntegration: (
    <ReferenceManyInput<NotificationsQuery>
      source="notificationChannelIntegration"
      reference="settings/notifications/channels"
    />
  ),
  createdAt: <RangeFilter<NotificationsQuery> source="createdAt" of="moment" />,
} satisfies Filters<NotificationsQuery>;

/** Tabs of the record page, their sections and fields. */
export const notificationTabs = {
  general: [
    section('events', 'description', 'groupSlug', 'type', 'capPercent'),
    section('onlyThese', 'offers', 'affiliates', 'advertisers', 'countries'),
    section('who', 'users', 'roles'),
    section('howAndWhen', 'channel', 'notificationChannelIntegration', 'frequency', 'quietFrom', 'quietTo'),
  ],
} satisfies Tabs<Notification & NotificationValues>;

/** What people may do to the status. */
export const notificationStatuses = {
  choices: notificationChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'groupSlug',
    'type',
    'capPercent',
    'offers',
    'affiliates',
    'advertisers',
    'countries',
    'users',
    'roles',
    'channel',
    'notificationChannelIntegration',
    'frequency',
    'quietFrom',
    'quietTo',
  ],
  renamed: ['description'],
};

export const NotificationList = (props: ListProps) => (
  <ResourceList
    columns={notificationColumns}
    shown={['id', 'description', 'status', 'groupSlug', 'type', 'channel', 'users', 'roles', 'frequency', 'createdAt']}
    sortable={[
      'id',
      'description',
      'groupSlug',
      'type',
      'capPercent',
      'channel',
      'frequency',
      'quietFrom',
      'quietTo',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="description"
    searchable
    filters={notificationFilters}
    quickFilters={['groupSlug', 'channel']}
    inputs={notificationInputs}
    inlineEdit={['description']}
    statuses={notificationStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const NotificationCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={notificationInputs}
    tabs={notificationTabs}
    defaults={{ capPercent: 80, channel: 'email', frequency: 'immediately' }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const NotificationEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['groupSlug', 'type', 'channel']}
    columns={notificationColumns}
    inputs={notificationInputs}
    tabs={notificationTabs}
    statuses={notificationStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const NotificationShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['groupSlug', 'type', 'channel']}
    columns={notificationColumns}
    tabs={notificationTabs}
    statuses={notificationStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'description';

export default {
  list: NotificationList,
  create: NotificationCreate,
  edit: NotificationEdit,
  show: NotificationShow,
  columns: notificationColumns,
  recordRepresentation,
};
