// Generated from openapi/entities/reconciliationRow.ts by `npm run codegen`. Do not edit.

import { TextField } from 'react-admin';
import type { Choices } from '../../components/choice.ts';
import { EnumField } from '../../components/fields/EnumField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NumberField } from '../../components/fields/NumberField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { ResourceShow } from '../../components/form/ResourceShow.tsx';
import type { ShowProps } from '../../components/form/props.ts';
import type { Tabs } from '../../components/form/record/tabs.ts';
import { EnumInput, ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { ListProps } from '../../components/list/props.ts';
import type { Columns, Filters } from '../../components/typed.ts';
import type { components, operations } from '../api.d.ts';

type ReconciliationRow = components['schemas']['ReconciliationRow'];
type ReconciliationRowsQuery = NonNullable<operations['listReconciliationRows']['parameters']['query']>;

/** Values to choose from. */
export const reconciliationRowChoices = {
  verdict: [
    {
      id: 'matched',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.verdict.matched',
      tone: 'success',
    },
    {
      id: 'otherAmount',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.verdict.otherAmount',
      tone: 'warning',
    },
    {
      id: 'otherStatus',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.verdict.otherStatus',
      tone: 'warning',
    },
    {
      id: 'otherBoth',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.verdict.otherBoth',
      tone: 'warning',
    },
    {
      id: 'missingHere',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.verdict.missingHere',
      tone: 'error',
    },
    {
      id: 'missingThere',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.verdict.missingThere',
      tone: 'error',
    },
    { id: 'faulty', name: 'resources.advertiser-billing/reconciliation-rows.choices.verdict.faulty', tone: 'neutral' },
  ],
  fault: [
    { id: 'noId', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.noId' },
    { id: 'number', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.number' },
    { id: 'unclear', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.unclear' },
    { id: 'negative', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.negative' },
    { id: 'tooLarge', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.tooLarge' },
    { id: 'unknownCurrency', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.unknownCurrency' },
    { id: 'otherCurrency', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.otherCurrency' },
    { id: 'unknownStatus', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.unknownStatus' },
    { id: 'repeated', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.repeated' },
    { id: 'formula', name: 'resources.advertiser-billing/reconciliation-rows.choices.fault.formula' },
  ],
  statusHere: [
    { id: 1, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusHere.pending', tone: 'warning' },
    { id: 2, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusHere.deferred', tone: 'neutral' },
    { id: 3, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusHere.approved', tone: 'success' },
    { id: 4, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusHere.rejected', tone: 'error' },
  ],
  statusThere: [
    { id: 1, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusThere.pending', tone: 'warning' },
    { id: 2, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusThere.deferred', tone: 'neutral' },
    { id: 3, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusThere.approved', tone: 'success' },
    { id: 4, name: 'resources.advertiser-billing/reconciliation-rows.choices.statusThere.rejected', tone: 'error' },
  ],
  outcome: [
    {
      id: 'corrected',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.outcome.corrected',
      tone: 'success',
    },
    {
      id: 'leftAsItWas',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.outcome.leftAsItWas',
      tone: 'neutral',
    },
    { id: 'frozen', name: 'resources.advertiser-billing/reconciliation-rows.choices.outcome.frozen', tone: 'warning' },
    {
      id: 'overCap',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.outcome.overCap',
      tone: 'warning',
    },
    {
      id: 'changedSince',
      name: 'resources.advertiser-billing/reconciliation-rows.choices.outcome.changedSince',
      tone: 'warning',
    },
    { id: 'undone', name: 'resources.advertiser-billing/reconciliation-rows.choices.outcome.undone', tone: 'neutral' },
  ],
  invoiceKeeps: [
    { id: 'all', name: 'resources.advertiser-billing/reconciliation-rows.choices.invoiceKeeps.all' },
    { id: 'status', name: 'resources.advertiser-billing/reconciliation-rows.choices.invoiceKeeps.status' },
  ],
} satisfies Choices;

/** How each field is shown. */
export const reconciliationRowColumns = {
  row: <NumberField<ReconciliationRow> source="row" />,
  reference: <TextField<ReconciliationRow> source="reference" />,
  verdict: <EnumField<ReconciliationRow> source="verdict" choices={reconciliationRowChoices.verdict} />,
  fault: <EnumField<ReconciliationRow> source="fault" choices={reconciliationRowChoices.fault} />,
  conversion: <ReferenceOneField<ReconciliationRow> source="conversion" reference="conversions" />,
  amountHere: <MoneyField<ReconciliationRow> source="amountHere" currency="currency" />,
  amountThere: <MoneyField<ReconciliationRow> source="amountThere" currency="currency" />,
  statusHere: <EnumField<ReconciliationRow> source="statusHere" choices={reconciliationRowChoices.statusHere} />,
  statusThere: <EnumField<ReconciliationRow> source="statusThere" choices={reconciliationRowChoices.statusThere} />,
  invoice: <TextField<ReconciliationRow> source="invoice" />,
  outcome: <EnumField<ReconciliationRow> source="outcome" choices={reconciliationRowChoices.outcome} />,
  reconciliation: (
    <ReferenceOneField<ReconciliationRow> source="reconciliation" reference="advertiser-billing/reconciliations" />
  ),
  currency: <ReferenceOneField<ReconciliationRow> source="currency" reference="settings/currencies" />,
  invoiceKeeps: <EnumField<ReconciliationRow> source="invoiceKeeps" choices={reconciliationRowChoices.invoiceKeeps} />,
  createdAt: <MomentField<ReconciliationRow> source="createdAt" />,
  createdBy: <ReferenceOneField<ReconciliationRow> source="createdBy" reference="users" />,
  updatedAt: <MomentField<ReconciliationRow> source="updatedAt" />,
  updatedBy: <ReferenceOneField<ReconciliationRow> source="updatedBy" reference="users" />,
} satisfies Columns<ReconciliationRow>;

/** What the list can be narrowed by. */
export const reconciliationRowFilters = {
  reconciliation: (
    <ReferenceManyInput<ReconciliationRowsQuery>
      source="reconciliation"
      reference="advertiser-billing/reconciliations"
    />
  ),
  verdict: <EnumInput<ReconciliationRowsQuery> source="verdict" choices={reconciliationRowChoices.verdict} several />,
  fault: <EnumInput<ReconciliationRowsQuery> source="fault" choices={reconciliationRowChoices.fault} several />,
  outcome: <EnumInput<ReconciliationRowsQuery> source="outcome" choices={reconciliationRowChoices.outcome} several />,
  conversion: <ReferenceManyInput<ReconciliationRowsQuery> source="conversion" reference="conversions" />,
} satisfies Filters<ReconciliationRowsQuery>;

/** Tabs of the record page, their sections and fields. */
export const reconciliationRowTabs = {
  general: [
    'reconciliation',
    'row',
    'reference',
    'verdict',
    'fault',
    'conversion',
    'currency',
    'amountHere',
    'amountThere',
    'statusHere',
    'statusThere',
    'invoice',
    'invoiceKeeps',
    'outcome',
  ],
} satisfies Tabs<ReconciliationRow>;

/** Affiliates never meet these. */
const staffOnly = ['createdBy', 'updatedBy'];

export const ReconciliationRowList = (props: ListProps) => (
  <ResourceList
    columns={reconciliationRowColumns}
    shown={[
      'row',
      'reference',
      'verdict',
      'fault',
      'conversion',
      'amountHere',
      'amountThere',
      'statusHere',
      'statusThere',
      'invoice',
      'outcome',
    ]}
    sortable={[
      'row',
      'reference',
      'verdict',
      'fault',
      'amountHere',
      'amountThere',
      'statusHere',
      'statusThere',
      'invoice',
      'invoiceKeeps',
      'outcome',
      'createdAt',
      'updatedAt',
    ]}
    searchable
    filters={reconciliationRowFilters}
    quickFilters={['verdict', 'outcome']}
    staffOnly={staffOnly}
    {...props}
  />
);

export const ReconciliationRowShow = (props: ShowProps) => (
  <ResourceShow
    columns={reconciliationRowColumns}
    tabs={reconciliationRowTabs}
    staffOnly={staffOnly}
    {...props}
  />
);

export const recordRepresentation = 'id';

export default {
  list: ReconciliationRowList,
  show: ReconciliationRowShow,
  columns: reconciliationRowColumns,
  recordRepresentation,
};
