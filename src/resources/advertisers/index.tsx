import generated, { AdvertiserEdit, AdvertiserShow } from '../../generated/resources/advertiser.tsx';
import { CreateTaskButton } from '../tasks/CreateTaskButton.tsx';

const actions = <CreateTaskButton by="advertisers" />;

export default {
  ...generated,
  edit: () => <AdvertiserEdit extraButtons={actions} />,
  show: () => <AdvertiserShow extraButtons={actions} />,
};
