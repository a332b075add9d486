import { CanAccess, useLocation } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useEntry } from '../../entries.ts';
import { withTexts } from '../../withTexts.ts';
import { viewOfHash } from './savedViews.ts';
import type { ColumnChoice } from '../columns/useColumns.ts';
import { useChosenViews } from './useChosenViews.ts';
import { ViewsIconButton } from './ViewsIconButton.tsx';
import { ViewsPlace } from './ViewsPlace.tsx';

const parts = () => withTexts(import('./ListViews.tsx'));
const ListViewsMenu = lazy(async () => ({ default: (await parts()).ListViewsMenu }));
const ActiveListView = lazy(async () => ({ default: (await parts()).ActiveListView }));
const ListViewOpener = lazy(async () => ({ default: (await parts()).ListViewOpener }));

/** The list's views that the user has saved or colleagues share, labelled with the open one. */
export const PresetsButton = ({ choice }: { choice: ColumnChoice }) => {
  const { chosen } = useChosenViews(useEntry().name);
  const asked = viewOfHash(useLocation().hash);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const button = <ViewsIconButton onClick={open} />;
  return (
    <CanAccess resource="presets" action="list">
      <ViewsPlace ref={setPlace}>
        {chosen === undefined ? (
          button
        ) : (
          <Suspense fallback={button}>
            <ActiveListView choice={choice} onClick={open} />
          </Suspense>
        )}
      </ViewsPlace>
      <Suspense>
        {asked !== undefined && <ListViewOpener id={asked} choice={choice} />}
        {isOpen && place && <ListViewsMenu anchor={place} choice={choice} onClose={() => setOpen(false)} />}
      </Suspense>
    </CanAccess>
  );
};
