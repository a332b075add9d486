// Generated from openapi/entities/leadAttempt.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type LeadAttempt = components['schemas']['LeadAttempt'];
type LeadAttemptsQuery = NonNullable<operations['listLeadAttempts']['parameters']['query']>;

/** Values to choose from. */
export const leadAttemptChoices = {
  outcome: [
    { id: 'pending', name: 'resources.lead-attempts.choices.outcome.pending', tone: 'info' },
    { id: 'accepted', name: 'resources.lead-attempts.choices.outcome.accepted', tone: 'success' },
    { id: 'duplicate', name: 'resources.lead-attempts.choices.outcome.duplicate', tone: 'warning' },
    { id: 'invalid', name: 'resources.lead-attempts.choices.outcome.invalid', tone: 'error' },
    { id: 'refused', name: 'resources.lead-attempts.choices.outcome.refused', tone: 'error' },
    { id: 'failed', name: 'resources.lead-attempts.choices.outcome.failed', tone: 'neutral' },
    { id: 'unknown', name: 'resources.lead-attempts.choices.outcome.unknown', tone: 'warning' },
  ],
  failure: [
    { id: 'settings', name: 'resources.lead-attempts.choices.failure.settings' },
    { id: 'parameters', name: 'resources.lead-attempts.choices.failure.parameters' },
    { id: 'url', name: 'resources.lead-attempts.choices.failure.url' },
    { id: 'body', name: 'resources.lead-attempts.choices.failure.body' },
    { id: 'request', name: 'resources.lead-attempts.choices.failure.request' },
    { id: 'inside', name: 'resources.lead-attempts.choices.failure.inside' },
    { id: 'connect', name: 'resources.lead-attempts.choices.failure.connect' },
    { id: 'tls', name: 'resources.lead-attempts.choices.failure.tls' },
    { id: 'timeout', name: 'resources.lead-attempts.choices.failure.timeout' },
    { id: 'tooLarge', name: 'resources.lead-attempts.choices.failure.tooLarge' },
    { id: 'broken', name: 'resources.lead-attempts.choices.failure.broken' },
    { id: 'redirects', name: 'resources.lead-attempts.choices.failure.redirects' },
    { id: 'not_received', name: 'resources.lead-attempts.choices.failure.not_received' },
    { id: 'interrupted', name: 'resources.lead-attempts.choices.failure.interrupted' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const leadAttemptColumns = {
  startedAt: <MomentField<LeadAttempt> source="startedAt" />,
  lead: <ReferenceOneField<LeadAttempt> source="lead" reference="leads" />,
  outcome: <EnumField<LeadAttempt> source="outcome" choices={leadAttemptChoices.outcome} />,
  advertiser: <ReferenceOneField<LeadAttempt> source="advertiser" reference="advertisers" />,
  integration: <ReferenceOneField<LeadAttempt> source="integration" reference="integrations" />,
  offer: <ReferenceOneField<LeadAttempt> source="offer" reference="offers" />,
  order: <NumberField<LeadAttempt> source="order" />,
  took: <NumberField<LeadAttempt> source="took" />,
  httpStatus: <NumberField<LeadAttempt> source="httpStatus" />,
  message: <TextField<LeadAttempt> source="message" />,
  failure: <EnumField<LeadAttempt> source="failure" choices={leadAttemptChoices.failure} />,
  affiliate: <ReferenceOneField<LeadAttempt> source="affiliate" reference="affiliates/members" />,
  finishedAt: <MomentField<LeadAttempt> source="finishedAt" />,
  advertiserLeadId: <TextField<LeadAttempt> source="advertiserLeadId" />,
  advertiserStatus: <TextField<LeadAttempt> source="advertiserStatus" />,
  advertiserStatusAt: <MomentField<LeadAttempt> source="advertiserStatusAt" />,
  redirectUrl: <UrlField<LeadAttempt> source="redirectUrl" />,
  request: <TextField<LeadAttempt> source="request" />,
  answer: <TextField<LeadAttempt> source="answer" />,
  createdAt: <MomentField<LeadAttempt> source="createdAt" />,
} satisfies Columns<LeadAttempt>;

/** What the list can be narrowed by. */
export const leadAttemptFilters = {
  createdAt: <RangeFilter<LeadAttemptsQuery> source="createdAt" of="moment" />,
  outcome: <EnumInput<LeadAttemptsQuery> source="outcome" choices={leadAttemptChoices.outcome} several />,
  advertiser: <ReferenceManyInput<LeadAttemptsQuery> source="advertiser" reference="advertisers" />,
  integration: <ReferenceManyInput<LeadAttemptsQuery> source="integration" reference="integrations" />,
  offer: <ReferenceManyInput<LeadAttemptsQuery> source="offer" reference="offers" />,
  lead: <ReferenceManyInput<LeadAttemptsQuery> source="lead" reference="leads" />,
  affiliate: <ReferenceManyInput<LeadAttemptsQuery> source="affiliate" reference="affiliates/members" />,
} satisfies Filters<LeadAttemptsQuery>;

/** Tabs of the record page, their sections and fields. */
export const leadAttemptTabs = {
  general: [
    section(
      'attempt',
      'lead',
      'outcome',
      'message',
      'failure',
      'advertiser',
      'integration',
      'offer',
      'affiliate',
      'order',
      'startedAt',
      'finishedAt',
      'took',
      'httpStatus',
      'advertiserLeadId',
      'advertiserStatus',
      'advertiserStatusAt',
      'redirectUrl',
    ),
    section('messages', 'request', 'answer'),
  ],
} satisfies Tabs<LeadAttempt>;

export const LeadAttemptList = (props: ListProps) => (
  <ResourceList
    columns={leadAttemptColumns}
    shown={[
      'startedAt',
      'lead',
      'outcome',
      'advertiser',
      'integration',
      'offer',
      'order',
      'took',
      'httpStatus',
      'message',
    ]}
    sortable={['createdAt']}
    filters={leadAttemptFilters}
    narrowing={{ integration: ['advertiser'], lead: ['offer'] }}
    quickFilters={['outcome', 'advertiser']}
    {...props}
  />
);

export const LeadAttemptShow = (props: ShowProps) => (
  <ResourceShow
    columns={leadAttemptColumns}
    tabs={leadAttemptTabs}
    {...props}
  />
);

export const recordRepresentation = 'outcome';

export default { list: LeadAttemptList, show: LeadAttemptShow, columns: leadAttemptColumns, recordRepresentation };
