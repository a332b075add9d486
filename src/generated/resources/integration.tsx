// Generated from openapi/entities/integration.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { RecordAction } from '../../components/actions/actions.ts';
import type { Choices } from '../../components/choice.ts';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { GroupField } from '../../components/fields/GroupField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { OwnedListField } from '../../components/fields/OwnedListField.tsx';
import { PercentField } from '../../components/fields/PercentField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ScheduleField } from '../../components/fields/ScheduleField.tsx';
import { TextsField } from '../../components/fields/TextsField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { WordsField } from '../../components/fields/WordsField.tsx';
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
  SecretInput,
  TextInput,
  TextsInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Integration = components['schemas']['Integration'];
type IntegrationValues = components['schemas']['IntegrationCreate'];
type IntegrationsQuery = NonNullable<operations['listIntegrations']['parameters']['query']>;
type GoalsRow = NonNullable<Integration['goals']>[number];
type LeadStatusMappingsRow = NonNullable<Integration['leadStatusMappings']>[number];
type ApiParametersRow = NonNullable<Integration['apiParameters']>[number];
type OutApi = NonNullable<Integration['outApi']>;
type OutApiHeadersRow = NonNullable<OutApi['headers']>[number];
type Redirect = NonNullable<Integration['redirect']>;
type Postback = NonNullable<Integration['postback']>;
type PostbackParametersRow = NonNullable<Postback['parameters']>[number];
type PostbackAddressesRow = NonNullable<Postback['addresses']>[number];
type ApiSync = NonNullable<Integration['apiSync']>;
type ApiSyncHeadersRow = NonNullable<ApiSync['headers']>[number];

/** Values to choose from. */
export const integrationChoices = {
  status: [
    { id: 'active', name: 'resources.integrations.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.integrations.choices.status.inactive', tone: 'neutral' },
  ],
  circuit: [
    { id: 'closed', name: 'resources.integrations.choices.circuit.closed', tone: 'success' },
    { id: 'open', name: 'resources.integrations.choices.circuit.open', tone: 'warning' },
  ],
  apiSyncStatus: [
    { id: 'off', name: 'resources.integrations.choices.apiSyncStatus.off', tone: 'neutral' },
    { id: 'on', name: 'resources.integrations.choices.apiSyncStatus.on', tone: 'success' },
    { id: 'paused', name: 'resources.integrations.choices.apiSyncStatus.paused', tone: 'warning' },
  ],
  missing: [
    { id: 'offers', name: 'resources.integrations.choices.missing.offers', tone: 'warning' },
    { id: 'methods', name: 'resources.integrations.choices.missing.methods', tone: 'warning' },
    { id: 'apiParameters', name: 'resources.integrations.choices.missing.apiParameters', tone: 'warning' },
    { id: 'unfitting', name: 'resources.integrations.choices.missing.unfitting', tone: 'warning' },
    { id: 'outApi', name: 'resources.integrations.choices.missing.outApi', tone: 'warning' },
    { id: 'redirect', name: 'resources.integrations.choices.missing.redirect', tone: 'warning' },
    { id: 'apiSync', name: 'resources.integrations.choices.missing.apiSync', tone: 'warning' },
    { id: 'postback', name: 'resources.integrations.choices.missing.postback', tone: 'warning' },
    { id: 'leadStatusMappings', name: 'resources.integrations.choices.missing.leadStatusMappings', tone: 'warning' },
  ],
  outApiMethod: [
    { id: 'GET', name: 'resources.integrations.choices.outApi.method.GET' },
    { id: 'POST', name: 'resources.integrations.choices.outApi.method.POST' },
    { id: 'PUT', name: 'resources.integrations.choices.outApi.method.PUT' },
  ],
  outApiBodyFormat: [
    { id: 'none', name: 'resources.integrations.choices.outApi.bodyFormat.none' },
    { id: 'json', name: 'resources.integrations.choices.outApi.bodyFormat.json' },
    { id: 'form', name: 'resources.integrations.choices.outApi.bodyFormat.form' },
  ],
  redirectOption: [
    { id: 'direct', name: 'resources.integrations.choices.redirect.option.direct' },
    { id: 'via_thank_you_page', name: 'resources.integrations.choices.redirect.option.via_thank_you_page' },
    { id: 'no_redirect', name: 'resources.integrations.choices.redirect.option.no_redirect' },
  ],
  postbackParametersTarget: [
    { id: 'lead_id', name: 'resources.integrations.choices.postback.parameters.target.lead_id' },
    { id: 'click_id', name: 'resources.integrations.choices.postback.parameters.target.click_id' },
    { id: 'status', name: 'resources.integrations.choices.postback.parameters.target.status' },
    { id: 'goal', name: 'resources.integrations.choices.postback.parameters.target.goal' },
    { id: 'amount', name: 'resources.integrations.choices.postback.parameters.target.amount' },
    { id: 'currency', name: 'resources.integrations.choices.postback.parameters.target.currency' },
    { id: 'transaction_id', name: 'resources.integrations.choices.postback.parameters.target.transaction_id' },
    { id: 'customer_id', name: 'resources.integrations.choices.postback.parameters.target.customer_id' },
    { id: 'deposit', name: 'resources.integrations.choices.postback.parameters.target.deposit' },
    { id: 'deposits', name: 'resources.integrations.choices.postback.parameters.target.deposits' },
    { id: 'turnover', name: 'resources.integrations.choices.postback.parameters.target.turnover' },
    { id: 'ngr', name: 'resources.integrations.choices.postback.parameters.target.ngr' },
    { id: 'date', name: 'resources.integrations.choices.postback.parameters.target.date' },
  ],
  apiSyncMethod: [
    { id: 'GET', name: 'resources.integrations.choices.apiSync.method.GET' },
    { id: 'POST', name: 'resources.integrations.choices.apiSync.method.POST' },
    { id: 'PUT', name: 'resources.integrations.choices.apiSync.method.PUT' },
  ],
  apiSyncBodyFormat: [
    { id: 'none', name: 'resources.integrations.choices.apiSync.bodyFormat.none' },
    { id: 'json', name: 'resources.integrations.choices.apiSync.bodyFormat.json' },
    { id: 'form', name: 'resources.integrations.choices.apiSync.bodyFormat.form' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const integrationColumns = {
  id: <NumberField<Integration> source="id" plain />,
  title: <TextField<Integration> source="title" />,
  status: <EnumField<Integration> source="status" choices={integrationChoices.status} />,
  advertiser: <ReferenceOneField<Integration> source="advertiser" reference="advertisers" />,
  template: <ReferenceOneField<Integration> source="template" reference="settings/integrations/templates" />,
  offers: <ReferenceManyField<Integration> source="offers" reference="offers" />,
  circuit: <EnumField<Integration> source="circuit" choices={integrationChoices.circuit} />,
  acceptance: <PercentField<Integration> source="acceptance" />,
  apiSyncStatus: <EnumField<Integration> source="apiSyncStatus" choices={integrationChoices.apiSyncStatus} />,
  createdAt: <MomentField<Integration> source="createdAt" />,
  missing: <EnumField<Integration> source="missing" choices={integrationChoices.missing} />,
  outApiEnabled: <YesNoField<Integration> source="outApiEnabled" />,
  redirectEnabled: <YesNoField<Integration> source="redirectEnabled" />,
  apiSyncEnabled: <YesNoField<Integration> source="apiSyncEnabled" />,
  postbackEnabled: <YesNoField<Integration> source="postbackEnabled" />,
  unmappedGoals: <TextsField<Integration> source="unmappedGoals" />,
  goals: (
    <OwnedListField<Integration> source="goals">
      <TextField<GoalsRow> source="theirs" />
      <ReferenceOneField<GoalsRow> source="goal" reference="settings/goals" />
    </OwnedListField>
  ),
  unmappedStatuses: <TextsField<Integration> source="unmappedStatuses" />,
  leadStatusMappings: (
    <OwnedListField<Integration> source="leadStatusMappings">
      <TextField<LeadStatusMappingsRow> source="theirs" />
      <ReferenceOneField<LeadStatusMappingsRow> source="leadGrade" reference="lead-grades" />
    </OwnedListField>
  ),
  unfitting: <TextsField<Integration> source="unfitting" />,
  apiParameters: (
    <OwnedListField<Integration> source="apiParameters">
      <ReferenceOneField<ApiParametersRow> source="parameter" reference="integration-template-parameters" />
      <TextField<ApiParametersRow> source="value" />
      <MomentField<ApiParametersRow> source="secretValueSetAt" />
    </OwnedListField>
  ),
  outApi: (
    <GroupField<Integration> source="outApi">
      <EnumField<OutApi> source="method" choices={integrationChoices.outApiMethod} />
      <UrlField<OutApi> source="url" />
      <OwnedListField<OutApi> source="headers">
        <TextField<OutApiHeadersRow> source="name" />
        <TextField<OutApiHeadersRow> source="value" />
      </OwnedListField>
      <EnumField<OutApi> source="bodyFormat" choices={integrationChoices.outApiBodyFormat} />
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
    <GroupField<Integration> source="redirect">
      <EnumField<Redirect> source="option" choices={integrationChoices.redirectOption} />
      <UrlField<Redirect> source="url" />
    </GroupField>
  ),
  postbackUrl: <UrlField<Integration> source="postbackUrl" />,
  postback: (
    <GroupField<Integration> source="postback">
      <OwnedListField<Postback> source="parameters">
        <EnumField<PostbackParametersRow> source="target" choices={integrationChoices.postbackParametersTarget} />
        <TextField<PostbackParametersRow> source="name" />
        <TextField<PostbackParametersRow> source="macro" />
      </OwnedListField>
      <OwnedListField<Postback> source="addresses">
        <TextField<PostbackAddressesRow> source="address" />
      </OwnedListField>
    </GroupField>
  ),
  postbackSecretSetAt: <MomentField<Integration> source="postbackSecretSetAt" />,
  apiSync: (
    <GroupField<Integration> source="apiSync">
      <EnumField<ApiSync> source="method" choices={integrationChoices.apiSyncMethod} />
      <UrlField<ApiSync> source="url" />
      <OwnedListField<ApiSync> source="headers">
        <TextField<ApiSyncHeadersRow> source="name" />
        <TextField<ApiSyncHeadersRow> source="value" />
      </OwnedListField>
      <EnumField<ApiSync> source="bodyFormat" choices={integrationChoices.apiSyncBodyFormat} />
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
  apiSyncSchedule: <ScheduleField<Integration> source="apiSyncSchedule" />,
  apiSyncPauseReason: <WordsField<Integration> source="apiSyncPauseReason" />,
  apiSyncLastAt: <MomentField<Integration> source="apiSyncLastAt" />,
  apiSyncNextAt: <MomentField<Integration> source="apiSyncNextAt" />,
  apiSyncAskedAt: <MomentField<Integration> source="apiSyncAskedAt" />,
  secureId: <CopyField<Integration> source="secureId" />,
  statusChangedAt: <MomentField<Integration> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Integration> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Integration> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Integration> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Integration> source="updatedBy" reference="users" />,
} satisfies Columns<Integration>;

/** How each field is edited. */
export const integrationInputs = {
  title: <TextInput<IntegrationValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  advertiser: (
    <ReferenceOneInput<IntegrationValues> source="advertiser" reference="advertisers" validate={[rule('required')]} />
  ),
  template: (
    <ReferenceOneInput<IntegrationValues>
      source="template"
      reference="settings/integrations/templates"
      validate={[rule('required')]}
    />
  ),
  offers: (
    <ReferenceManyInput<IntegrationValues>
      source="offers"
      reference="offers"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.integrations.help.offers"
    />
  ),
  outApiEnabled: <BooleanInput<IntegrationValues> source="outApiEnabled" />,
  redirectEnabled: (
    <BooleanInput<IntegrationValues>
      source="redirectEnabled"
      helperText="resources.integrations.help.redirectEnabled"
    />
  ),
  apiSyncEnabled: <BooleanInput<IntegrationValues> source="apiSyncEnabled" />,
  postbackEnabled: <BooleanInput<IntegrationValues> source="postbackEnabled" />,
  goals: (
    <RowsInput<IntegrationValues>
      source="goals"
      validate={[rule('maxItems', 100)]}
      helperText="resources.integrations.help.goals"
    >
      <TextInput<GoalsRow> source="theirs" validate={[rule('required'), rule('maxLength', 200)]} />
      <ReferenceOneInput<GoalsRow>
        source="goal"
        reference="settings/goals"
        helperText="resources.integrations.help.goals.goal"
      />
    </RowsInput>
  ),
  leadStatusMappings: (
    <RowsInput<IntegrationValues>
      source="leadStatusMappings"
      validate={[rule('maxItems', 100)]}
      helperText="resources.integrations.help.leadStatusMappings"
    >
      <TextInput<LeadStatusMappingsRow> source="theirs" validate={[rule('required'), rule('maxLength', 200)]} />
      <ReferenceOneInput<LeadStatusMappingsRow>
        source="leadGrade"
        reference="lead-grades"
        helperText="resources.integrations.help.leadStatusMappings.leadGrade"
      />
    </RowsInput>
  ),
  apiParameters: (
    <RowsInput<IntegrationValues> source="apiParameters" validate={[rule('maxItems', 100)]}>
      <ReferenceOneInput<ApiParametersRow>
        source="parameter"
        reference="integration-template-parameters"
        validate={[rule('required')]}
      />
      <TextInput<ApiParametersRow> source="value" validate={[rule('maxLength', 1000)]} />
      <SecretInput<ApiParametersRow> source="secretValue" validate={[rule('maxLength', 2000)]} />
    </RowsInput>
  ),
  outApi: (
    <GroupInput<IntegrationValues> source="outApi" absent={{ method: 'POST', bodyFormat: 'json', timeout: 15 }}>
      <EnumInput<OutApi> source="method" choices={integrationChoices.outApiMethod} validate={[rule('required')]} />
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
        choices={integrationChoices.outApiBodyFormat}
        validate={[rule('required')]}
      />
      <MacroInput<OutApi>
        source="body"
        multiline
        macros="lead"
        validate={[rule('maxLength', 10000), rule('macro', 'lead'), rule('jsonBody', 'lead', 'bodyFormat')]}
        helperText="resources.integrations.help.outApi.body"
      />
      <DurationInput<OutApi>
        source="timeout"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 60)]}
      />
      <TextInput<OutApi>
        source="acceptedPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
        helperText="resources.integrations.help.outApi.acceptedPath"
      />
      <TextInput<OutApi> source="acceptedValue" validate={[rule('maxLength', 200)]} />
      <TextInput<OutApi>
        source="acceptedPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.integrations.help.outApi.acceptedPattern"
      />
      <TextInput<OutApi>
        source="leadIdPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<OutApi>
        source="leadIdPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.integrations.help.outApi.leadIdPattern"
      />
      <TextInput<OutApi>
        source="redirectPath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<OutApi>
        source="redirectPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.integrations.help.outApi.redirectPattern"
      />
      <TextInput<OutApi>
        source="messagePath"
        validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')]}
      />
      <TextInput<OutApi>
        source="messagePattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.integrations.help.outApi.messagePattern"
      />
      <TextsInput<OutApi>
        source="duplicateWords"
        validate={[rule('maxItems', 1000)]}
        helperText="resources.integrations.help.outApi.duplicateWords"
      />
      <TextsInput<OutApi>
        source="invalidWords"
        validate={[rule('maxItems', 1000)]}
        helperText="resources.integrations.help.outApi.invalidWords"
      />
      <TextsInput<OutApi>
        source="refusedWords"
        validate={[rule('maxItems', 1000)]}
        helperText="resources.integrations.help.outApi.refusedWords"
      />
      <TextInput<OutApi>
        source="refusedPattern"
        validate={[rule('maxLength', 200), rule('expression')]}
        helperText="resources.integrations.help.outApi.refusedPattern"
      />
    </GroupInput>
  ),
  redirect: (
    <GroupInput<IntegrationValues> source="redirect" absent={{ option: 'direct' }}>
      <EnumInput<Redirect> source="option" choices={integrationChoices.redirectOption} validate={[rule('required')]} />
      <MacroInput<Redirect>
        source="url"
        type="url"
        macros="lead"
        validate={[rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'lead')]}
        helperText="resources.integrations.help.redirect.url"
      />
    </GroupInput>
  ),
  postback: (
    <GroupInput<IntegrationValues> source="postback">
      <OwnedListInput<Postback> source="parameters" validate={[rule('maxItems', 20)]}>
        <EnumInput<PostbackParametersRow>
          source="target"
          choices={integrationChoices.postbackParametersTarget}
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
        helperText="resources.integrations.help.postback.addresses"
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
          helperText="resources.integrations.help.postback.addresses.address"
        />
      </OwnedListInput>
    </GroupInput>
  ),
  postbackSecret: (
    <SecretInput<IntegrationValues>
      source="postbackSecret"
      validate={[rule('maxLength', 200)]}
      helperText="resources.integrations.help.postbackSecret"
    />
  ),
  apiSync: (
    <GroupInput<IntegrationValues>
      source="apiSync"
      absent={{ method: 'POST', bodyFormat: 'json', timeout: 15, interval: 600, pageSize: 100 }}
    >
      <EnumInput<ApiSync> source="method" choices={integrationChoices.apiSyncMethod} validate={[rule('required')]} />
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
        choices={integrationChoices.apiSyncBodyFormat}
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
        helperText="resources.integrations.help.apiSync.body"
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
        helperText="resources.integrations.help.apiSync.ownIdPath"
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
    <ScheduleInput<IntegrationValues>
      source="apiSyncSchedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
      helperText="resources.integrations.help.apiSyncSchedule"
    />
  ),
} satisfies Inputs<IntegrationValues>;

/** What the list can be narrowed by. */
export const integrationFilters = {
  advertiser: <ReferenceManyInput<IntegrationsQuery> source="advertiser" reference="advertisers" />,
  template: <ReferenceManyInput<IntegrationsQuery> source="template" reference="settings/integrations/templates" />,
  vertical: <ReferenceManyInput<IntegrationsQuery> source="vertical" reference="settings/verticals" />,
  offers: <ReferenceManyInput<IntegrationsQuery> source="offers" reference="offers" />,
  circuit: <EnumInput<IntegrationsQuery> source="circuit" choices={integrationChoices.circuit} several />,
  apiSyncStatus: (
    <EnumInput<IntegrationsQuery> source="apiSyncStatus" choices={integrationChoices.apiSyncStatus} several />
  ),
  outApiEnabled: <YesNoFilter<IntegrationsQuery> source="outApiEnabled" />,
  redirectEnabled: <YesNoFilter<IntegrationsQuery> source="redirectEnabled" />,
  apiSyncEnabled: <YesNoFilter<IntegrationsQuery> source="apiSyncEnabled" />,
  postbackEnabled: <YesNoFilter<IntegrationsQuery> source="postbackEnabled" />,
  createdAt: <RangeFilter<IntegrationsQuery> source="createdAt" of="moment" />,
} satisfies Filters<IntegrationsQuery>;

/** Tabs of the record page, their sections and fields. */
export const integrationTabs = {
  general: [
    section('integration', 'missing', 'title', 'advertiser', 'template', 'offers'),
    section('methodsSwitchedOn', 'outApiEnabled', 'redirectEnabled', 'apiSyncEnabled', 'postbackEnabled'),
  ],
  goals: ['unmappedGoals', 'goals'],
  'status-mapping': ['unmappedStatuses', 'leadStatusMappings'],
  'api-params': ['unfitting', 'apiParameters'],
  'outbound-settings': [section('sendingLeads', 'outApi'), section('redirect', 'redirect')],
  'inbound-settings': [
    section('postbacks', 'postbackUrl', 'postback', 'postbackSecret', 'postbackSecretSetAt'),
    section('statusRequests', 'apiSync', 'apiSyncSchedule'),
    section(
      'synchronisation',
      'apiSyncStatus',
      'apiSyncPauseReason',
      'apiSyncLastAt',
      'apiSyncNextAt',
      'apiSyncAskedAt',
    ),
  ],
  'customer-syncs': [],
} satisfies Tabs<Integration & IntegrationValues>;

/** What people may do to the status. */
export const integrationStatuses = {
  choices: integrationChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** What may be done to records by a button that asks first. */
const actions: readonly RecordAction[] = [
  { name: 'pause', permission: 'integration.pause', sets: { circuit: 'open' }, amounts: {} },
  { name: 'resume', permission: 'integration.pause', sets: { circuit: 'closed' }, amounts: {} },
];

/** Affiliates never meet these. */
const staffOnly = ['secureId', 'statusChangedBy', 'createdBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['advertiser', 'template'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'advertiser',
    'template',
    'offers',
    'outApiEnabled',
    'redirectEnabled',
    'apiSyncEnabled',
    'postbackEnabled',
    'goals',
    'leadStatusMappings',
    'apiParameters',
    'outApi',
    'redirect',
    'postback',
    'apiSync',
    'apiSyncSchedule',
  ],
  renamed: ['title'],
  renewed: [
    'missing',
    'unmappedGoals',
    'unmappedStatuses',
    'unfitting',
    'postbackUrl',
    'postbackSecretSetAt',
    'apiSyncStatus',
    'apiSyncPauseReason',
    'apiSyncLastAt',
    'apiSyncNextAt',
    'apiSyncAskedAt',
    'circuit',
    'acceptance',
    'secureId',
  ],
  left: ['postbackSecret'],
};

export const IntegrationList = (props: ListProps) => (
  <ResourceList
    columns={integrationColumns}
    shown={[
      'id',
      'title',
      'status',
      'advertiser',
      'template',
      'offers',
      'circuit',
      'acceptance',
      'apiSyncStatus',
      'createdAt',
    ]}
    inTabs={{
      'advertisers/integrations': ['title', 'status', 'template', 'offers', 'circuit', 'acceptance', 'apiSyncStatus'],
    }}
    sortable={[
      'id',
      'title',
      'outApiEnabled',
      'redirectEnabled',
      'apiSyncEnabled',
      'postbackEnabled',
      'apiSyncStatus',
      'apiSyncAskedAt',
      'circuit',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={integrationFilters}
    narrowing={{ template: ['vertical'] }}
    quickFilters={['advertiser', 'template']}
    inputs={integrationInputs}
    inlineEdit={['title', 'offers']}
    statuses={integrationStatuses}
    actions={actions}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const IntegrationCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={integrationInputs}
    tabs={integrationTabs}
    defaults={{ outApiEnabled: false, redirectEnabled: false, apiSyncEnabled: false, postbackEnabled: false }}
    fieldTexts={{ help: ['advertiser', 'template'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const IntegrationEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['advertiser', 'template', 'circuit', 'apiSyncStatus']}
    related={[
      { resource: 'advertiser-assignments', field: 'integration' },
      { resource: 'customer-syncs', field: 'integration' },
      { resource: 'targetings', field: 'integration' },
    ]}
    columns={integrationColumns}
    inputs={integrationInputs}
    tabs={integrationTabs}
    statuses={integrationStatuses}
    actions={actions}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const IntegrationShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['advertiser', 'template', 'circuit', 'apiSyncStatus']}
    related={[
      { resource: 'advertiser-assignments', field: 'integration' },
      { resource: 'customer-syncs', field: 'integration' },
      { resource: 'targetings', field: 'integration' },
    ]}
    columns={integrationColumns}
    tabs={integrationTabs}
    statuses={integrationStatuses}
    actions={actions}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: IntegrationList,
  create: IntegrationCreate,
  edit: IntegrationEdit,
  show: IntegrationShow,
  columns: integrationColumns,
  recordRepresentation,
};
