import { CanAccess, useLocation } from 'ra-core';
import { useState } from 'react';
import { viewOfHash } from './savedViews.ts';
import { ActiveViewButton } from './ActiveViewButton.tsx';
import type { Views } from './useViews.ts';
import { ViewOpener } from './ViewOpener.tsx';
import { ViewsIconButton } from './ViewsIconButton.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import { ViewsPlace } from './ViewsPlace.tsx';

/**
 * Everything about saved views, for a page that is loaded on its own: the name of the open one, and the menu with the
 * others.
 */
export const ViewsControl = ({ views }: { views: Views }) => {
  const asked = viewOfHash(useLocation().hash);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <CanAccess resource="presets" action="list">
      <ViewsPlace ref={setPlace}>
        {views.active ? <ActiveViewButton views={views} onClick={open} /> : <ViewsIconButton onClick={open} />}
      </ViewsPlace>
      {asked !== undefined && <ViewOpener id={asked} views={views} />}
      {isOpen && place && <ViewsMenu anchor={place} views={views} onClose={() => setOpen(false)} />}
    </CanAccess>
  );
};
