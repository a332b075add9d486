// Generated from openapi/entities/offer.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { PictureField } from '../../components/fields/PictureField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { TagsField } from '../../components/fields/TagsField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  DurationInput,
  EnumInput,
  MacroInput,
  ReferenceManyInput,
  ReferenceOneInput,
  TagsInput,
  TextInput,
  UploadInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Offer = components['schemas']['Offer'];
type OfferValues = components['schemas']['OfferCreate'];
type OffersQuery = NonNullable<operations['listOffers']['parameters']['query']>;

/** Values to choose from. */
export const offerChoices = {
  status: [
    { id: 'active', name: 'resources.offers.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.offers.choices.status.inactive', tone: 'neutral' },
    { id: 'draft', name: 'resources.offers.choices.status.draft', tone: 'warning' },
  ],
  accessType: [
    { id: 1, name: 'resources.offers.choices.accessType.public', tone: 'info' },
    { id: 3, name: 'resources.offers.choices.accessType.private', tone: 'warning' },
  ],
  integrationMethod: [
    { id: 1, name: 'resources.offers.choices.integrationMethod.redirect' },
    { id: 2, name: 'resources.offers.choices.integrationMethod.api' },
    { id: 3, name: 'resources.offers.choices.integrationMethod.landing' },
  ],
  redirectMethod: [
    { id: 'http_302', name: 'resources.offers.choices.redirectMethod.http_302' },
    { id: 'meta_refresh', name: 'resources.offers.choices.redirectMethod.meta_refresh' },
    { id: 'double_meta_refresh', name: 'resources.offers.choices.redirectMethod.double_meta_refresh' },
    { id: 'javascript', name: 'resources.offers.choices.redirectMethod.javascript' },
  ],
  sessionLifespanType: [
    { id: 1, name: 'resources.offers.choices.sessionLifespanType.first_click' },
    { id: 2, name: 'resources.offers.choices.sessionLifespanType.last_click' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const offerColumns = {
  id: <NumberField<Offer> source="id" plain />,
  title: <TextField<Offer> source="title" />,
  status: <EnumField<Offer> source="status" choices={offerChoices.status} />,
  accessType: <EnumField<Offer> source="accessType" choices={offerChoices.accessType} />,
  vertical: <ReferenceOneField<Offer> source="vertical" reference="settings/verticals" />,
  categories: <ReferenceManyField<Offer> source="categories" reference="settings/lists/categories" />,
  advertisers: <ReferenceManyField<Offer> source="advertisers" reference="advertisers" />,
  tags: <TagsField<Offer> source="tags" reference="settings/lists/tags" />,
  createdAt: <MomentField<Offer> source="createdAt" />,
  imageUrl: <PictureField<Offer> source="imageUrl" />,
  description: <TextField<Offer> source="description" />,
  isHot: <YesNoField<Offer> source="isHot" />,
  goal: <ReferenceOneField<Offer> source="goal" reference="settings/goals" />,
  geos: <ReferenceManyField<Offer> source="geos" reference="settings/geos" />,
  trafficSources: <ReferenceManyField<Offer> source="trafficSources" reference="settings/lists/traffic-sources" />,
  payMethods: <ReferenceManyField<Offer> source="payMethods" reference="settings/payment-methods" />,
  managers: <ReferenceManyField<Offer> source="managers" reference="employees" />,
  notes: <TextField<Offer> source="notes" />,
  assignedAffiliates: <ReferenceManyField<Offer> source="assignedAffiliates" reference="affiliates/members" />,
  assignedTeams: <ReferenceManyField<Offer> source="assignedTeams" reference="affiliates/teams" />,
  makesCampaigns: <YesNoField<Offer> source="makesCampaigns" />,
  integrationMethod: <EnumField<Offer> source="integrationMethod" choices={offerChoices.integrationMethod} />,
  redirectMethod: <EnumField<Offer> source="redirectMethod" choices={offerChoices.redirectMethod} />,
  sessionLifespan: <DurationField<Offer> source="sessionLifespan" unit="days" />,
  sessionLifespanType: <EnumField<Offer> source="sessionLifespanType" choices={offerChoices.sessionLifespanType} />,
  trafficbackUrl: <UrlField<Offer> source="trafficbackUrl" />,
  landers: (
    <RelatedField<Offer>
      source="landers"
      reference="landings"
      target="offer"
      columns={['title', 'status', 'targetUrl', 'weight', 'schedule', 'previewUrl']}
    />
  ),
  creatives: (
    <RelatedField<Offer>
      source="creatives"
      reference="creatives"
      target="offer"
      columns={['previewUrl', 'title', 'status', 'type', 'schedule', 'downloads']}
    />
  ),
  paymentRules: (
    <RelatedField<Offer>
      source="paymentRules"
      reference="payment-rules"
      target="offer"
      columns={['title', 'status', 'paymentModel', 'goal', 'revenueValue', 'payoutValue', 'affiliate', 'schedule']}
    />
  ),
  campaigns: (
    <RelatedField<Offer>
      source="campaigns"
      reference="campaigns"
      target="offer"
      columns={['title', 'status', 'affiliate', 'trafficSource', 'createdAt']}
    />
  ),
  secureId: <CopyField<Offer> source="secureId" />,
  statusChangedAt: <MomentField<Offer> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Offer> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Offer> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Offer> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Offer> source="updatedBy" reference="users" />,
} satisfies Columns<Offer>;

/** How each field is edited. */
export const offerInputs = {
  title: <TextInput<OfferValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  imageUrl: (
    <UploadInput<OfferValues>
      source="imageUrl"
      scope="offer"
      extensions={['apng', 'avif', 'gif', 'jpeg', 'jpg', 'jfif', 'pjpeg', 'pjp', 'png', 'webp', 'bmp']}
      megabytes={10}
      validate={[rule('maxLength', 2000)]}
    />
  ),
  description: <TextInput<OfferValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  isHot: <BooleanInput<OfferValues> source="isHot" />,
  vertical: (
    <ReferenceOneInput<OfferValues>
      source="vertical"
      reference="settings/verticals"
      referenceFilter={{ status: ['active'] }}
    />
  ),
  goal: (
    <ReferenceOneInput<OfferValues> source="goal" reference="settings/goals" helperText="resources.offers.help.goal" />
  ),
  categories: (
    <ReferenceManyInput<OfferValues>
      source="categories"
      reference="settings/lists/categories"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  geos: (
    <ReferenceManyInput<OfferValues>
      source="geos"
      reference="settings/geos"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<OfferValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  payMethods: (
    <ReferenceManyInput<OfferValues>
      source="payMethods"
      reference="settings/payment-methods"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('maxItems', 1000)]}
      helperText="resources.offers.help.payMethods"
    />
  ),
  tags: (
    <TagsInput<OfferValues>
      source="tags"
      reference="settings/lists/tags"
      referenceFilter={{ status: ['active'] }}
      of="offer"
      validate={[rule('maxItems', 100)]}
    />
  ),
  advertisers: (
    <ReferenceManyInput<OfferValues>
      source="advertisers"
      reference="advertisers"
      validate={[rule('maxItems', 1000)]}
    />
  ),
  managers: (
    <ReferenceManyInput<OfferValues> source="managers" reference="employees" validate={[rule('maxItems', 1000)]} />
  ),
  notes: <TextInput<OfferValues> source="notes" multiline validate={[rule('maxLength', 5000)]} />,
  accessType: (
    <EnumInput<OfferValues>
      source="accessType"
      choices={offerChoices.accessType}
      validate={[rule('required')]}
      helperText="resources.offers.help.accessType"
    />
  ),
  assignedAffiliates: (
    <ReferenceManyInput<OfferValues>
      source="assignedAffiliates"
      reference="affiliates/members"
      validate={[rule('maxItems', 10000)]}
    />
  ),
  assignedTeams: (
    <ReferenceManyInput<OfferValues>
      source="assignedTeams"
      reference="affiliates/teams"
      validate={[rule('maxItems', 1000)]}
    />
  ),
  makesCampaigns: (
    <BooleanInput<OfferValues> source="makesCampaigns" helperText="resources.offers.help.makesCampaigns" />
  ),
  integrationMethod: (
    <EnumInput<OfferValues>
      source="integrationMethod"
      choices={offerChoices.integrationMethod}
      helperText="resources.offers.help.integrationMethod"
    />
  ),
  redirectMethod: (
    <EnumInput<OfferValues>
      source="redirectMethod"
      choices={offerChoices.redirectMethod}
      validate={[rule('required')]}
      helperText="resources.offers.help.redirectMethod"
    />
  ),
  sessionLifespan: (
    <DurationInput<OfferValues>
      source="sessionLifespan"
      unit="days"
      validate={[rule('integerNumber'), rule('minMax', 0, 3650)]}
    />
  ),
  sessionLifespanType: (
    <EnumInput<OfferValues> source="sessionLifespanType" choices={offerChoices.sessionLifespanType} />
  ),
  trafficbackUrl: (
    <MacroInput<OfferValues>
      source="trafficbackUrl"
      type="url"
      macros="click"
      validate={[rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'click')]}
      helperText="resources.offers.help.trafficbackUrl"
    />
  ),
} satisfies Inputs<OfferValues>;

/** What the list can be narrowed by. */
export const offerFilters = {
  accessType: <EnumInput<OffersQuery> source="accessType" choices={offerChoices.accessType} several />,
  vertical: <ReferenceManyInput<OffersQuery> source="vertical" reference="settings/verticals" />,
  categories: <ReferenceManyInput<OffersQuery> source="categories" reference="settings/lists/categories" />,
  advertisers: <ReferenceManyInput<OffersQuery> source="advertisers" reference="advertisers" />,
  geos: <ReferenceManyInput<OffersQuery> source="geos" reference="settings/geos" />,
  trafficSources: (
    <ReferenceManyInput<OffersQuery> source="trafficSources" reference="settings/lists/traffic-sources" />
  ),
  managers: <ReferenceManyInput<OffersQuery> source="managers" reference="employees" />,
  tags: <TagsInput<OffersQuery> source="tags" reference="settings/lists/tags" of="offer" fixed />,
  isHot: <YesNoFilter<OffersQuery> source="isHot" />,
  createdAt: <RangeFilter<OffersQuery> source="createdAt" of="moment" />,
} satisfies Filters<OffersQuery>;

/** Tabs of the record page, their sections and fields. */
export const offerTabs = {
  general: [
    section('offer', 'title', 'imageUrl', 'description', 'isHot'),
    section('classification', 'vertical', 'goal', 'categories', 'geos', 'trafficSources', 'payMethods', 'tags'),
    section('team', 'advertisers', 'managers', 'notes'),
  ],
  affiliates: ['accessType', 'assignedAffiliates', 'assignedTeams', 'makesCampaigns'],
  advertisers: [],
  landings: ['integrationMethod', 'redirectMethod', 'sessionLifespan', 'sessionLifespanType', 'trafficbackUrl'],
  creatives: [],
  caps: [],
  'payment-rules': [],
  targeting: [],
  campaigns: [],
} satisfies Tabs<Offer & OfferValues>;

/** What people may do to the status. */
export const offerStatuses = {
  choices: offerChoices.status,
  byPeople: ['active', 'inactive', 'draft'],
  transitions: { draft: ['active', 'inactive'], active: ['inactive'], inactive: ['active'] },
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = [
  'advertisers',
  'tags',
  'goal',
  'managers',
  'notes',
  'assignedAffiliates',
  'assignedTeams',
  'makesCampaigns',
  'redirectMethod',
  'trafficbackUrl',
  'campaigns',
  'statusChangedBy',
  'createdBy',
  'updatedBy',
];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'imageUrl',
    'description',
    'isHot',
    'vertical',
    'goal',
    'categories',
    'geos',
    'trafficSources',
    'payMethods',
    'tags',
    'advertisers',
    'managers',
    'notes',
    'accessType',
    'assignedAffiliates',
    'assignedTeams',
    'makesCampaigns',
    'integrationMethod',
    'redirectMethod',
    'sessionLifespan',
    'sessionLifespanType',
    'trafficbackUrl',
  ],
  renamed: ['title'],
  renewed: ['secureId'],
  left: ['landers', 'creatives', 'paymentRules', 'campaigns'],
};

export const OfferList = (props: ListProps) => (
  <ResourceList
    columns={offerColumns}
    shown={['id', 'title', 'status', 'accessType', 'vertical', 'categories', 'advertisers', 'tags', 'createdAt']}
    sortable={[
      'id',
      'title',
      'accessType',
      'integrationMethod',
      'redirectMethod',
      'isHot',
      'makesCampaigns',
      'sessionLifespan',
      'sessionLifespanType',
      'trafficbackUrl',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={offerFilters}
    quickFilters={['accessType', 'vertical']}
    mineFilter="managers"
    inputs={offerInputs}
    inlineEdit={['title', 'vertical', 'categories', 'tags']}
    bulkEdit={[
      'isHot',
      'vertical',
      'categories',
      'geos',
      'trafficSources',
      'payMethods',
      'tags',
      'advertisers',
      'managers',
      'accessType',
      'assignedAffiliates',
      'assignedTeams',
      'makesCampaigns',
      'integrationMethod',
      'redirectMethod',
      'sessionLifespan',
      'sessionLifespanType',
    ]}
    statuses={offerStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const OfferCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={offerInputs}
    tabs={offerTabs}
    defaults={{ isHot: false, accessType: 1, makesCampaigns: false, redirectMethod: 'http_302' }}
    publish="active"
    staffOnly={staffOnly}
    {...props}
  />
);

export const OfferEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['accessType', 'vertical', 'advertisers']}
    related={[
      { resource: 'advertiser-assignments', field: 'offer' },
      { resource: 'advertiser-billing/adv-invoice-lines', field: 'offer' },
      { resource: 'affiliate-assignments', field: 'offer' },
      { resource: 'affiliate-billing/invoice-lines', field: 'offer' },
      { resource: 'campaigns', field: 'offer' },
      { resource: 'caps', field: 'offer' },
      { resource: 'conversions', field: 'offer' },
      { resource: 'creatives', field: 'offer' },
      { resource: 'customers', field: 'offer' },
      { resource: 'integrations', field: 'offers' },
      { resource: 'landings-api', field: 'assignedToOffers' },
      { resource: 'landings', field: 'offer' },
      { resource: 'payment-rules', field: 'offer' },
      { resource: 'postbacks', field: 'offer' },
      { resource: 'targetings', field: 'offer' },
    ]}
    columns={offerColumns}
    inputs={offerInputs}
    tabs={offerTabs}
    statuses={offerStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const OfferShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['accessType', 'vertical', 'advertisers']}
    related={[
      { resource: 'advertiser-assignments', field: 'offer' },
      { resource: 'advertiser-billing/adv-invoice-lines', field: 'offer' },
      { resource: 'affiliate-assignments', field: 'offer' },
      { resource: 'affiliate-billing/invoice-lines', field: 'offer' },
      { resource: 'campaigns', field: 'offer' },
      { resource: 'caps', field: 'offer' },
      { resource: 'conversions', field: 'offer' },
      { resource: 'creatives', field: 'offer' },
      { resource: 'customers', field: 'offer' },
      { resource: 'integrations', field: 'offers' },
      { resource: 'landings-api', field: 'assignedToOffers' },
      { resource: 'landings', field: 'offer' },
      { resource: 'payment-rules', field: 'offer' },
      { resource: 'postbacks', field: 'offer' },
      { resource: 'targetings', field: 'offer' },
    ]}
    columns={offerColumns}
    tabs={offerTabs}
    statuses={offerStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: OfferList,
  create: OfferCreate,
  edit: OfferEdit,
  show: OfferShow,
  columns: offerColumns,
  recordRepresentation,
};
