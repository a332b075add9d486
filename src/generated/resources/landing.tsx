// Generated from openapi/entities/landing.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { ModedField } from '../../components/fields/ModedField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ParametersField } from '../../components/fields/ParametersField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ScheduleField } from '../../components/fields/ScheduleField.tsx';
import { TagsField } from '../../components/fields/TagsField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  EnumInput,
  MacroInput,
  NumberInput,
  ParametersInput,
  ReferenceManyInput,
  ReferenceOneInput,
  ScheduleInput,
  TagsInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Landing = components['schemas']['Landing'];
type LandingValues = components['schemas']['LandingCreate'];
type LandingsQuery = NonNullable<operations['listLandings']['parameters']['query']>;

/** Values to choose from. */
export const landingChoices = {
  status: [
    { id: 'active', name: 'resources.landings.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.landings.choices.status.inactive', tone: 'neutral' },
  ],
  pageType: [
    { id: 'landing', name: 'resources.landings.choices.pageType.landing' },
    { id: 'prelanding', name: 'resources.landings.choices.pageType.prelanding' },
    { id: 'thank_you', name: 'resources.landings.choices.pageType.thank_you' },
  ],
  countriesMode: [
    { id: 'only', name: 'resources.landings.choices.countriesMode.only' },
    { id: 'except', name: 'resources.landings.choices.countriesMode.except' },
  ],
  languagesMode: [
    { id: 'only', name: 'resources.landings.choices.languagesMode.only' },
    { id: 'except', name: 'resources.landings.choices.languagesMode.except' },
  ],
  trafficSourcesMode: [
    { id: 'only', name: 'resources.landings.choices.trafficSourcesMode.only' },
    { id: 'except', name: 'resources.landings.choices.trafficSourcesMode.except' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const landingColumns = {
  id: <NumberField<Landing> source="id" plain />,
  title: <TextField<Landing> source="title" />,
  status: <EnumField<Landing> source="status" choices={landingChoices.status} />,
  offer: <ReferenceOneField<Landing> source="offer" reference="offers" />,
  advertiser: <ReferenceOneField<Landing> source="advertiser" reference="advertisers" />,
  pageType: <EnumField<Landing> source="pageType" choices={landingChoices.pageType} />,
  schedule: <ScheduleField<Landing> source="schedule" />,
  previewUrl: <UrlField<Landing> source="previewUrl" />,
  createdAt: <MomentField<Landing> source="createdAt" />,
  targetUrl: <UrlField<Landing> source="targetUrl" />,
  landerApiLanguage: <CodeListField<Landing> source="landerApiLanguage" of="isoLanguages" />,
  tags: <TagsField<Landing> source="tags" reference="settings/lists/tags" />,
  countries: (
    <ModedField<Landing> source="countries" mode="countriesMode" modes={landingChoices.countriesMode}>
      <CodeListField<Landing> source="countries" of="isoCountries" />
    </ModedField>
  ),
  languages: (
    <ModedField<Landing> source="languages" mode="languagesMode" modes={landingChoices.languagesMode}>
      <CodeListField<Landing> source="languages" of="isoLanguages" />
    </ModedField>
  ),
  trafficSources: (
    <ModedField<Landing> source="trafficSources" mode="trafficSourcesMode" modes={landingChoices.trafficSourcesMode}>
      <ReferenceManyField<Landing> source="trafficSources" reference="settings/lists/traffic-sources" />
    </ModedField>
  ),
  weight: <NumberField<Landing> source="weight" />,
  additionalParameters: <ParametersField<Landing> source="additionalParameters" block="landing" />,
  statusChangedAt: <MomentField<Landing> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Landing> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Landing> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Landing> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Landing> source="updatedBy" reference="users" />,
  countriesMode: <EnumField<Landing> source="countriesMode" choices={landingChoices.countriesMode} />,
  languagesMode: <EnumField<Landing> source="languagesMode" choices={landingChoices.languagesMode} />,
  trafficSourcesMode: <EnumField<Landing> source="trafficSourcesMode" choices={landingChoices.trafficSourcesMode} />,
} satisfies Columns<Landing>;

/** How each field is edited. */
export const landingInputs = {
  title: <TextInput<LandingValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  offer: <ReferenceOneInput<LandingValues> source="offer" reference="offers" validate={[rule('required')]} />,
  advertiser: <ReferenceOneInput<LandingValues> source="advertiser" reference="advertisers" />,
  targetUrl: (
    <MacroInput<LandingValues>
      source="targetUrl"
      type="url"
      macros="click"
      validate={[rule('required'), rule('maxLength', 2000), rule('url'), rule('macroBraces'), rule('macro', 'click')]}
    />
  ),
  previewUrl: (
    <TextInput<LandingValues> source="previewUrl" type="url" validate={[rule('maxLength', 2000), rule('url')]} />
  ),
  pageType: (
    <EnumInput<LandingValues> source="pageType" choices={landingChoices.pageType} validate={[rule('required')]} />
  ),
  landerApiLanguage: (
    <CodeListInput<LandingValues>
      source="landerApiLanguage"
      of="isoLanguages"
      validate={[rule('maxLength', 100)]}
      helperText="resources.landings.help.landerApiLanguage"
    />
  ),
  tags: (
    <TagsInput<LandingValues>
      source="tags"
      reference="settings/lists/tags"
      referenceFilter={{ status: ['active'] }}
      of="landing"
      validate={[rule('maxItems', 100)]}
    />
  ),
  countries: (
    <CodeListInput<LandingValues>
      source="countries"
      of="isoCountries"
      several
      mode={{ source: 'countriesMode', choices: landingChoices.countriesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  languages: (
    <CodeListInput<LandingValues>
      source="languages"
      of="isoLanguages"
      several
      mode={{ source: 'languagesMode', choices: landingChoices.languagesMode }}
      validate={[rule('maxItems', 300)]}
    />
  ),
  trafficSources: (
    <ReferenceManyInput<LandingValues>
      source="trafficSources"
      reference="settings/lists/traffic-sources"
      referenceFilter={{ status: ['active'] }}
      mode={{ source: 'trafficSourcesMode', choices: landingChoices.trafficSourcesMode }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  weight: (
    <NumberInput<LandingValues>
      source="weight"
      validate={[rule('integerNumber'), rule('minMax', 0, 1000)]}
      helperText="resources.landings.help.weight"
    />
  ),
  schedule: (
    <ScheduleInput<LandingValues>
      source="schedule"
      validate={[rule('maxRanges', 100), rule('scheduleTimes'), rule('scheduleZone'), rule('scheduleOpen')]}
    />
  ),
  additionalParameters: (
    <ParametersInput<LandingValues> source="additionalParameters" block="landing" validate={[rule('kilobytes', 64)]} />
  ),
} satisfies Inputs<LandingValues>;

/** What the list can be narrowed by. */
export const landingFilters = {
  offer: <ReferenceManyInput<LandingsQuery> source="offer" reference="offers" />,
  advertiser: <ReferenceManyInput<LandingsQuery> source="advertiser" reference="advertisers" />,
  pageType: <EnumInput<LandingsQuery> source="pageType" choices={landingChoices.pageType} several />,
  landerApiLanguage: <CodeListInput<LandingsQuery> source="landerApiLanguage" of="isoLanguages" several />,
  tags: <TagsInput<LandingsQuery> source="tags" reference="settings/lists/tags" of="landing" fixed />,
  createdAt: <RangeFilter<LandingsQuery> source="createdAt" of="moment" />,
} satisfies Filters<LandingsQuery>;

/** Tabs of the record page, their sections and fields. */
export const landingTabs = {
  general: ['title', 'offer', 'advertiser', 'targetUrl', 'previewUrl', 'pageType', 'landerApiLanguage', 'tags'],
  sieve: ['countries', 'languages', 'trafficSources', 'weight', 'schedule'],
  parameters: ['additionalParameters'],
} satisfies Tabs<Landing & LandingValues>;

/** What people may do to the status. */
export const landingStatuses = { choices: landingChoices.status, byPeople: ['active', 'inactive'] } satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = [
  'advertiser',
  'targetUrl',
  'tags',
  'additionalParameters',
  'statusChangedBy',
  'createdBy',
  'updatedBy',
];

/** Set when a record is made, never after. */
const createOnly = ['offer'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: [
    'offer',
    'advertiser',
    'targetUrl',
    'previewUrl',
    'pageType',
    'landerApiLanguage',
    'tags',
    'countries',
    'languages',
    'trafficSources',
    'weight',
    'schedule',
    'additionalParameters',
    'countriesMode',
    'languagesMode',
    'trafficSourcesMode',
  ],
  renamed: ['title'],
};

export const LandingList = (props: ListProps) => (
  <ResourceList
    columns={landingColumns}
    shown={['id', 'title', 'status', 'offer', 'advertiser', 'pageType', 'schedule', 'previewUrl', 'createdAt']}
    inTabs={{ 'offers/landings': ['title', 'status', 'targetUrl', 'weight', 'schedule', 'previewUrl'] }}
    sortable={[
      'id',
      'title',
      'targetUrl',
      'previewUrl',
      'pageType',
      'weight',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={landingFilters}
    quickFilters={['offer', 'advertiser']}
    inputs={landingInputs}
    inlineEdit={['title', 'pageType', 'landerApiLanguage', 'weight']}
    bulkEdit={[
      'pageType',
      'landerApiLanguage',
      'tags',
      'countries',
      'languages',
      'trafficSources',
      'schedule',
      'weight',
    ]}
    statuses={landingStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const LandingCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={landingInputs}
    tabs={landingTabs}
    defaults={{
      pageType: 'landing',
      weight: 100,
      countriesMode: 'only',
      languagesMode: 'only',
      trafficSourcesMode: 'only',
    }}
    publish="active"
    fieldTexts={{ help: ['offer'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const LandingEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['offer']}
    related={[{ resource: 'targetings', field: 'landing' }]}
    columns={landingColumns}
    inputs={landingInputs}
    tabs={landingTabs}
    statuses={landingStatuses}
    copying={copying}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const LandingShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['offer']}
    related={[{ resource: 'targetings', field: 'landing' }]}
    columns={landingColumns}
    tabs={landingTabs}
    statuses={landingStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: LandingList,
  create: LandingCreate,
  edit: LandingEdit,
  show: LandingShow,
  columns: landingColumns,
  recordRepresentation,
};
