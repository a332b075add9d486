import generated, { affiliateColumns, AffiliateEdit, AffiliateList, affiliateTabs } from '../../generated/resources/affiliate.tsx';
import { TrafficBlock } from './TrafficBlock.tsx';
import { TrafficField } from './TrafficField.tsx';

const columns = { ...affiliateColumns, trafficBlocked: <TrafficField source="trafficBlocked" label="affiliates.traffic" /> };
const tabs = { ...affiliateTabs, traffic: [<TrafficBlock key="block" />, ...affiliateTabs.traffic] };

export default {
  ...generated,
  list: () => <AffiliateList columns={columns} />,
  edit: () => <AffiliateEdit columns={columns} tabs={tabs} />,
};
