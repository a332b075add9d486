import { useTranslate } from 'ra-core';
import { areas } from '../menu/areas.ts';
import { entryFor, isGroup, type Seen } from '../menu/menuView.ts';
import { useMenus, useMenuViewer } from '../menu/useMenu.ts';
import type { PaletteLink } from './items.ts';

/** Every page the signed-in user can go to: those of the menus, and those behind tabs. */
export const usePagesInMenu = (): PaletteLink[] => {
  const menus = useMenus();
  const viewer = useMenuViewer();
  const translate = useTranslate();
  if (!menus || !viewer) return [];
  const link = (of: string) => ({ label, to }: Seen): PaletteLink => ({ kind: 'page', to, text: translate(label), of });
  const inMenus = [...menus.main, ...menus.profile].flatMap((item) =>
    isGroup(item) ? item.entries.filter(({ coming }) => !coming).map(link(translate(item.label))) : item.coming ? [] : link('')(item),
  );
  const inTabs = areas.flatMap(({ label, tabs }) =>
    tabs.flatMap((tab) => entryFor(tab, viewer) ?? []).map(link(translate(label))),
  );
  // What has a line of the sidebar and a tab of the same name is one page.
  return [...new Map([...inMenus, ...inTabs].map((page) => [page.to + page.text, page])).values()];
};
