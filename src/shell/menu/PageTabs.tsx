import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useTranslate } from 'ra-core';
import { useTabInSight } from '../../components/useTabInSight.ts';
import { usePageTabs } from './useMenu.ts';

/** Tabs between the pages that are below the same address as the current one. */
export const PageTabs = () => {
  const translate = useTranslate();
  const row = usePageTabs();
  const tabs = useTabInSight(row?.current.at ?? '');
  if (!row) return null;
  return (
    <Tabs
      ref={tabs}
      component="nav"
      aria-label={translate(row.label)}
      value={row.current.at}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {row.tabs.map(({ at, to, label }) => (
        <Tab
          key={at}
          value={at}
          label={translate(label)}
          component={LinkBase}
          to={to}
          aria-current={at === row.current.at ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
};
