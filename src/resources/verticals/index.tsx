import generated, {
  verticalColumns,
  VerticalEdit,
  verticalInputs,
  VerticalShow,
  verticalTabs,
} from '../../generated/resources/vertical.tsx';
import { WithParameters } from './FurtherParameters.tsx';
import { RulesField } from './RulesField.tsx';
import { TryParameters, TryRules } from './TryRules.tsx';

const columns = { ...verticalColumns, inboundRules: <RulesField source="inboundRules" /> };
const inputs = { ...verticalInputs, redirect: <WithParameters by="id">{verticalInputs.redirect}</WithParameters> };
const tabs = {
  ...verticalTabs,
  'inbound-rules': [...verticalTabs['inbound-rules'], <TryRules key="try" />],
  'lead-parameters': [...verticalTabs['lead-parameters'], <TryParameters key="try" />],
};

export default {
  ...generated,
  edit: () => <VerticalEdit columns={columns} inputs={inputs} tabs={tabs} />,
  show: () => <VerticalShow columns={columns} tabs={tabs} />,
};
