import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  creativeColumns,
  CreativeEdit,
  CreativeList,
  CreativeShow,
  creativeTabs,
} from '../../generated/resources/creative.tsx';
import { CreativeFile } from './CreativeFile.tsx';

/** The column of the schedule shows the whole sieve. */
const columns = { ...creativeColumns, schedule: <SieveField source="schedule" label="field.sieve" /> };

const tabs = { ...creativeTabs, general: [<CreativeFile key="file" />, ...creativeTabs.general] };

export default {
  ...generated,
  list: () => <CreativeList columns={columns} />,
  edit: () => <CreativeEdit tabs={tabs} />,
  show: () => <CreativeShow tabs={tabs} />,
};
