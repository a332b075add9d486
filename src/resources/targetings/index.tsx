import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  targetingColumns,
  TargetingCreate,
  TargetingEdit,
  targetingInputs,
  TargetingList,
  targetingStatuses,
} from '../../generated/resources/targeting.tsx';
import { OfOffer } from './OfOffer.tsx';
import { ReplayButton } from '../replay/ReplayButton.tsx';
import { tryOut } from '../replay/replayedStatuses.tsx';

/** The column of the schedule shows the whole sieve. */
const columns = { ...targetingColumns, schedule: <SieveField source="schedule" label="field.sieve" /> };
const inputs = {
  ...targetingInputs,
  advertiser: <OfOffer>{targetingInputs.advertiser}</OfOffer>,
  integration: <OfOffer>{targetingInputs.integration}</OfOffer>,
};

const statuses = { ...targetingStatuses, tryOut };

export default {
  ...generated,
  list: () => <TargetingList columns={columns} />,
  create: () => <TargetingCreate inputs={inputs} beside={<ReplayButton />} />,
  edit: () => <TargetingEdit statuses={statuses} inputs={inputs} beside={<ReplayButton />} />,
};
