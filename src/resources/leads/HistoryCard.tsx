import { type RaRecord, useCanAccess, useRecordContext } from 'ra-core';
import { ChangeLines, ChangesCard } from '../../components/record/ChangesCard.tsx';
import { useViewer } from '../../components/viewer.ts';
import { leadChangeColumns as columns } from '../../generated/resources/leadChange.tsx';
import { type LeadChange, useLeadChanges } from './useLeadChanges.ts';

const resource = 'lead-changes';

/**
 * The old and new status of the lead, who changed it, and why; affiliates see the reason in a wording that reveals
 * nothing about others.
 */
const LeadChangeLines = ({ previousStatus, apiStatus }: LeadChange) => {
  const isStaff = useViewer()?.isStaff === true;
  const isMoved = previousStatus !== null && previousStatus !== apiStatus;
  return (
    <ChangeLines
      what={
        <>
          {isMoved && columns.previousStatus}
          {isMoved && <span aria-hidden>→</span>}
          {columns.apiStatus}
          {columns.advertiser}
          {columns.grade}
          {isStaff ? columns.reason : columns.refusal}
          {columns.changedFields}
        </>
      }
      how={
        <>
          {columns.createdAt}
          {columns.changedBy}
          {columns.user}
          {columns.note}
        </>
      }
    />
  );
};

const Changes = ({ lead }: { lead: number }) => (
  <ChangesCard resource={resource} query={useLeadChanges(lead)}>
    {(change) => <LeadChangeLines {...change} />}
  </ChangesCard>
);

/** What happened to the current lead. */
export const HistoryCard = () => {
  const record = useRecordContext<RaRecord<number>>();
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  return record && canAccess ? <Changes lead={record.id} /> : null;
};
