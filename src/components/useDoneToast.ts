import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Says what was done to one or more records of a resource: 'Offer updated', 'Deleted: 3 tags'. */
export const useDoneToast = (resource: string) => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (act: 'created' | 'updated' | 'deleted', count = 1) => {
      const records = translate(`resources.${resource}.counted`, { smart_count: count });
      notify(count === 1 ? `resources.${resource}.${act}` : `done.${act}`, {
        type: 'success',
        messageArgs: { records },
      });
    },
    [notify, translate, resource],
  );
};
