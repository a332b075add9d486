import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useTranslate } from 'ra-core';
import type { SeenTabs } from './menuView.ts';
import { useAreaTabs } from './useMenu.ts';

const Row = ({ label, tabs, current }: SeenTabs) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      aria-label={translate(label)}
      value={current.at}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.at}
          value={tab.at}
          label={translate(tab.label)}
          component={LinkBase}
          to={tab.to}
          aria-current={tab.at === current.at ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
};

/** Tabs between the pages of the areas that the current page lies in. */
export const AreaTabs = () => useAreaTabs().map((tabs) => <Row key={tabs.label} {...tabs} />);
