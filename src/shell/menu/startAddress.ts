import { type Clock, withDefaults } from './entryDefaults.ts';
import { entriesOf, holds, isOpenTo, type MenuViewer, type SeenMenu } from './menuView.ts';

interface StartPage {
  to: `/${string}`;
  permission?: string;
  for?: 'staff' | 'affiliates';
}

/** Where people begin: the first of these that exists and is theirs. */
const startPages: readonly StartPage[] = [
  { to: '/', permission: 'front.dashboard.read', for: 'staff' },
  { to: '/statistics?limit=50&dataType=actual', permission: 'front.menu.statistics.read' },
  { to: '/conversions?orderBy=createdAt:desc&limit=25&offset=0', permission: 'front.menu.conversions.read' },
  { to: '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0', permission: 'front.menu.clicks.read' },
  { to: '/billing?orderBy=title:desc&limit=25&offset=0', for: 'affiliates' },
];

/**
 * The page a person begins with. Whoever has none of the start pages begins with the first entry of his menu; undefined
 * where that is empty too.
 */
export const startAddress = (viewer: MenuViewer, menu: SeenMenu, clock: Clock): string | undefined => {
  const side = viewer.role.type === 'affiliate' ? 'affiliates' : 'staff';
  const start = startPages.find(
    (page) => (page.for ?? side) === side && holds(viewer, page.permission) && isOpenTo(viewer, page.to),
  );
  return start ? withDefaults(start.to, clock) : entriesOf(menu).find(({ coming }) => !coming)?.to;
};
