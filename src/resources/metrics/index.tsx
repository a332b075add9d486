import { lazy } from 'react';
import { rulesOf } from '../../components/inputs/rulesOf.ts';
import generated, {
  metricColumns,
  MetricCreate,
  MetricEdit,
  metricInputs,
  MetricList,
  MetricShow,
} from '../../generated/resources/metric.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { FormulaField } from './FormulaField.tsx';

const FormulaInput = lazy(() => import('./builder/FormulaInput.tsx'));

const columns = {
  ...metricColumns,
  description: <DescriptionField source="description" />,
  value: <FormulaField source="value" />,
};
const inputs = {
  ...metricInputs,
  value: (
    <FormulaInput source="value" validate={rulesOf(metricInputs.value)} helperText="resources.metrics.help.value" />
  ),
};

export default {
  ...generated,
  list: () => <MetricList columns={columns} />,
  create: () => <MetricCreate inputs={inputs} />,
  edit: () => <MetricEdit columns={columns} inputs={inputs} />,
  show: () => <MetricShow columns={columns} />,
};
