// Generated from openapi/entities/vertical.ts by `npm run codegen`. Do not edit.

import { TextField, UrlField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { GroupField } from '../../components/fields/GroupField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/tabs.ts';
import { BooleanInput, EnumInput, GroupInput, OwnedListInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Vertical = components['schemas']['Vertical'];
type VerticalValues = components['schemas']['VerticalCreate'];
type VerticalsQuery = NonNullable<operations['listVerticals']['parameters']['query']>;
type LeadGradesRow = NonNullable<Vertical['leadGrades']>[number];
type IncomingParametersRow = NonNullable<Vertical['incomingParameters']>[number];
type InboundRulesRow = NonNullable<Vertical['inboundRules']>[number];
type Redirect = NonNullable<Vertical['redirect']>;

/** Values to choose from. */
export const verticalChoices = {
  status: [
    { id: 'active', name: 'resources.settings/verticals.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/verticals.choices.status.inactive', tone: 'neutral' },
  ],
  inboundRulesOperator: [
    { id: 'equals', name: 'resources.settings/verticals.choices.inboundRules.operator.equals' },
    { id: 'not_equals', name: 'resources.settings/verticals.choices.inboundRules.operator.not_equals' },
    { id: 'contains', name: 'resources.settings/verticals.choices.inboundRules.operator.contains' },
    { id: 'present', name: 'resources.settings/verticals.choices.inboundRules.operator.present' },
  ],
  inboundRulesResult: [
    { id: 'invalid', name: 'resources.settings/verticals.choices.inboundRules.result.invalid' },
    { id: 'trash', name: 'resources.settings/verticals.choices.inboundRules.result.trash' },
    { id: 'hold', name: 'resources.settings/verticals.choices.inboundRules.result.hold' },
  ],
  redirectOption: [
    { id: 'direct', name: 'resources.settings/verticals.choices.redirect.option.direct' },
    { id: 'no_redirect', name: 'resources.settings/verticals.choices.redirect.option.no_redirect' },
    { id: 'via_thank_you_page', name: 'resources.settings/verticals.choices.redirect.option.via_thank_you_page' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const verticalColumns = {
  id: <NumberField<Vertical> source="id" plain />,
  title: <TextField<Vertical> source="title" />,
  status: <EnumField<Vertical> source="status" choices={verticalChoices.status} />,
  description: <TextField<Vertical> source="description" />,
  createdAt: <MomentField<Vertical> source="createdAt" />,
  advertisers: (
    <RelatedField<Vertical>
      source="advertisers"
      reference="advertisers"
      target="vertical"
      columns={['title', 'status', 'defaultCurrency', 'managers', 'tags']}
    />
  ),
  leadGrades: (
    <OwnedListField<Vertical> source="leadGrades">
      <TextField<LeadGradesRow> source="title" />
      <YesNoField<LeadGradesRow> source="final" />
    </OwnedListField>
  ),
  incomingParameters: (
    <OwnedListField<Vertical> source="incomingParameters">
      <TextField<IncomingParametersRow> source="name" />
      <TextField<IncomingParametersRow> source="title" />
      <YesNoField<IncomingParametersRow> source="required" />
    </OwnedListField>
  ),
  inboundRules: (
    <OwnedListField<Vertical> source="inboundRules">
      <TextField<InboundRulesRow> source="parameter" />
      <EnumField<InboundRulesRow> source="operator" choices={verticalChoices.inboundRulesOperator} />
      <TextField<InboundRulesRow> source="value" />
      <EnumField<InboundRulesRow> source="result" choices={verticalChoices.inboundRulesResult} />
    </OwnedListField>
  ),
  redirect: (
    <GroupField<Vertical> source="redirect">
      <EnumField<Redirect> source="option" choices={verticalChoices.redirectOption} />
      <UrlField<Redirect> source="url" target="_blank" rel="noreferrer" />
    </GroupField>
  ),
  statusChangedAt: <MomentField<Vertical> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Vertical> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Vertical> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Vertical> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Vertical> source="updatedBy" reference="users" />,
} satisfies Columns<Vertical>;

/** How each field is edited. */
export const verticalInputs = {
  title: <TextInput<VerticalValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  description: <TextInput<VerticalValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  leadGrades: (
    <OwnedListInput<VerticalValues> source="leadGrades" row={{ final: false }} validate={[rule('maxItems', 100)]}>
      <TextInput<LeadGradesRow> source="title" validate={[rule('required'), rule('maxLength', 200)]} />
      <BooleanInput<LeadGradesRow> source="final" />
    </OwnedListInput>
  ),
  incomingParameters: (
    <OwnedListInput<VerticalValues>
      source="incomingParameters"
      row={{ required: false }}
      validate={[rule('maxItems', 100)]}
    >
      <TextInput<IncomingParametersRow>
        source="name"
        validate={[rule('required'), rule('maxLength', 200), rule('pattern', '^[A-Za-z][A-Za-z0-9_]*$')]}
      />
      <TextInput<IncomingParametersRow> source="title" validate={[rule('required'), rule('maxLength', 200)]} />
      <BooleanInput<IncomingParametersRow> source="required" />
    </OwnedListInput>
  ),
  inboundRules: (
    <OwnedListInput<VerticalValues> source="inboundRules" validate={[rule('maxItems', 100)]}>
      <TextInput<InboundRulesRow> source="parameter" validate={[rule('required'), rule('maxLength', 200)]} />
      <EnumInput<InboundRulesRow>
        source="operator"
        choices={verticalChoices.inboundRulesOperator}
        validate={[rule('required')]}
      />
      <TextInput<InboundRulesRow> source="value" validate={[rule('maxLength', 200)]} />
      <EnumInput<InboundRulesRow>
        source="result"
        choices={verticalChoices.inboundRulesResult}
        validate={[rule('required')]}
      />
    </OwnedListInput>
  ),
  redirect: (
    <GroupInput<VerticalValues> source="redirect">
      <EnumInput<Redirect> source="option" choices={verticalChoices.redirectOption} />
      <TextInput<Redirect> source="url" type="url" validate={[rule('maxLength', 2000), rule('url')]} />
    </GroupInput>
  ),
} satisfies Inputs<VerticalValues>;

/** What the list can be narrowed by. */
export const verticalFilters = {} satisfies Filters<VerticalsQuery>;

/** Tabs of the record page, their sections and fields. */
export const verticalTabs = {
  general: ['title', 'description', 'advertisers'],
  'lead-categories': ['leadGrades'],
  'lead-parameters': ['incomingParameters'],
  'inbound-rules': ['inboundRules'],
  redirect: ['redirect'],
} satisfies Tabs<Vertical & VerticalValues>;

/** What people may do to the status. */
export const verticalStatuses = {
  choices: verticalChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = [
  'advertisers',
  'leadGrades',
  'inboundRules',
  'redirect',
  'statusChangedBy',
  'createdBy',
  'updatedBy',
];

export const VerticalList = (props: ListProps) => (
  <ResourceList
    columns={verticalColumns}
    shown={['id', 'title', 'status', 'description', 'createdAt']}
    sortable={['id', 'title', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    searchable
    filters={verticalFilters}
    statuses={verticalStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const VerticalCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={verticalInputs}
    tabs={verticalTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const VerticalEdit = (props: EditProps) => (
  <ResourceEdit
    related={[{ resource: 'advertisers', field: 'vertical' }, { resource: 'offers', field: 'vertical' }]}
    columns={verticalColumns}
    inputs={verticalInputs}
    tabs={verticalTabs}
    statuses={verticalStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const VerticalShow = (props: ShowProps) => (
  <ResourceShow
    related={[{ resource: 'advertisers', field: 'vertical' }, { resource: 'offers', field: 'vertical' }]}
    columns={verticalColumns}
    tabs={verticalTabs}
    statuses={verticalStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: VerticalList,
  create: VerticalCreate,
  edit: VerticalEdit,
  show: VerticalShow,
  columns: verticalColumns,
  recordRepresentation,
};
