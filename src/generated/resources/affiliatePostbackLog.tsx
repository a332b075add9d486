// Generated from openapi/entities/postbackLog.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type PostbackLog = components['schemas']['PostbackLog'];
type PostbackLogsQuery = NonNullable<operations['listPostbackLogs']['parameters']['query']>;

/** Values to choose from. */
export const affiliatePostbackLogChoices = {
  result: [
    { id: 'created', name: 'resources.postback-logs/affiliates.choices.result.created', tone: 'success' },
    { id: 'repeated', name: 'resources.postback-logs/affiliates.choices.result.repeated', tone: 'neutral' },
    { id: 'customer', name: 'resources.postback-logs/affiliates.choices.result.customer', tone: 'success' },
    { id: 'graded', name: 'resources.postback-logs/affiliates.choices.result.graded', tone: 'info' },
    { id: 'ignored', name: 'resources.postback-logs/affiliates.choices.result.ignored', tone: 'neutral' },
    { id: 'refused', name: 'resources.postback-logs/affiliates.choices.result.refused', tone: 'error' },
    { id: 'read', name: 'resources.postback-logs/affiliates.choices.result.read', tone: 'neutral' },
    { id: 'delivered', name: 'resources.postback-logs/affiliates.choices.result.delivered', tone: 'success' },
    { id: 'failed', name: 'resources.postback-logs/affiliates.choices.result.failed', tone: 'error' },
  ],
  event: [
    {
      id: 'conversion_approved',
      name: 'resources.postback-logs/affiliates.choices.event.conversion_approved',
      tone: 'success',
    },
    {
      id: 'conversion_pending',
      name: 'resources.postback-logs/affiliates.choices.event.conversion_pending',
      tone: 'info',
    },
    {
      id: 'conversion_deferred',
      name: 'resources.postback-logs/affiliates.choices.event.conversion_deferred',
      tone: 'warning',
    },
    {
      id: 'conversion_rejected',
      name: 'resources.postback-logs/affiliates.choices.event.conversion_rejected',
      tone: 'error',
    },
    { id: 'event_received', name: 'resources.postback-logs/affiliates.choices.event.event_received', tone: 'info' },
    { id: 'event_sent', name: 'resources.postback-logs/affiliates.choices.event.event_sent', tone: 'success' },
    { id: 'event_hold', name: 'resources.postback-logs/affiliates.choices.event.event_hold', tone: 'warning' },
    { id: 'event_invalid', name: 'resources.postback-logs/affiliates.choices.event.event_invalid', tone: 'error' },
    {
      id: 'event_duplicate',
      name: 'resources.postback-logs/affiliates.choices.event.event_duplicate',
      tone: 'neutral',
    },
    { id: 'event_trash', name: 'resources.postback-logs/affiliates.choices.event.event_trash', tone: 'neutral' },
    {
      id: 'event_lead_grade_changed',
      name: 'resources.postback-logs/affiliates.choices.event.event_lead_grade_changed',
      tone: 'info',
    },
  ],
  failure: [
    { id: 'settings', name: 'resources.postback-logs/affiliates.choices.failure.settings' },
    { id: 'parameters', name: 'resources.postback-logs/affiliates.choices.failure.parameters' },
    { id: 'url', name: 'resources.postback-logs/affiliates.choices.failure.url' },
    { id: 'body', name: 'resources.postback-logs/affiliates.choices.failure.body' },
    { id: 'request', name: 'resources.postback-logs/affiliates.choices.failure.request' },
    { id: 'inside', name: 'resources.postback-logs/affiliates.choices.failure.inside' },
    { id: 'connect', name: 'resources.postback-logs/affiliates.choices.failure.connect' },
    { id: 'tls', name: 'resources.postback-logs/affiliates.choices.failure.tls' },
    { id: 'timeout', name: 'resources.postback-logs/affiliates.choices.failure.timeout' },
    { id: 'tooLarge', name: 'resources.postback-logs/affiliates.choices.failure.tooLarge' },
    { id: 'broken', name: 'resources.postback-logs/affiliates.choices.failure.broken' },
    { id: 'redirects', name: 'resources.postback-logs/affiliates.choices.failure.redirects' },
    { id: 'not_received', name: 'resources.postback-logs/affiliates.choices.failure.not_received' },
    { id: 'interrupted', name: 'resources.postback-logs/affiliates.choices.failure.interrupted' },
  ],
  compared: [
    { id: 'same', name: 'resources.postback-logs/affiliates.choices.compared.same', tone: 'neutral' },
    { id: 'different', name: 'resources.postback-logs/affiliates.choices.compared.different', tone: 'info' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const affiliatePostbackLogColumns = {
  createdAt: <MomentField<PostbackLog> source="createdAt" />,
  result: <EnumField<PostbackLog> source="result" choices={affiliatePostbackLogChoices.result} />,
  event: <EnumField<PostbackLog> source="event" choices={affiliatePostbackLogChoices.event} />,
  affiliate: <ReferenceOneField<PostbackLog> source="affiliate" reference="affiliates/members" />,
  postback: <ReferenceOneField<PostbackLog> source="postback" reference="postbacks" />,
  conversion: <ReferenceOneField<PostbackLog> source="conversion" reference="conversions" />,
  attempt: <NumberField<PostbackLog> source="attempt" />,
  httpStatus: <NumberField<PostbackLog> source="httpStatus" />,
  duration: <NumberField<PostbackLog> source="duration" />,
  url: <TextField<PostbackLog> source="url" />,
  lead: <ReferenceOneField<PostbackLog> source="lead" reference="leads" />,
  clickId: <TextField<PostbackLog> source="clickId" />,
  country: <CodeListField<PostbackLog> source="country" of="isoCountries" />,
  nextAttemptAt: <MomentField<PostbackLog> source="nextAttemptAt" />,
  eventId: <TextField<PostbackLog> source="eventId" />,
  advertiser: <ReferenceOneField<PostbackLog> source="advertiser" reference="advertisers" />,
  integration: <ReferenceOneField<PostbackLog> source="integration" reference="integrations" />,
  offer: <ReferenceOneField<PostbackLog> source="offer" reference="offers" />,
  campaign: <ReferenceOneField<PostbackLog> source="campaign" reference="campaigns" />,
  method: <TextField<PostbackLog> source="method" />,
  body: <TextField<PostbackLog> source="body" />,
  failure: <EnumField<PostbackLog> source="failure" choices={affiliatePostbackLogChoices.failure} />,
  answer: <TextField<PostbackLog> source="answer" />,
  compared: <EnumField<PostbackLog> source="compared" choices={affiliatePostbackLogChoices.compared} />,
} satisfies Columns<PostbackLog>;

/** What the list can be narrowed by. */
export const affiliatePostbackLogFilters = {
  createdAt: <RangeFilter<PostbackLogsQuery> source="createdAt" of="moment" />,
  result: <EnumInput<PostbackLogsQuery> source="result" choices={affiliatePostbackLogChoices.result} several />,
  event: <EnumInput<PostbackLogsQuery> source="event" choices={affiliatePostbackLogChoices.event} several />,
  affiliate: <ReferenceManyInput<PostbackLogsQuery> source="affiliate" reference="affiliates/members" />,
  postback: <ReferenceManyInput<PostbackLogsQuery> source="postback" reference="postbacks" />,
  campaign: <ReferenceManyInput<PostbackLogsQuery> source="campaign" reference="campaigns" />,
  offer: <ReferenceManyInput<PostbackLogsQuery> source="offer" reference="offers" />,
  conversion: <ReferenceManyInput<PostbackLogsQuery> source="conversion" reference="conversions" />,
  clickId: <TextInput<PostbackLogsQuery> source="clickId" />,
  eventId: <TextInput<PostbackLogsQuery> source="eventId" />,
} satisfies Filters<PostbackLogsQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliatePostbackLogTabs = {
  general: [
    section(
      'postback',
      'result',
      'event',
      'conversion',
      'lead',
      'clickId',
      'country',
      'attempt',
      'nextAttemptAt',
      'eventId',
    ),
    section('between', 'advertiser', 'integration', 'affiliate', 'postback', 'offer', 'campaign'),
    section('request', 'method', 'url', 'body'),
    section('response', 'httpStatus', 'failure', 'answer', 'compared', 'duration'),
  ],
} satisfies Tabs<PostbackLog>;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'lead', 'advertiser', 'integration'];

export const AffiliatePostbackLogList = (props: ListProps) => (
  <ResourceList
    columns={affiliatePostbackLogColumns}
    shown={[
      'createdAt',
      'result',
      'event',
      'affiliate',
      'postback',
      'conversion',
      'attempt',
      'httpStatus',
      'duration',
      'url',
    ]}
    sortable={['createdAt']}
    filters={affiliatePostbackLogFilters}
    narrowing={{
      postback: ['affiliate'],
      campaign: ['affiliate', 'offer'],
      conversion: ['affiliate', 'campaign', 'offer'],
    }}
    quickFilters={['result', 'postback']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AffiliatePostbackLogShow = (props: ShowProps) => (
  <ResourceShow
    columns={affiliatePostbackLogColumns}
    tabs={affiliatePostbackLogTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: AffiliatePostbackLogList,
  show: AffiliatePostbackLogShow,
  columns: affiliatePostbackLogColumns,
  recordRepresentation,
};
