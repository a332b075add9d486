// Generated from openapi/entities/click.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { IpField } from '../../components/fields/IpField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { CodeListInput, ReferenceManyInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Click = components['schemas']['Click'];
type ClicksQuery = NonNullable<operations['listClicks']['parameters']['query']>;

/** Values to choose from. */
export const invalidClickChoices = {
  reason: [
    { id: 'bot', name: 'resources.clicks/invalid.choices.reason.bot' },
    { id: 'prefetch', name: 'resources.clicks/invalid.choices.reason.prefetch' },
    { id: 'head', name: 'resources.clicks/invalid.choices.reason.head' },
    { id: 'fraud', name: 'resources.clicks/invalid.choices.reason.fraud' },
    { id: 'repeated', name: 'resources.clicks/invalid.choices.reason.repeated' },
    { id: 'campaign_active', name: 'resources.clicks/invalid.choices.reason.campaign_active' },
    { id: 'affiliate_active', name: 'resources.clicks/invalid.choices.reason.affiliate_active' },
    { id: 'affiliate_traffic', name: 'resources.clicks/invalid.choices.reason.affiliate_traffic' },
    { id: 'team_active', name: 'resources.clicks/invalid.choices.reason.team_active' },
    { id: 'team_traffic', name: 'resources.clicks/invalid.choices.reason.team_traffic' },
    { id: 'offer_active', name: 'resources.clicks/invalid.choices.reason.offer_active' },
    { id: 'offer_visible', name: 'resources.clicks/invalid.choices.reason.offer_visible' },
    { id: 'campaign_country', name: 'resources.clicks/invalid.choices.reason.campaign_country' },
    { id: 'offer_country', name: 'resources.clicks/invalid.choices.reason.offer_country' },
    { id: 'offer_traffic_source', name: 'resources.clicks/invalid.choices.reason.offer_traffic_source' },
    { id: 'affiliate_country', name: 'resources.clicks/invalid.choices.reason.affiliate_country' },
    { id: 'affiliate_language', name: 'resources.clicks/invalid.choices.reason.affiliate_language' },
    { id: 'affiliate_traffic_source', name: 'resources.clicks/invalid.choices.reason.affiliate_traffic_source' },
    { id: 'affiliate_schedule', name: 'resources.clicks/invalid.choices.reason.affiliate_schedule' },
    { id: 'team_country', name: 'resources.clicks/invalid.choices.reason.team_country' },
    { id: 'team_language', name: 'resources.clicks/invalid.choices.reason.team_language' },
    { id: 'team_traffic_source', name: 'resources.clicks/invalid.choices.reason.team_traffic_source' },
    { id: 'team_schedule', name: 'resources.clicks/invalid.choices.reason.team_schedule' },
    { id: 'lead_parameters', name: 'resources.clicks/invalid.choices.reason.lead_parameters' },
    { id: 'lead_format', name: 'resources.clicks/invalid.choices.reason.lead_format' },
    { id: 'lead_values', name: 'resources.clicks/invalid.choices.reason.lead_values' },
    { id: 'inbound_rules', name: 'resources.clicks/invalid.choices.reason.inbound_rules' },
    { id: 'lead_duplicate', name: 'resources.clicks/invalid.choices.reason.lead_duplicate' },
    { id: 'lead_cold', name: 'resources.clicks/invalid.choices.reason.lead_cold' },
    { id: 'lead_test', name: 'resources.clicks/invalid.choices.reason.lead_test' },
    { id: 'advertiser_active', name: 'resources.clicks/invalid.choices.reason.advertiser_active' },
    { id: 'advertiser_assigned', name: 'resources.clicks/invalid.choices.reason.advertiser_assigned' },
    { id: 'integration_assigned', name: 'resources.clicks/invalid.choices.reason.integration_assigned' },
    { id: 'integration_active', name: 'resources.clicks/invalid.choices.reason.integration_active' },
    { id: 'integration_sends', name: 'resources.clicks/invalid.choices.reason.integration_sends' },
    { id: 'circuit_closed', name: 'resources.clicks/invalid.choices.reason.circuit_closed' },
    { id: 'landing_active', name: 'resources.clicks/invalid.choices.reason.landing_active' },
    { id: 'targeting_audience', name: 'resources.clicks/invalid.choices.reason.targeting_audience' },
    { id: 'targeting_sieve', name: 'resources.clicks/invalid.choices.reason.targeting_sieve' },
    { id: 'advertiser_sieve', name: 'resources.clicks/invalid.choices.reason.advertiser_sieve' },
    { id: 'never_offered', name: 'resources.clicks/invalid.choices.reason.never_offered' },
    { id: 'advertiser_chosen', name: 'resources.clicks/invalid.choices.reason.advertiser_chosen' },
    { id: 'landing_sieve', name: 'resources.clicks/invalid.choices.reason.landing_sieve' },
    { id: 'landing_chosen', name: 'resources.clicks/invalid.choices.reason.landing_chosen' },
    { id: 'targeting_room', name: 'resources.clicks/invalid.choices.reason.targeting_room' },
    { id: 'cap_room', name: 'resources.clicks/invalid.choices.reason.cap_room' },
    { id: 'tried_before', name: 'resources.clicks/invalid.choices.reason.tried_before' },
    { id: 'somebody_left', name: 'resources.clicks/invalid.choices.reason.somebody_left' },
  ],
  refusal: [
    { id: 'blocked', name: 'resources.clicks/invalid.choices.refusal.blocked' },
    { id: 'campaign', name: 'resources.clicks/invalid.choices.refusal.campaign' },
    { id: 'offer', name: 'resources.clicks/invalid.choices.refusal.offer' },
    { id: 'geo', name: 'resources.clicks/invalid.choices.refusal.geo' },
    { id: 'source', name: 'resources.clicks/invalid.choices.refusal.source' },
    { id: 'language', name: 'resources.clicks/invalid.choices.refusal.language' },
    { id: 'hours', name: 'resources.clicks/invalid.choices.refusal.hours' },
    { id: 'data', name: 'resources.clicks/invalid.choices.refusal.data' },
    { id: 'rules', name: 'resources.clicks/invalid.choices.refusal.rules' },
    { id: 'duplicate', name: 'resources.clicks/invalid.choices.refusal.duplicate' },
    { id: 'test', name: 'resources.clicks/invalid.choices.refusal.test' },
    { id: 'cold', name: 'resources.clicks/invalid.choices.refusal.cold' },
    { id: 'nobody', name: 'resources.clicks/invalid.choices.refusal.nobody' },
    { id: 'delivery', name: 'resources.clicks/invalid.choices.refusal.delivery' },
    { id: 'automatic', name: 'resources.clicks/invalid.choices.refusal.automatic' },
  ],
  outcome: [
    { id: 'sent', name: 'resources.clicks/invalid.choices.outcome.sent', tone: 'success' },
    { id: 'trafficback', name: 'resources.clicks/invalid.choices.outcome.trafficback', tone: 'warning' },
    { id: 'nowhere', name: 'resources.clicks/invalid.choices.outcome.nowhere', tone: 'error' },
  ],
  clickStatus: [
    { id: 1, name: 'resources.clicks/invalid.choices.clickStatus.valid', tone: 'success' },
    { id: 2, name: 'resources.clicks/invalid.choices.clickStatus.invalid', tone: 'error' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const invalidClickColumns = {
  createdAt: <MomentField<Click> source="createdAt" />,
  reason: <EnumField<Click> source="reason" choices={invalidClickChoices.reason} />,
  refusal: <EnumField<Click> source="refusal" choices={invalidClickChoices.refusal} />,
  outcome: <EnumField<Click> source="outcome" choices={invalidClickChoices.outcome} />,
  affiliate: <ReferenceOneField<Click> source="affiliate" reference="affiliates/members" />,
  campaign: <ReferenceOneField<Click> source="campaign" reference="campaigns" />,
  offer: <ReferenceOneField<Click> source="offer" reference="offers" />,
  country: <CodeListField<Click> source="country" of="isoCountries" />,
  ip: <IpField<Click> source="ip" />,
  sub1: <TextField<Click> source="sub1" />,
  clickStatus: <EnumField<Click> source="clickStatus" choices={invalidClickChoices.clickStatus} />,
  advertiser: <ReferenceOneField<Click> source="advertiser" reference="advertisers" />,
  landing: <ReferenceOneField<Click> source="landing" reference="landings" />,
  fullTrafficSource: <TextField<Click> source="fullTrafficSource" />,
  sub2: <TextField<Click> source="sub2" />,
  sub3: <TextField<Click> source="sub3" />,
  sub4: <TextField<Click> source="sub4" />,
  sub5: <TextField<Click> source="sub5" />,
  sub6: <TextField<Click> source="sub6" />,
  sub7: <TextField<Click> source="sub7" />,
  sub8: <TextField<Click> source="sub8" />,
  sub9: <TextField<Click> source="sub9" />,
  language: <CodeListField<Click> source="language" of="isoLanguages" />,
  userAgent: <TextField<Click> source="userAgent" />,
  referrer: <TextField<Click> source="referrer" />,
  isUnique: <YesNoField<Click> source="isUnique" />,
  visitor: <TextField<Click> source="visitor" />,
  campaignUrl: <TextField<Click> source="campaignUrl" />,
  targetUrl: <UrlField<Click> source="targetUrl" />,
  secureId: <CopyField<Click> source="secureId" />,
} satisfies Columns<Click>;

/** What the list can be narrowed by. */
export const invalidClickFilters = {
  createdAt: <RangeFilter<ClicksQuery> source="createdAt" of="moment" />,
  campaign: <ReferenceManyInput<ClicksQuery> source="campaign" reference="campaigns" />,
  offer: <ReferenceManyInput<ClicksQuery> source="offer" reference="offers" />,
  affiliate: <ReferenceManyInput<ClicksQuery> source="affiliate" reference="affiliates/members" />,
  advertiser: <ReferenceManyInput<ClicksQuery> source="advertiser" reference="advertisers" />,
  landing: <ReferenceManyInput<ClicksQuery> source="landing" reference="landings" />,
  country: <CodeListInput<ClicksQuery> source="country" of="isoCountries" several />,
  ip: <TextInput<ClicksQuery> source="ip" validate={[rule('ip')]} />,
  secureId: <TextInput<ClicksQuery> source="secureId" />,
  sub1: <TextInput<ClicksQuery> source="sub1" />,
  sub2: <TextInput<ClicksQuery> source="sub2" />,
  sub3: <TextInput<ClicksQuery> source="sub3" />,
  sub4: <TextInput<ClicksQuery> source="sub4" />,
  sub5: <TextInput<ClicksQuery> source="sub5" />,
  sub6: <TextInput<ClicksQuery> source="sub6" />,
  sub7: <TextInput<ClicksQuery> source="sub7" />,
  sub8: <TextInput<ClicksQuery> source="sub8" />,
  sub9: <TextInput<ClicksQuery> source="sub9" />,
} satisfies Filters<ClicksQuery>;

/** Tabs of the record page, their sections and fields. */
export const invalidClickTabs = {
  general: [
    section('click', 'clickStatus', 'outcome', 'reason', 'refusal'),
    section(
      'traffic',
      'affiliate',
      'campaign',
      'offer',
      'advertiser',
      'landing',
      'fullTrafficSource',
      'sub1',
      'sub2',
      'sub3',
      'sub4',
      'sub5',
      'sub6',
      'sub7',
      'sub8',
      'sub9',
    ),
    section(
      'visitor',
      'ip',
      'country',
      'language',
      'userAgent',
      'referrer',
      'isUnique',
      'visitor',
      'campaignUrl',
      'targetUrl',
    ),
  ],
} satisfies Tabs<Click>;

/** Affiliates never meet these. */
const staffOnly = ['reason', 'affiliate', 'advertiser', 'visitor', 'targetUrl'];

export const InvalidClickList = (props: ListProps) => (
  <ResourceList
    columns={invalidClickColumns}
    shown={['createdAt', 'reason', 'refusal', 'outcome', 'affiliate', 'campaign', 'offer', 'country', 'ip', 'sub1']}
    sortable={['createdAt']}
    filters={invalidClickFilters}
    narrowing={{ campaign: ['offer', 'affiliate'], landing: ['offer'] }}
    quickFilters={['campaign']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const InvalidClickShow = (props: ShowProps) => (
  <ResourceShow
    columns={invalidClickColumns}
    tabs={invalidClickTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'secureId';

export default { list: InvalidClickList, show: InvalidClickShow, columns: invalidClickColumns, recordRepresentation };
