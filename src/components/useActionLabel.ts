import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Longer names are cut: they go on a button. */
const longest = 40;

const short = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name);

/**
 * Returns the label of a button that does something to records of a resource: `Delete “Summer”`, `Delete 3 campaigns`.
 * A single record is named if its name is known.
 */
export const useActionLabel = (resource: string): ((verb: string, count: number, name?: string) => string) => {
  const translate = useTranslate();
  return useCallback(
    (verb, count, name) => {
      if (count === 1 && name) return translate('confirm.named', { verb, name: short(name) });
      const counted = translate(`resources.${resource}.counted`, { smart_count: count });
      const records = translate(`resources.${resource}.object`, { smart_count: count, _: counted });
      return translate('confirm.counted', { verb, records });
    },
    [translate, resource],
  );
};
