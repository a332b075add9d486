import { useTranslate } from 'ra-core';
import { useMenu } from './menu/useMenu.ts';
import { useTenant } from './useTenant.ts';

/** The title of the browser's tab: the current line of the menu, then the tenant. */
export const PageTitle = () => {
  const translate = useTranslate();
  const tenant = useTenant()?.name || translate('shell.name');
  const label = useMenu()?.current?.label;
  return <title>{label ? translate('shell.title', { page: translate(label), tenant }) : tenant}</title>;
};
