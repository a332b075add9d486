import generated, {
  AffiliatePostbackLogList,
  AffiliatePostbackLogShow,
} from '../../generated/resources/affiliatePostbackLog.tsx';
import { SendAgainButton, SendAllAgainButton } from './SendAgainButton.tsx';

export default {
  ...generated,
  list: () => (
    <AffiliatePostbackLogList link="createdAt" rowAction={<SendAgainButton />} tools={<SendAllAgainButton />} />
  ),
  show: () => <AffiliatePostbackLogShow actions={<SendAgainButton />} />,
};
