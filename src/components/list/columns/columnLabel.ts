import { useResourceContext, useTranslate } from 'ra-core';
import { recordOf } from '../../../../domain/records.ts';
import type { Elements } from '../../typed.ts';

/** Returns the label of a column: its element's own, or else the name of its field. */
export const useColumnLabel = (columns: Elements): ((name: string) => string) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (name) => {
    const { label } = recordOf(columns[name]?.props);
    const own = `resources.${resource}.fields.${name}`;
    return typeof label === 'string' ? translate(label, { _: label }) : translate(own, { _: name });
  };
};
