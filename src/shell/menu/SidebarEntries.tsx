import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useLocation } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isComing, isHeading } from './menuView.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import { SidebarGroup, SidebarMiniGroup } from './SidebarGroup.tsx';
import { useCameFrom } from './useCameFrom.ts';
import { useEntryCounts } from './useEntryCounts.ts';
import { isInProfile, useMenu } from './useMenu.ts';

/** Height of the area above the entries, the same as that of the header next to it. */
export const sidebarTop = { height: 52, flexShrink: 0, display: 'flex', alignItems: 'center' } as const;

/** Whether the menu is the one for the user's own pages. */
export const useIsInProfile = (): boolean => isInProfile(useLocation().pathname);

/** The link from the user's own pages back to where they came from. */
const BackToMain = ({ onOpen }: { onOpen: (() => void) | undefined }) => {
  const to = useCameFrom();
  return (
    <>
      <SidebarEntry
        line={{ label: 'shell.menu.back', to }}
        icon={ArrowBackOutlined}
        selected={false}
        {...(onOpen && { onOpen })}
      />
      <Box component="li" aria-hidden sx={{ marginY: 0.75, borderTop: 1, borderColor: 'divider' }} />
    </>
  );
};

/**
 * Scrolls the line of the page into view, once there is one: a page opened by its address may be far down.
 * @param counted how many lines have a count next to them, which makes them taller
 */
const useInSight = (label: string | undefined, counted: number) => {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (label !== undefined) lines.current?.querySelector('.Mui-selected')?.scrollIntoView({ block: 'nearest' });
  }, [label, counted]);
  return lines;
};

/** The lines of the menu, in their groups. */
export const SidebarEntries = ({ mini, onOpen }: { mini: boolean; onOpen?: () => void }) => {
  const { menu = [], current } = useMenu() ?? {};
  const counts = useEntryCounts(menu);
  const inProfile = useIsInProfile();
  const lines = useInSight(current?.label, Object.values(counts).filter((count) => count > 0).length);
  const Group = mini ? SidebarMiniGroup : SidebarGroup;
  return (
    <Box ref={lines} sx={{ flex: 1, overflowY: 'auto', padding: 1, '& .Mui-selected': { scrollMarginBlock: '8px' } }}>
      <List disablePadding sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1px' }}>
        {inProfile && <BackToMain onOpen={onOpen} />}
        {menu.map((item) =>
          isHeading(item) ? (
            <Group key={item.label} group={item} current={current} counts={counts} onOpen={onOpen} />
          ) : (
            <SidebarEntry
              key={item.label}
              line={item}
              selected={item.label === current?.label}
              count={isComing(item) ? 0 : counts[item.at]}
              mini={mini}
              onOpen={onOpen}
            />
          ),
        )}
      </List>
    </Box>
  );
};
