// Generated from openapi/entities/campaign.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  EnumInput,
  ReferenceManyInput,
  ReferenceOneInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Campaign = components['schemas']['Campaign'];
type CampaignValues = components['schemas']['CampaignCreate'];
type CampaignsQuery = NonNullable<operations['listCampaigns']['parameters']['query']>;

/** Values to choose from. */
export const campaignChoices = {
  status: [
    { id: 'active', name: 'resources.campaigns.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.campaigns.choices.status.inactive', tone: 'neutral' },
    { id: 'offer_revoked', name: 'resources.campaigns.choices.status.offer_revoked', tone: 'warning' },
    { id: 'blocked', name: 'resources.campaigns.choices.status.blocked', tone: 'error' },
    { id: 'deleted', name: 'resources.campaigns.choices.status.deleted', tone: 'neutral' },
  ],
  integrationMethod: [
    { id: 1, name: 'resources.campaigns.choices.integrationMethod.redirect' },
    { id: 2, name: 'resources.campaigns.choices.integrationMethod.api' },
    { id: 3, name: 'resources.campaigns.choices.integrationMethod.landing' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const campaignColumns = {
  id: <NumberField<Campaign> source="id" plain />,
  title: <TextField<Campaign> source="title" />,
  status: <EnumField<Campaign> source="status" choices={campaignChoices.status} />,
  affiliate: <ReferenceOneField<Campaign> source="affiliate" reference="affiliates/members" />,
  offer: <ReferenceOneField<Campaign> source="offer" reference="offers" />,
  trafficSource: <ReferenceOneField<Campaign> source="trafficSource" reference="settings/lists/traffic-sources" />,
  countries: <CodeListField<Campaign> source="countries" of="isoCountries" />,
  targetUrl: <UrlField<Campaign> source="targetUrl" />,
  createdAt: <MomentField<Campaign> source="createdAt" />,
  integrationMethod: <EnumField<Campaign> source="integrationMethod" choices={campaignChoices.integrationMethod} />,
  leadCount: <NumberField<Campaign> source="leadCount" />,
  conversionsLastDay: <NumberField<Campaign> source="conversionsLastDay" />,
  conversionsLastWeek: <NumberField<Campaign> source="conversionsLastWeek" />,
  conversionsLastMonth: <NumberField<Campaign> source="conversionsLastMonth" />,
  autocreated: <YesNoField<Campaign> source="autocreated" />,
  landers: <ReferenceManyField<Campaign> source="landers" reference="landings" />,
  domain: <ReferenceOneField<Campaign> source="domain" reference="settings/domain-parking" />,
  secureId: <CopyField<Campaign> source="secureId" />,
  postbacks: (
    <RelatedField<Campaign>
      source="postbacks"
      reference="postbacks"
      target="campaign"
      columns={['title', 'status', 'events', 'method', 'createdAt']}
    />
  ),
  blockReason: <TextField<Campaign> source="blockReason" />,
  statusChangedAt: <MomentField<Campaign> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Campaign> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Campaign> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Campaign> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Campaign> source="updatedBy" reference="users" />,
} satisfies Columns<Campaign>;

/** How each field is edited. */
export const campaignInputs = {
  title: <TextInput<CampaignValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  affiliate: (
    <ReferenceOneInput<CampaignValues>
      source="affiliate"
      reference="affiliates/members"
      validate={[rule('required')]}
    />
  ),
  offer: <ReferenceOneInput<CampaignValues> source="offer" reference="offers" validate={[rule('required')]} />,
  trafficSource: (
    <ReferenceOneInput<CampaignValues>
      source="trafficSource"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
    />
  ),
  integrationMethod: (
    <EnumInput<CampaignValues>
      source="integrationMethod"
      choices={campaignChoices.integrationMethod}
      helperText="resources.campaigns.help.integrationMethod"
    />
  ),
  countries: (
    <CodeListInput<CampaignValues> source="countries" of="isoCountries" several validate={[rule('maxItems', 300)]} />
  ),
  landers: (
    <ReferenceManyInput<CampaignValues> source="landers" reference="landings" validate={[rule('maxItems', 1000)]} />
  ),
  domain: (
    <ReferenceOneInput<CampaignValues>
      source="domain"
      reference="settings/domain-parking"
      referenceFilter={{ kinds: ['track'], state: ['verified'] }}
      helperText="resources.campaigns.help.domain"
    />
  ),
} satisfies Inputs<CampaignValues>;

/** What the list can be narrowed by. */
export const campaignFilters = {
  affiliate: <ReferenceManyInput<CampaignsQuery> source="affiliate" reference="affiliates/members" />,
  team: <ReferenceManyInput<CampaignsQuery> source="team" reference="affiliates/teams" />,
  offer: <ReferenceManyInput<CampaignsQuery> source="offer" reference="offers" />,
  trafficSource: (
    <ReferenceManyInput<CampaignsQuery> source="trafficSource" reference="settings/lists/traffic-sources" />
  ),
  integrationMethod: (
    <EnumInput<CampaignsQuery> source="integrationMethod" choices={campaignChoices.integrationMethod} several />
  ),
  autocreated: <YesNoFilter<CampaignsQuery> source="autocreated" />,
  createdAt: <RangeFilter<CampaignsQuery> source="createdAt" of="moment" />,
} satisfies Filters<CampaignsQuery>;

/** Tabs of the record page, their sections and fields. */
export const campaignTabs = {
  general: [
    'title',
    'affiliate',
    'offer',
    'trafficSource',
    'integrationMethod',
    'countries',
    'leadCount',
    'conversionsLastDay',
    'conversionsLastWeek',
    'conversionsLastMonth',
    'autocreated',
  ],
  landings: ['landers', 'domain', 'secureId'],
  postbacks: [],
} satisfies Tabs<Campaign & CampaignValues>;

/** What people may do to the status. */
export const campaignStatuses = {
  choices: campaignChoices.status,
  byPeople: ['active', 'inactive', 'blocked', 'deleted'],
  transitions: {
    active: ['inactive', 'blocked', 'deleted'],
    inactive: ['active', 'blocked', 'deleted'],
    offer_revoked: ['active', 'inactive', 'blocked', 'deleted'],
    blocked: ['active', 'inactive', 'deleted'],
  },
  enter: { blocked: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'] },
  leave: { blocked: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'] },
  final: ['deleted'],
  reason: ['blocked'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['affiliate', 'autocreated', 'statusChangedBy', 'createdBy', 'updatedBy', 'team'];

/** Set when a record is made, never after. */
const createOnly = ['affiliate', 'offer'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: ['affiliate', 'offer', 'trafficSource', 'integrationMethod', 'countries', 'landers', 'domain'],
  renamed: ['title'],
  renewed: [
    'leadCount',
    'conversionsLastDay',
    'conversionsLastWeek',
    'conversionsLastMonth',
    'autocreated',
    'secureId',
    'targetUrl',
  ],
  left: ['postbacks'],
};

export const CampaignList = (props: ListProps) => (
  <ResourceList
    columns={campaignColumns}
    shown={['id', 'title', 'status', 'affiliate', 'offer', 'trafficSource', 'countries', 'targetUrl', 'createdAt']}
    inTabs={{ 'offers/campaigns': ['title', 'status', 'affiliate', 'trafficSource', 'createdAt'] }}
    sortable={[
      'id',
      'title',
      'integrationMethod',
      'autocreated',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={campaignFilters}
    quickFilters={['affiliate', 'team']}
    inputs={campaignInputs}
    inlineEdit={['title', 'trafficSource', 'countries']}
    bulkEdit={['trafficSource', 'integrationMethod', 'countries', 'domain']}
    statuses={campaignStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CampaignCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={campaignInputs}
    tabs={campaignTabs}
    fieldTexts={{ help: ['affiliate', 'offer'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const CampaignEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'affiliate']}
    related={[
      { resource: 'conversions', field: 'campaign' },
      { resource: 'customers', field: 'campaign' },
      { resource: 'postbacks', field: 'campaign' },
    ]}
    columns={campaignColumns}
    inputs={campaignInputs}
    tabs={campaignTabs}
    statuses={campaignStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const CampaignShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'affiliate']}
    related={[
      { resource: 'conversions', field: 'campaign' },
      { resource: 'customers', field: 'campaign' },
      { resource: 'postbacks', field: 'campaign' },
    ]}
    columns={campaignColumns}
    tabs={campaignTabs}
    statuses={campaignStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: CampaignList,
  create: CampaignCreate,
  edit: CampaignEdit,
  show: CampaignShow,
  columns: campaignColumns,
  recordRepresentation,
};
