import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { useAreaTabs } from './useMenu.ts';

/** Tabs between lists that share a line of the sidebar. */
export const AreaTabs = () => {
  const tabs = useAreaTabs();
  const { pathname } = useLocation();
  const translate = useTranslate();
  if (tabs.length === 0) return null;
  return (
    <Tabs component="nav" value={pathname.slice(1)} sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}>
      {tabs.map(({ label, resource, to }) => (
        <Tab key={resource} value={resource} label={translate(label)} component={LinkBase} to={to} />
      ))}
    </Tabs>
  );
};
