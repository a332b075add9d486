import generated, {
  GlobalPostbackCreate,
  GlobalPostbackEdit,
  globalPostbackInputs,
  GlobalPostbackShow,
  globalPostbackTabs,
} from '../../generated/resources/globalPostback.tsx';
import { TestFire } from './TestFire.tsx';
import { WithAdvice } from './WithAdvice.tsx';

const inputs = { ...globalPostbackInputs, url: <WithAdvice>{globalPostbackInputs.url}</WithAdvice> };
const tabs = { ...globalPostbackTabs, general: [...globalPostbackTabs.general, <TestFire key="test" />] };

export default {
  ...generated,
  create: () => <GlobalPostbackCreate inputs={inputs} />,
  edit: () => <GlobalPostbackEdit inputs={inputs} tabs={tabs} />,
  show: () => <GlobalPostbackShow tabs={tabs} />,
};
