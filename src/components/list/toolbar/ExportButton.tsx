import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { hasPermission } from '../../../providers/auth/permissions.ts';
import { useEntry } from '../../entries.ts';
import { useViewer } from '../../viewer.ts';
import { type ExportScope, useExport } from './useExport.ts';
import { useHasMatches } from '../filters/useHasMatches.ts';
import { withTexts } from '../../withTexts.ts';

const ExportDialog = lazy(() => withTexts(import('./ExportDialog.tsx')));

/**
 * Exports all records that match the list's filters, or the selected ones, after asking for the format. Users with
 * access to full contact data choose whether the file includes it.
 */
export const ExportButton = (scope: ExportScope) => {
  const { contactsPermission } = useEntry();
  const hasMatches = useHasMatches();
  const viewer = useViewer();
  const translate = useTranslate();
  const start = useExport(scope);
  const [isOpen, setOpen] = useState(false);
  const label = translate(scope.ids ? 'list.exportSelected' : 'ra.action.export');
  const mayChoose =
    contactsPermission !== undefined && viewer !== undefined && hasPermission(viewer, contactsPermission);
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton aria-label={label} aria-haspopup="dialog" disabled={!hasMatches} onClick={() => setOpen(true)}>
            <FileDownloadOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ExportDialog title={label} mayChooseContacts={mayChoose} onExport={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
