import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useResourceContext, useTranslate } from 'ra-core';
import { historyTab } from './useRecordMeta.ts';
import type { RecordAddress } from './useRecordTab.ts';

export interface RecordTabsProps {
  names: readonly string[];
  address: RecordAddress;
  /** Tabs with fields that are wrong. */
  faulty?: readonly string[];
}

/** The tabs of a record page, each with an address of its own. */
export const RecordTabs = ({ names, address, faulty = [] }: RecordTabsProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  if (names.length < 2) return null;
  return (
    <Tabs
      value={address.tab}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('form.tabs')}
      sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {names.map((name) => (
        <Tab
          key={name}
          value={name}
          label={translate(name === historyTab ? 'form.history' : `resources.${resource}.tabs.${name}`)}
          component={LinkBase}
          to={address.pathOf(name)}
          {...(faulty.includes(name) && { sx: { color: 'error.main' }, 'aria-invalid': true })}
        />
      ))}
    </Tabs>
  );
};
