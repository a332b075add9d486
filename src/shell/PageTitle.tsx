import { useTranslate } from 'ra-core';
import { use } from 'react';
import { PageNameContext } from '../components/pageName.ts';
import { useMenuLabel } from './menu/useMenu.ts';
import { useTenant } from './useTenant.ts';

/** The title of the browser's tab: the page's own title or the current line of the menu, then the tenant. */
export const PageTitle = () => {
  const translate = useTranslate();
  const tenant = useTenant()?.name || translate('shell.name');
  const label = useMenuLabel();
  const { name = label && translate(label) } = use(PageNameContext);
  return <title>{name ? translate('shell.title', { page: name, tenant }) : tenant}</title>;
};
