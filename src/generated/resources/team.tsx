// Generated from openapi/entities/team.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { TagsField } from '../../components/fields/TagsField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  EnumInput,
  ReferenceManyInput,
  ReverseInput,
  TagsInput,
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

type Team = components['schemas']['Team'];
type TeamValues = components['schemas']['TeamCreate'];
type TeamsQuery = NonNullable<operations['listTeams']['parameters']['query']>;

/** Values to choose from. */
export const teamChoices = {
  status: [
    { id: 'active', name: 'resources.affiliates/teams.choices.status.active', tone: 'success' },
    { id: 'blocked', name: 'resources.affiliates/teams.choices.status.blocked', tone: 'error' },
  ],
  blockingType: [
    { id: 'access', name: 'resources.affiliates/teams.choices.blockingType.access' },
    { id: 'traffic', name: 'resources.affiliates/teams.choices.blockingType.traffic' },
    { id: 'full', name: 'resources.affiliates/teams.choices.blockingType.full' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const teamColumns = {
  id: <NumberField<Team> source="id" plain />,
  title: <TextField<Team> source="title" />,
  status: <EnumField<Team> source="status" choices={teamChoices.status} />,
  trafficBlocked: <YesNoField<Team> source="trafficBlocked" />,
  membersCount: <NumberField<Team> source="membersCount" />,
  managers: <ReferenceManyField<Team> source="managers" reference="employees" />,
  tags: <TagsField<Team> source="tags" reference="settings/lists/tags" />,
  createdAt: <MomentField<Team> source="createdAt" />,
  members: (
    <RelatedField<Team>
      source="members"
      reference="affiliates/members"
      target="team"
      columns={['fullName', 'email', 'status', 'trafficBlocked', 'managers']}
    />
  ),
  acceptColdTraffic: <YesNoField<Team> source="acceptColdTraffic" />,
  acceptInvalidLeads: <YesNoField<Team> source="acceptInvalidLeads" />,
  redirectToAdvertiser: <YesNoField<Team> source="redirectToAdvertiser" />,
  assignedOffers: (
    <RelatedField<Team>
      source="assignedOffers"
      reference="offers"
      target="assignedTeams"
      columns={['title', 'status', 'accessType', 'vertical', 'categories']}
    />
  ),
  blockReason: <TextField<Team> source="blockReason" />,
  statusChangedAt: <MomentField<Team> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Team> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Team> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Team> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Team> source="updatedBy" reference="users" />,
} satisfies Columns<Team>;

/** How each field is edited. */
export const teamInputs = {
  title: <TextInput<TeamValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  managers: (
    <ReferenceManyInput<TeamValues>
      source="managers"
      reference="employees"
      referenceFilter={{ roleType: ['admin', 'manager'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  tags: (
    <TagsInput<TeamValues>
      source="tags"
      reference="settings/lists/tags"
      referenceFilter={{ status: ['active'] }}
      of="team"
      validate={[rule('maxItems', 100)]}
    />
  ),
  members: (
    <ReverseInput<TeamValues> source="members" reference="affiliates/members" validate={[rule('maxItems', 1000)]} />
  ),
  acceptColdTraffic: (
    <BooleanInput<TeamValues>
      source="acceptColdTraffic"
      helperText="resources.affiliates/teams.help.acceptColdTraffic"
    />
  ),
  acceptInvalidLeads: (
    <BooleanInput<TeamValues>
      source="acceptInvalidLeads"
      helperText="resources.affiliates/teams.help.acceptInvalidLeads"
    />
  ),
  redirectToAdvertiser: <BooleanInput<TeamValues> source="redirectToAdvertiser" />,
  assignedOffers: (
    <ReverseInput<TeamValues> source="assignedOffers" reference="offers" validate={[rule('maxItems', 1000)]} />
  ),
} satisfies Inputs<TeamValues>;

/** What the list can be narrowed by. */
export const teamFilters = {
  managers: <ReferenceManyInput<TeamsQuery> source="managers" reference="employees" />,
  tags: <TagsInput<TeamsQuery> source="tags" reference="settings/lists/tags" of="team" fixed />,
  trafficBlocked: <YesNoFilter<TeamsQuery> source="trafficBlocked" />,
  createdAt: <RangeFilter<TeamsQuery> source="createdAt" of="moment" />,
} satisfies Filters<TeamsQuery>;

/** Tabs of the record page, their sections and fields. */
export const teamTabs = {
  general: ['title', 'managers', 'tags', 'members'],
  traffic: ['acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser', 'trafficBlocked', 'assignedOffers'],
  campaigns: [],
  postbacks: [],
  caps: [],
} satisfies Tabs<Team & TeamValues>;

/** What people may do to the status. */
export const teamStatuses = {
  choices: teamChoices.status,
  byPeople: ['active', 'blocked'],
  reason: ['blocked'],
  inputs: { blockingType: <EnumInput source="blockingType" choices={teamChoices.blockingType} /> },
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = [
  'membersCount',
  'managers',
  'tags',
  'members',
  'acceptColdTraffic',
  'acceptInvalidLeads',
  'redirectToAdvertiser',
  'assignedOffers',
  'statusChangedBy',
  'createdBy',
  'updatedBy',
];

export const TeamList = (props: ListProps) => (
  <ResourceList
    columns={teamColumns}
    shown={['id', 'title', 'status', 'trafficBlocked', 'membersCount', 'managers', 'tags', 'createdAt']}
    sortable={[
      'id',
      'title',
      'acceptColdTraffic',
      'acceptInvalidLeads',
      'redirectToAdvertiser',
      'trafficBlocked',
      'status',
      'blockReason',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={teamFilters}
    quickFilters={['managers', 'tags']}
    mineFilter="managers"
    inputs={teamInputs}
    inlineEdit={['title', 'managers', 'tags']}
    bulkEdit={['managers', 'tags', 'acceptColdTraffic', 'acceptInvalidLeads', 'redirectToAdvertiser']}
    statuses={teamStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TeamCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={teamInputs}
    tabs={teamTabs}
    defaults={{ acceptColdTraffic: true, acceptInvalidLeads: false, redirectToAdvertiser: true }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TeamEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['managers']}
    related={[
      { resource: 'affiliate-assignments', field: 'team' },
      { resource: 'campaigns', field: 'team' },
      { resource: 'caps', field: 'team' },
      { resource: 'payment-rules', field: 'team' },
      { resource: 'postbacks', field: 'team' },
      { resource: 'targetings', field: 'teams' },
      { resource: 'affiliates/members', field: 'team' },
    ]}
    columns={teamColumns}
    inputs={teamInputs}
    tabs={teamTabs}
    statuses={teamStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TeamShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['managers']}
    related={[
      { resource: 'affiliate-assignments', field: 'team' },
      { resource: 'campaigns', field: 'team' },
      { resource: 'caps', field: 'team' },
      { resource: 'payment-rules', field: 'team' },
      { resource: 'postbacks', field: 'team' },
      { resource: 'targetings', field: 'teams' },
      { resource: 'affiliates/members', field: 'team' },
    ]}
    columns={teamColumns}
    tabs={teamTabs}
    statuses={teamStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: TeamList,
  create: TeamCreate,
  edit: TeamEdit,
  show: TeamShow,
  columns: teamColumns,
  recordRepresentation,
};
