// Generated from openapi/entities/leadChange.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type LeadChange = components['schemas']['LeadChange'];
type LeadChangesQuery = NonNullable<operations['listLeadChanges']['parameters']['query']>;

/** Values to choose from. */
export const leadChangeChoices = {
  changedBy: [
    { id: 'intake', name: 'resources.lead-changes.choices.changedBy.intake' },
    { id: 'entry', name: 'resources.lead-changes.choices.changedBy.entry' },
    { id: 'push', name: 'resources.lead-changes.choices.changedBy.push' },
    { id: 'postback', name: 'resources.lead-changes.choices.changedBy.postback' },
    { id: 'synchronization', name: 'resources.lead-changes.choices.changedBy.synchronization' },
    { id: 'person', name: 'resources.lead-changes.choices.changedBy.person' },
    { id: 'hold_queue', name: 'resources.lead-changes.choices.changedBy.hold_queue' },
    { id: 'import', name: 'resources.lead-changes.choices.changedBy.import' },
  ],
  previousStatus: [
    { id: 'new', name: 'resources.lead-changes.choices.previousStatus.new', tone: 'info' },
    { id: 'sent', name: 'resources.lead-changes.choices.previousStatus.sent', tone: 'success' },
    { id: 'unsent', name: 'resources.lead-changes.choices.previousStatus.unsent', tone: 'error' },
    { id: 'hold', name: 'resources.lead-changes.choices.previousStatus.hold', tone: 'warning' },
    { id: 'invalid', name: 'resources.lead-changes.choices.previousStatus.invalid', tone: 'error' },
    { id: 'trash', name: 'resources.lead-changes.choices.previousStatus.trash', tone: 'neutral' },
    { id: 'duplicate', name: 'resources.lead-changes.choices.previousStatus.duplicate', tone: 'warning' },
    { id: 'failed', name: 'resources.lead-changes.choices.previousStatus.failed', tone: 'error' },
    { id: 'test', name: 'resources.lead-changes.choices.previousStatus.test', tone: 'neutral' },
  ],
  apiStatus: [
    { id: 'new', name: 'resources.lead-changes.choices.apiStatus.new', tone: 'info' },
    { id: 'sent', name: 'resources.lead-changes.choices.apiStatus.sent', tone: 'success' },
    { id: 'unsent', name: 'resources.lead-changes.choices.apiStatus.unsent', tone: 'error' },
    { id: 'hold', name: 'resources.lead-changes.choices.apiStatus.hold', tone: 'warning' },
    { id: 'invalid', name: 'resources.lead-changes.choices.apiStatus.invalid', tone: 'error' },
    { id: 'trash', name: 'resources.lead-changes.choices.apiStatus.trash', tone: 'neutral' },
    { id: 'duplicate', name: 'resources.lead-changes.choices.apiStatus.duplicate', tone: 'warning' },
    { id: 'failed', name: 'resources.lead-changes.choices.apiStatus.failed', tone: 'error' },
    { id: 'test', name: 'resources.lead-changes.choices.apiStatus.test', tone: 'neutral' },
  ],
  reason: [
    { id: 'campaign_active', name: 'resources.lead-changes.choices.reason.campaign_active' },
    { id: 'affiliate_active', name: 'resources.lead-changes.choices.reason.affiliate_active' },
    { id: 'affiliate_traffic', name: 'resources.lead-changes.choices.reason.affiliate_traffic' },
    { id: 'team_active', name: 'resources.lead-changes.choices.reason.team_active' },
    { id: 'team_traffic', name: 'resources.lead-changes.choices.reason.team_traffic' },
    { id: 'offer_active', name: 'resources.lead-changes.choices.reason.offer_active' },
    { id: 'offer_visible', name: 'resources.lead-changes.choices.reason.offer_visible' },
    { id: 'campaign_country', name: 'resources.lead-changes.choices.reason.campaign_country' },
    { id: 'offer_country', name: 'resources.lead-changes.choices.reason.offer_country' },
    { id: 'offer_traffic_source', name: 'resources.lead-changes.choices.reason.offer_traffic_source' },
    { id: 'affiliate_country', name: 'resources.lead-changes.choices.reason.affiliate_country' },
    { id: 'affiliate_language', name: 'resources.lead-changes.choices.reason.affiliate_language' },
    { id: 'affiliate_traffic_source', name: 'resources.lead-changes.choices.reason.affiliate_traffic_source' },
    { id: 'affiliate_schedule', name: 'resources.lead-changes.choices.reason.affiliate_schedule' },
    { id: 'team_country', name: 'resources.lead-changes.choices.reason.team_country' },
    { id: 'team_language', name: 'resources.lead-changes.choices.reason.team_language' },
    { id: 'team_traffic_source', name: 'resources.lead-changes.choices.reason.team_traffic_source' },
    { id: 'team_schedule', name: 'resources.lead-changes.choices.reason.team_schedule' },
    { id: 'lead_parameters', name: 'resources.lead-changes.choices.reason.lead_parameters' },
    { id: 'lead_format', name: 'resources.lead-changes.choices.reason.lead_format' },
    { id: 'lead_values', name: 'resources.lead-changes.choices.reason.lead_values' },
    { id: 'inbound_rules', name: 'resources.lead-changes.choices.reason.inbound_rules' },
    { id: 'lead_duplicate', name: 'resources.lead-changes.choices.reason.lead_duplicate' },
    { id: 'lead_cold', name: 'resources.lead-changes.choices.reason.lead_cold' },
    { id: 'lead_test', name: 'resources.lead-changes.choices.reason.lead_test' },
    { id: 'advertiser_active', name: 'resources.lead-changes.choices.reason.advertiser_active' },
    { id: 'advertiser_assigned', name: 'resources.lead-changes.choices.reason.advertiser_assigned' },
    { id: 'integration_assigned', name: 'resources.lead-changes.choices.reason.integration_assigned' },
    { id: 'integration_active', name: 'resources.lead-changes.choices.reason.integration_active' },
    { id: 'integration_sends', name: 'resources.lead-changes.choices.reason.integration_sends' },
    { id: 'circuit_closed', name: 'resources.lead-changes.choices.reason.circuit_closed' },
    { id: 'landing_active', name: 'resources.lead-changes.choices.reason.landing_active' },
    { id: 'targeting_audience', name: 'resources.lead-changes.choices.reason.targeting_audience' },
    { id: 'targeting_sieve', name: 'resources.lead-changes.choices.reason.targeting_sieve' },
    { id: 'advertiser_sieve', name: 'resources.lead-changes.choices.reason.advertiser_sieve' },
    { id: 'never_offered', name: 'resources.lead-changes.choices.reason.never_offered' },
    { id: 'advertiser_chosen', name: 'resources.lead-changes.choices.reason.advertiser_chosen' },
    { id: 'landing_sieve', name: 'resources.lead-changes.choices.reason.landing_sieve' },
    { id: 'landing_chosen', name: 'resources.lead-changes.choices.reason.landing_chosen' },
    { id: 'targeting_room', name: 'resources.lead-changes.choices.reason.targeting_room' },
    { id: 'cap_room', name: 'resources.lead-changes.choices.reason.cap_room' },
    { id: 'tried_before', name: 'resources.lead-changes.choices.reason.tried_before' },
    { id: 'somebody_left', name: 'resources.lead-changes.choices.reason.somebody_left' },
    { id: 'nobody_accepted', name: 'resources.lead-changes.choices.reason.nobody_accepted' },
    { id: 'time_up', name: 'resources.lead-changes.choices.reason.time_up' },
    { id: 'outcome_unknown', name: 'resources.lead-changes.choices.reason.outcome_unknown' },
    { id: 'interrupted', name: 'resources.lead-changes.choices.reason.interrupted' },
  ],
  refusal: [
    { id: 'blocked', name: 'resources.lead-changes.choices.refusal.blocked' },
    { id: 'campaign', name: 'resources.lead-changes.choices.refusal.campaign' },
    { id: 'offer', name: 'resources.lead-changes.choices.refusal.offer' },
    { id: 'geo', name: 'resources.lead-changes.choices.refusal.geo' },
    { id: 'source', name: 'resources.lead-changes.choices.refusal.source' },
    { id: 'language', name: 'resources.lead-changes.choices.refusal.language' },
    { id: 'hours', name: 'resources.lead-changes.choices.refusal.hours' },
    { id: 'data', name: 'resources.lead-changes.choices.refusal.data' },
    { id: 'rules', name: 'resources.lead-changes.choices.refusal.rules' },
    { id: 'duplicate', name: 'resources.lead-changes.choices.refusal.duplicate' },
    { id: 'test', name: 'resources.lead-changes.choices.refusal.test' },
    { id: 'cold', name: 'resources.lead-changes.choices.refusal.cold' },
    { id: 'nobody', name: 'resources.lead-changes.choices.refusal.nobody' },
    { id: 'delivery', name: 'resources.lead-changes.choices.refusal.delivery' },
    { id: 'automatic', name: 'resources.lead-changes.choices.refusal.automatic' },
  ],
  changedFields: [
    { id: 'firstName', name: 'resources.lead-changes.choices.changedFields.firstName' },
    { id: 'lastName', name: 'resources.lead-changes.choices.changedFields.lastName' },
    { id: 'phone', name: 'resources.lead-changes.choices.changedFields.phone' },
    { id: 'email', name: 'resources.lead-changes.choices.changedFields.email' },
    { id: 'country', name: 'resources.lead-changes.choices.changedFields.country' },
    { id: 'language', name: 'resources.lead-changes.choices.changedFields.language' },
    { id: 'ip', name: 'resources.lead-changes.choices.changedFields.ip' },
    { id: 'sourceUrl', name: 'resources.lead-changes.choices.changedFields.sourceUrl' },
    { id: 'params', name: 'resources.lead-changes.choices.changedFields.params' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const leadChangeColumns = {
  createdAt: <MomentField<LeadChange> source="createdAt" />,
  lead: <ReferenceOneField<LeadChange> source="lead" reference="leads" />,
  changedBy: <EnumField<LeadChange> source="changedBy" choices={leadChangeChoices.changedBy} />,
  user: <ReferenceOneField<LeadChange> source="user" reference="users" />,
  previousStatus: <EnumField<LeadChange> source="previousStatus" choices={leadChangeChoices.previousStatus} />,
  apiStatus: <EnumField<LeadChange> source="apiStatus" choices={leadChangeChoices.apiStatus} />,
  advertiser: <ReferenceOneField<LeadChange> source="advertiser" reference="advertisers" />,
  reason: <EnumField<LeadChange> source="reason" choices={leadChangeChoices.reason} />,
  refusal: <EnumField<LeadChange> source="refusal" choices={leadChangeChoices.refusal} />,
  note: <TextField<LeadChange> source="note" />,
  affiliate: <ReferenceOneField<LeadChange> source="affiliate" reference="affiliates/members" />,
  impersonator: <ReferenceOneField<LeadChange> source="impersonator" reference="users" />,
  grade: <ReferenceOneField<LeadChange> source="grade" reference="lead-grades" />,
  changedFields: <EnumField<LeadChange> source="changedFields" choices={leadChangeChoices.changedFields} />,
} satisfies Columns<LeadChange>;

/** What the list can be narrowed by. */
export const leadChangeFilters = {
  createdAt: <RangeFilter<LeadChangesQuery> source="createdAt" of="moment" />,
  lead: <ReferenceManyInput<LeadChangesQuery> source="lead" reference="leads" />,
  user: <ReferenceManyInput<LeadChangesQuery> source="user" reference="users" />,
  affiliate: <ReferenceManyInput<LeadChangesQuery> source="affiliate" reference="affiliates/members" />,
  advertiser: <ReferenceManyInput<LeadChangesQuery> source="advertiser" reference="advertisers" />,
  grade: <ReferenceManyInput<LeadChangesQuery> source="grade" reference="lead-grades" />,
} satisfies Filters<LeadChangesQuery>;

/** Tabs of the record page, their sections and fields. */
export const leadChangeTabs = {
  general: [
    section(
      'change',
      'lead',
      'affiliate',
      'changedBy',
      'user',
      'impersonator',
      'previousStatus',
      'apiStatus',
      'reason',
      'refusal',
      'grade',
      'advertiser',
      'changedFields',
      'note',
    ),
  ],
} satisfies Tabs<LeadChange>;

/** Affiliates never meet these. */
const staffOnly = ['user', 'advertiser', 'reason', 'note', 'affiliate', 'impersonator', 'grade'];

export const LeadChangeList = (props: ListProps) => (
  <ResourceList
    columns={leadChangeColumns}
    shown={[
      'createdAt',
      'lead',
      'changedBy',
      'user',
      'previousStatus',
      'apiStatus',
      'advertiser',
      'reason',
      'refusal',
      'note',
    ]}
    sortable={['createdAt']}
    filters={leadChangeFilters}
    narrowing={{ lead: ['affiliate'] }}
    quickFilters={['user', 'lead']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const LeadChangeShow = (props: ShowProps) => (
  <ResourceShow
    columns={leadChangeColumns}
    tabs={leadChangeTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'apiStatus';

export default { list: LeadChangeList, show: LeadChangeShow, columns: leadChangeColumns, recordRepresentation };
