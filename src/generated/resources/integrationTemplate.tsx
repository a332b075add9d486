// Generated from openapi/entities/integrationTemplate.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { GroupField } from '../../components/fields/GroupField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { ScheduleField } from '../../components/fields/ScheduleField.tsx';
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
  NumberInput,
  OwnedListInput,
  ReferenceManyInput,
  ReferenceOneInput,
  RowsInput,
  ScheduleInput,
  TextInput,
  TextsInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type IntegrationTemplate = components['schemas']['IntegrationTemplate'];
type IntegrationTemplateValues = components['schemas']['IntegrationTemplateCreate'];
type IntegrationTemplatesQuery = NonNullable<operations['listIntegrationTemplates']['parameters']['query']>;
type GoalsRow = NonNullable<IntegrationTemplate['goals']>[number];
type LeadStatusMappingsRow = NonNullable<IntegrationTemplate['leadStatusMappings']>[number];
type ParametersRow = NonNullable<IntegrationTemplate['parameters']>[number];
type OutApi = NonNullable<IntegrationTemplate['outApi']>;
type OutApiHeadersRow = NonNullable<OutApi['headers']>[number];
type Redirect = NonNullable<IntegrationTemplate['redirect']>;
type Postback = NonNullable<IntegrationTemplate['postback']>;
type PostbackParametersRow = NonNullable<Postback['parameters']>[number];
type PostbackAddressesRow = NonNullable<Postback['addresses']>[number];
type ApiSync = NonNullable<IntegrationTemplate['apiSync']>;
type ApiSyncHeadersRow = NonNullable<ApiSync['headers']>[number];

/** Values to choose from. */
export const integrationTemplateChoices = {
  status: [
    { id: 'active', name: 'resources.settings/integrations/templates.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/integrations/templates.choices.status.inactive', tone: 'neutral' },
  ],
  integrationMethodsRestrictions: [
    { id: 'outApi', name: 'resources.settings/integrations/templates.choices.integrationMethodsRestrictions.outApi' },
    {
      id: 'redirect',
      name: 'resources.settings/integrations/templates.choices.integrationMethodsRestrictions.redirect',
    },
    { id: 'apiSync', name: 'resources.settings/integrations/templates.choices.integrationMethodsRestrictions.apiSync' },
    {
      id: 'postback',
      name: 'resources.settings/integrations/templates.choices.integrationMethodsRestrictions.postback',
    },
  ],
  parametersType: [
    { id: 'text', name: 'resources.settings/integrations/templates.choices.parameters.type.text' },
    { id: 'number', name: 'resources.settings/integrations/templates.choices.parameters.type.number' },
    { id: 'url', name: 'resources.settings/integrations/templates.choices.parameters.type.url' },
    { id: 'email', name: 'resources.settings/integrations/templates.choices.parameters.type.email' },
    { id: 'flag', name: 'resources.settings/integrations/templates.choices.parameters.type.flag' },
  ],
  parametersPlacement: [
    { id: 'body', name: 'resources.settings/integrations/templates.choices.parameters.placement.body' },
    { id: 'query', name: 'resources.settings/integrations/templates.choices.parameters.placement.query' },
    { id: 'header', name: 'resources.settings/integrations/templates.choices.parameters.placement.header' },
  ],
  outApiMethod: [
    { id: 'GET', name: 'resources.settings/integrations/templates.choices.outApi.method.GET' },
    { id: 'POST', name: 'resources.settings/integrations/templates.choices.outApi.method.POST' },
    { id: 'PUT', name: 'resources.settings/integrations/templates.choices.outApi.method.PUT' },
  ],
  outApiBodyFormat: [
    { id: 'none', name: 'resources.settings/integrations/templates.choices.outApi.bodyFormat.none' },
    { id: 'json', name: 'resources.settings/integrations/templates.choices.outApi.bodyFormat.json' },
    { id: 'form', name: 'resources.settings/integrations/templates.choices.outApi.bodyFormat.form' },
  ],
  redirectOption: [
    { id: 'direct', name: 'resources.settings/integrations/templates.choices.redirect.option.direct' },
    {
      id: 'via_thank_you_page',
      name: 'resources.settings/integrations/templates.choices.redirect.option.via_thank_you_page',
    },
    { id: 'no_redirect', name: 'resources.settings/integrations/templates.choices.redirect.option.no_redirect' },
  ],
  postbackParametersTarget: [
    { id: 'lead_id', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.lead_id' },
    { id: 'click_id', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.click_id' },
    { id: 'status', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.status' },
    { id: 'goal', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.goal' },
    { id: 'amount', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.amount' },
    { id: 'currency', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.currency' },
    {
      id: 'transaction_id',
      name: 'resources.settings/integrations/templates.choices.postback.parameters.target.transaction_id',
    },
    {
      id: 'customer_id',
      name: 'resources.settings/integrations/templates.choices.postback.parameters.target.customer_id',
    },
    { id: 'deposit', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.deposit' },
    { id: 'deposits', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.deposits' },
    { id: 'turnover', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.turnover' },
    { id: 'ngr', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.ngr' },
    { id: 'date', name: 'resources.settings/integrations/templates.choices.postback.parameters.target.date' },
  ],
  apiSyncMethod: [
    { id: 'GET', name: 'resources.settings/integrations/templates.choices.apiSync.method.GET' },
    { id: 'POST', name: 'resources.settings/integrations/templates.choices.apiSync.method.POST' },
    { id: 'PUT', name: 'resources.settings/integrations/templates.choices.apiSync.method.PUT' },
  ],
  apiSyncBodyFormat: [
    { id: 'none', name: 'resources.settings/integrations/templates.choices.apiSync.bodyFormat.none' },
    { id: 'json', name: 'resources.settings/integrations/templates.choices.apiSync.bodyFormat.json' },
    { id: 'form', name: 'resources.settings/integrations/templates.choices.apiSync.bodyFormat.form' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const integrationTemplateColumns = {
  id: <NumberField<IntegrationTemplate> source="id" plain />,
  title: <TextField<IntegrationTemplate> source="title" />,
  status: <EnumField<IntegrationTemplate> source="status" choices={integrationTemplateChoices.status} />,
  platform: <ReferenceOneField<IntegrationTemplate> source="platform" reference="settings/platforms" />,
  vertical: <ReferenceOneField<IntegrationTemplate> source="vertical" reference="settings/verticals" />,
  integrationMethodsRestrictions: (
    <EnumField<IntegrationTemplate>
      source="integrationMethodsRestrictions"
      choices={integrationTemplateChoices.integrationMethodsRestrictions}
    />
  ),
  createdAt: <MomentField<IntegrationTemplate> source="createdAt" />,
  description: <TextField<IntegrationTemplate> source="description" />,
  integrations: (
    <RelatedField<IntegrationTemplate>
      source="integrations"
      reference="integrations"
      target="template"
      columns={['title', 'status', 'advertiser', 'apiSyncStatus', 'createdAt']}
    />
  ),
  goals: (
    <OwnedListField<IntegrationTemplate> source="goals">
      <TextField<GoalsRow> source="theirs" />
      <ReferenceOneField<GoalsRow> source="goal" reference="settings/goals" />
    </OwnedListField>
  ),
  leadStatusMappings: (
    <OwnedListField<IntegrationTemplate> source="leadStatusMappings">
      <TextField<LeadStatusMappingsRow> source="theirs" />
      <ReferenceOneField<LeadStatusMappingsRow> source="leadGrade" reference="lead-grades" />
    </OwnedListField>
  ),
  parameters: (
    <OwnedListField<IntegrationTemplate> source="parameters">
      <TextField<ParametersRow> source="title" />
      <TextField<ParametersRow> source="key" />
      <EnumField<ParametersRow> source="type" choices={integrationTemplateChoices.parametersType} />
      <EnumField<ParametersRow> source="placement" choices={integrationTemplateChoices.parametersPlacement} />
      <TextField<ParametersRow> source="prefix" />
      <YesNoField<ParametersRow> source="required" />
      <YesNoField<ParametersRow> source="secret" />
    </OwnedListField>
  ),
  outApi: (
    <GroupField<IntegrationTemplate> source="outApi">
      <EnumField<OutApi> source="method" choices={integrationTemplateChoices.outApiMethod} />
      <UrlField<OutApi> source="url" />
      <OwnedListField<OutApi> source="headers">
        <TextField<OutApiHeadersRow> source="name" />
        <TextField<OutApiHeadersRow> source="value" />
      </OwnedListField>
      <EnumField<OutApi> source="bodyFormat" choices={integrationTemplateChoices.outApiBodyFormat} />
      <TextField<OutApi> source="body" />
      <DurationField<OutApi> source="timeout" unit="seconds" />
      <TextField<OutApi> source="acceptedPath" />
      <TextField<OutApi> source="acceptedValue" />
      <TextField<OutApi> source="acceptedPattern" />
      <TextField<OutApi> source="leadIdPath" />
      <TextField<OutApi> source="leadIdPattern" />
      <TextField<OutApi> source="redirectPath" />
      <TextField<OutApi> source="redirectPattern" />
      <TextField<OutApi> source="messagePath" />
      <TextField<OutApi> source="messagePattern" />
      <TextsField<OutApi> source="duplicateWords" />
      <TextsField<OutApi> source="invalidWords" />
      <TextsField<OutApi> source="refusedWords" />
      <TextField<OutApi> source="refusedPattern" />
    </GroupField>
  ),
  redirect: (
    <GroupField<IntegrationTemplate> source="redirect">
      <EnumField<Redirect> source="option" choices={integrationTemplateChoices.redirectOption} />
      <UrlField<Redirect> source="url" />
    </GroupField>
  ),
  postback: (
    <GroupField<IntegrationTemplate> source="postback">
      <OwnedListField<Postback> source="parameters">
        <EnumField<PostbackParametersRow>
          source="target"
          choices={integrationTemplateChoices.postbackParametersTarget}
        />
        <TextField<PostbackParametersRow> source="name" />
        <TextField<PostbackParametersRow> source="macro" />
      </OwnedListField>
      <OwnedListField<Postback> source="addresses">
        <TextField<PostbackAddressesRow> source="address" />
      </OwnedListField>
    </GroupField>
  ),
  apiSync: (
    <GroupField<IntegrationTemplate> source="apiSync">
      <EnumField<ApiSync> source="method" choices={integrationTemplateChoices.apiSyncMethod} />
      <UrlField<ApiSync> source="url" />
      <OwnedListField<ApiSync> source="headers">
        <TextField<ApiSyncHeadersRow> source="name" />
        <TextField<ApiSyncHeadersRow> source="value" />
      </OwnedListField>
      <EnumField<ApiSync> source="bodyFormat" choices={integrationTemplateChoices.apiSyncBodyFormat} />
      <TextField<ApiSync> source="body" />
      <DurationField<ApiSync> source="timeout" unit="seconds" />
      <DurationField<ApiSync> source="interval" unit="seconds" />
      <NumberField<ApiSync> source="pageSize" />
      <TextField<ApiSync> source="itemsPath" />
      <TextField<ApiSync> source="leadIdPath" />
      <TextField<ApiSync> source="ownIdPath" />
      <TextField<ApiSync> source="statusPath" />
      <TextField<ApiSync> source="changedAtPath" />
    </GroupField>
  ),
  apiSyncSchedule: <ScheduleField<IntegrationTemplate> source="apiSyncSchedule" />,
  statusChangedAt: <MomentField<IntegrationTemplate> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<IntegrationTemplate> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<IntegrationTemplate> source="createdBy" reference="users" />,
  updatedAt: <MomentField<IntegrationTemplate> source="updatedAt" />,
  updatedBy: <ReferenceOneField<IntegrationTemplate> source="updatedBy" reference="users" />,
} satisfies Columns<IntegrationTemplate>;

/** How each field is edited. */
export const integrationTemplateInputs = {
  title: <TextInput<IntegrationTemplateValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  platform: (
    <ReferenceOneInput<IntegrationTemplateValues>
      source="platform"
      reference="settings/platforms"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('required')]}
    />
  ),
  vertical: (
    <ReferenceOneInput<IntegrationTemplateValues>
      source="vertical"
      reference="settings/verticals"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('required')]}
    />
  ),
  description: (
    <TextInput<IntegrationTemplateValues> source="description" multiline validate={[rule('maxLength', 2000)]} />
  ),
  integrationMethodsRestrictions: (
    <EnumInput<IntegrationTemplateValues>
      source="integrationMethodsRestrictions"
      choices={integrationTemplateChoices.integrationMethodsRestrictions}
      several
      validate={[rule('required')]}
      helperText="resources.settings/integrations/templates.help.integrationMethodsRestrictions"
    />
  ),
  goals: (
    <RowsInput<IntegrationTemplateValues> source="goals" validate={[rule('maxItems', 100)]}>
      <TextInput<GoalsRow> source="theirs" validate={[rule('required'), rule('maxLength', 200)]} />
      <ReferenceOneInput<GoalsRow>
        source="goal"
        reference="settings/goals"
        helperText="resources.settings/integrations/templates.help.goals.goal"
      />
    </RowsInput>
  ),
  leadStatusMappings: (
    <RowsInput<IntegrationTemplateValues> source="leadStatusMappings" validate={[rule('maxItems', 100)]}>
      <TextInput<LeadStatusMappingsRow> source="theirs" validate={[rule('required'), rule('maxLength', 200)]} />
      <ReferenceOneInput<LeadStatusMappingsRow>
        source="leadGrade"
        reference="lead-grades"
        helperText="resources.settings/integrations/templates.help.leadStatusMappings.leadGrade"
      />
    </RowsInput>
  ),
  parameters: (
    <RowsInput<IntegrationTemplateValues>
      source="parameters"
      row={{ type: 'text', placement: 'body', required: true, secret: false }}
      validate={[rule('maxItems', 100)]}
      helperText="resources.settings/integrations/templates.help.parameters"
    >
      <TextInput<ParametersRow> source="title" validate={[rule('required'), rule('maxLength', 200)]} />
      <TextInput<ParametersRow>
        source="key"
        validate={[rule('required'), rule('maxLength', 100), rule('pattern', '^[A-Za-z0-9_.-]+$')]}
      />
      <EnumInput<ParametersRow>
        source="type"
        choices={integrationTemplateChoices.parametersType}
        validate={[rule('required')]}
      />
      <EnumInput<ParametersRow>
        source="placement"
        choices={integrationTemplateChoices.parametersPlacement}
        validate={[rule('required')]}
      />
      <TextInput<ParametersRow>
        source="prefix"
        validate={[rule('maxLength', 50)]}
        helperText="resources.settings/integrations/templates.help.parameters.prefix"
      />
      <BooleanInput<ParametersRow> source="required" />
      <BooleanInput<ParametersRow>
        source="secret"
        helperText="resources.settings/integrations/templates.help.parameters.secret"
      />
    </RowsInput>
  ),
  keepsUnfitting: (
    <BooleanInput<IntegrationTemplateValues>
      source="keepsUnfitting"
      helperText="resources.settings/integrations/templates.help.keepsUnfitting"
    />
  ),
  outApi: (
    <GroupInput<IntegrationTemplateValues> source="outApi" absent={{ method: 'POST', bodyFormat: 'json', timeout: 15 }}>
      <EnumInput<OutApi>
        source="method"
        choices={integrationTemplateChoices.outApiMethod}
        validate={[rule('required')]}
      />
      <MacroInput<OutApi>
        source="url"
        type="url"
        macros="lead"
        validate={[rule('required'), rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'lead')]}
      />
      <OwnedListInput<OutApi> source="headers" validate={[rule('maxItems', 30)]}>
        <TextInput<OutApiHeadersRow>
          source="name"
          validate={[rule('required'), rule('maxLength', 100), rule('pattern', '^[A-Za-z0-9-]+$')]}
        />
        <MacroInput<OutApiHeadersRow>
          source="value"
          macros="lead"
          validate={[rule('required'), rule('maxLength', 1000), rule('macroBraces'), rule('macro', 'lead')]}
        />
      </OwnedListInput>
      <EnumInput<OutApi>
        source="bodyFormat"
        choices={integrationTemplateChoices.outApiBodyFormat}
        validate={[rule('required')]}
      />
      <MacroInput<OutApi>
        source="body"
        multiline
        macros="lead"
        validate={[rule('maxLength', 10000), rule('macro', 'lead'), rule('jsonBody', 'lead', 'bodyFormat')]}
        helperText="resources.settings/integrations/templates.help.outApi.body"
      />
      <DurationInput<OutApi>
        source="timeout"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 60)]}
      />
      <TextInput<OutApi>
        source="acceptedPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
        helperText="resources.settings/integrations/templates.help.outApi.acceptedPath"
      />
      <TextInput<OutApi> source="acceptedValue" validate={[rule('maxLength', 200)]} />
      <TextInput<OutApi>
        source="acceptedPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.settings/integrations/templates.help.outApi.acceptedPattern"
      />
      <TextInput<OutApi>
        source="leadIdPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<OutApi>
        source="leadIdPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.settings/integrations/templates.help.outApi.leadIdPattern"
      />
      <TextInput<OutApi>
        source="redirectPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<OutApi>
        source="redirectPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.settings/integrations/templates.help.outApi.redirectPattern"
      />
      <TextInput<OutApi>
        source="messagePath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<OutApi>
        source="messagePattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.settings/integrations/templates.help.outApi.messagePattern"
      />
      <TextsInput<OutApi>
        source="duplicateWords"
        validate={[rule('maxItems', 1000)]}
        helperText="resources.settings/integrations/templates.help.outApi.duplicateWords"
      />
      <TextsInput<OutApi>
        source="invalidWords"
        validate={[rule('maxItems', 1000)]}
        helperText="resources.settings/integrations/templates.help.outApi.invalidWords"
      />
      <TextsInput<OutApi>
        source="refusedWords"
        validate={[rule('maxItems', 1000)]}
        helperText="resources.settings/integrations/templates.help.outApi.refusedWords"
      />
      <TextInput<OutApi>
        source="refusedPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.settings/integrations/templates.help.outApi.refusedPattern"
      />
    </GroupInput>
  ),
  redirect: (
    <GroupInput<IntegrationTemplateValues> source="redirect" absent={{ option: 'direct' }}>
      <EnumInput<Redirect>
        source="option"
        choices={integrationTemplateChoices.redirectOption}
        validate={[rule('required')]}
      />
      <MacroInput<Redirect>
        source="url"
        type="url"
        macros="lead"
        validate={[rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'lead')]}
        helperText="resources.settings/integrations/templates.help.redirect.url"
      />
    </GroupInput>
  ),
  postback: (
    <GroupInput<IntegrationTemplateValues> source="postback">
      <OwnedListInput<Postback> source="parameters" validate={[rule('maxItems', 20)]}>
        <EnumInput<PostbackParametersRow>
          source="target"
          choices={integrationTemplateChoices.postbackParametersTarget}
          validate={[rule('required')]}
        />
        <TextInput<PostbackParametersRow>
          source="name"
          validate={[rule('required'), rule('maxLength', 100), rule('pattern', '^[A-Za-z0-9_.-]+$')]}
        />
        <TextInput<PostbackParametersRow> source="macro" validate={[rule('maxLength', 100)]} />
      </OwnedListInput>
      <OwnedListInput<Postback>
        source="addresses"
        validate={[rule('maxItems', 50)]}
        helperText="resources.settings/integrations/templates.help.postback.addresses"
      >
        <TextInput<PostbackAddressesRow>
          source="address"
          validate={[
            rule('required'),
            rule('maxLength', 49),
            rule(
              'pattern',
              '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d))?)$',
            ),
          ]}
          helperText="resources.settings/integrations/templates.help.postback.addresses.address"
        />
      </OwnedListInput>
    </GroupInput>
  ),
  apiSync: (
    <GroupInput<IntegrationTemplateValues>
      source="apiSync"
      absent={{ method: 'POST', bodyFormat: 'json', timeout: 15, interval: 600, pageSize: 100 }}
    >
      <EnumInput<ApiSync>
        source="method"
        choices={integrationTemplateChoices.apiSyncMethod}
        validate={[rule('required')]}
      />
      <MacroInput<ApiSync>
        source="url"
        type="url"
        macros="status_request"
        validate={[
          rule('required'),
          rule('maxLength', 2000),
          rule('url'),
          rule('macroBraces'),
          rule('macro', 'status_request'),
        ]}
      />
      <OwnedListInput<ApiSync> source="headers" validate={[rule('maxItems', 30)]}>
        <TextInput<ApiSyncHeadersRow>
          source="name"
          validate={[rule('required'), rule('maxLength', 100), rule('pattern', '^[A-Za-z0-9-]+$')]}
        />
        <MacroInput<ApiSyncHeadersRow>
          source="value"
          macros="status_request"
          validate={[rule('required'), rule('maxLength', 1000), rule('macroBraces'), rule('macro', 'status_request')]}
        />
      </OwnedListInput>
      <EnumInput<ApiSync>
        source="bodyFormat"
        choices={integrationTemplateChoices.apiSyncBodyFormat}
        validate={[rule('required')]}
      />
      <MacroInput<ApiSync>
        source="body"
        multiline
        macros="status_request"
        validate={[
          rule('maxLength', 10000),
          rule('macro', 'status_request'),
          rule('jsonBody', 'status_request', 'bodyFormat'),
        ]}
        helperText="resources.settings/integrations/templates.help.apiSync.body"
      />
      <DurationInput<ApiSync>
        source="timeout"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 60)]}
      />
      <DurationInput<ApiSync>
        source="interval"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 30, 86400)]}
      />
      <NumberInput<ApiSync>
        source="pageSize"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 10000)]}
      />
      <TextInput<ApiSync>
        source="itemsPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<ApiSync>
        source="leadIdPath"
        validate={[
          rule('required'),
          rule('maxLength', 200),
          rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$'),
        ]}
      />
      <TextInput<ApiSync>
        source="ownIdPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
        helperText="resources.settings/integrations/templates.help.apiSync.ownIdPath"
      />
      <TextInput<ApiSync>
        source="statusPath"
        validate={[
          rule('required'),
          rule('maxLength', 200),
          rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$'),
        ]}
      />
      <TextInput<ApiSync>
        source="changedAtPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
    </GroupInput>
  ),
  apiSyncSchedule: (
    <ScheduleInput<IntegrationTemplateValues>
      source="apiSyncSchedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
      helperText="resources.settings/integrations/templates.help.apiSyncSchedule"
    />
  ),
} satisfies Inputs<IntegrationTemplateValues>;

/** What the list can be narrowed by. */
export const integrationTemplateFilters = {
  platform: <ReferenceManyInput<IntegrationTemplatesQuery> source="platform" reference="settings/platforms" />,
  vertical: <ReferenceManyInput<IntegrationTemplatesQuery> source="vertical" reference="settings/verticals" />,
  integrationMethodsRestrictions: (
    <EnumInput<IntegrationTemplatesQuery>
      source="integrationMethodsRestrictions"
      choices={integrationTemplateChoices.integrationMethodsRestrictions}
      several
    />
  ),
  createdAt: <RangeFilter<IntegrationTemplatesQuery> source="createdAt" of="moment" />,
} satisfies Filters<IntegrationTemplatesQuery>;

/** Tabs of the record page, their sections and fields. */
export const integrationTemplateTabs = {
  general: [
    section('template', 'title', 'platform', 'vertical', 'description', 'integrationMethodsRestrictions'),
    section('usedBy', 'integrations'),
  ],
  goals: ['goals'],
  'status-mapping': ['leadStatusMappings'],
  isp: ['parameters', 'keepsUnfitting'],
  'outbound-settings': [section('sendingLeads', 'outApi'), section('redirect', 'redirect')],
  'inbound-settings': [section('postbacks', 'postback'), section('statusRequests', 'apiSync', 'apiSyncSchedule')],
} satisfies Tabs<IntegrationTemplate & IntegrationTemplateValues>;

/** What people may do to the status. */
export const integrationTemplateStatuses = {
  choices: integrationTemplateChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['platform', 'vertical'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'platform',
    'vertical',
    'description',
    'integrationMethodsRestrictions',
    'goals',
    'leadStatusMappings',
    'parameters',
    'outApi',
    'redirect',
    'postback',
    'apiSync',
    'apiSyncSchedule',
  ],
  renamed: ['title'],
  left: ['integrations', 'keepsUnfitting'],
};

export const IntegrationTemplateList = (props: ListProps) => (
  <ResourceList
    columns={integrationTemplateColumns}
    shown={['id', 'title', 'status', 'platform', 'vertical', 'integrationMethodsRestrictions', 'createdAt']}
    sortable={['id', 'title', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={integrationTemplateFilters}
    quickFilters={['platform', 'vertical']}
    inputs={integrationTemplateInputs}
    inlineEdit={['title']}
    statuses={integrationTemplateStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const IntegrationTemplateCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={integrationTemplateInputs}
    tabs={integrationTemplateTabs}
    fieldTexts={{ help: ['platform', 'vertical'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const IntegrationTemplateEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['platform', 'vertical']}
    related={[{ resource: 'integrations', field: 'template' }]}
    columns={integrationTemplateColumns}
    inputs={integrationTemplateInputs}
    tabs={integrationTemplateTabs}
    statuses={integrationTemplateStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const IntegrationTemplateShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['platform', 'vertical']}
    related={[{ resource: 'integrations', field: 'template' }]}
    columns={integrationTemplateColumns}
    tabs={integrationTemplateTabs}
    statuses={integrationTemplateStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: IntegrationTemplateList,
  create: IntegrationTemplateCreate,
  edit: IntegrationTemplateEdit,
  show: IntegrationTemplateShow,
  columns: integrationTemplateColumns,
  recordRepresentation,
};
