import generated, { PostbackCreate, PostbackEdit, postbackInputs } from '../../generated/resources/postback.tsx';
import { OfTraffic } from './OfTraffic.tsx';

const inputs = {
  ...postbackInputs,
  campaign: <OfTraffic>{postbackInputs.campaign}</OfTraffic>,
  goalEvents: <OfTraffic>{postbackInputs.goalEvents}</OfTraffic>,
};

export default {
  ...generated,
  create: () => <PostbackCreate inputs={inputs} />,
  edit: () => <PostbackEdit inputs={inputs} />,
};
