import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { useMayOpen } from '../entries.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { RelatedTabs } from '../related/useRelatedTabs.ts';
import type { Elements } from '../typed.ts';
import { type RelatedList, relatedPath } from './related.ts';
import { saysNothing } from './saysNothing.ts';
import { useRelatedCounts } from './useRelatedCounts.ts';

/** What is recorded for every record: when something happened to it, and who did it. */
const doings = [
  { at: 'createdAt', by: 'createdBy' },
  { at: 'updatedAt', by: 'updatedBy' },
  { at: 'statusChangedAt', by: 'statusChangedBy' },
] as const;

const Related = ({ lists, record }: { lists: readonly RelatedList[]; record: RaRecord }) => {
  const translate = useTranslate();
  const resources = useResources();
  const mayOpen = useMayOpen();
  const open = lists.filter(({ resource }) => mayOpen(resource, 'list'));
  const counts = useRelatedCounts(record.id, open.length > 0);
  if (open.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1 }}>
        {translate('record.related')}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, marginBottom: 2.5, padding: 0, display: 'grid', rowGap: 0.5 }}
      >
        {open.map(({ resource, field }) => {
          const entry = resources.find(({ name }) => name === resource);
          const count = counts?.find((one) => one.resource === resource && one.field === field)?.count;
          return (
            entry && (
              <li key={`${resource} ${field}`}>
                <Link
                  component={LinkBase}
                  to={relatedPath(entry, field, record.id)}
                  variant="body2"
                  underline="hover"
                  sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, minHeight: 24, alignItems: 'center' }}
                >
                  <span>{translate(`resources.${resource}.title`)}</span>{' '}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {count ?? ''}
                  </Typography>
                </Link>
              </li>
            )
          );
        })}
      </Box>
    </>
  );
};

const isTab = ({ resource, field }: RelatedList, tabs: RelatedTabs): boolean =>
  Object.values(tabs).some((tab) => tab.resource === resource && tab.field === field);

export interface RecordFactsProps {
  columns: Elements;
  lists: readonly RelatedList[];
  /** Lists that are tabs of the page, which show their own counts. */
  tabs: RelatedTabs;
  /** Fields that the viewer may not see. */
  hidden: readonly string[];
}

/** Facts about the current record beyond its own fields: its related lists, and what happened to it and when. */
export const RecordFacts = ({ columns, lists, tabs, hidden }: RecordFactsProps) => {
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  if (!record) return null;
  const isShown = (name: string): boolean =>
    columns[name] !== undefined && !hidden.includes(name) && !saysNothing(record[name]);
  // A change listed under its own name, such as a status change, is not listed again as a general one.
  const isTold = (at: string): boolean =>
    (at !== 'createdAt' && record[at] === record['createdAt']) ||
    (at === 'updatedAt' && isShown('statusChangedAt') && record[at] === record['statusChangedAt']);
  const happened = doings.filter(({ at }) => isShown(at) && !isTold(at));
  return (
    <Card component="aside" aria-label={translate('record.facts')} sx={{ padding: 2.5 }}>
      <Related lists={lists.filter((list) => !isTab(list, tabs))} record={record} />
      <Box component="dl" sx={{ margin: 0, display: 'grid', rowGap: 1.5 }}>
        {happened.map(({ at, by }) => (
          <div key={at}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {labelOf(at)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
              {columns[at]}
            </Typography>
            {isShown(by) && (
              <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
                {columns[by]}
              </Typography>
            )}
            {at === 'statusChangedAt' && isShown('blockReason') && (
              <Typography
                component="dd"
                variant="body2"
                color="textSecondary"
                sx={{ margin: 0, overflowWrap: 'anywhere' }}
              >
                {columns['blockReason']}
              </Typography>
            )}
          </div>
        ))}
      </Box>
    </Card>
  );
};
