// Generated from openapi/entities/domain.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Domain = components['schemas']['Domain'];
type DomainValues = components['schemas']['DomainCreate'];
type DomainsQuery = NonNullable<operations['listDomains']['parameters']['query']>;

/** Values to choose from. */
export const domainChoices = {
  state: [
    { id: 'waiting', name: 'resources.settings/domain-parking.choices.state.waiting', tone: 'warning' },
    { id: 'verified', name: 'resources.settings/domain-parking.choices.state.verified', tone: 'success' },
    { id: 'failing', name: 'resources.settings/domain-parking.choices.state.failing', tone: 'error' },
  ],
  reach: [
    { id: 'here', name: 'resources.settings/domain-parking.choices.reach.here', tone: 'success' },
    { id: 'elsewhere', name: 'resources.settings/domain-parking.choices.reach.elsewhere', tone: 'error' },
    { id: 'unreachable', name: 'resources.settings/domain-parking.choices.reach.unreachable', tone: 'error' },
  ],
  certificate: [
    { id: 'valid', name: 'resources.settings/domain-parking.choices.certificate.valid', tone: 'success' },
    { id: 'expiring', name: 'resources.settings/domain-parking.choices.certificate.expiring', tone: 'warning' },
    { id: 'expired', name: 'resources.settings/domain-parking.choices.certificate.expired', tone: 'error' },
    { id: 'other_host', name: 'resources.settings/domain-parking.choices.certificate.other_host', tone: 'error' },
    { id: 'untrusted', name: 'resources.settings/domain-parking.choices.certificate.untrusted', tone: 'error' },
    { id: 'missing', name: 'resources.settings/domain-parking.choices.certificate.missing', tone: 'error' },
  ],
  kinds: [
    { id: 'track', name: 'resources.settings/domain-parking.choices.kinds.track' },
    { id: 'postback', name: 'resources.settings/domain-parking.choices.kinds.postback' },
    { id: 'landing', name: 'resources.settings/domain-parking.choices.kinds.landing' },
  ],
  defaultFor: [
    { id: 'track', name: 'resources.settings/domain-parking.choices.defaultFor.track' },
    { id: 'postback', name: 'resources.settings/domain-parking.choices.defaultFor.postback' },
    { id: 'landing', name: 'resources.settings/domain-parking.choices.defaultFor.landing' },
  ],
  problem: [
    { id: 'no_record', name: 'resources.settings/domain-parking.choices.problem.no_record' },
    { id: 'other_record', name: 'resources.settings/domain-parking.choices.problem.other_record' },
    { id: 'no_answer', name: 'resources.settings/domain-parking.choices.problem.no_answer' },
  ],
  reachProblem: [
    { id: 'no_address', name: 'resources.settings/domain-parking.choices.reachProblem.no_address' },
    { id: 'dns_silent', name: 'resources.settings/domain-parking.choices.reachProblem.dns_silent' },
    { id: 'inside', name: 'resources.settings/domain-parking.choices.reachProblem.inside' },
    { id: 'refused', name: 'resources.settings/domain-parking.choices.reachProblem.refused' },
    { id: 'timeout', name: 'resources.settings/domain-parking.choices.reachProblem.timeout' },
    { id: 'insecure', name: 'resources.settings/domain-parking.choices.reachProblem.insecure' },
    { id: 'redirect', name: 'resources.settings/domain-parking.choices.reachProblem.redirect' },
    { id: 'other_site', name: 'resources.settings/domain-parking.choices.reachProblem.other_site' },
    { id: 'host_lost', name: 'resources.settings/domain-parking.choices.reachProblem.host_lost' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const domainColumns = {
  id: <NumberField<Domain> source="id" plain />,
  host: <TextField<Domain> source="host" />,
  state: <EnumField<Domain> source="state" choices={domainChoices.state} />,
  reach: <EnumField<Domain> source="reach" choices={domainChoices.reach} />,
  certificate: <EnumField<Domain> source="certificate" choices={domainChoices.certificate} />,
  kinds: <EnumField<Domain> source="kinds" choices={domainChoices.kinds} />,
  defaultFor: <EnumField<Domain> source="defaultFor" choices={domainChoices.defaultFor} />,
  checkedAt: <MomentField<Domain> source="checkedAt" />,
  note: <TextField<Domain> source="note" />,
  proof: <CopyField<Domain> source="proof" />,
  problem: <EnumField<Domain> source="problem" choices={domainChoices.problem} />,
  failure: <TextField<Domain> source="failure" />,
  verifiedAt: <MomentField<Domain> source="verifiedAt" />,
  target: <TextField<Domain> source="target" />,
  reachProblem: <EnumField<Domain> source="reachProblem" choices={domainChoices.reachProblem} />,
  reachFound: <TextField<Domain> source="reachFound" />,
  certificateExpiresAt: <MomentField<Domain> source="certificateExpiresAt" />,
  misses: <NumberField<Domain> source="misses" />,
  createdAt: <MomentField<Domain> source="createdAt" />,
  createdBy: <ReferenceOneField<Domain> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Domain> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Domain> source="updatedBy" reference="users" />,
} satisfies Columns<Domain>;

/** How each field is edited. */
export const domainInputs = {
  host: (
    <TextInput<DomainValues> source="host" validate={[rule('required'), rule('maxLength', 253), rule('hostName')]} />
  ),
  kinds: <EnumInput<DomainValues> source="kinds" choices={domainChoices.kinds} several validate={[rule('required')]} />,
  defaultFor: (
    <EnumInput<DomainValues>
      source="defaultFor"
      choices={domainChoices.defaultFor}
      several
      helperText="resources.settings/domain-parking.help.defaultFor"
    />
  ),
  note: <TextInput<DomainValues> source="note" validate={[rule('maxLength', 200)]} />,
} satisfies Inputs<DomainValues>;

/** What the list can be narrowed by. */
export const domainFilters = {
  state: <EnumInput<DomainsQuery> source="state" choices={domainChoices.state} several />,
  reach: <EnumInput<DomainsQuery> source="reach" choices={domainChoices.reach} several />,
  certificate: <EnumInput<DomainsQuery> source="certificate" choices={domainChoices.certificate} several />,
  kinds: <EnumInput<DomainsQuery> source="kinds" choices={domainChoices.kinds} several />,
  defaultFor: <EnumInput<DomainsQuery> source="defaultFor" choices={domainChoices.defaultFor} several />,
  createdAt: <RangeFilter<DomainsQuery> source="createdAt" of="moment" />,
} satisfies Filters<DomainsQuery>;

/** Tabs of the record page, their sections and fields. */
export const domainTabs = {
  general: [
    section('domain', 'host', 'kinds', 'defaultFor', 'note'),
    section('proof', 'state', 'proof', 'problem', 'failure', 'checkedAt', 'verifiedAt'),
    section(
      'connection',
      'target',
      'reach',
      'reachProblem',
      'reachFound',
      'certificate',
      'certificateExpiresAt',
      'misses',
    ),
  ],
} satisfies Tabs<Domain & DomainValues>;

/** Affiliates never meet these. */
const staffOnly = [
  'reach',
  'certificate',
  'checkedAt',
  'note',
  'proof',
  'problem',
  'failure',
  'verifiedAt',
  'target',
  'reachProblem',
  'reachFound',
  'certificateExpiresAt',
  'misses',
  'createdBy',
  'updatedBy',
];

/** Set when a record is made, never after. */
const createOnly = ['host'];

export const DomainList = (props: ListProps) => (
  <ResourceList
    columns={domainColumns}
    shown={['id', 'host', 'state', 'reach', 'certificate', 'kinds', 'defaultFor', 'checkedAt']}
    sortable={[
      'id',
      'host',
      'note',
      'state',
      'checkedAt',
      'verifiedAt',
      'problem',
      'failure',
      'reach',
      'reachProblem',
      'reachFound',
      'certificate',
      'certificateExpiresAt',
      'misses',
      'createdAt',
      'updatedAt',
    ]}
    searchable
    filters={domainFilters}
    quickFilters={['state', 'reach']}
    inputs={domainInputs}
    inlineEdit={['kinds']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const DomainCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={domainInputs}
    tabs={domainTabs}
    fieldTexts={{ help: ['host'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const DomainEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['state', 'reach', 'kinds']}
    columns={domainColumns}
    inputs={domainInputs}
    tabs={domainTabs}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const DomainShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['state', 'reach', 'kinds']}
    columns={domainColumns}
    tabs={domainTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'host';

export default {
  list: DomainList,
  create: DomainCreate,
  edit: DomainEdit,
  show: DomainShow,
  columns: domainColumns,
  recordRepresentation,
};
