import type { ColumnChoice } from '../columns/useColumns.ts';
import { usePresets } from './usePresets.ts';
import { ActiveViewButton, type ActiveViewButtonProps } from './ActiveViewButton.tsx';
import { ViewOpener } from './ViewOpener.tsx';
import { ViewsMenu, type ViewsMenuProps } from './ViewsMenu.tsx';

/** The components of a list's saved views, which most lists don't need at first. */

interface OfList {
  choice: ColumnChoice;
}

export const ListViewsMenu = ({ choice, ...props }: OfList & Omit<ViewsMenuProps, 'views'>) => (
  <ViewsMenu {...props} views={usePresets(choice)} />
);

export const ActiveListView = ({ choice, ...props }: OfList & Omit<ActiveViewButtonProps, 'views'>) => (
  <ActiveViewButton {...props} views={usePresets(choice)} />
);

export const ListViewOpener = ({ choice, id }: OfList & { id: number }) => (
  <ViewOpener id={id} views={usePresets(choice)} />
);
