import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useListEdits } from '../../inPlace/ListEdits.tsx';
import type { BulkEditProps } from './BulkEditDialog.tsx';

const BulkEditDialog = lazy(() => import('./BulkEditDialog.tsx'));

/** Sets fields of the selected records; renders nothing if there are none that the user may set. */
export const BulkEditButton = (props: BulkEditProps) => {
  const translate = useTranslate();
  const { bulk } = useListEdits();
  const [isOpen, setOpen] = useState(false);
  if (bulk.length === 0) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('list.editSelected')}
      </Button>
      {isOpen && (
        <Suspense>
          <BulkEditDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
