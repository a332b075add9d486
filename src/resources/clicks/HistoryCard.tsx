import { type RaRecord, useCanAccess, useRecordContext } from 'ra-core';
import { ChangeLines, ChangesCard } from '../../components/record/ChangesCard.tsx';
import { useViewer } from '../../components/viewer.ts';
import { clickChangeColumns as columns } from '../../generated/resources/clickChange.tsx';
import { useWords } from '../../components/useWords.ts';
import { clickWords } from './clickWords.ts';
import { type ClickChange, useClickChanges } from './useClickChanges.ts';

const resource = 'click-changes';

/**
 * The status before and after, who changed it or undid a change, and why; affiliates see the reason in a wording for
 * them.
 */
const ClickChangeLines = ({ undoes }: Pick<ClickChange, 'undoes'>) => {
  const say = useWords();
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
          {typeof undoes === 'number' && <span>{say(clickWords.takenBack)}</span>}
          {columns.note}
        </>
      }
    />
  );
};

const Changes = ({ click }: { click: number }) => (
  <ChangesCard resource={resource} query={useClickChanges(click)}>
    {({ undoes }) => <ClickChangeLines undoes={undoes} />}
  </ChangesCard>
);

/** The changes of the current click. */
export const HistoryCard = () => {
  const record = useRecordContext<RaRecord<number>>();
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  return record && canAccess ? <Changes click={record.id} /> : null;
};
