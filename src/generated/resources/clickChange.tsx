// Generated from openapi/entities/clickChange.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type ClickChange = components['schemas']['ClickChange'];
type ClickChangesQuery = NonNullable<operations['listClickChanges']['parameters']['query']>;

/** Values to choose from. */
export const clickChangeChoices = {
  previousStatus: [
    { id: 1, name: 'resources.click-changes.choices.previousStatus.valid', tone: 'success' },
    { id: 2, name: 'resources.click-changes.choices.previousStatus.invalid', tone: 'error' },
  ],
  clickStatus: [
    { id: 1, name: 'resources.click-changes.choices.clickStatus.valid', tone: 'success' },
    { id: 2, name: 'resources.click-changes.choices.clickStatus.invalid', tone: 'error' },
  ],
  reason: [
    { id: 'bot', name: 'resources.click-changes.choices.reason.bot' },
    { id: 'prefetch', name: 'resources.click-changes.choices.reason.prefetch' },
    { id: 'head', name: 'resources.click-changes.choices.reason.head' },
    { id: 'fraud', name: 'resources.click-changes.choices.reason.fraud' },
    { id: 'repeated', name: 'resources.click-changes.choices.reason.repeated' },
    { id: 'campaign_active', name: 'resources.click-changes.choices.reason.campaign_active' },
    { id: 'affiliate_active', name: 'resources.click-changes.choices.reason.affiliate_active' },
    { id: 'affiliate_traffic', name: 'resources.click-changes.choices.reason.affiliate_traffic' },
    { id: 'team_active', name: 'resources.click-changes.choices.reason.team_active' },
    { id: 'team_traffic', name: 'resources.click-changes.choices.reason.team_traffic' },
    { id: 'offer_active', name: 'resources.click-changes.choices.reason.offer_active' },
    { id: 'offer_visible', name: 'resources.click-changes.choices.reason.offer_visible' },
    { id: 'campaign_country', name: 'resources.click-changes.choices.reason.campaign_country' },
    { id: 'offer_country', name: 'resources.click-changes.choices.reason.offer_country' },
    { id: 'offer_traffic_source', name: 'resources.click-changes.choices.reason.offer_traffic_source' },
    { id: 'affiliate_country', name: 'resources.click-changes.choices.reason.affiliate_country' },
    { id: 'affiliate_language', name: 'resources.click-changes.choices.reason.affiliate_language' },
    { id: 'affiliate_traffic_source', name: 'resources.click-changes.choices.reason.affiliate_traffic_source' },
    { id: 'affiliate_schedule', name: 'resources.click-changes.choices.reason.affiliate_schedule' },
    { id: 'team_country', name: 'resources.click-changes.choices.reason.team_country' },
    { id: 'team_language', name: 'resources.click-changes.choices.reason.team_language' },
    { id: 'team_traffic_source', name: 'resources.click-changes.choices.reason.team_traffic_source' },
    { id: 'team_schedule', name: 'resources.click-changes.choices.reason.team_schedule' },
    { id: 'lead_parameters', name: 'resources.click-changes.choices.reason.lead_parameters' },
    { id: 'lead_format', name: 'resources.click-changes.choices.reason.lead_format' },
    { id: 'lead_values', name: 'resources.click-changes.choices.reason.lead_values' },
    { id: 'inbound_rules', name: 'resources.click-changes.choices.reason.inbound_rules' },
    { id: 'lead_duplicate', name: 'resources.click-changes.choices.reason.lead_duplicate' },
    { id: 'lead_cold', name: 'resources.click-changes.choices.reason.lead_cold' },
    { id: 'lead_test', name: 'resources.click-changes.choices.reason.lead_test' },
    { id: 'advertiser_active', name: 'resources.click-changes.choices.reason.advertiser_active' },
    { id: 'advertiser_assigned', name: 'resources.click-changes.choices.reason.advertiser_assigned' },
    { id: 'integration_assigned', name: 'resources.click-changes.choices.reason.integration_assigned' },
    { id: 'integration_active', name: 'resources.click-changes.choices.reason.integration_active' },
    { id: 'integration_sends', name: 'resources.click-changes.choices.reason.integration_sends' },
    { id: 'circuit_closed', name: 'resources.click-changes.choices.reason.circuit_closed' },
    { id: 'landing_active', name: 'resources.click-changes.choices.reason.landing_active' },
    { id: 'targeting_audience', name: 'resources.click-changes.choices.reason.targeting_audience' },
    { id: 'targeting_sieve', name: 'resources.click-changes.choices.reason.targeting_sieve' },
    { id: 'advertiser_sieve', name: 'resources.click-changes.choices.reason.advertiser_sieve' },
    { id: 'never_offered', name: 'resources.click-changes.choices.reason.never_offered' },
    { id: 'advertiser_chosen', name: 'resources.click-changes.choices.reason.advertiser_chosen' },
    { id: 'landing_sieve', name: 'resources.click-changes.choices.reason.landing_sieve' },
    { id: 'landing_chosen', name: 'resources.click-changes.choices.reason.landing_chosen' },
    { id: 'targeting_room', name: 'resources.click-changes.choices.reason.targeting_room' },
    { id: 'cap_room', name: 'resources.click-changes.choices.reason.cap_room' },
    { id: 'tried_before', name: 'resources.click-changes.choices.reason.tried_before' },
    { id: 'somebody_left', name: 'resources.click-changes.choices.reason.somebody_left' },
  ],
  refusal: [
    { id: 'blocked', name: 'resources.click-changes.choices.refusal.blocked' },
    { id: 'campaign', name: 'resources.click-changes.choices.refusal.campaign' },
    { id: 'offer', name: 'resources.click-changes.choices.refusal.offer' },
    { id: 'geo', name: 'resources.click-changes.choices.refusal.geo' },
    { id: 'source', name: 'resources.click-changes.choices.refusal.source' },
    { id: 'language', name: 'resources.click-changes.choices.refusal.language' },
    { id: 'hours', name: 'resources.click-changes.choices.refusal.hours' },
    { id: 'data', name: 'resources.click-changes.choices.refusal.data' },
    { id: 'rules', name: 'resources.click-changes.choices.refusal.rules' },
    { id: 'duplicate', name: 'resources.click-changes.choices.refusal.duplicate' },
    { id: 'test', name: 'resources.click-changes.choices.refusal.test' },
    { id: 'cold', name: 'resources.click-changes.choices.refusal.cold' },
    { id: 'nobody', name: 'resources.click-changes.choices.refusal.nobody' },
    { id: 'delivery', name: 'resources.click-changes.choices.refusal.delivery' },
    { id: 'automatic', name: 'resources.click-changes.choices.refusal.automatic' },
  ],
  previousReason: [
    { id: 'bot', name: 'resources.click-changes.choices.previousReason.bot' },
    { id: 'prefetch', name: 'resources.click-changes.choices.previousReason.prefetch' },
    { id: 'head', name: 'resources.click-changes.choices.previousReason.head' },
    { id: 'fraud', name: 'resources.click-changes.choices.previousReason.fraud' },
    { id: 'repeated', name: 'resources.click-changes.choices.previousReason.repeated' },
    { id: 'campaign_active', name: 'resources.click-changes.choices.previousReason.campaign_active' },
    { id: 'affiliate_active', name: 'resources.click-changes.choices.previousReason.affiliate_active' },
    { id: 'affiliate_traffic', name: 'resources.click-changes.choices.previousReason.affiliate_traffic' },
    { id: 'team_active', name: 'resources.click-changes.choices.previousReason.team_active' },
    { id: 'team_traffic', name: 'resources.click-changes.choices.previousReason.team_traffic' },
    { id: 'offer_active', name: 'resources.click-changes.choices.previousReason.offer_active' },
    { id: 'offer_visible', name: 'resources.click-changes.choices.previousReason.offer_visible' },
    { id: 'campaign_country', name: 'resources.click-changes.choices.previousReason.campaign_country' },
    { id: 'offer_country', name: 'resources.click-changes.choices.previousReason.offer_country' },
    { id: 'offer_traffic_source', name: 'resources.click-changes.choices.previousReason.offer_traffic_source' },
    { id: 'affiliate_country', name: 'resources.click-changes.choices.previousReason.affiliate_country' },
    { id: 'affiliate_language', name: 'resources.click-changes.choices.previousReason.affiliate_language' },
    { id: 'affiliate_traffic_source', name: 'resources.click-changes.choices.previousReason.affiliate_traffic_source' },
    { id: 'affiliate_schedule', name: 'resources.click-changes.choices.previousReason.affiliate_schedule' },
    { id: 'team_country', name: 'resources.click-changes.choices.previousReason.team_country' },
    { id: 'team_language', name: 'resources.click-changes.choices.previousReason.team_language' },
    { id: 'team_traffic_source', name: 'resources.click-changes.choices.previousReason.team_traffic_source' },
    { id: 'team_schedule', name: 'resources.click-changes.choices.previousReason.team_schedule' },
    { id: 'lead_parameters', name: 'resources.click-changes.choices.previousReason.lead_parameters' },
    { id: 'lead_format', name: 'resources.click-changes.choices.previousReason.lead_format' },
    { id: 'lead_values', name: 'resources.click-changes.choices.previousReason.lead_values' },
    { id: 'inbound_rules', name: 'resources.click-changes.choices.previousReason.inbound_rules' },
    { id: 'lead_duplicate', name: 'resources.click-changes.choices.previousReason.lead_duplicate' },
    { id: 'lead_cold', name: 'resources.click-changes.choices.previousReason.lead_cold' },
    { id: 'lead_test', name: 'resources.click-changes.choices.previousReason.lead_test' },
    { id: 'advertiser_active', name: 'resources.click-changes.choices.previousReason.advertiser_active' },
    { id: 'advertiser_assigned', name: 'resources.click-changes.choices.previousReason.advertiser_assigned' },
    { id: 'integration_assigned', name: 'resources.click-changes.choices.previousReason.integration_assigned' },
    { id: 'integration_active', name: 'resources.click-changes.choices.previousReason.integration_active' },
    { id: 'integration_sends', name: 'resources.click-changes.choices.previousReason.integration_sends' },
    { id: 'circuit_closed', name: 'resources.click-changes.choices.previousReason.circuit_closed' },
    { id: 'landing_active', name: 'resources.click-changes.choices.previousReason.landing_active' },
    { id: 'targeting_audience', name: 'resources.click-changes.choices.previousReason.targeting_audience' },
    { id: 'targeting_sieve', name: 'resources.click-changes.choices.previousReason.targeting_sieve' },
    { id: 'advertiser_sieve', name: 'resources.click-changes.choices.previousReason.advertiser_sieve' },
    { id: 'never_offered', name: 'resources.click-changes.choices.previousReason.never_offered' },
    { id: 'advertiser_chosen', name: 'resources.click-changes.choices.previousReason.advertiser_chosen' },
    { id: 'landing_sieve', name: 'resources.click-changes.choices.previousReason.landing_sieve' },
    { id: 'landing_chosen', name: 'resources.click-changes.choices.previousReason.landing_chosen' },
    { id: 'targeting_room', name: 'resources.click-changes.choices.previousReason.targeting_room' },
    { id: 'cap_room', name: 'resources.click-changes.choices.previousReason.cap_room' },
    { id: 'tried_before', name: 'resources.click-changes.choices.previousReason.tried_before' },
    { id: 'somebody_left', name: 'resources.click-changes.choices.previousReason.somebody_left' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const clickChangeColumns = {
  createdAt: <MomentField<ClickChange> source="createdAt" />,
  click: <ReferenceOneField<ClickChange> source="click" reference="clicks" />,
  user: <ReferenceOneField<ClickChange> source="user" reference="users" />,
  previousStatus: <EnumField<ClickChange> source="previousStatus" choices={clickChangeChoices.previousStatus} />,
  clickStatus: <EnumField<ClickChange> source="clickStatus" choices={clickChangeChoices.clickStatus} />,
  reason: <EnumField<ClickChange> source="reason" choices={clickChangeChoices.reason} />,
  refusal: <EnumField<ClickChange> source="refusal" choices={clickChangeChoices.refusal} />,
  affiliate: <ReferenceOneField<ClickChange> source="affiliate" reference="affiliates/members" />,
  note: <TextField<ClickChange> source="note" />,
  impersonator: <ReferenceOneField<ClickChange> source="impersonator" reference="users" />,
  previousReason: <EnumField<ClickChange> source="previousReason" choices={clickChangeChoices.previousReason} />,
  wasUnique: <YesNoField<ClickChange> source="wasUnique" />,
  undoes: <NumberField<ClickChange> source="undoes" />,
} satisfies Columns<ClickChange>;

/** What the list can be narrowed by. */
export const clickChangeFilters = {
  createdAt: <RangeFilter<ClickChangesQuery> source="createdAt" of="moment" />,
  click: <ReferenceManyInput<ClickChangesQuery> source="click" reference="clicks" />,
  user: <ReferenceManyInput<ClickChangesQuery> source="user" reference="users" />,
  affiliate: <ReferenceManyInput<ClickChangesQuery> source="affiliate" reference="affiliates/members" />,
} satisfies Filters<ClickChangesQuery>;

/** Tabs of the record page, their sections and fields. */
export const clickChangeTabs = {
  general: [
    section(
      'change',
      'click',
      'affiliate',
      'user',
      'impersonator',
      'previousStatus',
      'clickStatus',
      'previousReason',
      'reason',
      'refusal',
      'wasUnique',
      'undoes',
      'note',
    ),
  ],
} satisfies Tabs<ClickChange>;

/** Affiliates never meet these. */
const staffOnly = ['user', 'reason', 'affiliate', 'note', 'impersonator', 'previousReason', 'wasUnique'];

export const ClickChangeList = (props: ListProps) => (
  <ResourceList
    columns={clickChangeColumns}
    shown={['createdAt', 'click', 'user', 'previousStatus', 'clickStatus', 'reason', 'refusal', 'affiliate', 'note']}
    sortable={['createdAt']}
    filters={clickChangeFilters}
    narrowing={{ click: ['affiliate'] }}
    quickFilters={['user', 'affiliate']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ClickChangeShow = (props: ShowProps) => (
  <ResourceShow
    columns={clickChangeColumns}
    tabs={clickChangeTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'clickStatus';

export default { list: ClickChangeList, show: ClickChangeShow, columns: clickChangeColumns, recordRepresentation };
