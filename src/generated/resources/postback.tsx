// Generated from openapi/entities/postback.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  EnumInput,
  MacroInput,
  OwnedListInput,
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

type Postback = components['schemas']['Postback'];
type PostbackValues = components['schemas']['PostbackCreate'];
type PostbacksQuery = NonNullable<operations['listPostbacks']['parameters']['query']>;
type MappingsRow = NonNullable<Postback['mappings']>[number];

/** Values to choose from. */
export const postbackChoices = {
  status: [
    { id: 'active', name: 'resources.postbacks.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.postbacks.choices.status.inactive', tone: 'neutral' },
  ],
  events: [
    { id: 'conversion_approved', name: 'resources.postbacks.choices.events.conversion_approved', tone: 'success' },
    { id: 'conversion_pending', name: 'resources.postbacks.choices.events.conversion_pending', tone: 'info' },
    { id: 'conversion_deferred', name: 'resources.postbacks.choices.events.conversion_deferred', tone: 'warning' },
    { id: 'conversion_rejected', name: 'resources.postbacks.choices.events.conversion_rejected', tone: 'error' },
    { id: 'event_received', name: 'resources.postbacks.choices.events.event_received', tone: 'info' },
    { id: 'event_sent', name: 'resources.postbacks.choices.events.event_sent', tone: 'success' },
    { id: 'event_hold', name: 'resources.postbacks.choices.events.event_hold', tone: 'warning' },
    { id: 'event_invalid', name: 'resources.postbacks.choices.events.event_invalid', tone: 'error' },
    { id: 'event_duplicate', name: 'resources.postbacks.choices.events.event_duplicate', tone: 'neutral' },
    { id: 'event_trash', name: 'resources.postbacks.choices.events.event_trash', tone: 'neutral' },
    {
      id: 'event_lead_grade_changed',
      name: 'resources.postbacks.choices.events.event_lead_grade_changed',
      tone: 'info',
    },
  ],
  method: [
    { id: 'GET', name: 'resources.postbacks.choices.method.GET' },
    { id: 'POST', name: 'resources.postbacks.choices.method.POST' },
  ],
  bodyFormat: [
    { id: 'none', name: 'resources.postbacks.choices.bodyFormat.none' },
    { id: 'json', name: 'resources.postbacks.choices.bodyFormat.json' },
    { id: 'form', name: 'resources.postbacks.choices.bodyFormat.form' },
  ],
  mappingsEvent: [
    {
      id: 'conversion_approved',
      name: 'resources.postbacks.choices.mappings.event.conversion_approved',
      tone: 'success',
    },
    { id: 'conversion_pending', name: 'resources.postbacks.choices.mappings.event.conversion_pending', tone: 'info' },
    {
      id: 'conversion_deferred',
      name: 'resources.postbacks.choices.mappings.event.conversion_deferred',
      tone: 'warning',
    },
    {
      id: 'conversion_rejected',
      name: 'resources.postbacks.choices.mappings.event.conversion_rejected',
      tone: 'error',
    },
    { id: 'event_received', name: 'resources.postbacks.choices.mappings.event.event_received', tone: 'info' },
    { id: 'event_sent', name: 'resources.postbacks.choices.mappings.event.event_sent', tone: 'success' },
    { id: 'event_hold', name: 'resources.postbacks.choices.mappings.event.event_hold', tone: 'warning' },
    { id: 'event_invalid', name: 'resources.postbacks.choices.mappings.event.event_invalid', tone: 'error' },
    { id: 'event_duplicate', name: 'resources.postbacks.choices.mappings.event.event_duplicate', tone: 'neutral' },
    { id: 'event_trash', name: 'resources.postbacks.choices.mappings.event.event_trash', tone: 'neutral' },
    {
      id: 'event_lead_grade_changed',
      name: 'resources.postbacks.choices.mappings.event.event_lead_grade_changed',
      tone: 'info',
    },
  ],
  scope: [
    { id: 'global', name: 'resources.postbacks.choices.scope.global' },
    { id: 'offer', name: 'resources.postbacks.choices.scope.offer' },
    { id: 'campaign', name: 'resources.postbacks.choices.scope.campaign' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const postbackColumns = {
  id: <NumberField<Postback> source="id" plain />,
  title: <TextField<Postback> source="title" />,
  status: <EnumField<Postback> source="status" choices={postbackChoices.status} />,
  affiliate: <ReferenceOneField<Postback> source="affiliate" reference="affiliates/members" />,
  offer: <ReferenceOneField<Postback> source="offer" reference="offers" />,
  campaign: <ReferenceOneField<Postback> source="campaign" reference="campaigns" />,
  events: <EnumField<Postback> source="events" choices={postbackChoices.events} />,
  method: <EnumField<Postback> source="method" choices={postbackChoices.method} />,
  createdAt: <MomentField<Postback> source="createdAt" />,
  goalEvents: <ReferenceManyField<Postback> source="goalEvents" reference="settings/goals" />,
  url: <UrlField<Postback> source="url" />,
  bodyFormat: <EnumField<Postback> source="bodyFormat" choices={postbackChoices.bodyFormat} />,
  body: <TextField<Postback> source="body" />,
  mappings: (
    <OwnedListField<Postback> source="mappings">
      <EnumField<MappingsRow> source="event" choices={postbackChoices.mappingsEvent} />
      <TextField<MappingsRow> source="word" />
    </OwnedListField>
  ),
  lastDeliveredAt: <MomentField<Postback> source="lastDeliveredAt" />,
  lastFailedAt: <MomentField<Postback> source="lastFailedAt" />,
  waiting: <NumberField<Postback> source="waiting" />,
  statusChangedAt: <MomentField<Postback> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Postback> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Postback> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Postback> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Postback> source="updatedBy" reference="users" />,
} satisfies Columns<Postback>;

/** How each field is edited. */
export const postbackInputs = {
  title: <TextInput<PostbackValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  affiliate: (
    <ReferenceOneInput<PostbackValues>
      source="affiliate"
      reference="affiliates/members"
      validate={[rule('required')]}
    />
  ),
  offer: (
    <ReferenceOneInput<PostbackValues> source="offer" reference="offers" helperText="resources.postbacks.help.offer" />
  ),
  campaign: (
    <ReferenceOneInput<PostbackValues>
      source="campaign"
      reference="campaigns"
      referenceFilter={{ status: ['active', 'inactive', 'offer_revoked', 'blocked'] }}
    />
  ),
  events: (
    <EnumInput<PostbackValues>
      source="events"
      choices={postbackChoices.events}
      several
      helperText="resources.postbacks.help.events"
    />
  ),
  goalEvents: (
    <ReferenceManyInput<PostbackValues>
      source="goalEvents"
      reference="settings/goals"
      validate={[rule('maxItems', 1000)]}
    />
  ),
  method: <EnumInput<PostbackValues> source="method" choices={postbackChoices.method} validate={[rule('required')]} />,
  url: (
    <MacroInput<PostbackValues>
      source="url"
      type="url"
      macros="postback"
      validate={[
        rule('required'),
        rule('maxLength', 2000),
        rule('url'),
        rule('macroBraces'),
        rule('macro', 'postback'),
      ]}
    />
  ),
  bodyFormat: (
    <EnumInput<PostbackValues>
      source="bodyFormat"
      choices={postbackChoices.bodyFormat}
      validate={[rule('required')]}
    />
  ),
  body: (
    <MacroInput<PostbackValues>
      source="body"
      multiline
      macros="postback"
      validate={[rule('maxLength', 10000), rule('macro', 'postback'), rule('jsonBody', 'postback', 'bodyFormat')]}
      helperText="resources.postbacks.help.body"
    />
  ),
  mappings: (
    <OwnedListInput<PostbackValues>
      source="mappings"
      validate={[rule('maxItems', 30)]}
      helperText="resources.postbacks.help.mappings"
    >
      <EnumInput<MappingsRow> source="event" choices={postbackChoices.mappingsEvent} validate={[rule('required')]} />
      <TextInput<MappingsRow> source="word" validate={[rule('required'), rule('maxLength', 100)]} />
    </OwnedListInput>
  ),
} satisfies Inputs<PostbackValues>;

/** What the list can be narrowed by. */
export const postbackFilters = {
  affiliate: <ReferenceManyInput<PostbacksQuery> source="affiliate" reference="affiliates/members" />,
  team: <ReferenceManyInput<PostbacksQuery> source="team" reference="affiliates/teams" />,
  offer: <ReferenceManyInput<PostbacksQuery> source="offer" reference="offers" />,
  campaign: <ReferenceManyInput<PostbacksQuery> source="campaign" reference="campaigns" />,
  scope: <EnumInput<PostbacksQuery> source="scope" choices={postbackChoices.scope} several />,
  events: <EnumInput<PostbacksQuery> source="events" choices={postbackChoices.events} several />,
  goalEvents: <ReferenceManyInput<PostbacksQuery> source="goalEvents" reference="settings/goals" />,
  method: <EnumInput<PostbacksQuery> source="method" choices={postbackChoices.method} several />,
  createdAt: <RangeFilter<PostbacksQuery> source="createdAt" of="moment" />,
} satisfies Filters<PostbacksQuery>;

/** Tabs of the record page, their sections and fields. */
export const postbackTabs = {
  general: [
    section('postback', 'title', 'affiliate', 'offer', 'campaign'),
    section('when', 'events', 'goalEvents'),
    section('request', 'method', 'url', 'bodyFormat', 'body', 'mappings'),
    section('sending', 'lastDeliveredAt', 'lastFailedAt', 'waiting'),
  ],
} satisfies Tabs<Postback & PostbackValues>;

/** What people may do to the status. */
export const postbackStatuses = {
  choices: postbackChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'statusChangedBy', 'createdBy', 'updatedBy', 'team'];

/** Set when a record is made, never after. */
const createOnly = ['affiliate'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: ['affiliate', 'offer', 'campaign', 'events', 'goalEvents', 'method', 'url', 'bodyFormat', 'body', 'mappings'],
  renamed: ['title'],
  renewed: ['lastDeliveredAt', 'lastFailedAt', 'waiting'],
};

export const PostbackList = (props: ListProps) => (
  <ResourceList
    columns={postbackColumns}
    shown={['id', 'title', 'status', 'affiliate', 'offer', 'campaign', 'events', 'method', 'createdAt']}
    inTabs={{ 'campaigns/postbacks': ['title', 'status', 'events', 'method', 'createdAt'] }}
    sortable={['id', 'title', 'method', 'url', 'bodyFormat', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={postbackFilters}
    narrowing={{ campaign: ['affiliate', 'offer'] }}
    quickFilters={['affiliate', 'team']}
    inputs={postbackInputs}
    inlineEdit={['title', 'events']}
    bulkEdit={['events', 'goalEvents']}
    statuses={postbackStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PostbackCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={postbackInputs}
    tabs={postbackTabs}
    defaults={{ method: 'GET', bodyFormat: 'none' }}
    fieldTexts={{ help: ['affiliate'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PostbackEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['affiliate', 'offer', 'campaign']}
    columns={postbackColumns}
    inputs={postbackInputs}
    tabs={postbackTabs}
    statuses={postbackStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const PostbackShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['affiliate', 'offer', 'campaign']}
    columns={postbackColumns}
    tabs={postbackTabs}
    statuses={postbackStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: PostbackList,
  create: PostbackCreate,
  edit: PostbackEdit,
  show: PostbackShow,
  columns: postbackColumns,
  recordRepresentation,
};
