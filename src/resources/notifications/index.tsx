import generated, {
  NotificationCreate,
  NotificationEdit,
  notificationInputs,
  NotificationShow,
  notificationTabs,
} from '../../generated/resources/notification.tsx';
import { AuthorAway } from './AuthorAway.tsx';
import { ChannelInput, TypeInput } from './narrowed.tsx';

const inputs = {
  ...notificationInputs,
  type: <TypeInput>{notificationInputs.type}</TypeInput>,
  notificationChannelIntegration: <ChannelInput>{notificationInputs.notificationChannelIntegration}</ChannelInput>,
};

const tabs = { ...notificationTabs, general: [<AuthorAway key="away" />, ...notificationTabs.general] };

export default {
  ...generated,
  create: () => <NotificationCreate inputs={inputs} />,
  edit: () => <NotificationEdit inputs={inputs} tabs={tabs} />,
  show: () => <NotificationShow tabs={tabs} />,
};
