import generated, {
  GlobalPostbackEdit,
  GlobalPostbackShow,
  globalPostbackTabs,
} from '../../generated/resources/globalPostback.tsx';
import { TestFire } from './TestFire.tsx';

const tabs = { ...globalPostbackTabs, general: [...globalPostbackTabs.general, <TestFire key="test" />] };

export default {
  ...generated,
  edit: () => <GlobalPostbackEdit tabs={tabs} />,
  show: () => <GlobalPostbackShow tabs={tabs} />,
};
