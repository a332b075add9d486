import generated, {
  affiliateColumns,
  AffiliateCreate,
  AffiliateEdit,
  affiliateInputs,
  AffiliateList,
  affiliateTabs,
} from '../../generated/resources/affiliate.tsx';
import { roleInput } from '../people/roleInput.tsx';
import { TrafficBlock } from './TrafficBlock.tsx';
import { TrafficField } from './TrafficField.tsx';

const columns = { ...affiliateColumns, trafficBlocked: <TrafficField source="trafficBlocked" label="affiliates.traffic" /> };
const inputs = { ...affiliateInputs, role: roleInput('affiliate') };
const tabs = { ...affiliateTabs, traffic: [<TrafficBlock key="block" />, ...affiliateTabs.traffic] };

export default {
  ...generated,
  list: () => <AffiliateList columns={columns} />,
  create: () => <AffiliateCreate inputs={inputs} />,
  edit: () => <AffiliateEdit columns={columns} inputs={inputs} tabs={tabs} />,
};
