import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import generated, {
  AffiliatePostbackLogList,
  AffiliatePostbackLogShow,
} from '../../generated/resources/affiliatePostbackLog.tsx';
import { SendAgainButton, SendAllAgainButton } from './SendAgainButton.tsx';
import { SentHours } from './SentHours.tsx';

/** Affiliates have only one. */
const ownLog = { en: 'Postback logs', ru: 'Логи постбэков' };

const List = () => {
  const say = useWords();
  const isStaff = useViewer()?.isStaff ?? false;
  return (
    <AffiliatePostbackLogList
      heading={isStaff ? undefined : say(ownLog)}
      link="createdAt"
      rowAction={<SendAgainButton isInRow />}
      tools={<SendAllAgainButton />}
      above={<SentHours />}
    />
  );
};

export default {
  ...generated,
  list: List,
  show: () => <AffiliatePostbackLogShow extraButtons={<SendAgainButton />} />,
};
