import { type RaRecord, useCanAccess, useRecordContext } from 'ra-core';
import { ChangeLines, ChangesCard } from '../../components/record/ChangesCard.tsx';
import { useViewer } from '../../components/viewer.ts';
import { clickChangeColumns as columns } from '../../generated/resources/clickChange.tsx';
import { useClickChanges } from './useClickChanges.ts';

const resource = 'click-changes';

/** What the click was and became, who said so, and why; affiliates read the reason in their own words. */
const ClickChangeLines = () => {
  const isStaff = useViewer()?.isStaff === true;
  return (
    <ChangeLines
      what={
        <>
          {columns.previousStatus}
          <span aria-hidden>→</span>
          {columns.clickStatus}
          {isStaff ? columns.reason : columns.refusal}
        </>
      }
      how={
        <>
          {columns.createdAt}
          {columns.user}
          {columns.note}
        </>
      }
    />
  );
};

const Changes = ({ click }: { click: number }) => (
  <ChangesCard resource={resource} query={useClickChanges(click)}>
    {() => <ClickChangeLines />}
  </ChangesCard>
);

/** What was said of the click around. */
export const HistoryCard = () => {
  const record = useRecordContext<RaRecord<number>>();
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  return record && canAccess ? <Changes click={record.id} /> : null;
};
