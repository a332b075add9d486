// Generated from openapi/entities/apiToken.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceCreate } from '../../components/form/ResourceCreate.tsx';
import type { CreateProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { MomentInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type ApiToken = components['schemas']['ApiToken'];
type ApiTokenValues = components['schemas']['ApiTokenCreate'];
type ApiTokensQuery = NonNullable<operations['listApiTokens']['parameters']['query']>;

/** How each field is shown. */
export const apiTokenColumns = {
  title: <TextField<ApiToken> source="title" />,
  hint: <TextField<ApiToken> source="hint" />,
  lastUsedAt: <MomentField<ApiToken> source="lastUsedAt" />,
  expiresAt: <MomentField<ApiToken> source="expiresAt" />,
  createdAt: <MomentField<ApiToken> source="createdAt" />,
  createdBy: <ReferenceOneField<ApiToken> source="createdBy" reference="users" />,
  updatedAt: <MomentField<ApiToken> source="updatedAt" />,
  updatedBy: <ReferenceOneField<ApiToken> source="updatedBy" reference="users" />,
} satisfies Columns<ApiToken>;

/** How each field is edited. */
export const apiTokenInputs = {
  title: <TextInput<ApiTokenValues> source="title" validate={[rule('required'), rule('maxLength', 200)]} />,
  expiresAt: <MomentInput<ApiTokenValues> source="expiresAt" helperText="resources.profile/tokens.help.expiresAt" />,
} satisfies Inputs<ApiTokenValues>;

/** What the list can be narrowed by. */
export const apiTokenFilters = {} satisfies Filters<ApiTokensQuery>;

/** Tabs of the record page, their sections and fields. */
export const apiTokenTabs = { general: ['title', 'expiresAt'] } satisfies Tabs<ApiToken & ApiTokenValues>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const ApiTokenList = (props: ListProps) => (
  <ResourceList
    columns={apiTokenColumns}
    shown={['title', 'hint', 'lastUsedAt', 'expiresAt', 'createdAt']}
    sortable={['title', 'expiresAt', 'hint', 'lastUsedAt', 'createdAt', 'updatedAt']}
    link="title"
    searchable
    filters={apiTokenFilters}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ApiTokenCreate = (props: CreateProps) => (
  <ResourceCreate
    inputs={apiTokenInputs}
    tabs={apiTokenTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default { list: ApiTokenList, create: ApiTokenCreate, columns: apiTokenColumns, recordRepresentation };
