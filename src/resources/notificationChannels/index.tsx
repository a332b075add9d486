import generated, {
  NotificationChannelIntegrationEdit,
  NotificationChannelIntegrationShow,
  notificationChannelIntegrationTabs,
} from '../../generated/resources/notificationChannelIntegration.tsx';
import { TestChannel } from './TestChannel.tsx';

const tabs = {
  ...notificationChannelIntegrationTabs,
  general: [...notificationChannelIntegrationTabs.general, <TestChannel key="test" />],
};

export default {
  ...generated,
  edit: () => <NotificationChannelIntegrationEdit tabs={tabs} />,
  show: () => <NotificationChannelIntegrationShow tabs={tabs} />,
};
