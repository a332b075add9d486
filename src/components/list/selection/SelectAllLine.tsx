import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useLanguage } from '../../language.ts';
import { useSelection } from './useSelection.ts';

/** Offers to select all matching records once the page is selected. */
export const SelectAllLine = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { total } = useListContext();
  const { page, isAll, count, selectAll } = useSelection();
  if (isAll || page !== 'all' || total === undefined || total <= count) return null;
  return (
    <Button onClick={selectAll}>
      {translate('list.selectAllMatching', { total: total.toLocaleString(language) })}
    </Button>
  );
};
