// Generated from openapi/entities/vertical.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { GroupField } from '../../components/fields/GroupField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { TextsField } from '../../components/fields/TextsField.tsx';
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
  GroupInput,
  MacroInput,
  OwnedListInput,
  ReferenceManyInput,
  ReverseInput,
  RowsInput,
  TextInput,
  TextsInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Vertical = components['schemas']['Vertical'];
type VerticalValues = components['schemas']['VerticalCreate'];
type VerticalsQuery = NonNullable<operations['listVerticals']['parameters']['query']>;
type GoalsRow = NonNullable<Vertical['goals']>[number];
type LeadGradesRow = NonNullable<Vertical['leadGrades']>[number];
type IncomingParametersRow = NonNullable<Vertical['incomingParameters']>[number];
type InboundRulesRow = NonNullable<Vertical['inboundRules']>[number];
type InboundRulesConditionsRow = NonNullable<InboundRulesRow['conditions']>[number];
type Redirect = NonNullable<Vertical['redirect']>;

/** Values to choose from. */
export const verticalChoices = {
  status: [
    { id: 'active', name: 'resources.settings/verticals.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/verticals.choices.status.inactive', tone: 'neutral' },
  ],
  distributionMethod: [
    { id: 'priority', name: 'resources.settings/verticals.choices.distributionMethod.priority' },
    { id: 'weight', name: 'resources.settings/verticals.choices.distributionMethod.weight' },
    { id: 'round_robin', name: 'resources.settings/verticals.choices.distributionMethod.round_robin' },
  ],
  duplicateBy: [
    { id: 'phone', name: 'resources.settings/verticals.choices.duplicateBy.phone' },
    { id: 'email', name: 'resources.settings/verticals.choices.duplicateBy.email' },
    { id: 'both', name: 'resources.settings/verticals.choices.duplicateBy.both' },
  ],
  duplicateScope: [
    { id: 'offer', name: 'resources.settings/verticals.choices.duplicateScope.offer' },
    { id: 'network', name: 'resources.settings/verticals.choices.duplicateScope.network' },
  ],
  leadGradesTone: [
    { id: 'neutral', name: 'resources.settings/verticals.choices.leadGrades.tone.neutral', tone: 'neutral' },
    { id: 'info', name: 'resources.settings/verticals.choices.leadGrades.tone.info', tone: 'info' },
    { id: 'success', name: 'resources.settings/verticals.choices.leadGrades.tone.success', tone: 'success' },
    { id: 'warning', name: 'resources.settings/verticals.choices.leadGrades.tone.warning', tone: 'warning' },
    { id: 'error', name: 'resources.settings/verticals.choices.leadGrades.tone.error', tone: 'error' },
  ],
  incomingParametersFormat: [
    { id: 'text', name: 'resources.settings/verticals.choices.incomingParameters.format.text' },
    { id: 'number', name: 'resources.settings/verticals.choices.incomingParameters.format.number' },
    { id: 'date', name: 'resources.settings/verticals.choices.incomingParameters.format.date' },
    { id: 'email', name: 'resources.settings/verticals.choices.incomingParameters.format.email' },
    { id: 'phone', name: 'resources.settings/verticals.choices.incomingParameters.format.phone' },
    { id: 'url', name: 'resources.settings/verticals.choices.incomingParameters.format.url' },
    { id: 'choice', name: 'resources.settings/verticals.choices.incomingParameters.format.choice' },
    { id: 'pattern', name: 'resources.settings/verticals.choices.incomingParameters.format.pattern' },
  ],
  inboundRulesMatch: [
    { id: 'all', name: 'resources.settings/verticals.choices.inboundRules.match.all' },
    { id: 'any', name: 'resources.settings/verticals.choices.inboundRules.match.any' },
  ],
  inboundRulesConditionsOperator: [
    { id: 'equals', name: 'resources.settings/verticals.choices.inboundRules.conditions.operator.equals' },
    { id: 'not_equals', name: 'resources.settings/verticals.choices.inboundRules.conditions.operator.not_equals' },
    { id: 'contains', name: 'resources.settings/verticals.choices.inboundRules.conditions.operator.contains' },
    { id: 'present', name: 'resources.settings/verticals.choices.inboundRules.conditions.operator.present' },
    { id: 'absent', name: 'resources.settings/verticals.choices.inboundRules.conditions.operator.absent' },
  ],
  inboundRulesResult: [
    { id: 'invalid', name: 'resources.settings/verticals.choices.inboundRules.result.invalid', tone: 'error' },
    { id: 'trash', name: 'resources.settings/verticals.choices.inboundRules.result.trash', tone: 'neutral' },
    { id: 'hold', name: 'resources.settings/verticals.choices.inboundRules.result.hold', tone: 'warning' },
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
  paymentModels: <ReferenceManyField<Vertical> source="paymentModels" reference="settings/payment-settings" />,
  distributionMethod: <EnumField<Vertical> source="distributionMethod" choices={verticalChoices.distributionMethod} />,
  duplicateWindow: <DurationField<Vertical> source="duplicateWindow" unit="days" />,
  duplicateBy: <EnumField<Vertical> source="duplicateBy" choices={verticalChoices.duplicateBy} />,
  duplicateScope: <EnumField<Vertical> source="duplicateScope" choices={verticalChoices.duplicateScope} />,
  platforms: (
    <RelatedField<Vertical>
      source="platforms"
      reference="settings/platforms"
      target="verticals"
      columns={['title', 'status', 'outApiEnabled', 'redirectEnabled', 'apiSyncEnabled']}
    />
  ),
  advertisers: (
    <RelatedField<Vertical>
      source="advertisers"
      reference="advertisers"
      target="vertical"
      columns={['title', 'status', 'defaultCurrency', 'managers', 'tags']}
    />
  ),
  goals: (
    <OwnedListField<Vertical> source="goals">
      <TextField<GoalsRow> source="title" />
      <TextField<GoalsRow> source="key" />
      <YesNoField<GoalsRow> source="repeatable" />
      <YesNoField<GoalsRow> source="isDeposit" />
    </OwnedListField>
  ),
  leadGrades: (
    <OwnedListField<Vertical> source="leadGrades">
      <TextField<LeadGradesRow> source="title" />
      <YesNoField<LeadGradesRow> source="final" />
      <EnumField<LeadGradesRow> source="tone" choices={verticalChoices.leadGradesTone} />
    </OwnedListField>
  ),
  metrics: <ReferenceManyField<Vertical> source="metrics" reference="metrics" />,
  incomingParameters: (
    <OwnedListField<Vertical> source="incomingParameters">
      <TextField<IncomingParametersRow> source="name" />
      <TextField<IncomingParametersRow> source="title" />
      <EnumField<IncomingParametersRow> source="format" choices={verticalChoices.incomingParametersFormat} />
      <TextsField<IncomingParametersRow> source="choices" />
      <TextField<IncomingParametersRow> source="pattern" />
      <YesNoField<IncomingParametersRow> source="required" />
    </OwnedListField>
  ),
  inboundRules: (
    <OwnedListField<Vertical> source="inboundRules">
      <EnumField<InboundRulesRow> source="match" choices={verticalChoices.inboundRulesMatch} />
      <OwnedListField<InboundRulesRow> source="conditions">
        <TextField<InboundRulesConditionsRow> source="parameter" />
        <EnumField<InboundRulesConditionsRow>
          source="operator"
          choices={verticalChoices.inboundRulesConditionsOperator}
        />
        <TextField<InboundRulesConditionsRow> source="value" />
      </OwnedListField>
      <EnumField<InboundRulesRow> source="result" choices={verticalChoices.inboundRulesResult} />
    </OwnedListField>
  ),
  redirect: (
    <GroupField<Vertical> source="redirect">
      <EnumField<Redirect> source="option" choices={verticalChoices.redirectOption} />
      <UrlField<Redirect> source="url" />
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
  paymentModels: (
    <ReferenceManyInput<VerticalValues>
      source="paymentModels"
      reference="settings/payment-settings"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  distributionMethod: (
    <EnumInput<VerticalValues>
      source="distributionMethod"
      choices={verticalChoices.distributionMethod}
      validate={[rule('required')]}
      helperText="resources.settings/verticals.help.distributionMethod"
    />
  ),
  duplicateWindow: (
    <DurationInput<VerticalValues>
      source="duplicateWindow"
      unit="days"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 0, 3650)]}
      helperText="resources.settings/verticals.help.duplicateWindow"
    />
  ),
  duplicateBy: (
    <EnumInput<VerticalValues>
      source="duplicateBy"
      choices={verticalChoices.duplicateBy}
      validate={[rule('required')]}
    />
  ),
  duplicateScope: (
    <EnumInput<VerticalValues>
      source="duplicateScope"
      choices={verticalChoices.duplicateScope}
      validate={[rule('required')]}
    />
  ),
  platforms: (
    <ReverseInput<VerticalValues>
      source="platforms"
      reference="settings/platforms"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.settings/verticals.help.platforms"
    />
  ),
  goals: (
    <RowsInput<VerticalValues>
      source="goals"
      row={{ repeatable: false, isDeposit: false }}
      validate={[rule('maxItems', 100)]}
      helperText="resources.settings/verticals.help.goals"
    >
      <TextInput<GoalsRow> source="title" validate={[rule('required'), rule('maxLength', 200)]} />
      <TextInput<GoalsRow>
        source="key"
        validate={[rule('required'), rule('maxLength', 50), rule('pattern', '^[a-z][a-z0-9_]*$')]}
        helperText="resources.settings/verticals.help.goals.key"
      />
      <BooleanInput<GoalsRow> source="repeatable" helperText="resources.settings/verticals.help.goals.repeatable" />
      <BooleanInput<GoalsRow> source="isDeposit" helperText="resources.settings/verticals.help.goals.isDeposit" />
    </RowsInput>
  ),
  leadGrades: (
    <RowsInput<VerticalValues>
      source="leadGrades"
      row={{ final: false, tone: 'neutral' }}
      validate={[rule('maxItems', 100)]}
    >
      <TextInput<LeadGradesRow> source="title" validate={[rule('required'), rule('maxLength', 200)]} />
      <BooleanInput<LeadGradesRow> source="final" helperText="resources.settings/verticals.help.leadGrades.final" />
      <EnumInput<LeadGradesRow>
        source="tone"
        choices={verticalChoices.leadGradesTone}
        validate={[rule('required')]}
        helperText="resources.settings/verticals.help.leadGrades.tone"
      />
    </RowsInput>
  ),
  metrics: (
    <ReferenceManyInput<VerticalValues>
      source="metrics"
      reference="metrics"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.settings/verticals.help.metrics"
    />
  ),
  incomingParameters: (
    <OwnedListInput<VerticalValues>
      source="incomingParameters"
      row={{ required: false }}
      validate={[rule('maxItems', 100)]}
      helperText="resources.settings/verticals.help.incomingParameters"
    >
      <TextInput<IncomingParametersRow>
        source="name"
        validate={[rule('required'), rule('maxLength', 200), rule('pattern', '^[A-Za-z][A-Za-z0-9_]*$')]}
      />
      <TextInput<IncomingParametersRow> source="title" validate={[rule('required'), rule('maxLength', 200)]} />
      <EnumInput<IncomingParametersRow> source="format" choices={verticalChoices.incomingParametersFormat} />
      <TextsInput<IncomingParametersRow>
        source="choices"
        when={{ format: ['choice'] }}
        otherwise={[]}
        validate={[rule('required'), rule('maxItems', 1000)]}
      />
      <TextInput<IncomingParametersRow>
        source="pattern"
        when={{ format: ['pattern'] }}
        validate={[rule('required'), rule('maxLength', 200), rule('expression')]}
        helperText="resources.settings/verticals.help.incomingParameters.pattern"
      />
      <BooleanInput<IncomingParametersRow> source="required" />
    </OwnedListInput>
  ),
  inboundRules: (
    <OwnedListInput<VerticalValues>
      source="inboundRules"
      row={{ match: 'all' }}
      validate={[rule('maxItems', 100)]}
      helperText="resources.settings/verticals.help.inboundRules"
    >
      <EnumInput<InboundRulesRow>
        source="match"
        choices={verticalChoices.inboundRulesMatch}
        validate={[rule('required')]}
      />
      <OwnedListInput<InboundRulesRow> source="conditions" validate={[rule('required'), rule('maxItems', 20)]}>
        <TextInput<InboundRulesConditionsRow>
          source="parameter"
          validate={[rule('required'), rule('maxLength', 200)]}
        />
        <EnumInput<InboundRulesConditionsRow>
          source="operator"
          choices={verticalChoices.inboundRulesConditionsOperator}
          validate={[rule('required')]}
        />
        <TextInput<InboundRulesConditionsRow>
          source="value"
          when={{ operator: ['equals', 'not_equals', 'contains'] }}
          validate={[rule('required'), rule('maxLength', 200)]}
        />
      </OwnedListInput>
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
      <MacroInput<Redirect>
        source="url"
        type="url"
        macros="lead"
        validate={[rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'lead')]}
        helperText="resources.settings/verticals.help.redirect.url"
      />
    </GroupInput>
  ),
} satisfies Inputs<VerticalValues>;

/** What the list can be narrowed by. */
export const verticalFilters = {} satisfies Filters<VerticalsQuery>;

/** Tabs of the record page, their sections and fields. */
export const verticalTabs = {
  general: [
    section('vertical', 'title', 'description', 'paymentModels'),
    section('distribution', 'distributionMethod'),
    section('duplicates', 'duplicateWindow', 'duplicateBy', 'duplicateScope'),
    section('whoWorksInIt', 'platforms', 'advertisers'),
  ],
  goals: ['goals'],
  'lead-categories': ['leadGrades'],
  metrics: ['metrics'],
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
  'paymentModels',
  'distributionMethod',
  'duplicateWindow',
  'duplicateBy',
  'duplicateScope',
  'platforms',
  'advertisers',
  'goals',
  'leadGrades',
  'metrics',
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
    sortable={[
      'id',
      'title',
      'distributionMethod',
      'duplicateWindow',
      'duplicateBy',
      'duplicateScope',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={verticalFilters}
    inputs={verticalInputs}
    inlineEdit={['title']}
    statuses={verticalStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const VerticalCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={verticalInputs}
    tabs={verticalTabs}
    defaults={{ distributionMethod: 'priority', duplicateWindow: 30, duplicateBy: 'both', duplicateScope: 'offer' }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const VerticalEdit = (props: EditProps) => (
  <ResourceEdit
    related={[
      { resource: 'advertisers', field: 'vertical' },
      { resource: 'settings/goals', field: 'vertical' },
      { resource: 'integrations', field: 'vertical' },
      { resource: 'settings/integrations/templates', field: 'vertical' },
      { resource: 'landings-api', field: 'vertical' },
      { resource: 'offers', field: 'vertical' },
      { resource: 'settings/platforms', field: 'verticals' },
    ]}
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
    related={[
      { resource: 'advertisers', field: 'vertical' },
      { resource: 'settings/goals', field: 'vertical' },
      { resource: 'integrations', field: 'vertical' },
      { resource: 'settings/integrations/templates', field: 'vertical' },
      { resource: 'landings-api', field: 'vertical' },
      { resource: 'offers', field: 'vertical' },
      { resource: 'settings/platforms', field: 'verticals' },
    ]}
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
