// Generated from openapi/entities/landerApiItem.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { CodeListField } from '../../components/fields/CodeListField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceManyField } from '../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { TagsField } from '../../components/fields/TagsField.tsx';
import { UrlField } from '../../components/fields/UrlField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import {
  CodeListInput,
  ReferenceManyInput,
  ReferenceOneInput,
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

type LanderApiItem = components['schemas']['LanderApiItem'];
type LanderApiItemValues = components['schemas']['LanderApiItemCreate'];
type LandersApiQuery = NonNullable<operations['listLandersApi']['parameters']['query']>;

/** Values to choose from. */
export const landerApiItemChoices = {
  status: [
    { id: 'active', name: 'resources.landings-api.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.landings-api.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const landerApiItemColumns = {
  id: <NumberField<LanderApiItem> source="id" plain />,
  title: <TextField<LanderApiItem> source="title" />,
  status: <EnumField<LanderApiItem> source="status" choices={landerApiItemChoices.status} />,
  vertical: <ReferenceOneField<LanderApiItem> source="vertical" reference="settings/verticals" />,
  categories: <ReferenceManyField<LanderApiItem> source="categories" reference="settings/lists/categories" />,
  languages: <CodeListField<LanderApiItem> source="languages" of="isoLanguages" />,
  assignedToOffers: <ReferenceManyField<LanderApiItem> source="assignedToOffers" reference="offers" />,
  tags: <TagsField<LanderApiItem> source="tags" reference="settings/lists/tags" />,
  previewUrl: <UrlField<LanderApiItem> source="previewUrl" />,
  updatedAt: <MomentField<LanderApiItem> source="updatedAt" />,
  url: <UrlField<LanderApiItem> source="url" />,
  statusChangedAt: <MomentField<LanderApiItem> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<LanderApiItem> source="statusChangedBy" reference="users" />,
  createdAt: <MomentField<LanderApiItem> source="createdAt" />,
  createdBy: <ReferenceOneField<LanderApiItem> source="createdBy" reference="users" />,
  updatedBy: <ReferenceOneField<LanderApiItem> source="updatedBy" reference="users" />,
} satisfies Columns<LanderApiItem>;

/** How each field is edited. */
export const landerApiItemInputs = {
  title: <TextInput<LanderApiItemValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  url: (
    <TextInput<LanderApiItemValues>
      source="url"
      type="url"
      validate={[rule('required'), rule('maxLength', 2000), rule('url')]}
    />
  ),
  previewUrl: (
    <TextInput<LanderApiItemValues> source="previewUrl" type="url" validate={[rule('maxLength', 2000), rule('url')]} />
  ),
  vertical: (
    <ReferenceOneInput<LanderApiItemValues>
      source="vertical"
      reference="settings/verticals"
      referenceFilter={{ status: ['active'] }}
    />
  ),
  categories: (
    <ReferenceManyInput<LanderApiItemValues>
      source="categories"
      reference="settings/lists/categories"
      referenceFilter={{ status: ['active'] }}
      validate={[rule('maxItems', 1000)]}
    />
  ),
  languages: (
    <CodeListInput<LanderApiItemValues>
      source="languages"
      of="isoLanguages"
      several
      validate={[rule('maxItems', 300)]}
    />
  ),
  tags: (
    <TagsInput<LanderApiItemValues>
      source="tags"
      reference="settings/lists/tags"
      referenceFilter={{ status: ['active'] }}
      of="landing"
      validate={[rule('maxItems', 100)]}
    />
  ),
  assignedToOffers: (
    <ReferenceManyInput<LanderApiItemValues>
      source="assignedToOffers"
      reference="offers"
      validate={[rule('maxItems', 1000)]}
      helperText="resources.landings-api.help.assignedToOffers"
    />
  ),
} satisfies Inputs<LanderApiItemValues>;

/** What the list can be narrowed by. */
export const landerApiItemFilters = {
  vertical: <ReferenceManyInput<LandersApiQuery> source="vertical" reference="settings/verticals" />,
  categories: <ReferenceManyInput<LandersApiQuery> source="categories" reference="settings/lists/categories" />,
  languages: <CodeListInput<LandersApiQuery> source="languages" of="isoLanguages" several />,
  assignedToOffers: <ReferenceManyInput<LandersApiQuery> source="assignedToOffers" reference="offers" />,
  tags: <TagsInput<LandersApiQuery> source="tags" reference="settings/lists/tags" of="landing" fixed />,
  createdAt: <RangeFilter<LandersApiQuery> source="createdAt" of="moment" />,
} satisfies Filters<LandersApiQuery>;

/** Tabs of the record page, their sections and fields. */
export const landerApiItemTabs = {
  general: [
    section('landingPage', 'title', 'url', 'previewUrl'),
    section('classification', 'vertical', 'categories', 'languages', 'tags'),
    section('whoMayLoadIt', 'assignedToOffers'),
  ],
} satisfies Tabs<LanderApiItem & LanderApiItemValues>;

/** What people may do to the status. */
export const landerApiItemStatuses = {
  choices: landerApiItemChoices.status,
  byPeople: ['active', 'inactive'],
} satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['tags', 'statusChangedBy', 'createdBy', 'updatedBy'];

/** What becomes of the fields in a copy. */
const copying = {
  copied: ['url', 'previewUrl', 'vertical', 'categories', 'languages', 'tags', 'assignedToOffers'],
  renamed: ['title'],
};

export const LanderApiItemList = (props: ListProps) => (
  <ResourceList
    columns={landerApiItemColumns}
    shown={[
      'id',
      'title',
      'status',
      'vertical',
      'categories',
      'languages',
      'assignedToOffers',
      'tags',
      'previewUrl',
      'updatedAt',
    ]}
    sortable={['id', 'title', 'url', 'previewUrl', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={landerApiItemFilters}
    quickFilters={['vertical', 'categories']}
    inputs={landerApiItemInputs}
    inlineEdit={['title', 'vertical', 'categories', 'languages', 'tags']}
    bulkEdit={['vertical', 'categories', 'languages', 'tags', 'assignedToOffers']}
    statuses={landerApiItemStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const LanderApiItemCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={landerApiItemInputs}
    tabs={landerApiItemTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const LanderApiItemEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['vertical']}
    columns={landerApiItemColumns}
    inputs={landerApiItemInputs}
    tabs={landerApiItemTabs}
    statuses={landerApiItemStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const LanderApiItemShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['vertical']}
    columns={landerApiItemColumns}
    tabs={landerApiItemTabs}
    statuses={landerApiItemStatuses}
    copying={copying}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: LanderApiItemList,
  create: LanderApiItemCreate,
  edit: LanderApiItemEdit,
  show: LanderApiItemShow,
  columns: landerApiItemColumns,
  recordRepresentation,
};
