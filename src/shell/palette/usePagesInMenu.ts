import { useTranslate } from 'ra-core';
import { isComing, isHeading, type PageLine } from '../menu/menuView.ts';
import { useMenus } from '../menu/useMenu.ts';
import type { PaletteLink } from './items.ts';

/** Every page the signed-in user can go to: those in the menus, and those behind tabs. */
export const usePagesInMenu = (): PaletteLink[] => {
  const menus = useMenus();
  const translate = useTranslate();
  if (!menus) return [];
  const link =
    (of: string) =>
    ({ label, to }: PageLine): PaletteLink => ({ kind: 'page', to, text: translate(label), of });
  return [...menus.main, ...menus.profile, ...menus.account].flatMap((item) => {
    if (isComing(item)) return [];
    return isHeading(item) ? item.pages.map(link(translate(item.label))) : [link('')(item)];
  });
};
