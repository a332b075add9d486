import generated, {
  PostbackCreate,
  PostbackEdit,
  postbackInputs,
  PostbackShow,
  postbackTabs,
} from '../../generated/resources/postback.tsx';
import { OfTraffic } from './OfTraffic.tsx';
import { TestFire } from './TestFire.tsx';
import { WithAdvice } from './WithAdvice.tsx';

const inputs = {
  ...postbackInputs,
  url: <WithAdvice>{postbackInputs.url}</WithAdvice>,
  campaign: <OfTraffic>{postbackInputs.campaign}</OfTraffic>,
  goalEvents: <OfTraffic>{postbackInputs.goalEvents}</OfTraffic>,
};

const tabs = { ...postbackTabs, general: [...postbackTabs.general, <TestFire key="test" />] };

export default {
  ...generated,
  create: () => <PostbackCreate inputs={inputs} />,
  edit: () => <PostbackEdit inputs={inputs} tabs={tabs} />,
  show: () => <PostbackShow tabs={tabs} />,
};
