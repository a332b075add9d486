// Generated from openapi/entities/loginRecord.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { IpField } from '../../components/fields/IpField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type LoginRecord = components['schemas']['LoginRecord'];
type LoginRecordsQuery = NonNullable<operations['listLoginRecords']['parameters']['query']>;

/** Values to choose from. */
export const loginRecordChoices = {
  outcome: [
    { id: 'success', name: 'resources.profile/loginsHistory.choices.outcome.success', tone: 'success' },
    { id: 'wrong_password', name: 'resources.profile/loginsHistory.choices.outcome.wrong_password', tone: 'error' },
    { id: 'wrong_code', name: 'resources.profile/loginsHistory.choices.outcome.wrong_code', tone: 'error' },
    { id: 'blocked', name: 'resources.profile/loginsHistory.choices.outcome.blocked', tone: 'warning' },
    { id: 'token_reused', name: 'resources.profile/loginsHistory.choices.outcome.token_reused', tone: 'error' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const loginRecordColumns = {
  createdAt: <MomentField<LoginRecord> source="createdAt" />,
  outcome: <EnumField<LoginRecord> source="outcome" choices={loginRecordChoices.outcome} />,
  address: <IpField<LoginRecord> source="address" />,
  browser: <TextField<LoginRecord> source="browser" />,
  system: <TextField<LoginRecord> source="system" />,
  impersonator: <ReferenceOneField<LoginRecord> source="impersonator" reference="users" />,
} satisfies Columns<LoginRecord>;

/** What the list can be narrowed by. */
export const loginRecordFilters = {
  outcome: <EnumInput<LoginRecordsQuery> source="outcome" choices={loginRecordChoices.outcome} several />,
  createdAt: <RangeFilter<LoginRecordsQuery> source="createdAt" of="moment" />,
} satisfies Filters<LoginRecordsQuery>;

/** Tabs of the record page, their sections and fields. */
export const loginRecordTabs = {} satisfies Tabs<LoginRecord>;

/** Affiliates never meet these. */
const staffOnly = ['impersonator'];

export const LoginRecordList = (props: ListProps) => (
  <ResourceList
    columns={loginRecordColumns}
    shown={['createdAt', 'outcome', 'address', 'browser', 'system', 'impersonator']}
    sortable={['createdAt']}
    filters={loginRecordFilters}
    quickFilters={['outcome', 'createdAt']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'outcome';

export default { list: LoginRecordList, columns: loginRecordColumns, recordRepresentation };
