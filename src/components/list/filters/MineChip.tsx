import { useGetIdentity, useTranslate } from 'ra-core';
import { useParent } from '../../related/parent.ts';
import { useViewer } from '../../viewer.ts';
import { FilterChip } from './FilterChip.tsx';

/** Narrows a list to the user's own records, by the filter for their owner. */
export const MineChip = ({ filter }: { filter: string }) => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isStaff = useViewer()?.isStaff ?? false;
  // In an employee's tab, the list is already narrowed to theirs.
  const isNarrowed = useParent()?.field === filter;
  if (!isStaff || identity?.id === undefined || isNarrowed) return null;
  return <FilterChip label={translate('list.mine')} narrows={{ [filter]: [Number(identity.id)] }} />;
};
