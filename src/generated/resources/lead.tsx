// Generated from openapi/entities/lead.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { IpField } from '../../components/fields/IpField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  EnumInput,
  NumberInput,
  ReferenceManyInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type Lead = components['schemas']['Lead'];
type LeadsQuery = NonNullable<operations['listLeads']['parameters']['query']>;
type ParamsRow = NonNullable<Lead['params']>[number];

/** Values to choose from. */
export const leadChoices = {
  apiStatus: [
    { id: 'new', name: 'resources.leads.choices.apiStatus.new', tone: 'info' },
    { id: 'sent', name: 'resources.leads.choices.apiStatus.sent', tone: 'success' },
    { id: 'unsent', name: 'resources.leads.choices.apiStatus.unsent', tone: 'error' },
    { id: 'hold', name: 'resources.leads.choices.apiStatus.hold', tone: 'warning' },
    { id: 'invalid', name: 'resources.leads.choices.apiStatus.invalid', tone: 'error' },
    { id: 'trash', name: 'resources.leads.choices.apiStatus.trash', tone: 'neutral' },
    { id: 'duplicate', name: 'resources.leads.choices.apiStatus.duplicate', tone: 'warning' },
    { id: 'failed', name: 'resources.leads.choices.apiStatus.failed', tone: 'error' },
    { id: 'test', name: 'resources.leads.choices.apiStatus.test', tone: 'neutral' },
  ],
  reason: [
    { id: 'campaign_active', name: 'resources.leads.choices.reason.campaign_active' },
    { id: 'affiliate_active', name: 'resources.leads.choices.reason.affiliate_active' },
    { id: 'affiliate_traffic', name: 'resources.leads.choices.reason.affiliate_traffic' },
    { id: 'team_active', name: 'resources.leads.choices.reason.team_active' },
    { id: 'team_traffic', name: 'resources.leads.choices.reason.team_traffic' },
    { id: 'offer_active', name: 'resources.leads.choices.reason.offer_active' },
    { id: 'offer_visible', name: 'resources.leads.choices.reason.offer_visible' },
    { id: 'campaign_country', name: 'resources.leads.choices.reason.campaign_country' },
    { id: 'offer_country', name: 'resources.leads.choices.reason.offer_country' },
    { id: 'offer_traffic_source', name: 'resources.leads.choices.reason.offer_traffic_source' },
    { id: 'affiliate_country', name: 'resources.leads.choices.reason.affiliate_country' },
    { id: 'affiliate_language', name: 'resources.leads.choices.reason.affiliate_language' },
    { id: 'affiliate_traffic_source', name: 'resources.leads.choices.reason.affiliate_traffic_source' },
    { id: 'affiliate_schedule', name: 'resources.leads.choices.reason.affiliate_schedule' },
    { id: 'team_country', name: 'resources.leads.choices.reason.team_country' },
    { id: 'team_language', name: 'resources.leads.choices.reason.team_language' },
    { id: 'team_traffic_source', name: 'resources.leads.choices.reason.team_traffic_source' },
    { id: 'team_schedule', name: 'resources.leads.choices.reason.team_schedule' },
    { id: 'lead_parameters', name: 'resources.leads.choices.reason.lead_parameters' },
    { id: 'lead_format', name: 'resources.leads.choices.reason.lead_format' },
    { id: 'lead_values', name: 'resources.leads.choices.reason.lead_values' },
    { id: 'inbound_rules', name: 'resources.leads.choices.reason.inbound_rules' },
    { id: 'lead_duplicate', name: 'resources.leads.choices.reason.lead_duplicate' },
    { id: 'lead_cold', name: 'resources.leads.choices.reason.lead_cold' },
    { id: 'lead_test', name: 'resources.leads.choices.reason.lead_test' },
    { id: 'advertiser_active', name: 'resources.leads.choices.reason.advertiser_active' },
    { id: 'advertiser_assigned', name: 'resources.leads.choices.reason.advertiser_assigned' },
    { id: 'integration_assigned', name: 'resources.leads.choices.reason.integration_assigned' },
    { id: 'integration_active', name: 'resources.leads.choices.reason.integration_active' },
    { id: 'integration_sends', name: 'resources.leads.choices.reason.integration_sends' },
    { id: 'circuit_closed', name: 'resources.leads.choices.reason.circuit_closed' },
    { id: 'landing_active', name: 'resources.leads.choices.reason.landing_active' },
    { id: 'targeting_audience', name: 'resources.leads.choices.reason.targeting_audience' },
    { id: 'targeting_sieve', name: 'resources.leads.choices.reason.targeting_sieve' },
    { id: 'advertiser_sieve', name: 'resources.leads.choices.reason.advertiser_sieve' },
    { id: 'never_offered', name: 'resources.leads.choices.reason.never_offered' },
    { id: 'advertiser_chosen', name: 'resources.leads.choices.reason.advertiser_chosen' },
    { id: 'landing_sieve', name: 'resources.leads.choices.reason.landing_sieve' },
    { id: 'landing_chosen', name: 'resources.leads.choices.reason.landing_chosen' },
    { id: 'targeting_room', name: 'resources.leads.choices.reason.targeting_room' },
    { id: 'cap_room', name: 'resources.leads.choices.reason.cap_room' },
    { id: 'tried_before', name: 'resources.leads.choices.reason.tried_before' },
    { id: 'somebody_left', name: 'resources.leads.choices.reason.somebody_left' },
    { id: 'nobody_accepted', name: 'resources.leads.choices.reason.nobody_accepted' },
    { id: 'time_up', name: 'resources.leads.choices.reason.time_up' },
    { id: 'outcome_unknown', name: 'resources.leads.choices.reason.outcome_unknown' },
    { id: 'interrupted', name: 'resources.leads.choices.reason.interrupted' },
  ],
  refusal: [
    { id: 'blocked', name: 'resources.leads.choices.refusal.blocked' },
    { id: 'campaign', name: 'resources.leads.choices.refusal.campaign' },
    { id: 'offer', name: 'resources.leads.choices.refusal.offer' },
    { id: 'geo', name: 'resources.leads.choices.refusal.geo' },
    { id: 'source', name: 'resources.leads.choices.refusal.source' },
    { id: 'language', name: 'resources.leads.choices.refusal.language' },
    { id: 'hours', name: 'resources.leads.choices.refusal.hours' },
    { id: 'data', name: 'resources.leads.choices.refusal.data' },
    { id: 'rules', name: 'resources.leads.choices.refusal.rules' },
    { id: 'duplicate', name: 'resources.leads.choices.refusal.duplicate' },
    { id: 'test', name: 'resources.leads.choices.refusal.test' },
    { id: 'cold', name: 'resources.leads.choices.refusal.cold' },
    { id: 'nobody', name: 'resources.leads.choices.refusal.nobody' },
    { id: 'delivery', name: 'resources.leads.choices.refusal.delivery' },
    { id: 'automatic', name: 'resources.leads.choices.refusal.automatic' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const leadColumns = {
  id: <NumberField<Lead> source="id" plain />,
  createdAt: <MomentField<Lead> source="createdAt" />,
  apiStatus: <EnumField<Lead> source="apiStatus" choices={leadChoices.apiStatus} />,
  grade: <ReferenceOneField<Lead> source="grade" reference="lead-grades" />,
  reason: <EnumField<Lead> source="reason" choices={leadChoices.reason} />,
  refusal: <EnumField<Lead> source="refusal" choices={leadChoices.refusal} />,
  affiliate: <ReferenceOneField<Lead> source="affiliate" reference="affiliates/members" />,
  campaign: <ReferenceOneField<Lead> source="campaign" reference="campaigns" />,
  offer: <ReferenceOneField<Lead> source="offer" reference="offers" />,
  advertiser: <ReferenceOneField<Lead> source="advertiser" reference="advertisers" />,
  country: <CodeListField<Lead> source="country" of="isoCountries" />,
  integration: <ReferenceOneField<Lead> source="integration" reference="integrations" />,
  redirectUrl: <UrlField<Lead> source="redirectUrl" />,
  isTest: <YesNoField<Lead> source="isTest" />,
  isCold: <YesNoField<Lead> source="isCold" />,
  firstName: <TextField<Lead> source="firstName" />,
  lastName: <TextField<Lead> source="lastName" />,
  phone: <TextField<Lead> source="phone" />,
  email: <TextField<Lead> source="email" />,
  language: <CodeListField<Lead> source="language" of="isoLanguages" />,
  ip: <IpField<Lead> source="ip" />,
  erasedAt: <MomentField<Lead> source="erasedAt" />,
  sourceUrl: <TextField<Lead> source="sourceUrl" />,
  userAgent: <TextField<Lead> source="userAgent" />,
  clickId: <TextField<Lead> source="clickId" />,
  sub1: <TextField<Lead> source="sub1" />,
  sub2: <TextField<Lead> source="sub2" />,
  sub3: <TextField<Lead> source="sub3" />,
  sub4: <TextField<Lead> source="sub4" />,
  sub5: <TextField<Lead> source="sub5" />,
  sub6: <TextField<Lead> source="sub6" />,
  sub7: <TextField<Lead> source="sub7" />,
  sub8: <TextField<Lead> source="sub8" />,
  sub9: <TextField<Lead> source="sub9" />,
  params: (
    <OwnedListField<Lead> source="params">
      <TextField<ParamsRow> source="name" />
      <TextField<ParamsRow> source="value" />
    </OwnedListField>
  ),
  secureId: <CopyField<Lead> source="secureId" />,
} satisfies Columns<Lead>;

/** What the list can be narrowed by. */
export const leadFilters = {
  createdAt: <RangeFilter<LeadsQuery> source="createdAt" of="moment" />,
  apiStatus: <EnumInput<LeadsQuery> source="apiStatus" choices={leadChoices.apiStatus} several />,
  grade: <ReferenceManyInput<LeadsQuery> source="grade" reference="lead-grades" />,
  campaign: <ReferenceManyInput<LeadsQuery> source="campaign" reference="campaigns" />,
  offer: <ReferenceManyInput<LeadsQuery> source="offer" reference="offers" />,
  affiliate: <ReferenceManyInput<LeadsQuery> source="affiliate" reference="affiliates/members" />,
  advertiser: <ReferenceManyInput<LeadsQuery> source="advertiser" reference="advertisers" />,
  integration: <ReferenceManyInput<LeadsQuery> source="integration" reference="integrations" />,
  country: <CodeListInput<LeadsQuery> source="country" of="isoCountries" several />,
  isCold: <YesNoFilter<LeadsQuery> source="isCold" />,
  isTest: <YesNoFilter<LeadsQuery> source="isTest" />,
  id: <NumberInput<LeadsQuery> source="id" />,
  secureId: <TextInput<LeadsQuery> source="secureId" />,
  clickId: <TextInput<LeadsQuery> source="clickId" />,
  sub1: <TextInput<LeadsQuery> source="sub1" />,
  sub2: <TextInput<LeadsQuery> source="sub2" />,
  sub3: <TextInput<LeadsQuery> source="sub3" />,
  sub4: <TextInput<LeadsQuery> source="sub4" />,
  sub5: <TextInput<LeadsQuery> source="sub5" />,
  sub6: <TextInput<LeadsQuery> source="sub6" />,
  sub7: <TextInput<LeadsQuery> source="sub7" />,
  sub8: <TextInput<LeadsQuery> source="sub8" />,
  sub9: <TextInput<LeadsQuery> source="sub9" />,
} satisfies Filters<LeadsQuery>;

/** Tabs of the record page, their sections and fields. */
export const leadTabs = {
  general: [
    section(
      'lead',
      'apiStatus',
      'grade',
      'reason',
      'refusal',
      'affiliate',
      'campaign',
      'offer',
      'advertiser',
      'integration',
      'redirectUrl',
      'isTest',
      'isCold',
    ),
    section('contact', 'firstName', 'lastName', 'phone', 'email', 'country', 'language', 'ip', 'erasedAt'),
    section(
      'origin',
      'sourceUrl',
      'userAgent',
      'clickId',
      'sub1',
      'sub2',
      'sub3',
      'sub4',
      'sub5',
      'sub6',
      'sub7',
      'sub8',
      'sub9',
      'params',
    ),
  ],
} satisfies Tabs<Lead>;

/** Affiliates never meet these. */
const staffOnly = ['reason', 'affiliate', 'advertiser', 'integration', 'redirectUrl'];

export const LeadList = (props: ListProps) => (
  <ResourceList
    columns={leadColumns}
    shown={[
      'id',
      'createdAt',
      'apiStatus',
      'grade',
      'reason',
      'refusal',
      'affiliate',
      'campaign',
      'offer',
      'advertiser',
      'country',
    ]}
    sortable={['id', 'createdAt']}
    filters={leadFilters}
    narrowing={{ campaign: ['offer', 'affiliate'], integration: ['advertiser'] }}
    quickFilters={['apiStatus', 'campaign']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const LeadShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'conversions', field: 'lead' }, { resource: 'customers', field: 'lead' }]}
    columns={leadColumns}
    tabs={leadTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'secureId';

export default { list: LeadList, show: LeadShow, columns: leadColumns, recordRepresentation };
