import generated, {
  NotificationCreate,
  NotificationEdit,
  notificationInputs,
} from '../../generated/resources/notification.tsx';
import { ChannelInput, TypeInput } from './narrowed.tsx';

const inputs = {
  ...notificationInputs,
  type: <TypeInput>{notificationInputs.type}</TypeInput>,
  notificationChannelIntegration: <ChannelInput>{notificationInputs.notificationChannelIntegration}</ChannelInput>,
};

export default {
  ...generated,
  create: () => <NotificationCreate inputs={inputs} />,
  edit: () => <NotificationEdit inputs={inputs} />,
};
