import generated, { HoldConfigEdit, HoldConfigShow } from '../../generated/resources/holdConfig.tsx';
import { ReleaseButton } from './ReleaseButton.tsx';

export default {
  ...generated,
  edit: () => <HoldConfigEdit extraButtons={<ReleaseButton />} />,
  show: () => <HoldConfigShow extraButtons={<ReleaseButton />} />,
};
