import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { CanAccess } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useEntry } from '../../../components/entries.ts';
import { ToolbarButton } from '../../../components/list/toolbar/ToolbarButton.tsx';
import { useWords } from '../../../components/useWords.ts';
import { fileWords as words } from './fileWords.ts';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Creates a template from a file: one shipped with the product, or one exported by another network. */
export const ImportButton = () => {
  const { name } = useEntry();
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <CanAccess resource={name} action="create">
      <ToolbarButton
        text={say(words.open)}
        icon={<FileUploadOutlined fontSize="small" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CanAccess>
  );
};
