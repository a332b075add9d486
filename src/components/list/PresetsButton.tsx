import { CanAccess, useLocation } from 'ra-core';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useEntry } from '../entries.ts';
import { viewOfHash } from './savedViews.ts';
import type { ColumnChoice } from './useColumns.ts';
import { useChosenViews } from './views/useChosenViews.ts';
import { ViewsIconButton } from './views/ViewsIconButton.tsx';

const parts = () => import('./ListViews.tsx');
const ListViewsMenu = lazy(async () => ({ default: (await parts()).ListViewsMenu }));
const ActiveListView = lazy(async () => ({ default: (await parts()).ActiveListView }));
const ListViewOpener = lazy(async () => ({ default: (await parts()).ListViewOpener }));

/** Views of the list that the person has saved, or colleagues share; the one that is open by its name. */
export const PresetsButton = ({ choice }: { choice: ColumnChoice }) => {
  const { chosen } = useChosenViews(useEntry().name);
  const asked = viewOfHash(useLocation().hash);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const button = <ViewsIconButton onClick={open} />;
  return (
    <CanAccess resource="presets" action="list">
      {chosen === undefined ? (
        button
      ) : (
        <Suspense fallback={button}>
          <ActiveListView choice={choice} onClick={open} />
        </Suspense>
      )}
      <Suspense>
        {asked !== undefined && <ListViewOpener id={asked} choice={choice} />}
        {anchor && <ListViewsMenu anchor={anchor} choice={choice} onClose={() => setAnchor(null)} />}
      </Suspense>
    </CanAccess>
  );
};
