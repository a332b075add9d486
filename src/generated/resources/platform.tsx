// Generated from openapi/entities/platform.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { GroupField } from '../../components/fields/GroupField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { RelatedField } from '../../components/fields/RelatedField.tsx';
import { YesNoField } from '../../components/fields/YesNoField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  BooleanInput,
  DurationInput,
  GroupInput,
  NumberInput,
  ReferenceManyInput,
  TextInput,
} from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { YesNoFilter } from '../../components/list/filters/YesNoFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Platform = components['schemas']['Platform'];
type PlatformValues = components['schemas']['PlatformCreate'];
type PlatformsQuery = NonNullable<operations['listPlatforms']['parameters']['query']>;
type ApiSyncSettings = NonNullable<Platform['apiSyncSettings']>;

/** Values to choose from. */
export const platformChoices = {
  status: [
    { id: 'active', name: 'resources.settings/platforms.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/platforms.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const platformColumns = {
  id: <NumberField<Platform> source="id" plain />,
  title: <TextField<Platform> source="title" />,
  status: <EnumField<Platform> source="status" choices={platformChoices.status} />,
  verticals: <ReferenceManyField<Platform> source="verticals" reference="settings/verticals" />,
  outApiEnabled: <YesNoField<Platform> source="outApiEnabled" />,
  redirectEnabled: <YesNoField<Platform> source="redirectEnabled" />,
  apiSyncEnabled: <YesNoField<Platform> source="apiSyncEnabled" />,
  postbackEnabled: <YesNoField<Platform> source="postbackEnabled" />,
  createdAt: <MomentField<Platform> source="createdAt" />,
  description: <TextField<Platform> source="description" />,
  apiSyncSettings: (
    <GroupField<Platform> source="apiSyncSettings">
      <DurationField<ApiSyncSettings> source="minInterval" unit="seconds" />
      <DurationField<ApiSyncSettings> source="maxInterval" unit="seconds" />
      <NumberField<ApiSyncSettings> source="pageSize" />
    </GroupField>
  ),
  templates: (
    <RelatedField<Platform>
      source="templates"
      reference="settings/integrations/templates"
      target="platform"
      columns={['title', 'status', 'vertical', 'integrationMethodsRestrictions', 'createdAt']}
    />
  ),
  statusChangedAt: <MomentField<Platform> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Platform> source="statusChangedBy" reference="users" />,
  createdBy: <ReferenceOneField<Platform> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Platform> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Platform> source="updatedBy" reference="users" />,
} satisfies Columns<Platform>;

/** How each field is edited. */
export const platformInputs = {
  title: <TextInput<PlatformValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  description: <TextInput<PlatformValues> source="description" multiline validate={[rule('maxLength', 2000)]} />,
  verticals: (
    <ReferenceManyInput<PlatformValues>
      source="verticals"
      reference="settings/verticals"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.settings/platforms.help.verticals"
    />
  ),
  outApiEnabled: (
    <BooleanInput<PlatformValues>
      source="outApiEnabled"
      helperText="resources.settings/platforms.help.outApiEnabled"
    />
  ),
  redirectEnabled: (
    <BooleanInput<PlatformValues>
      source="redirectEnabled"
      helperText="resources.settings/platforms.help.redirectEnabled"
    />
  ),
  apiSyncEnabled: (
    <BooleanInput<PlatformValues>
      source="apiSyncEnabled"
      helperText="resources.settings/platforms.help.apiSyncEnabled"
    />
  ),
  postbackEnabled: (
    <BooleanInput<PlatformValues>
      source="postbackEnabled"
      helperText="resources.settings/platforms.help.postbackEnabled"
    />
  ),
  apiSyncSettings: (
    <GroupInput<PlatformValues>
      source="apiSyncSettings"
      absent={{ minInterval: 60, maxInterval: 86400, pageSize: 100 }}
      helperText="resources.settings/platforms.help.apiSyncSettings"
    >
      <DurationInput<ApiSyncSettings>
        source="minInterval"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 30, 86400)]}
      />
      <DurationInput<ApiSyncSettings>
        source="maxInterval"
        unit="seconds"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 30, 86400)]}
      />
      <NumberInput<ApiSyncSettings>
        source="pageSize"
        validate={[rule('required'), rule('integerNumber'), rule('minMax', 1, 10000)]}
      />
    </GroupInput>
  ),
} satisfies Inputs<PlatformValues>;

/** What the list can be narrowed by. */
export const platformFilters = {
  verticals: <ReferenceManyInput<PlatformsQuery> source="verticals" reference="settings/verticals" />,
  outApiEnabled: <YesNoFilter<PlatformsQuery> source="outApiEnabled" />,
  redirectEnabled: <YesNoFilter<PlatformsQuery> source="redirectEnabled" />,
  apiSyncEnabled: <YesNoFilter<PlatformsQuery> source="apiSyncEnabled" />,
  postbackEnabled: <YesNoFilter<PlatformsQuery> source="postbackEnabled" />,
} satisfies Filters<PlatformsQuery>;

/** Tabs of the record page, their sections and fields. */
export const platformTabs = {
  general: [
    section('platform', 'title', 'description', 'verticals'),
    section('whatItCanDo', 'outApiEnabled', 'redirectEnabled', 'apiSyncEnabled', 'postbackEnabled'),
    section('statusRequests', 'apiSyncSettings'),
  ],
  templates: [],
} satisfies Tabs<Platform & PlatformValues>;

/** What people may do to the status. */
export const platformStatuses = {
  choices: platformChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['statusChangedBy', 'createdBy', 'updatedBy'];

export const PlatformList = (props: ListProps) => (
  <ResourceList
    columns={platformColumns}
    shown={[
      'id',
      'title',
      'status',
      'verticals',
      'outApiEnabled',
      'redirectEnabled',
      'apiSyncEnabled',
      'postbackEnabled',
      'createdAt',
    ]}
    sortable={[
      'id',
      'title',
      'outApiEnabled',
      'redirectEnabled',
      'apiSyncEnabled',
      'postbackEnabled',
      'status',
      'statusChangedAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={platformFilters}
    quickFilters={['verticals', 'outApiEnabled']}
    inputs={platformInputs}
    inlineEdit={['title', 'verticals']}
    bulkEdit={['verticals']}
    statuses={platformStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PlatformCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={platformInputs}
    tabs={platformTabs}
    defaults={{ outApiEnabled: false, redirectEnabled: false, apiSyncEnabled: false, postbackEnabled: false }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PlatformEdit = (props: EditProps) => (
  <ResourceEdit
    related={[
      { resource: 'advertisers', field: 'platforms' },
      { resource: 'settings/integrations/templates', field: 'platform' },
    ]}
    columns={platformColumns}
    inputs={platformInputs}
    tabs={platformTabs}
    statuses={platformStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const PlatformShow = (props: ShowProps) => (
  <ResourceShow
    related={[
      { resource: 'advertisers', field: 'platforms' },
      { resource: 'settings/integrations/templates', field: 'platform' },
    ]}
    columns={platformColumns}
    tabs={platformTabs}
    statuses={platformStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: PlatformList,
  create: PlatformCreate,
  edit: PlatformEdit,
  show: PlatformShow,
  columns: platformColumns,
  recordRepresentation,
};
