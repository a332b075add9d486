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
export const validClickChoices = {
  clickStatus: [
    { id: 1, name: 'resources.clicks/valid.choices.clickStatus.valid', tone: 'success' },
    { id: 2, name: 'resources.clicks/valid.choices.clickStatus.invalid', tone: 'error' },
  ],
  outcome: [
    { id: 'sent', name: 'resources.clicks/valid.choices.outcome.sent', tone: 'success' },
    { id: 'trafficback', name: 'resources.clicks/valid.choices.outcome.trafficback', tone: 'warning' },
    { id: 'nowhere', name: 'resources.clicks/valid.choices.outcome.nowhere', tone: 'error' },
  ],
  reason: [
    { id: 'bot', name: 'resources.clicks/valid.choices.reason.bot' },
    { id: 'prefetch', name: 'resources.clicks/valid.choices.reason.prefetch' },
    { id: 'head', name: 'resources.clicks/valid.choices.reason.head' },
    { id: 'fraud', name: 'resources.clicks/valid.choices.reason.fraud' },
    { id: 'repeated', name: 'resources.clicks/valid.choices.reason.repeated' },
    { id: 'campaign_active', name: 'resources.clicks/valid.choices.reason.campaign_active' },
    { id: 'affiliate_active', name: 'resources.clicks/valid.choices.reason.affiliate_active' },
    { id: 'affiliate_traffic', name: 'resources.clicks/valid.choices.reason.affiliate_traffic' },
    { id: 'team_active', name: 'resources.clicks/valid.choices.reason.team_active' },
    { id: 'team_traffic', name: 'resources.clicks/valid.choices.reason.team_traffic' },
    { id: 'offer_active', name: 'resources.clicks/valid.choices.reason.offer_active' },
    { id: 'offer_visible', name: 'resources.clicks/valid.choices.reason.offer_visible' },
    { id: 'campaign_country', name: 'resources.clicks/valid.choices.reason.campaign_country' },
    { id: 'offer_country', name: 'resources.clicks/valid.choices.reason.offer_country' },
    { id: 'offer_traffic_source', name: 'resources.clicks/valid.choices.reason.offer_traffic_source' },
    { id: 'affiliate_country', name: 'resources.clicks/valid.choices.reason.affiliate_country' },
    { id: 'affiliate_language', name: 'resources.clicks/valid.choices.reason.affiliate_language' },
    { id: 'affiliate_traffic_source', name: 'resources.clicks/valid.choices.reason.affiliate_traffic_source' },
    { id: 'affiliate_schedule', name: 'resources.clicks/valid.choices.reason.affiliate_schedule' },
    { id: 'team_country', name: 'resources.clicks/valid.choices.reason.team_country' },
    { id: 'team_language', name: 'resources.clicks/valid.choices.reason.team_language' },
    { id: 'team_traffic_source', name: 'resources.clicks/valid.choices.reason.team_traffic_source' },
    { id: 'team_schedule', name: 'resources.clicks/valid.choices.reason.team_schedule' },
    { id: 'lead_parameters', name: 'resources.clicks/valid.choices.reason.lead_parameters' },
    { id: 'lead_format', name: 'resources.clicks/valid.choices.reason.lead_format' },
    { id: 'lead_values', name: 'resources.clicks/valid.choices.reason.lead_values' },
    { id: 'inbound_rules', name: 'resources.clicks/valid.choices.reason.inbound_rules' },
    { id: 'lead_duplicate', name: 'resources.clicks/valid.choices.reason.lead_duplicate' },
    { id: 'lead_cold', name: 'resources.clicks/valid.choices.reason.lead_cold' },
    { id: 'lead_test', name: 'resources.clicks/valid.choices.reason.lead_test' },
    { id: 'advertiser_active', name: 'resources.clicks/valid.choices.reason.advertiser_active' },
    { id: 'advertiser_assigned', name: 'resources.clicks/valid.choices.reason.advertiser_assigned' },
    { id: 'integration_assigned', name: 'resources.clicks/valid.choices.reason.integration_assigned' },
    { id: 'integration_active', name: 'resources.clicks/valid.choices.reason.integration_active' },
    { id: 'integration_sends', name: 'resources.clicks/valid.choices.reason.integration_sends' },
    { id: 'circuit_closed', name: 'resources.clicks/valid.choices.reason.circuit_closed' },
    { id: 'landing_active', name: 'resources.clicks/valid.choices.reason.landing_active' },
    { id: 'targeting_audience', name: 'resources.clicks/valid.choices.reason.targeting_audience' },
    { id: 'targeting_sieve', name: 'resources.clicks/valid.choices.reason.targeting_sieve' },
    { id: 'advertiser_sieve', name: 'resources.clicks/valid.choices.reason.advertiser_sieve' },
    { id: 'never_offered', name: 'resources.clicks/valid.choices.reason.never_offered' },
    { id: 'advertiser_chosen', name: 'resources.clicks/valid.choices.reason.advertiser_chosen' },
    { id: 'landing_sieve', name: 'resources.clicks/valid.choices.reason.landing_sieve' },
    { id: 'landing_chosen', name: 'resources.clicks/valid.choices.reason.landing_chosen' },
    { id: 'targeting_room', name: 'resources.clicks/valid.choices.reason.targeting_room' },
    { id: 'cap_room', name: 'resources.clicks/valid.choices.reason.cap_room' },
    { id: 'tried_before', name: 'resources.clicks/valid.choices.reason.tried_before' },
    { id: 'somebody_left', name: 'resources.clicks/valid.choices.reason.somebody_left' },
  ],
  refusal: [
    { id: 'blocked', name: 'resources.clicks/valid.choices.refusal.blocked' },
    { id: 'campaign', name: 'resources.clicks/valid.choices.refusal.campaign' },
    { id: 'offer', name: 'resources.clicks/valid.choices.refusal.offer' },
    { id: 'geo', name: 'resources.clicks/valid.choices.refusal.geo' },
    { id: 'source', name: 'resources.clicks/valid.choices.refusal.source' },
    { id: 'language', name: 'resources.clicks/valid.choices.refusal.language' },
    { id: 'hours', name: 'resources.clicks/valid.choices.refusal.hours' },
    { id: 'data', name: 'resources.clicks/valid.choices.refusal.data' },
    { id: 'rules', name: 'resources.clicks/valid.choices.refusal.rules' },
    { id: 'duplicate', name: 'resources.clicks/valid.choices.refusal.duplicate' },
    { id: 'test', name: 'resources.clicks/valid.choices.refusal.test' },
    { id: 'cold', name: 'resources.clicks/valid.choices.refusal.cold' },
    { id: 'nobody', name: 'resources.clicks/valid.choices.refusal.nobody' },
    { id: 'delivery', name: 'resources.clicks/valid.choices.refusal.delivery' },
    { id: 'automatic', name: 'resources.clicks/valid.choices.refusal.automatic' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const validClickColumns = {
  createdAt: <MomentField<Click> source="createdAt" />,
  affiliate: <ReferenceOneField<Click> source="affiliate" reference="affiliates/members" />,
  campaign: <ReferenceOneField<Click> source="campaign" reference="campaigns" />,
  offer: <ReferenceOneField<Click> source="offer" reference="offers" />,
  advertiser: <ReferenceOneField<Click> source="advertiser" reference="advertisers" />,
  landing: <ReferenceOneField<Click> source="landing" reference="landings" />,
  country: <CodeListField<Click> source="country" of="isoCountries" />,
  ip: <IpField<Click> source="ip" />,
  isUnique: <YesNoField<Click> source="isUnique" />,
  sub1: <TextField<Click> source="sub1" />,
  clickStatus: <EnumField<Click> source="clickStatus" choices={validClickChoices.clickStatus} />,
  outcome: <EnumField<Click> source="outcome" choices={validClickChoices.outcome} />,
  reason: <EnumField<Click> source="reason" choices={validClickChoices.reason} />,
  refusal: <EnumField<Click> source="refusal" choices={validClickChoices.refusal} />,
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
  visitor: <TextField<Click> source="visitor" />,
  campaignUrl: <TextField<Click> source="campaignUrl" />,
  targetUrl: <UrlField<Click> source="targetUrl" />,
  secureId: <CopyField<Click> source="secureId" />,
} satisfies Columns<Click>;

/** What the list can be narrowed by. */
export const validClickFilters = {
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
export const validClickTabs = {
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
const staffOnly = ['affiliate', 'advertiser', 'reason', 'visitor', 'targetUrl'];

export const ValidClickList = (props: ListProps) => (
  <ResourceList
    columns={validClickColumns}
    shown={[
      'createdAt',
      'affiliate',
      'campaign',
      'offer',
      'advertiser',
      'landing',
      'country',
      'ip',
      'isUnique',
      'sub1',
    ]}
    sortable={['createdAt']}
    filters={validClickFilters}
    narrowing={{ campaign: ['offer', 'affiliate'], landing: ['offer'] }}
    quickFilters={['campaign']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ValidClickShow = (props: ShowProps) => (
  <ResourceShow
    columns={validClickColumns}
    tabs={validClickTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'secureId';

export default { list: ValidClickList, show: ValidClickShow, columns: validClickColumns, recordRepresentation };
