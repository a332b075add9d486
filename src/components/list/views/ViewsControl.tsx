import { CanAccess, useLocation } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import { viewOfHash } from '../savedViews.ts';
import { ActiveViewButton } from './ActiveViewButton.tsx';
import type { Views } from './useViews.ts';
import { ViewOpener } from './ViewOpener.tsx';
import { ViewsIconButton } from './ViewsIconButton.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

/** All of saved views, for a page that is loaded by itself: the one that is open by its name, and the way to others. */
export const ViewsControl = ({ views }: { views: Views }) => {
  const asked = viewOfHash(useLocation().hash);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  return (
    <CanAccess resource="presets" action="list">
      {views.active ? <ActiveViewButton views={views} onClick={open} /> : <ViewsIconButton onClick={open} />}
      {asked !== undefined && <ViewOpener id={asked} views={views} />}
      {anchor && <ViewsMenu anchor={anchor} views={views} onClose={() => setAnchor(null)} />}
    </CanAccess>
  );
};
