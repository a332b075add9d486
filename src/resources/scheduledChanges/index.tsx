import { useRecordContext } from 'ra-core';
import { ScheduledActs } from '../../components/scheduled/ScheduledActs.tsx';
import type { ScheduledChange } from '../../components/scheduled/useScheduled.ts';
import generated, { ScheduledChangeShow } from '../../generated/resources/scheduledChange.tsx';

const Acts = () => {
  const change = useRecordContext<ScheduledChange>();
  return change ? <ScheduledActs change={change} /> : null;
};

export default {
  ...generated,
  show: () => <ScheduledChangeShow actions={<Acts />} />,
};
