import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  landingColumns,
  LandingCreate,
  LandingEdit,
  landingInputs,
  LandingList,
  landingTabs,
  landingStatuses,
} from '../../generated/resources/landing.tsx';
import { AdvertiserInput } from './AdvertiserInput.tsx';
import { AdvertiserNotice } from './AdvertiserNotice.tsx';
import { CheckCard } from './CheckCard.tsx';
import { ReplayButton } from '../replay/ReplayButton.tsx';
import { tryOut } from '../replay/replayedStatuses.tsx';

const advertiser = <AdvertiserNotice>{landingInputs.advertiser}</AdvertiserNotice>;
const tabs = { ...landingTabs, general: [...landingTabs.general, <CheckCard key="check" />] };
const inputs = { ...landingInputs, advertiser };
const newInputs = { ...landingInputs, advertiser: <AdvertiserInput>{advertiser}</AdvertiserInput> };

/** The column of the schedule shows the whole sieve. */
const columns = { ...landingColumns, schedule: <SieveField source="schedule" label="field.sieve" /> };

const statuses = { ...landingStatuses, tryOut };

export default {
  ...generated,
  list: () => <LandingList columns={columns} />,
  create: () => <LandingCreate inputs={newInputs} beside={<ReplayButton />} />,
  edit: () => <LandingEdit statuses={statuses} inputs={inputs} tabs={tabs} beside={<ReplayButton />} />,
};
