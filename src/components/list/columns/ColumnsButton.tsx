import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { later } from '../../deferred.tsx';
import type { Elements } from '../../typed.ts';
import type { ColumnsPanelProps } from './ColumnsPanel.tsx';
import type { ColumnChoice } from './useColumns.ts';

const ColumnsPanel = later<ColumnsPanelProps>(
  () => import('./ColumnsPanel.tsx'),
  ({ anchor }) => anchor !== null,
);

interface ColumnsButtonProps {
  columns: Elements;
  choice: ColumnChoice;
  /** A choice of further columns, above them. */
  above?: ReactNode;
}

/** Opens the choice of visible columns and their order. */
export const ColumnsButton = ({ columns, choice, above }: ColumnsButtonProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={translate('list.columns')}>
        <IconButton
          aria-label={translate('list.columns')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ColumnsPanel anchor={anchor} columns={columns} choice={choice} above={above} onClose={() => setAnchor(null)} />
    </>
  );
};
