import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import type { ResourceEntry } from '../components/resource.ts';
import { affiliateMenu, areas, type Menu, type MenuEntry, staffMenu } from './menu.ts';
import { entriesOf } from './menuView.ts';

/** Pages that the sidebar has a place for, whoever sees it. */
const placed = new Set([...entriesOf([...staffMenu, ...affiliateMenu]), ...areas.flat()].map(({ resource }) => resource));

const entryOf = ({ name, statuses = [], defaultOrder, pageSize }: ResourceEntry): MenuEntry => {
  const [first = 'active'] = statuses;
  const tab = statuses.length > 0 ? `/${statuses.includes('active') ? 'active' : first}` : '';
  return {
    label: `resources.${name}.title`,
    icon: MoreHorizOutlined,
    resource: name,
    to: `/${name}${tab}?orderBy=${defaultOrder}&limit=${pageSize}&offset=0`,
  };
};

/** The menu with a last group for the pages that nobody gave a place yet: a new entity is found without further ado. */
export const withMore = (menu: Menu, resources: readonly ResourceEntry[]): Menu => {
  const entries = resources.filter(({ name, pages }) => pages.includes('list') && !placed.has(name)).map(entryOf);
  return entries.length > 0 ? [...menu, { label: 'shell.menu.more', icon: MoreHorizOutlined, entries }] : menu;
};
