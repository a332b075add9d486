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

/** In the list it is the change that the name leads to; on its page, the record. */
const columns = { ...scheduledChangeColumns, title: <WhatField source="title" /> };

export default {
  ...generated,
  list: () => <ScheduledChangeList columns={columns} />,
  show: () => <ScheduledChangeShow actions={<Acts />} />,
};
