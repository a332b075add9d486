// Generated from openapi/entities/paymentRule.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { ExclusiveField } from '../../components/fields/ExclusiveField.tsx';
import { ModedField } from '../../components/fields/ModedField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ScheduleField } from '../../components/fields/ScheduleField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  CodeListInput,
  DurationInput,
  EnumInput,
  ExclusiveInput,
  MoneyInput,
  NumberInput,
  ReferenceManyInput,
  ReferenceOneInput,
  ScheduleInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type PaymentRule = components['schemas']['PaymentRule'];
type PaymentRuleValues = components['schemas']['PaymentRuleCreate'];
type PaymentRulesQuery = NonNullable<operations['listPaymentRules']['parameters']['query']>;

/** Values to choose from. */
export const paymentRuleChoices = {
  status: [
    { id: 'active', name: 'resources.payment-rules.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.payment-rules.choices.status.inactive', tone: 'neutral' },
  ],
  paidFor: [
    { id: 'report', name: 'resources.payment-rules.choices.paidFor.report' },
    { id: 'accepted_lead', name: 'resources.payment-rules.choices.paidFor.accepted_lead' },
  ],
  paymentType: [
    { id: 1, name: 'resources.payment-rules.choices.paymentType.fixed' },
    { id: 2, name: 'resources.payment-rules.choices.paymentType.percent' },
  ],
  targetConversionStatus: [
    { id: 1, name: 'resources.payment-rules.choices.targetConversionStatus.pending', tone: 'warning' },
    { id: 2, name: 'resources.payment-rules.choices.targetConversionStatus.deferred', tone: 'neutral' },
    { id: 3, name: 'resources.payment-rules.choices.targetConversionStatus.approved', tone: 'success' },
    { id: 4, name: 'resources.payment-rules.choices.targetConversionStatus.rejected', tone: 'error' },
  ],
  audience: [
    { id: 'all', name: 'resources.payment-rules.choices.audience.all' },
    { id: 'team', name: 'resources.payment-rules.choices.audience.team' },
    { id: 'affiliate', name: 'resources.payment-rules.choices.audience.affiliate' },
  ],
  countriesMode: [
    { id: 'only', name: 'resources.payment-rules.choices.countriesMode.only' },
    { id: 'except', name: 'resources.payment-rules.choices.countriesMode.except' },
  ],
  languagesMode: [
    { id: 'only', name: 'resources.payment-rules.choices.languagesMode.only' },
    { id: 'except', name: 'resources.payment-rules.choices.languagesMode.except' },
  ],
  trafficSourcesMode: [
    { id: 'only', name: 'resources.payment-rules.choices.trafficSourcesMode.only' },
    { id: 'except', name: 'resources.payment-rules.choices.trafficSourcesMode.except' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const paymentRuleColumns = {
  id: <NumberField<PaymentRule> source="id" plain />,
  title: <TextField<PaymentRule> source="title" />,
  status: <EnumField<PaymentRule> source="status" choices={paymentRuleChoices.status} />,
  paymentModel: <ReferenceOneField<PaymentRule> source="paymentModel" reference="settings/payment-settings" />,
  paidFor: <EnumField<PaymentRule> source="paidFor" choices={paymentRuleChoices.paidFor} />,
  goal: <ReferenceOneField<PaymentRule> source="goal" reference="settings/goals" />,
  revenueValue: <MoneyField<PaymentRule> source="revenueValue" currency="revenueCurrency" />,
  payoutValue: <MoneyField<PaymentRule> source="payoutValue" currency="payoutCurrency" />,
  affiliate: (
    <ExclusiveField<PaymentRule>
      source="affiliate"
      label="resources.payment-rules.fields.recipient"
      sources={['affiliate', 'team']}
    >
      <ReferenceOneField<PaymentRule> source="affiliate" reference="affiliates/members" />
      <ReferenceOneField<PaymentRule> source="team" reference="affiliates/teams" />
    </ExclusiveField>
  ),
  schedule: <ScheduleField<PaymentRule> source="schedule" />,
  autoApprovePeriod: <DurationField<PaymentRule> source="autoApprovePeriod" unit="hours" />,
  offer: <ReferenceOneField<PaymentRule> source="offer" reference="offers" />,
  paymentType: <EnumField<PaymentRule> source="paymentType" choices={paymentRuleChoices.paymentType} />,
  revenueCurrency: <ReferenceOneField<PaymentRule> source="revenueCurrency" reference="settings/currencies" />,
  payoutCurrency: <ReferenceOneField<PaymentRule> source="payoutCurrency" reference="settings/currencies" />,
  targetConversionStatus: (
    <EnumField<PaymentRule> source="targetConversionStatus" choices={paymentRuleChoices.targetConversionStatus} />
  ),
  isMultiConversion: <YesNoField<PaymentRule> source="isMultiConversion" />,
  countries: (
    <ModedField<PaymentRule> source="countries" mode="countriesMode" modes={paymentRuleChoices.countriesMode}>
      <CodeListField<PaymentRule> source="countries" of="isoCountries" />
    </ModedField>
  ),
  languages: (
    <ModedField<PaymentRule> source="languages" mode="languagesMode" modes={paymentRuleChoices.languagesMode}>
      <CodeListField<PaymentRule> source="languages" of="isoLanguages" />
    </ModedField>
  ),
  trafficSources: (
    <ModedField<PaymentRule>
      source="trafficSources"
      mode="trafficSourcesMode"
      modes={paymentRuleChoices.trafficSourcesMode}
    >
      <ReferenceManyField<PaymentRule> source="trafficSources" reference="settings/lists/traffic-sources" />
    </ModedField>
  ),
  weight: <NumberField<PaymentRule> source="weight" />,
  audience: <EnumField<PaymentRule> source="audience" choices={paymentRuleChoices.audience} />,
  statusChangedAt: <MomentField<PaymentRule> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<PaymentRule> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<PaymentRule> source="createdAt" />,
  createdBy: <ReferenceOneField<PaymentRule> source="createdBy" reference="users" />,
  updatedAt: <MomentField<PaymentRule> source="updatedAt" />,
  updatedBy: <ReferenceOneField<PaymentRule> source="updatedBy" reference="users" />,
  team: <ReferenceOneField<PaymentRule> source="team" reference="affiliates/teams" />,
  countriesMode: <EnumField<PaymentRule> source="countriesMode" choices={paymentRuleChoices.countriesMode} />,
  languagesMode: <EnumField<PaymentRule> source="languagesMode" choices={paymentRuleChoices.languagesMode} />,
  trafficSourcesMode: (
    <EnumField<PaymentRule> source="trafficSourcesMode" choices={paymentRuleChoices.trafficSourcesMode} />
  ),
} satisfies Columns<PaymentRule>;

/** How each field is edited. */
export const paymentRuleInputs = {
  title: <TextInput<PaymentRuleValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  offer: <ReferenceOneInput<PaymentRuleValues> source="offer" reference="offers" validate={[rule('required')]} />,
  paymentModel: (
    <ReferenceOneInput<PaymentRuleValues>
      source="paymentModel"
      reference="settings/payment-settings"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('required')]}
    />
  ),
  paidFor: (
    <EnumInput<PaymentRuleValues>
      source="paidFor"
      choices={paymentRuleChoices.paidFor}
      validate={[rule('required')]}
      helperText="resources.payment-rules.help.paidFor"
    />
  ),
  goal: (
    <ReferenceOneInput<PaymentRuleValues>
      source="goal"
      reference="settings/goals"
      when={{ paidFor: ['report'] }}
      helperText="resources.payment-rules.help.goal"
    />
  ),
  paymentType: (
    <EnumInput<PaymentRuleValues>
      source="paymentType"
      choices={paymentRuleChoices.paymentType}
      when={{ paidFor: ['report'] }}
      otherwise={1}
      validate={[rule('required')]}
    />
  ),
  revenueValue: (
    <MoneyInput<PaymentRuleValues>
      source="revenueValue"
      currency="revenueCurrency"
      validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
      helperText="resources.payment-rules.help.revenueValue"
    />
  ),
  revenueCurrency: (
    <ReferenceOneInput<PaymentRuleValues>
      source="revenueCurrency"
      reference="settings/currencies"
      referenceFilter={{ status: ['active'] }}
      when={{ paymentType: [1] }}
      validate={[rule('required')]}
    />
  ),
  payoutValue: (
    <MoneyInput<PaymentRuleValues>
      source="payoutValue"
      currency="payoutCurrency"
      validate={[rule('required'), rule('floatLimit', 8), rule('wholeDigits', 15), rule('min', '0')]}
      helperText="resources.payment-rules.help.payoutValue"
    />
  ),
  payoutCurrency: (
    <ReferenceOneInput<PaymentRuleValues>
      source="payoutCurrency"
      reference="settings/currencies"
      referenceFilter={{ status: ['active'] }}
      when={{ paymentType: [1] }}
      validate={[rule('required')]}
    />
  ),
  targetConversionStatus: (
    <EnumInput<PaymentRuleValues>
      source="targetConversionStatus"
      choices={paymentRuleChoices.targetConversionStatus}
      validate={[rule('required')]}
    />
  ),
  autoApprovePeriod: (
    <DurationInput<PaymentRuleValues>
      source="autoApprovePeriod"
      unit="hours"
      validate={[rule('integerNumber'), rule('minMax', 0, 8760)]}
      helperText="resources.payment-rules.help.autoApprovePeriod"
    />
  ),
  isMultiConversion: (
    <BooleanInput<PaymentRuleValues>
      source="isMultiConversion"
      when={{ paidFor: ['report'] }}
      otherwise={false}
      helperText="resources.payment-rules.help.isMultiConversion"
    />
  ),
  affiliate: (
    <ExclusiveInput<PaymentRuleValues>
      source="affiliate"
      label="resources.payment-rules.fields.recipient"
      sources={['affiliate', 'team']}
    >
      <ReferenceOneInput<PaymentRuleValues>
        source="affiliate"
        reference="affiliates/members"
        helperText="resources.payment-rules.help.affiliate"
      />
      <ReferenceOneInput<PaymentRuleValues>
        source="team"
        reference="affiliates/teams"
        helperText="resources.payment-rules.help.team"
      />
    </ExclusiveInput>
  ),
  countries: (
    <CodeListInput<PaymentRuleValues>
      source="countries"
      of="isoCountries"
      several
      mode={{ source: 'countriesMode', choices: paymentRuleChoices.countriesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  languages: (
    <CodeListInput<PaymentRuleValues>
      source="languages"
      of="isoLanguages"
      several
      mode={{ source: 'languagesMode', choices: paymentRuleChoices.languagesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<PaymentRuleValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      mode={{ source: 'trafficSourcesMode', choices: paymentRuleChoices.trafficSourcesMode }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  weight: (
    <NumberInput<PaymentRuleValues>
      source="weight"
      validate={[rule('integerNumber'), rule('minMax', 0, 1000)]}
      helperText="resources.payment-rules.help.weight"
    />
  ),
  schedule: (
    <ScheduleInput<PaymentRuleValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
    />
  ),
} satisfies Inputs<PaymentRuleValues>;

/** What the list can be narrowed by. */
export const paymentRuleFilters = {
  offer: <ReferenceManyInput<PaymentRulesQuery> source="offer" reference="offers" />,
  paymentModel: <ReferenceManyInput<PaymentRulesQuery> source="paymentModel" reference="settings/payment-settings" />,
  paidFor: <EnumInput<PaymentRulesQuery> source="paidFor" choices={paymentRuleChoices.paidFor} several />,
  goal: <ReferenceManyInput<PaymentRulesQuery> source="goal" reference="settings/goals" />,
  audience: <EnumInput<PaymentRulesQuery> source="audience" choices={paymentRuleChoices.audience} several />,
  affiliate: <ReferenceManyInput<PaymentRulesQuery> source="affiliate" reference="affiliates/members" />,
  team: <ReferenceManyInput<PaymentRulesQuery> source="team" reference="affiliates/teams" />,
  paymentType: <EnumInput<PaymentRulesQuery> source="paymentType" choices={paymentRuleChoices.paymentType} several />,
  createdAt: <RangeFilter<PaymentRulesQuery> source="createdAt" of="moment" />,
} satisfies Filters<PaymentRulesQuery>;

/** Tabs of the record page, their sections and fields. */
export const paymentRuleTabs = {
  general: [
    section('whatIsPaidFor', 'title', 'offer', 'paymentModel', 'paidFor', 'goal', 'paymentType'),
    section('amounts', 'revenueValue', 'revenueCurrency', 'payoutValue', 'payoutCurrency'),
    section('conversions', 'targetConversionStatus', 'autoApprovePeriod', 'isMultiConversion'),
    section('forWhichTraffic', 'affiliate', 'countries', 'languages', 'trafficSources', 'weight', 'schedule'),
  ],
} satisfies Tabs<PaymentRule & PaymentRuleValues>;

/** What people may do to the status. */
export const paymentRuleStatuses = {
  choices: paymentRuleChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = [
  'revenueValue',
  'affiliate',
  'revenueCurrency',
  'weight',
  'statusChangedBy',
  'createdBy',
  'updatedBy',
  'team',
];

/** Set when a record is made, never after. */
const createOnly = ['offer'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'offer',
    'paymentModel',
    'paidFor',
    'goal',
    'paymentType',
    'revenueValue',
    'revenueCurrency',
    'payoutValue',
    'payoutCurrency',
    'targetConversionStatus',
    'autoApprovePeriod',
    'isMultiConversion',
    'affiliate',
    'countries',
    'languages',
    'trafficSources',
    'weight',
    'schedule',
    'team',
    'countriesMode',
    'languagesMode',
    'trafficSourcesMode',
  ],
  renamed: ['title'],
  renewed: ['audience'],
};

export const PaymentRuleList = (props: ListProps) => (
  <ResourceList
    columns={paymentRuleColumns}
    shown={[
      'id',
      'title',
      'status',
      'paymentModel',
      'paidFor',
      'goal',
      'revenueValue',
      'payoutValue',
      'affiliate',
      'schedule',
      'autoApprovePeriod',
    ]}
    inTabs={{
      'offers/payment-rules': [
        'title',
        'status',
        'paymentModel',
        'goal',
        'revenueValue',
        'payoutValue',
        'affiliate',
        'schedule',
      ],
    }}
    sortable={[
      'id',
      'title',
      'paidFor',
      'paymentType',
      'revenueValue',
      'payoutValue',
      'targetConversionStatus',
      'autoApprovePeriod',
      'isMultiConversion',
      'audience',
      'weight',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={paymentRuleFilters}
    quickFilters={['paymentModel', 'goal']}
    inputs={paymentRuleInputs}
    inlineEdit={['title', 'paymentModel', 'autoApprovePeriod']}
    bulkEdit={['paymentModel', 'autoApprovePeriod', 'isMultiConversion', 'targetConversionStatus', 'weight']}
    statuses={paymentRuleStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentRuleCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={paymentRuleInputs}
    tabs={paymentRuleTabs}
    defaults={{
      paidFor: 'report',
      paymentType: 1,
      targetConversionStatus: 1,
      isMultiConversion: false,
      weight: 100,
      countriesMode: 'only',
      languagesMode: 'only',
      trafficSourcesMode: 'only',
    }}
    fieldTexts={{ help: ['offer'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PaymentRuleEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer', 'paymentModel', 'paidFor', 'goal', 'audience']}
    related={[{ resource: 'conversions', field: 'paymentRule' }]}
    columns={paymentRuleColumns}
    inputs={paymentRuleInputs}
    tabs={paymentRuleTabs}
    statuses={paymentRuleStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const PaymentRuleShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer', 'paymentModel', 'paidFor', 'goal', 'audience']}
    related={[{ resource: 'conversions', field: 'paymentRule' }]}
    columns={paymentRuleColumns}
    tabs={paymentRuleTabs}
    statuses={paymentRuleStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: PaymentRuleList,
  create: PaymentRuleCreate,
  edit: PaymentRuleEdit,
  show: PaymentRuleShow,
  columns: paymentRuleColumns,
  recordRepresentation,
};
