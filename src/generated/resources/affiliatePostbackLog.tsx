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
import { section, type Tabs } from '../../components/form/tabs.ts';
import { EnumInput, ReferenceManyInput, TextInput } from '../../components/inputs/inputs.tsx';
import { RangeFilter } from '../../components/list/RangeFilter.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
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
    { id: 'graded', name: 'resources.postback-logs/affiliates.choices.result.graded', tone: 'info' },
    { id: 'ignored', name: 'resources.postback-logs/affiliates.choices.result.ignored', tone: 'neutral' },
    { id: 'refused', name: 'resources.postback-logs/affiliates.choices.result.refused', tone: 'error' },
    { id: 'delivered', name: 'resources.postback-logs/affiliates.choices.result.delivered', tone: 'success' },
    { id: 'failed', name: 'resources.postback-logs/affiliates.choices.result.failed', tone: 'error' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const affiliatePostbackLogColumns = {
  createdAt: <MomentField<PostbackLog> source="createdAt" />,
  result: <EnumField<PostbackLog> source="result" choices={affiliatePostbackLogChoices.result} />,
  affiliate: <ReferenceOneField<PostbackLog> source="affiliate" reference="affiliates/members" />,
  postback: <ReferenceOneField<PostbackLog> source="postback" reference="postbacks" />,
  conversion: <ReferenceOneField<PostbackLog> source="conversion" reference="conversions" />,
  clickId: <TextField<PostbackLog> source="clickId" />,
  httpStatus: <NumberField<PostbackLog> source="httpStatus" />,
  duration: <NumberField<PostbackLog> source="duration" />,
  url: <TextField<PostbackLog> source="url" />,
  reason: <TextField<PostbackLog> source="reason" />,
  lead: <ReferenceOneField<PostbackLog> source="lead" reference="leads" />,
  country: <CodeListField<PostbackLog> source="country" of="isoCountries" />,
  advertiser: <ReferenceOneField<PostbackLog> source="advertiser" reference="advertisers" />,
  integration: <ReferenceOneField<PostbackLog> source="integration" reference="integrations" />,
  offer: <ReferenceOneField<PostbackLog> source="offer" reference="offers" />,
  campaign: <ReferenceOneField<PostbackLog> source="campaign" reference="campaigns" />,
  method: <TextField<PostbackLog> source="method" />,
  body: <TextField<PostbackLog> source="body" />,
  ip: <TextField<PostbackLog> source="ip" />,
  userAgent: <TextField<PostbackLog> source="userAgent" />,
  answer: <TextField<PostbackLog> source="answer" />,
} satisfies Columns<PostbackLog>;

/** What the list can be narrowed by. */
export const affiliatePostbackLogFilters = {
  createdAt: <RangeFilter<PostbackLogsQuery> source="createdAt" of="moment" />,
  result: <EnumInput<PostbackLogsQuery> source="result" choices={affiliatePostbackLogChoices.result} several />,
  affiliate: <ReferenceManyInput<PostbackLogsQuery> source="affiliate" reference="affiliates/members" />,
  advertiser: <ReferenceManyInput<PostbackLogsQuery> source="advertiser" reference="advertisers" />,
  offer: <ReferenceManyInput<PostbackLogsQuery> source="offer" reference="offers" />,
  campaign: <ReferenceManyInput<PostbackLogsQuery> source="campaign" reference="campaigns" />,
  conversion: <ReferenceManyInput<PostbackLogsQuery> source="conversion" reference="conversions" />,
  clickId: <TextInput<PostbackLogsQuery> source="clickId" />,
} satisfies Filters<PostbackLogsQuery>;

/** Tabs of the record page, their sections and fields. */
export const affiliatePostbackLogTabs = {
  general: [
    section('postback', 'result', 'reason', 'conversion', 'lead', 'clickId', 'country'),
    section('between', 'advertiser', 'integration', 'affiliate', 'postback', 'offer', 'campaign'),
    section('request', 'method', 'url', 'body', 'ip', 'userAgent'),
    section('answer', 'httpStatus', 'answer', 'duration'),
  ],
} satisfies Tabs<PostbackLog>;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'reason', 'lead', 'advertiser', 'integration', 'ip', 'userAgent'];

export const AffiliatePostbackLogList = (props: ListProps) => (
  <ResourceList
    columns={affiliatePostbackLogColumns}
    shown={['createdAt', 'result', 'affiliate', 'postback', 'conversion', 'clickId', 'httpStatus', 'duration', 'url']}
    sortable={['createdAt']}
    filters={affiliatePostbackLogFilters}
    quick={['result', 'affiliate']}
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
