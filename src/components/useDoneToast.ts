import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Tells what was done to one or more records of a resource: 'Offer updated', 'Tags deleted: 3'. */
export const useDoneToast = (resource: string) => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (act: 'created' | 'updated' | 'deleted', count = 1) => {
      const name = translate(`resources.${resource}.name`, { smart_count: count });
      notify(`done.${act}`, { type: 'success', messageArgs: { name, smart_count: count } });
    },
    [notify, translate, resource],
  );
};
