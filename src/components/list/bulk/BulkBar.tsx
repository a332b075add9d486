import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { failureBody } from '../../../providers/data/errors.ts';
import type { Copying } from '../../copy/copying.ts';
import { useEntry } from '../../entries.ts';
import { useLanguage } from '../../language.ts';
import { useParent } from '../../related/parent.ts';
import { StatusButton } from '../../status/StatusButton.tsx';
import type { Statuses } from '../../status/statuses.ts';
import type { Elements } from '../../typed.ts';
import { BulkDeleteButton } from './BulkDeleteButton.tsx';
import { BulkEditButton } from './edit/BulkEditButton.tsx';
import { useListEdits } from '../inPlace/ListEdits.tsx';
import { ExportButton } from '../toolbar/ExportButton.tsx';
import type { ListProps } from '../props.ts';
import type { Refused } from '../selection/PartialDialog.tsx';
import { SelectAllLine } from '../selection/SelectAllLine.tsx';
import type { JobAction } from '../selection/useStartJob.ts';
import { useSelection } from '../selection/useSelection.ts';

const BulkCloneButton = lazy(() => import('../../copy/BulkCloneButton.tsx'));
const BulkActions = lazy(() => import('../../actions/BulkActions.tsx'));
const JobActions = lazy(() => import('../selection/JobActions.tsx'));
const PartialDialog = lazy(() => import('../selection/PartialDialog.tsx'));

export interface BulkBarProps {
  statuses: Statuses | undefined;
  /** What happens to the fields in a copy, if records can be copied. */
  copying: Copying | undefined;
  columns: Elements;
  /** The columns of an exported file. */
  visible: readonly string[];
  /** Every column that the user may see. */
  all: readonly string[];
  /** Filters that the list always has. */
  within: ListProps['within'];
}

/** The actions on the selected records; covers the toolbar while there are some. */
const BulkBar = ({ statuses, copying, columns, visible, all, within }: BulkBarProps) => {
  const { name, permission } = useEntry();
  const { data = [] } = useListContext<RaRecord>();
  const { ids, isAll, count, clear } = useSelection();
  const { actions, bulkActions } = useListEdits();
  const translate = useTranslate();
  const language = useLanguage();
  const parent = useParent();
  const [refused, setRefused] = useState<Refused>();
  const records = data.filter(({ id }) => ids.includes(id));
  // For records that are not loaded, the server checks one by one what may be done to them.
  const isBeyond = isAll || records.length < ids.length;
  /** If one record blocks the others, the user decides whether to go on with those. */
  const offerOthers = (action: JobAction, error: unknown): boolean => {
    if (records.length < 2 || !failureBody(error)) return false;
    setRefused({ action: action, error });
    return true;
  };
  if (count === 0) return null;
  const selected = translate(`resources.${name}.counted`, { smart_count: count });
  // On the page of another record, which has a status button too, the label says whose status it changes.
  const changeStatus = parent ? translate('status.changeOf', { records: selected }) : undefined;
  return (
    <Stack
      direction="row"
      spacing={1}
      role="toolbar"
      aria-label={translate('list.bulk')}
      useFlexGap
      sx={{
        // On a phone, the bar replaces the toolbar and takes as many lines as it needs.
        position: { xs: 'static', sm: 'absolute' },
        inset: 0,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        paddingX: 1,
        paddingY: { xs: 0.75, sm: 0 },
        backgroundColor: 'action.selected',
        overflowX: { sm: 'auto' },
        '& > *': { flexShrink: 0 },
      }}
    >
      <IconButton aria-label={translate('ra.action.unselect')} onClick={() => clear()}>
        <Close fontSize="small" />
      </IconButton>
      <Typography variant="subtitle2" component="p" aria-live="polite" sx={{ paddingRight: 1 }}>
        {isAll
          ? translate('list.allSelected', { smart_count: count, count: count.toLocaleString(language) })
          : translate('list.selected', { records: selected })}
      </Typography>
      <SelectAllLine />
      {actions.length > 0 && (
        <Suspense>
          <BulkActions />
        </Suspense>
      )}
      {bulkActions}
      <BulkEditButton records={isBeyond ? undefined : records} onRefused={offerOthers} />
      {isBeyond ? (
        <Suspense>
          <JobActions statuses={statuses} label={changeStatus} />
        </Suspense>
      ) : (
        <>
          {statuses && (
            <StatusButton
              statuses={statuses}
              records={records}
              label={changeStatus}
              onChanged={() => clear()}
              onRefused={(values, error) => offerOthers({ call: 'status', values }, error)}
            />
          )}
          {copying && (
            <CanAccess resource={name} action="clone">
              <Suspense>
                <BulkCloneButton records={records} copying={copying} columns={columns} statuses={statuses} />
              </Suspense>
            </CanAccess>
          )}
          {permission.delete && (
            <CanAccess resource={name} action="delete">
              <BulkDeleteButton records={records} onRefused={(error) => offerOthers({ call: 'delete' }, error)} />
            </CanAccess>
          )}
        </>
      )}
      <ExportButton visible={visible} all={all} within={within} {...(!isAll && { ids })} />
      {refused && (
        <Suspense>
          <PartialDialog refused={refused} onClose={() => setRefused(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
};

export default BulkBar;
