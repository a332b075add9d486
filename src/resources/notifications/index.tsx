import generated, {
  NotificationCreate,
  NotificationEdit,
  notificationInputs,
} from '../../generated/resources/notification.tsx';
import { CapPercentInput, ChannelInput, TypeInput } from './narrowed.tsx';

const inputs = {
  ...notificationInputs,
  type: <TypeInput>{notificationInputs.type}</TypeInput>,
  capPercent: <CapPercentInput>{notificationInputs.capPercent}</CapPercentInput>,
  notificationChannelIntegration: <ChannelInput>{notificationInputs.notificationChannelIntegration}</ChannelInput>,
};

export default {
  ...generated,
  create: () => <NotificationCreate inputs={inputs} />,
  edit: () => <NotificationEdit inputs={inputs} />,
};
