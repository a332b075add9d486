// Generated from openapi/entities/reconciliation.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { DayField } from '../../components/fields/DayField.tsx';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceEdit } from '../../components/form/ResourceEdit.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { EditProps, ShowProps } from '../../components/form/props.ts';
import { section, type Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { RangeFilter } from '../../components/list/filters/RangeFilter.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters, Inputs } from '../../components/typed.ts';
import { rule } from '../../components/validation.ts';
import type { components, operations } from '../api.d.ts';

type Reconciliation = components['schemas']['Reconciliation'];
type ReconciliationValues = components['schemas']['ReconciliationEdit'];
type ReconciliationsQuery = NonNullable<operations['listReconciliations']['parameters']['query']>;

/** Values to choose from. */
export const reconciliationChoices = {
  state: [
    { id: 'compared', name: 'resources.advertiser-billing/reconciliations.choices.state.compared', tone: 'info' },
    { id: 'corrected', name: 'resources.advertiser-billing/reconciliations.choices.state.corrected', tone: 'success' },
    { id: 'undone', name: 'resources.advertiser-billing/reconciliations.choices.state.undone', tone: 'neutral' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const reconciliationColumns = {
  id: <NumberField<Reconciliation> source="id" plain />,
  title: <TextField<Reconciliation> source="title" />,
  advertiser: <ReferenceOneField<Reconciliation> source="advertiser" reference="advertisers" />,
  periodFrom: <DayField<Reconciliation> source="periodFrom" />,
  periodTo: <DayField<Reconciliation> source="periodTo" />,
  state: <EnumField<Reconciliation> source="state" choices={reconciliationChoices.state} />,
  matched: <NumberField<Reconciliation> source="matched" />,
  otherAmount: <NumberField<Reconciliation> source="otherAmount" />,
  otherStatus: <NumberField<Reconciliation> source="otherStatus" />,
  missingHere: <NumberField<Reconciliation> source="missingHere" />,
  missingThere: <NumberField<Reconciliation> source="missingThere" />,
  createdAt: <MomentField<Reconciliation> source="createdAt" />,
  rows: <NumberField<Reconciliation> source="rows" />,
  otherBoth: <NumberField<Reconciliation> source="otherBoth" />,
  faulty: <NumberField<Reconciliation> source="faulty" />,
  frozen: <NumberField<Reconciliation> source="frozen" />,
  corrected: <NumberField<Reconciliation> source="corrected" />,
  correctedAt: <MomentField<Reconciliation> source="correctedAt" />,
  undoneAt: <MomentField<Reconciliation> source="undoneAt" />,
  notes: <TextField<Reconciliation> source="notes" />,
  createdBy: <ReferenceOneField<Reconciliation> source="createdBy" reference="users" />,
  updatedAt: <MomentField<Reconciliation> source="updatedAt" />,
  updatedBy: <ReferenceOneField<Reconciliation> source="updatedBy" reference="users" />,
} satisfies Columns<Reconciliation>;

/** How each field is edited. */
export const reconciliationInputs = {
  notes: <TextInput<ReconciliationValues> source="notes" multiline validate={[rule('maxLength', 2000)]} />,
} satisfies Inputs<ReconciliationValues>;

/** What the list can be narrowed by. */
export const reconciliationFilters = {
  advertiser: <ReferenceManyInput<ReconciliationsQuery> source="advertiser" reference="advertisers" />,
  state: <EnumInput<ReconciliationsQuery> source="state" choices={reconciliationChoices.state} several />,
  periodFrom: <RangeFilter<ReconciliationsQuery> source="periodFrom" of="day" />,
  periodTo: <RangeFilter<ReconciliationsQuery> source="periodTo" of="day" />,
  createdAt: <RangeFilter<ReconciliationsQuery> source="createdAt" of="moment" />,
} satisfies Filters<ReconciliationsQuery>;

/** Tabs of the record page, their sections and fields. */
export const reconciliationTabs = {
  general: [
    section('reconciliation', 'title', 'advertiser', 'periodFrom', 'periodTo', 'state'),
    section(
      'whatWasCompared',
      'rows',
      'matched',
      'otherAmount',
      'otherStatus',
      'otherBoth',
      'missingHere',
      'missingThere',
      'faulty',
      'frozen',
    ),
    section('whatWasCorrected', 'corrected', 'correctedAt', 'undoneAt'),
    section('notes', 'notes'),
  ],
  rows: [],
} satisfies Tabs<Reconciliation & ReconciliationValues>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const ReconciliationList = (props: ListProps) => (
  <ResourceList
    columns={reconciliationColumns}
    shown={[
      'id',
      'title',
      'advertiser',
      'periodFrom',
      'periodTo',
      'state',
      'matched',
      'otherAmount',
      'otherStatus',
      'missingHere',
      'missingThere',
      'createdAt',
    ]}
    sortable={[
      'id',
      'title',
      'periodFrom',
      'periodTo',
      'state',
      'rows',
      'matched',
      'otherAmount',
      'otherStatus',
      'otherBoth',
      'missingHere',
      'missingThere',
      'faulty',
      'frozen',
      'corrected',
      'correctedAt',
      'undoneAt',
      'createdAt',
      'updatedAt',
    ]}
    link="title"
    searchable
    filters={reconciliationFilters}
    quickFilters={['advertiser', 'state']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ReconciliationEdit = (props: EditProps) => (
  <ResourceEdit
    headerFields={['advertiser', 'periodFrom', 'periodTo', 'state']}
    related={[{ resource: 'advertiser-billing/reconciliation-rows', field: 'reconciliation' }]}
    columns={reconciliationColumns}
    inputs={reconciliationInputs}
    tabs={reconciliationTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ReconciliationShow = (props: ShowProps) => (
  <ResourceShow
    headerFields={['advertiser', 'periodFrom', 'periodTo', 'state']}
    related={[{ resource: 'advertiser-billing/reconciliation-rows', field: 'reconciliation' }]}
    columns={reconciliationColumns}
    tabs={reconciliationTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'title';

export default {
  list: ReconciliationList,
  edit: ReconciliationEdit,
  show: ReconciliationShow,
  columns: reconciliationColumns,
  recordRepresentation,
};
