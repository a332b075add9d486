import generated, {
  verticalColumns,
  VerticalEdit,
  VerticalShow,
  verticalTabs,
} from '../../generated/resources/vertical.tsx';
import { RulesField } from './RulesField.tsx';
import { TryRules } from './TryRules.tsx';

const columns = { ...verticalColumns, inboundRules: <RulesField source="inboundRules" /> };
const tabs = { ...verticalTabs, 'inbound-rules': [...verticalTabs['inbound-rules'], <TryRules key="try" />] };

export default {
  ...generated,
  edit: () => <VerticalEdit columns={columns} tabs={tabs} />,
  show: () => <VerticalShow columns={columns} tabs={tabs} />,
};
