import generated, { AdvertiserPostbackLogShow } from '../../generated/resources/advertiserPostbackLog.tsx';
import { ReplayPostbackButton } from './ReplayPostbackButton.tsx';

export default {
  ...generated,
  show: () => <AdvertiserPostbackLogShow extraButtons={<ReplayPostbackButton />} />,
};
