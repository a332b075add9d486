import Stack from '@mui/material/Stack';
import { CanAccess } from 'ra-core';
import { useEntry } from '../../entries.ts';
import type { Elements } from '../../typed.ts';
import { useParent } from '../../related/parent.ts';
import { useViewer } from '../../viewer.ts';
import { AddFilterButton } from '../filters/AddFilterButton.tsx';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { PresetsButton } from '../views/PresetsButton.tsx';
import { CreateButton } from './CreateButton.tsx';
import { MineChip } from '../filters/MineChip.tsx';
import type { ListProps } from '../props.ts';
import { QuickFilters } from '../filters/QuickFilters.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { barHeight } from '../table/tableLook.ts';
import type { ColumnChoice } from '../columns/useColumns.ts';

export interface ListToolbarProps {
  columns: Elements;
  choice: ColumnChoice;
  filters: Elements;
  /** The most used of them. */
  quickFilters: readonly string[];
  /** The filter for the user's own records. */
  mineFilter: string | undefined;
  searchable: boolean;
  /** Filters that the list always has. */
  within: ListProps['within'];
  tools: ListProps['tools'];
}

/** One row above the list: search and filters on the left, view options and creating on the right. */
export const ListToolbar = ({
  columns,
  choice,
  filters,
  quickFilters,
  mineFilter,
  searchable,
  within,
  tools,
}: ListToolbarProps) => {
  const { name, pages } = useEntry();
  const { count } = useSelection();
  const parent = useParent();
  const isStaff = useViewer()?.isStaff ?? false;
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        padding: 1,
        minHeight: barHeight,
        visibility: count > 0 ? 'hidden' : 'visible',
      }}
    >
      {searchable && <SearchBox />}
      {mineFilter !== undefined && <MineChip filter={mineFilter} />}
      <QuickFilters filters={filters} names={quickFilters} />
      <AddFilterButton filters={filters} />
      <Stack direction="row" spacing={0.5} sx={{ marginLeft: 'auto !important', alignItems: 'center' }}>
        {tools}
        {isStaff && !parent && <PresetsButton choice={choice} />}
        <ColumnsButton columns={columns} choice={choice} />
        <ExportButton visible={choice.visible} all={choice.names} within={within} />
        {pages.includes('create') && !parent?.isDerived && (
          <CanAccess resource={name} action="create">
            <CreateButton />
          </CanAccess>
        )}
      </Stack>
    </Stack>
  );
};
