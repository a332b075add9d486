import { useTranslate } from 'ra-core';
import { useParent } from './parent.ts';

/**
 * Returns the name of a page, including the record whose tab it is in: `Landing page 5 · Main — Offer 12 · Casino
 * Royale`.
 */
export const useNameInTab = (name: string | undefined): string | undefined => {
  const parent = useParent();
  const translate = useTranslate();
  return parent && name !== undefined ? translate('record.inTab', { record: name, parent: parent.name }) : name;
};
