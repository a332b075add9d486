import { useGetIdentity, useTranslate } from 'ra-core';
import { useParent } from '../related/parent.ts';
import { useViewer } from '../viewer.ts';
import { FilterChip } from './FilterChip.tsx';

/** Narrows a list to what is the person's own, by the filter that says whose records are. */
export const MineChip = ({ filter }: { filter: string }) => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isStaff = useViewer()?.isStaff ?? false;
  // In the tab of an employee they are that one's already.
  const isNarrowed = useParent()?.field === filter;
  if (!isStaff || identity?.id === undefined || isNarrowed) return null;
  return <FilterChip label={translate('list.mine')} narrows={{ [filter]: [Number(identity.id)] }} />;
};
