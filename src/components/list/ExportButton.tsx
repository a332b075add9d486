import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'ra-core';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { holds } from '../../providers/auth/permissions.ts';
import { useEntry } from '../entries.ts';
import { useViewer } from '../viewer.ts';
import { type ExportScope, useExport } from './useExport.ts';

const ExportMenu = lazy(() => import('./ExportMenu.tsx'));

/**
 * Brings what the list is narrowed to, all pages of it, or what is selected of it, as a CSV file with the columns that
 * show. Who may have contact data in full chooses whether the file has it.
 */
export const ExportButton = (scope: ExportScope) => {
  const { contactsPermission } = useEntry();
  const { total } = useListContext();
  const viewer = useViewer();
  const translate = useTranslate();
  const { bring, isBusy } = useExport(scope);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate(scope.ids ? 'list.exportSelected' : 'ra.action.export');
  const mayChoose = contactsPermission !== undefined && viewer !== undefined && holds(viewer, contactsPermission);
  const act = (event: MouseEvent<HTMLElement>) => (mayChoose ? setAnchor(event.currentTarget) : void bring());
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton
            aria-label={label}
            aria-haspopup={mayChoose ? 'menu' : undefined}
            loading={isBusy}
            disabled={!total}
            onClick={act}
          >
            <FileDownloadOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {anchor && (
        <Suspense>
          <ExportMenu anchor={anchor} onExport={bring} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
};
