// Generated from openapi/entities/postbackLog.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { IpField } from '../../components/fields/IpField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { WordsField } from '../../components/fields/WordsField.tsx';
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
export const advertiserPostbackLogChoices = {
  result: [
    { id: 'created', name: 'resources.postback-logs/advertisers.choices.result.created', tone: 'success' },
    { id: 'repeated', name: 'resources.postback-logs/advertisers.choices.result.repeated', tone: 'neutral' },
    { id: 'customer', name: 'resources.postback-logs/advertisers.choices.result.customer', tone: 'success' },
    { id: 'graded', name: 'resources.postback-logs/advertisers.choices.result.graded', tone: 'info' },
    { id: 'ignored', name: 'resources.postback-logs/advertisers.choices.result.ignored', tone: 'neutral' },
    { id: 'refused', name: 'resources.postback-logs/advertisers.choices.result.refused', tone: 'error' },
    { id: 'read', name: 'resources.postback-logs/advertisers.choices.result.read', tone: 'neutral' },
    { id: 'delivered', name: 'resources.postback-logs/advertisers.choices.result.delivered', tone: 'success' },
    { id: 'failed', name: 'resources.postback-logs/advertisers.choices.result.failed', tone: 'error' },
  ],
  failure: [
    { id: 'settings', name: 'resources.postback-logs/advertisers.choices.failure.settings' },
    { id: 'parameters', name: 'resources.postback-logs/advertisers.choices.failure.parameters' },
    { id: 'url', name: 'resources.postback-logs/advertisers.choices.failure.url' },
    { id: 'body', name: 'resources.postback-logs/advertisers.choices.failure.body' },
    { id: 'request', name: 'resources.postback-logs/advertisers.choices.failure.request' },
    { id: 'inside', name: 'resources.postback-logs/advertisers.choices.failure.inside' },
    { id: 'connect', name: 'resources.postback-logs/advertisers.choices.failure.connect' },
    { id: 'tls', name: 'resources.postback-logs/advertisers.choices.failure.tls' },
    { id: 'timeout', name: 'resources.postback-logs/advertisers.choices.failure.timeout' },
    { id: 'tooLarge', name: 'resources.postback-logs/advertisers.choices.failure.tooLarge' },
    { id: 'broken', name: 'resources.postback-logs/advertisers.choices.failure.broken' },
    { id: 'redirects', name: 'resources.postback-logs/advertisers.choices.failure.redirects' },
    { id: 'not_received', name: 'resources.postback-logs/advertisers.choices.failure.not_received' },
    { id: 'interrupted', name: 'resources.postback-logs/advertisers.choices.failure.interrupted' },
  ],
  compared: [
    { id: 'same', name: 'resources.postback-logs/advertisers.choices.compared.same', tone: 'neutral' },
    { id: 'different', name: 'resources.postback-logs/advertisers.choices.compared.different', tone: 'info' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const advertiserPostbackLogColumns = {
  createdAt: <MomentField<PostbackLog> source="createdAt" />,
  result: <EnumField<PostbackLog> source="result" choices={advertiserPostbackLogChoices.result} />,
  reason: <WordsField<PostbackLog> source="reason" />,
  advertiser: <ReferenceOneField<PostbackLog> source="advertiser" reference="advertisers" />,
  integration: <ReferenceOneField<PostbackLog> source="integration" reference="integrations" />,
  conversion: <ReferenceOneField<PostbackLog> source="conversion" reference="conversions" />,
  clickId: <TextField<PostbackLog> source="clickId" />,
  httpStatus: <NumberField<PostbackLog> source="httpStatus" />,
  url: <TextField<PostbackLog> source="url" />,
  customer: <ReferenceOneField<PostbackLog> source="customer" reference="customers" />,
  lead: <ReferenceOneField<PostbackLog> source="lead" reference="leads" />,
  country: <CodeListField<PostbackLog> source="country" of="isoCountries" />,
  replayOf: <NumberField<PostbackLog> source="replayOf" />,
  replayedBy: <ReferenceOneField<PostbackLog> source="replayedBy" reference="users" />,
  affiliate: <ReferenceOneField<PostbackLog> source="affiliate" reference="affiliates/members" />,
  postback: <ReferenceOneField<PostbackLog> source="postback" reference="postbacks" />,
  offer: <ReferenceOneField<PostbackLog> source="offer" reference="offers" />,
  campaign: <ReferenceOneField<PostbackLog> source="campaign" reference="campaigns" />,
  method: <TextField<PostbackLog> source="method" />,
  body: <TextField<PostbackLog> source="body" />,
  ip: <IpField<PostbackLog> source="ip" />,
  userAgent: <TextField<PostbackLog> source="userAgent" />,
  failure: <EnumField<PostbackLog> source="failure" choices={advertiserPostbackLogChoices.failure} />,
  answer: <TextField<PostbackLog> source="answer" />,
  compared: <EnumField<PostbackLog> source="compared" choices={advertiserPostbackLogChoices.compared} />,
  duration: <NumberField<PostbackLog> source="duration" />,
} satisfies Columns<PostbackLog>;

/** What the list can be narrowed by. */
export const advertiserPostbackLogFilters = {
  createdAt: <RangeFilter<PostbackLogsQuery> source="createdAt" of="moment" />,
  result: <EnumInput<PostbackLogsQuery> source="result" choices={advertiserPostbackLogChoices.result} several />,
  affiliate: <ReferenceManyInput<PostbackLogsQuery> source="affiliate" reference="affiliates/members" />,
  advertiser: <ReferenceManyInput<PostbackLogsQuery> source="advertiser" reference="advertisers" />,
  offer: <ReferenceManyInput<PostbackLogsQuery> source="offer" reference="offers" />,
  campaign: <ReferenceManyInput<PostbackLogsQuery> source="campaign" reference="campaigns" />,
  conversion: <ReferenceManyInput<PostbackLogsQuery> source="conversion" reference="conversions" />,
  customer: <ReferenceManyInput<PostbackLogsQuery> source="customer" reference="customers" />,
  clickId: <TextInput<PostbackLogsQuery> source="clickId" />,
} satisfies Filters<PostbackLogsQuery>;

/** Tabs of the record page, their sections and fields. */
export const advertiserPostbackLogTabs = {
  general: [
    section(
      'postback',
      'result',
      'reason',
      'conversion',
      'customer',
      'lead',
      'clickId',
      'country',
      'replayOf',
      'replayedBy',
    ),
    section('between', 'advertiser', 'integration', 'affiliate', 'postback', 'offer', 'campaign'),
    section('request', 'method', 'url', 'body', 'ip', 'userAgent'),
    section('response', 'httpStatus', 'failure', 'answer', 'compared', 'duration'),
  ],
} satisfies Tabs<PostbackLog>;

/** Affiliates never meet these. */
const staffOnly = [
  'reason',
  'advertiser',
  'integration',
  'customer',
  'lead',
  'replayOf',
  'replayedBy',
  'affiliate',
  'ip',
  'userAgent',
];

export const AdvertiserPostbackLogList = (props: ListProps) => (
  <ResourceList
    columns={advertiserPostbackLogColumns}
    shown={['createdAt', 'result', 'reason', 'advertiser', 'integration', 'conversion', 'clickId', 'httpStatus', 'url']}
    sortable={['createdAt']}
    filters={advertiserPostbackLogFilters}
    narrowing={{
      campaign: ['affiliate', 'offer'],
      conversion: ['affiliate', 'advertiser', 'offer', 'campaign'],
      customer: ['affiliate', 'advertiser', 'offer', 'campaign'],
    }}
    quickFilters={['result', 'advertiser']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const AdvertiserPostbackLogShow = (props: ShowProps) => (
  <ResourceShow
    columns={advertiserPostbackLogColumns}
    tabs={advertiserPostbackLogTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: AdvertiserPostbackLogList,
  show: AdvertiserPostbackLogShow,
  columns: advertiserPostbackLogColumns,
  recordRepresentation,
};
