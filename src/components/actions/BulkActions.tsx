import { useListContext } from 'ra-core';
import { useListEdits } from '../list/inPlace/ListEdits.tsx';
import { useSelection } from '../list/selection/useSelection.ts';
import { useStartJob } from '../list/selection/useStartJob.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { ActionButtons } from './ActionButtons.tsx';

/** The actions on the records selected in a list; one job does all of it and can undo it. */
const BulkActions = () => {
  const { actions, columns } = useListEdits();
  const { filterValues, filter } = useListContext();
  const { ids, isAll, count } = useSelection();
  const start = useStartJob();
  const complain = useErrorToast();
  const meant = isAll ? { filter: { ...filterValues, ...filter } } : { ids };
  return (
    <ActionButtons
      actions={actions}
      meant={meant}
      count={count}
      columns={columns}
      onConfirm={({ name }) => start({ call: name }).catch(complain)}
    />
  );
};

export default BulkActions;
