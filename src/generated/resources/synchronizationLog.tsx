// Generated from openapi/entities/postbackLog.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { WordsField } from '../../components/fields/WordsField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type PostbackLog = components['schemas']['PostbackLog'];
type PostbackLogsQuery = NonNullable<operations['listPostbackLogs']['parameters']['query']>;

/** Values to choose from. */
export const synchronizationLogChoices = {
  result: [
    { id: 'created', name: 'resources.postback-logs/synchronizations.choices.result.created', tone: 'success' },
    { id: 'repeated', name: 'resources.postback-logs/synchronizations.choices.result.repeated', tone: 'neutral' },
    { id: 'customer', name: 'resources.postback-logs/synchronizations.choices.result.customer', tone: 'success' },
    { id: 'graded', name: 'resources.postback-logs/synchronizations.choices.result.graded', tone: 'info' },
    { id: 'ignored', name: 'resources.postback-logs/synchronizations.choices.result.ignored', tone: 'neutral' },
    { id: 'refused', name: 'resources.postback-logs/synchronizations.choices.result.refused', tone: 'error' },
    { id: 'read', name: 'resources.postback-logs/synchronizations.choices.result.read', tone: 'neutral' },
    { id: 'delivered', name: 'resources.postback-logs/synchronizations.choices.result.delivered', tone: 'success' },
    { id: 'failed', name: 'resources.postback-logs/synchronizations.choices.result.failed', tone: 'error' },
  ],
  failure: [
    { id: 'settings', name: 'resources.postback-logs/synchronizations.choices.failure.settings' },
    { id: 'parameters', name: 'resources.postback-logs/synchronizations.choices.failure.parameters' },
    { id: 'url', name: 'resources.postback-logs/synchronizations.choices.failure.url' },
    { id: 'body', name: 'resources.postback-logs/synchronizations.choices.failure.body' },
    { id: 'request', name: 'resources.postback-logs/synchronizations.choices.failure.request' },
    { id: 'inside', name: 'resources.postback-logs/synchronizations.choices.failure.inside' },
    { id: 'connect', name: 'resources.postback-logs/synchronizations.choices.failure.connect' },
    { id: 'tls', name: 'resources.postback-logs/synchronizations.choices.failure.tls' },
    { id: 'timeout', name: 'resources.postback-logs/synchronizations.choices.failure.timeout' },
    { id: 'tooLarge', name: 'resources.postback-logs/synchronizations.choices.failure.tooLarge' },
    { id: 'broken', name: 'resources.postback-logs/synchronizations.choices.failure.broken' },
    { id: 'redirects', name: 'resources.postback-logs/synchronizations.choices.failure.redirects' },
    { id: 'not_received', name: 'resources.postback-logs/synchronizations.choices.failure.not_received' },
    { id: 'interrupted', name: 'resources.postback-logs/synchronizations.choices.failure.interrupted' },
  ],
  compared: [
    { id: 'same', name: 'resources.postback-logs/synchronizations.choices.compared.same', tone: 'neutral' },
    { id: 'different', name: 'resources.postback-logs/synchronizations.choices.compared.different', tone: 'info' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const synchronizationLogColumns = {
  createdAt: <MomentField<PostbackLog> source="createdAt" />,
  result: <EnumField<PostbackLog> source="result" choices={synchronizationLogChoices.result} />,
  reason: <WordsField<PostbackLog> source="reason" />,
  advertiser: <ReferenceOneField<PostbackLog> source="advertiser" reference="advertisers" />,
  integration: <ReferenceOneField<PostbackLog> source="integration" reference="integrations" />,
  lead: <ReferenceOneField<PostbackLog> source="lead" reference="leads" />,
  customer: <ReferenceOneField<PostbackLog> source="customer" reference="customers" />,
  conversion: <ReferenceOneField<PostbackLog> source="conversion" reference="conversions" />,
  httpStatus: <NumberField<PostbackLog> source="httpStatus" />,
  duration: <NumberField<PostbackLog> source="duration" />,
  url: <TextField<PostbackLog> source="url" />,
  customerSync: <ReferenceOneField<PostbackLog> source="customerSync" reference="customer-syncs" />,
  clickId: <TextField<PostbackLog> source="clickId" />,
  affiliate: <ReferenceOneField<PostbackLog> source="affiliate" reference="affiliates/members" />,
  postback: <ReferenceOneField<PostbackLog> source="postback" reference="postbacks" />,
  offer: <ReferenceOneField<PostbackLog> source="offer" reference="offers" />,
  campaign: <ReferenceOneField<PostbackLog> source="campaign" reference="campaigns" />,
  method: <TextField<PostbackLog> source="method" />,
  body: <TextField<PostbackLog> source="body" />,
  failure: <EnumField<PostbackLog> source="failure" choices={synchronizationLogChoices.failure} />,
  answer: <TextField<PostbackLog> source="answer" />,
  compared: <EnumField<PostbackLog> source="compared" choices={synchronizationLogChoices.compared} />,
} satisfies Columns<PostbackLog>;

/** What the list can be narrowed by. */
export const synchronizationLogFilters = {
  createdAt: <RangeFilter<PostbackLogsQuery> source="createdAt" of="moment" />,
  result: <EnumInput<PostbackLogsQuery> source="result" choices={synchronizationLogChoices.result} several />,
  advertiser: <ReferenceManyInput<PostbackLogsQuery> source="advertiser" reference="advertisers" />,
  integration: <ReferenceManyInput<PostbackLogsQuery> source="integration" reference="integrations" />,
  customerSync: <ReferenceManyInput<PostbackLogsQuery> source="customerSync" reference="customer-syncs" />,
  offer: <ReferenceManyInput<PostbackLogsQuery> source="offer" reference="offers" />,
  lead: <ReferenceManyInput<PostbackLogsQuery> source="lead" reference="leads" />,
  customer: <ReferenceManyInput<PostbackLogsQuery> source="customer" reference="customers" />,
  conversion: <ReferenceManyInput<PostbackLogsQuery> source="conversion" reference="conversions" />,
} satisfies Filters<PostbackLogsQuery>;

/** Tabs of the record page, their sections and fields. */
export const synchronizationLogTabs = {
  general: [
    section('import', 'result', 'reason', 'customerSync', 'conversion', 'customer', 'lead', 'clickId'),
    section('between', 'advertiser', 'integration', 'affiliate', 'postback', 'offer', 'campaign'),
    section('request', 'method', 'url', 'body'),
    section('response', 'httpStatus', 'failure', 'answer', 'compared', 'duration'),
  ],
} satisfies Tabs<PostbackLog>;

/** Affiliates never meet these. */
const staffOnly = ['reason', 'advertiser', 'integration', 'lead', 'customer', 'customerSync', 'affiliate'];

export const SynchronizationLogList = (props: ListProps) => (
  <ResourceList
    columns={synchronizationLogColumns}
    shown={[
      'createdAt',
      'result',
      'reason',
      'advertiser',
      'integration',
      'lead',
      'customer',
      'conversion',
      'httpStatus',
      'duration',
      'url',
    ]}
    sortable={['createdAt']}
    filters={synchronizationLogFilters}
    narrowing={{
      integration: ['advertiser'],
      customerSync: ['integration'],
      lead: ['offer'],
      customer: ['advertiser', 'offer'],
      conversion: ['advertiser', 'offer'],
    }}
    quickFilters={['result', 'integration']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const SynchronizationLogShow = (props: ShowProps) => (
  <ResourceShow
    columns={synchronizationLogColumns}
    tabs={synchronizationLogTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: SynchronizationLogList,
  show: SynchronizationLogShow,
  columns: synchronizationLogColumns,
  recordRepresentation,
};
