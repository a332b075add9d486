import { useTranslate } from 'ra-core';
import { useParent } from './parent.ts';

/** What a page is called, with the record in whose tab it stands: `Landing page 5 · Main — Offer 12 · Casino Royale`. */
export const useNameInTab = (name: string | undefined): string | undefined => {
  const parent = useParent();
  const translate = useTranslate();
  return parent && name !== undefined ? translate('record.inTab', { record: name, parent: parent.name }) : name;
};
