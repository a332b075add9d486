// Generated from openapi/entities/tag.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Tag = components['schemas']['Tag'];
type TagValues = components['schemas']['TagCreate'];
type TagsQuery = NonNullable<operations['listTags']['parameters']['query']>;

/** Values to choose from. */
export const tagChoices = {
  type: [
    { id: 'advertiser', name: 'resources.settings/lists/tags.choices.type.advertiser' },
    { id: 'user', name: 'resources.settings/lists/tags.choices.type.user' },
    { id: 'team', name: 'resources.settings/lists/tags.choices.type.team' },
    { id: 'offer', name: 'resources.settings/lists/tags.choices.type.offer' },
    { id: 'landing', name: 'resources.settings/lists/tags.choices.type.landing' },
  ],
  status: [
    { id: 'active', name: 'resources.settings/lists/tags.choices.status.active', tone: 'success' },
    { id: 'inactive', name: 'resources.settings/lists/tags.choices.status.inactive', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const tagColumns = {
  id: <NumberField<Tag> source="id" plain />,
  title: <TextField<Tag> source="title" />,
  type: <EnumField<Tag> source="type" choices={tagChoices.type} />,
  status: <EnumField<Tag> source="status" choices={tagChoices.status} />,
  createdBy: <ReferenceOneField<Tag> source="createdBy" reference="users" />,
  createdAt: <MomentField<Tag> source="createdAt" />,
  statusChangedAt: <MomentField<Tag> source="statusChangedAt" />,
  statusChangedBy: <ReferenceOneField<Tag> source="statusChangedBy" reference="users" />,
  updatedAt: <MomentField<Tag> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Tag> source="updatedBy" reference="users" />,
} satisfies Columns<Tag>;

/** How each field is edited. */
export const tagInputs = {
  title: <TextInput<TagValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  type: <EnumInput<TagValues> source="type" choices={tagChoices.type} validate={[rule('required')]} />,
} satisfies Inputs<TagValues>;

/** What the list can be narrowed by. */
export const tagFilters = {
  type: <EnumInput<TagsQuery> source="type" choices={tagChoices.type} several />,
} satisfies Filters<TagsQuery>;

/** Tabs of the record page, their sections and fields. */
export const tagTabs = { general: ['title', 'type'] } satisfies Tabs<Tag & TagValues>;

/** What people may do to the status. */
export const tagStatuses = { choices: tagChoices.status, byPeople: ['active', 'inactive'] } satisfies Statuses;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'statusChangedBy', 'updatedBy'];

/** Set when a record is made, never after. */
const createOnly = ['type'];

export const TagList = (props: ListProps) => (
  <ResourceList
    columns={tagColumns}
    shown={['id', 'title', 'type', 'status', 'createdBy', 'createdAt']}
    sortable={['id', 'title', 'type', 'status', 'statusChangedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={tagFilters}
    quickFilters={['type']}
    inputs={tagInputs}
    inlineEdit={['title']}
    statuses={tagStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TagCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={tagInputs}
    tabs={tagTabs}
    fieldTexts={{ help: ['type'] }}
    staffOnly={staffOnly}
    {...props}
  />
);

export const TagEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['type']}
    columns={tagColumns}
    inputs={tagInputs}
    tabs={tagTabs}
    statuses={tagStatuses}
    staffOnly={staffOnly}
    createOnly={createOnly}
    {...props}
  />
);

export const TagShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['type']}
    columns={tagColumns}
    tabs={tagTabs}
    statuses={tagStatuses}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: TagList,
  create: TagCreate,
  edit: TagEdit,
  show: TagShow,
  columns: tagColumns,
  recordRepresentation,
};
