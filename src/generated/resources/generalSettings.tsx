// Generated from openapi/entities/generalSettings.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { PictureField } from '../../components/fields/PictureField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { TextsField } from '../../components/fields/TextsField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ZoneField } from '../../components/fields/ZoneField.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  CodeListInput,
  DurationInput,
  EnumInput,
  MacroInput,
  MoneyInput,
  NumberInput,
  ReferenceOneInput,
  TextInput,
  UploadInput,
} from '../../components/inputs/inputs.tsx';
import type { Columns, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components } from '../api.d.ts';

type GeneralSettings = components['schemas']['GeneralSettings'];
type GeneralSettingsValues = components['schemas']['GeneralSettingsEdit'];

/** Values to choose from. */
export const generalSettingsChoices = {
  lateConversions: [
    { id: 'pay', name: 'resources.settings/general.choices.lateConversions.pay' },
    { id: 'defer', name: 'resources.settings/general.choices.lateConversions.defer' },
    { id: 'payout_none', name: 'resources.settings/general.choices.lateConversions.payout_none' },
    { id: 'reject', name: 'resources.settings/general.choices.lateConversions.reject' },
  ],
  rateSourceForm: [
    { id: 'object', name: 'resources.settings/general.choices.rateSourceForm.object' },
    { id: 'list', name: 'resources.settings/general.choices.rateSourceForm.list' },
  ],
  rateSourceProblem: [
    { id: 'unreachable', name: 'resources.settings/general.choices.rateSourceProblem.unreachable', tone: 'error' },
    { id: 'refused', name: 'resources.settings/general.choices.rateSourceProblem.refused', tone: 'error' },
    { id: 'notJson', name: 'resources.settings/general.choices.rateSourceProblem.notJson', tone: 'error' },
    { id: 'noRates', name: 'resources.settings/general.choices.rateSourceProblem.noRates', tone: 'error' },
    { id: 'noBase', name: 'resources.settings/general.choices.rateSourceProblem.noBase', tone: 'error' },
    { id: 'someMissing', name: 'resources.settings/general.choices.rateSourceProblem.someMissing', tone: 'warning' },
  ],
  registration: [
    { id: 'open', name: 'resources.settings/general.choices.registration.open' },
    { id: 'moderated', name: 'resources.settings/general.choices.registration.moderated' },
    { id: 'closed', name: 'resources.settings/general.choices.registration.closed' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const generalSettingsColumns = {
  name: <TextField<GeneralSettings> source="name" />,
  baseCurrency: <TextField<GeneralSettings> source="baseCurrency" />,
  timezone: <ZoneField<GeneralSettings> source="timezone" />,
  logoUrl: <PictureField<GeneralSettings> source="logoUrl" />,
  faviconUrl: <PictureField<GeneralSettings> source="faviconUrl" />,
  apiDomain: <TextField<GeneralSettings> source="apiDomain" />,
  trafficbackUrl: <UrlField<GeneralSettings> source="trafficbackUrl" />,
  visitorCookie: <DurationField<GeneralSettings> source="visitorCookie" unit="seconds" />,
  lateConversions: (
    <EnumField<GeneralSettings> source="lateConversions" choices={generalSettingsChoices.lateConversions} />
  ),
  withdrawalMinimum: <MoneyField<GeneralSettings> source="withdrawalMinimum" currency="baseCurrency" />,
  invoiceDetails: <TextField<GeneralSettings> source="invoiceDetails" />,
  rateSourceUrl: <UrlField<GeneralSettings> source="rateSourceUrl" />,
  rateSourceForm: (
    <EnumField<GeneralSettings> source="rateSourceForm" choices={generalSettingsChoices.rateSourceForm} />
  ),
  rateSourcePath: <TextField<GeneralSettings> source="rateSourcePath" />,
  rateSourceCodePath: <TextField<GeneralSettings> source="rateSourceCodePath" />,
  rateSourceValuePath: <TextField<GeneralSettings> source="rateSourceValuePath" />,
  rateSourceBase: <TextField<GeneralSettings> source="rateSourceBase" />,
  rateSourceInverse: <YesNoField<GeneralSettings> source="rateSourceInverse" />,
  rateSourceReadAt: <MomentField<GeneralSettings> source="rateSourceReadAt" />,
  rateSourceProblem: (
    <EnumField<GeneralSettings> source="rateSourceProblem" choices={generalSettingsChoices.rateSourceProblem} />
  ),
  rateSourceMissing: <TextsField<GeneralSettings> source="rateSourceMissing" />,
  registration: <EnumField<GeneralSettings> source="registration" choices={generalSettingsChoices.registration} />,
  registrationRole: <ReferenceOneField<GeneralSettings> source="registrationRole" reference="settings/roles" />,
  passwordMinimum: <NumberField<GeneralSettings> source="passwordMinimum" />,
  contactDays: <NumberField<GeneralSettings> source="contactDays" />,
  exportDays: <NumberField<GeneralSettings> source="exportDays" />,
  chatScriptUrl: <UrlField<GeneralSettings> source="chatScriptUrl" />,
  chatId: <TextField<GeneralSettings> source="chatId" />,
  circuitFailures: <NumberField<GeneralSettings> source="circuitFailures" />,
  circuitRefusals: <NumberField<GeneralSettings> source="circuitRefusals" />,
  circuitDrop: <NumberField<GeneralSettings> source="circuitDrop" />,
  circuitPause: <DurationField<GeneralSettings> source="circuitPause" unit="seconds" />,
  createdAt: <MomentField<GeneralSettings> source="createdAt" />,
  createdBy: <ReferenceOneField<GeneralSettings> source="createdBy" reference="users" />,
  updatedAt: <MomentField<GeneralSettings> source="updatedAt" />,
  updatedBy: <ReferenceOneField<GeneralSettings> source="updatedBy" reference="users" />,
} satisfies Columns<GeneralSettings>;

/** How each field is edited. */
export const generalSettingsInputs = {
  name: <TextInput<GeneralSettingsValues> source="name" validate={[rule('required'), rule('maxLength', 100)]} />,
  timezone: (
    <CodeListInput<GeneralSettingsValues>
      source="timezone"
      of="timezones"
      validate={[rule('required'), rule('maxLength', 100)]}
      helperText="resources.settings/general.help.timezone"
    />
  ),
  logoUrl: (
    <UploadInput<GeneralSettingsValues>
      source="logoUrl"
      scope="tenant_logo"
      extensions={['apng', 'avif', 'gif', 'jpeg', 'jpg', 'jfif', 'pjpeg', 'pjp', 'png', 'webp', 'bmp']}
      megabytes={2}
      validate={[rule('maxLength', 2000)]}
    />
  ),
  faviconUrl: (
    <UploadInput<GeneralSettingsValues>
      source="faviconUrl"
      scope="tenant_favicon"
      extensions={['apng', 'avif', 'gif', 'jpeg', 'jpg', 'jfif', 'pjpeg', 'pjp', 'png', 'webp', 'bmp', 'ico']}
      megabytes={1}
      validate={[rule('maxLength', 2000)]}
    />
  ),
  apiDomain: (
    <TextInput<GeneralSettingsValues>
      source="apiDomain"
      validate={[rule('maxLength', 253)]}
      helperText="resources.settings/general.help.apiDomain"
    />
  ),
  trafficbackUrl: (
    <MacroInput<GeneralSettingsValues>
      source="trafficbackUrl"
      type="url"
      macros="click"
      validate={[rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'click')]}
      helperText="resources.settings/general.help.trafficbackUrl"
    />
  ),
  visitorCookie: (
    <DurationInput<GeneralSettingsValues>
      source="visitorCookie"
      unit="seconds"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 60, 34560000)]}
      helperText="resources.settings/general.help.visitorCookie"
    />
  ),
  lateConversions: (
    <EnumInput<GeneralSettingsValues>
      source="lateConversions"
      choices={generalSettingsChoices.lateConversions}
      validate={[rule('required')]}
      helperText="resources.settings/general.help.lateConversions"
    />
  ),
  withdrawalMinimum: (
    <MoneyInput<GeneralSettingsValues>
      source="withdrawalMinimum"
      currency="baseCurrency"
      validate={[rule('required'), rule('floatLimit', 2), rule('wholeDigits', 15), rule('min', '0')]}
      helperText="resources.settings/general.help.withdrawalMinimum"
    />
  ),
  invoiceDetails: (
    <TextInput<GeneralSettingsValues>
      source="invoiceDetails"
      multiline
      validate={[rule('maxLength', 2000)]}
      helperText="resources.settings/general.help.invoiceDetails"
    />
  ),
  rateSourceUrl: (
    <TextInput<GeneralSettingsValues>
      source="rateSourceUrl"
      type="url"
      validate={[rule('maxLength', 2000), rule('url')]}
      helperText="resources.settings/general.help.rateSourceUrl"
    />
  ),
  rateSourceForm: (
    <EnumInput<GeneralSettingsValues>
      source="rateSourceForm"
      choices={generalSettingsChoices.rateSourceForm}
      validate={[rule('required')]}
    />
  ),
  rateSourcePath: (
    <TextInput<GeneralSettingsValues>
      source="rateSourcePath"
      validate={[rule('maxLength', 200)]}
      helperText="resources.settings/general.help.rateSourcePath"
    />
  ),
  rateSourceCodePath: (
    <TextInput<GeneralSettingsValues>
      source="rateSourceCodePath"
      validate={[rule('maxLength', 200)]}
      helperText="resources.settings/general.help.rateSourceCodePath"
    />
  ),
  rateSourceValuePath: (
    <TextInput<GeneralSettingsValues>
      source="rateSourceValuePath"
      validate={[rule('maxLength', 200)]}
      helperText="resources.settings/general.help.rateSourceValuePath"
    />
  ),
  rateSourceBase: (
    <TextInput<GeneralSettingsValues>
      source="rateSourceBase"
      validate={[rule('length', 3), rule('pattern', '^[A-Z]{3}$')]}
      helperText="resources.settings/general.help.rateSourceBase"
    />
  ),
  rateSourceInverse: (
    <BooleanInput<GeneralSettingsValues>
      source="rateSourceInverse"
      helperText="resources.settings/general.help.rateSourceInverse"
    />
  ),
  registration: (
    <EnumInput<GeneralSettingsValues>
      source="registration"
      choices={generalSettingsChoices.registration}
      validate={[rule('required')]}
      helperText="resources.settings/general.help.registration"
    />
  ),
  registrationRole: (
    <ReferenceOneInput<GeneralSettingsValues>
      source="registrationRole"
      reference="settings/roles"
      referenceFilter={{ type: ['affiliate'], status: ['active'] }}
      helperText="resources.settings/general.help.registrationRole"
    />
  ),
  passwordMinimum: (
    <NumberInput<GeneralSettingsValues>
      source="passwordMinimum"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 5, 128)]}
    />
  ),
  contactDays: (
    <NumberInput<GeneralSettingsValues>
      source="contactDays"
      validate={[rule('integerNumber'), rule('minMax', 1, 36500)]}
      helperText="resources.settings/general.help.contactDays"
    />
  ),
  exportDays: (
    <NumberInput<GeneralSettingsValues>
      source="exportDays"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 365)]}
      helperText="resources.settings/general.help.exportDays"
    />
  ),
  chatScriptUrl: (
    <TextInput<GeneralSettingsValues>
      source="chatScriptUrl"
      type="url"
      validate={[rule('maxLength', 2000), rule('https')]}
      helperText="resources.settings/general.help.chatScriptUrl"
    />
  ),
  chatId: (
    <TextInput<GeneralSettingsValues>
      source="chatId"
      validate={[rule('maxLength', 200), rule('pattern', '^[A-Za-z0-9_.:-]+$')]}
      helperText="resources.settings/general.help.chatId"
    />
  ),
  circuitFailures: (
    <NumberInput<GeneralSettingsValues>
      source="circuitFailures"
      validate={[rule('integerNumber'), rule('minMax', 1, 100)]}
      helperText="resources.settings/general.help.circuitFailures"
    />
  ),
  circuitRefusals: (
    <NumberInput<GeneralSettingsValues>
      source="circuitRefusals"
      validate={[rule('integerNumber'), rule('minMax', 1, 100)]}
      helperText="resources.settings/general.help.circuitRefusals"
    />
  ),
  circuitDrop: (
    <NumberInput<GeneralSettingsValues>
      source="circuitDrop"
      validate={[rule('integerNumber'), rule('minMax', 10, 100)]}
      helperText="resources.settings/general.help.circuitDrop"
    />
  ),
  circuitPause: (
    <DurationInput<GeneralSettingsValues>
      source="circuitPause"
      unit="seconds"
      validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 86400)]}
      helperText="resources.settings/general.help.circuitPause"
    />
  ),
} satisfies Inputs<GeneralSettingsValues>;

/** Tabs of the record page, their sections and fields. */
export const generalSettingsTabs = {
  general: [
    section(
      'network',
      'name',
      'baseCurrency',
      'timezone',
      'logoUrl',
      'faviconUrl',
      'apiDomain',
      'trafficbackUrl',
      'visitorCookie',
      'lateConversions',
    ),
    section('billing', 'withdrawalMinimum', 'invoiceDetails'),
    section(
      'exchangeRates',
      'rateSourceUrl',
      'rateSourceForm',
      'rateSourcePath',
      'rateSourceCodePath',
      'rateSourceValuePath',
      'rateSourceBase',
      'rateSourceInverse',
      'rateSourceReadAt',
      'rateSourceProblem',
      'rateSourceMissing',
    ),
    section('registrationAndPasswords', 'registration', 'registrationRole', 'passwordMinimum'),
    section('peopleSData', 'contactDays', 'exportDays'),
    section('chat', 'chatScriptUrl', 'chatId'),
    section('monitorOfIntegrations', 'circuitFailures', 'circuitRefusals', 'circuitDrop', 'circuitPause'),
  ],
} satisfies Tabs<GeneralSettings & GeneralSettingsValues>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const GeneralSettingsEdit = (props: EditProps) => (
  <ResourceEdit
    columns={generalSettingsColumns}
    inputs={generalSettingsInputs}
    tabs={generalSettingsTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const GeneralSettingsShow = (props: ShowProps) => (
  <ResourceShow
    columns={generalSettingsColumns}
    tabs={generalSettingsTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default { edit: GeneralSettingsEdit, show: GeneralSettingsShow, recordRepresentation };
