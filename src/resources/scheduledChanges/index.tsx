import { useRecordContext } from 'ra-core';
import { ScheduledActs } from '../../components/scheduled/ScheduledActs.tsx';
import type { ScheduledChange } from '../../components/scheduled/useScheduled.ts';
import generated, {
  scheduledChangeColumns,
  ScheduledChangeList,
  ScheduledChangeShow,
} from '../../generated/resources/scheduledChange.tsx';
import { WhatField } from './WhatField.tsx';

const Acts = () => {
  const change = useRecordContext<ScheduledChange>();
  return change ? <ScheduledActs change={change} /> : null;
};

/** In the list the name links to the change; on its page, to the record. */
const columns = { ...scheduledChangeColumns, title: <WhatField source="title" /> };

export default {
  ...generated,
  list: () => <ScheduledChangeList columns={columns} />,
  show: () => <ScheduledChangeShow actions={<Acts />} />,
};
