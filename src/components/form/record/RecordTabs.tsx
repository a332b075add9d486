import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useLanguage } from '../../language.ts';
import { useTabInSight } from '../../useTabInSight.ts';
import { useRelatedCounts } from '../../record/useRelatedCounts.ts';
import type { RelatedTabs } from '../../related/useRelatedTabs.ts';
import { historyTab, notesTab, scheduledTab } from './useRecordMeta.ts';
import type { RecordAddress } from './useRecordTab.ts';

export interface RecordTabsProps {
  names: readonly string[];
  address: RecordAddress;
  /** The tabs that are lists of other records. */
  lists: RelatedTabs;
  /** Tabs with invalid fields. */
  faulty?: readonly string[];
}

/** How a record's notes are counted among its related lists. */
const notesList = { resource: 'notes', field: 'target' };

const Count = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ marginLeft: 0.75, lineHeight: 'inherit' }}
    >
      {children}
    </Typography>
  );

/** Labels of the tabs that records of any resource have. */
const shared: Readonly<Record<string, string>> = {
  [historyTab]: 'form.history',
  [notesTab]: 'form.notes',
  [scheduledTab]: 'form.scheduled',
};

/** The tabs of a record page, each with its own address; lists show their counts. */
export const RecordTabs = ({ names, address, lists, faulty = [] }: RecordTabsProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const record = useRecordContext<RaRecord>();
  const counts = useRelatedCounts(record?.id ?? '', Object.keys(lists).length > 0 || names.includes(notesTab));
  const language = useLanguage();
  const tabs = useTabInSight(address.tab);
  const countOf = (name: string): string | undefined => {
    const list = name === notesTab ? notesList : lists[name];
    const found = list && counts?.find(({ resource: of, field }) => of === list.resource && field === list.field);
    return found?.count.toLocaleString(language);
  };
  if (names.length < 2) return null;
  return (
    <Tabs
      ref={tabs}
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
          label={
            <span>
              {translate(shared[name] ?? `resources.${resource}.tabs.${name}`)} <Count>{countOf(name)}</Count>
            </span>
          }
          component={LinkBase}
          to={address.pathOf(name)}
          {...(faulty.includes(name) && { sx: { color: 'error.main' }, 'aria-invalid': true })}
        />
      ))}
    </Tabs>
  );
};
