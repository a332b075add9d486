import { ClockField } from '../../components/fields/ClockField.tsx';
import { ZoneField } from '../../components/fields/ZoneField.tsx';
import generated, {
  HoldConfigEdit,
  HoldConfigList,
  HoldConfigShow,
  holdConfigColumns,
} from '../../generated/resources/holdConfig.tsx';
import { ReleaseButton } from './ReleaseButton.tsx';

const columns = {
  ...holdConfigColumns,
  periodStart: <ClockField source="periodStart" />,
  periodEnd: <ClockField source="periodEnd" />,
  timezone: <ZoneField source="timezone" />,
};

export default {
  ...generated,
  columns,
  list: () => <HoldConfigList columns={columns} />,
  edit: () => <HoldConfigEdit columns={columns} actions={<ReleaseButton />} />,
  show: () => <HoldConfigShow columns={columns} actions={<ReleaseButton />} />,
};
