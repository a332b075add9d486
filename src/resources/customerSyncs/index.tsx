import { NowButton } from '../../components/NowButton.tsx';
import generated, {
  CustomerSyncEdit,
  CustomerSyncShow,
  customerSyncTabs,
} from '../../generated/resources/customerSync.tsx';
import { SyncTestSection } from './SyncTestSection.tsx';
import { syncWords } from './syncWords.ts';

const tabs = { ...customerSyncTabs, general: [...customerSyncTabs.general, <SyncTestSection key="test" />] };

const actions = <NowButton action="run" permission="customer_sync.run" label={syncWords.run} asked={syncWords.asked} />;

export default {
  ...generated,
  edit: () => <CustomerSyncEdit tabs={tabs} extraButtons={actions} />,
  show: () => <CustomerSyncShow tabs={tabs} extraButtons={actions} />,
};
