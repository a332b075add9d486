import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import type { ResourceEntry } from '../../components/resource.ts';
import { areas } from './areas.ts';
import { affiliateMenu, type Menu, type MenuEntry, profileMenu, staffMenu } from './menu.ts';
import { isBelow, isEntrance, isGroup, pathOf } from './menuView.ts';

const written = [...staffMenu, ...affiliateMenu, ...profileMenu].flatMap((item): readonly MenuEntry[] =>
  isGroup(item) ? item.entries : [item],
);
/** Pages that the sidebar or the tabs of an area have a place for, whoever sees it. */
const placed = [...written, ...areas.flatMap(({ tabs }) => tabs)].flatMap(({ to, instead }) => [to, instead?.to ?? to].map(pathOf));

const entryOf = ({ name, single, statuses = [], defaultOrder, pageSize }: ResourceEntry): MenuEntry => {
  if (single) return { label: `resources.${name}.title`, to: `/${name}` };
  const [first = 'active'] = statuses;
  const tab = statuses.length > 0 ? `/${statuses.includes('active') ? 'active' : first}` : '';
  return {
    label: `resources.${name}.title`,
    to: `/${name}${tab}?orderBy=${defaultOrder}&limit=${pageSize}&offset=0`,
  };
};

/** The menu with a last group for the pages that nobody gave a place yet: a new entity is found without further ado. */
export const withMore = (menu: Menu, resources: readonly ResourceEntry[]): Menu => {
  const entries = resources
    .filter((entry) => isEntrance(entry) && !placed.some((path) => isBelow(path, `/${entry.name}`)))
    .map(entryOf);
  return entries.length > 0 ? [...menu, { label: 'shell.menu.more', icon: MoreHorizOutlined, entries }] : menu;
};
