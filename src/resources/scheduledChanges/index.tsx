import { useRecordContext } from 'ra-core';
import { ScheduledActions } from '../../components/scheduled/ScheduledActions.tsx';
import type { ScheduledChange } from '../../components/scheduled/useScheduled.ts';
import generated, {
  scheduledChangeColumns,
  ScheduledChangeList,
  ScheduledChangeShow,
} from '../../generated/resources/scheduledChange.tsx';
import { WhatField } from './WhatField.tsx';

const ChangeActions = () => {
  const change = useRecordContext<ScheduledChange>();
  return change ? <ScheduledActions change={change} /> : null;
};

/** In the list the name links to the change; on its page, to the record. */
const columns = { ...scheduledChangeColumns, title: <WhatField source="title" /> };

export default {
  ...generated,
  list: () => <ScheduledChangeList columns={columns} />,
  show: () => <ScheduledChangeShow extraButtons={<ChangeActions />} />,
};
