import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'ra-core';
import { useEntry } from '../../entries.ts';
import { useLanguage } from '../../language.ts';
import { useViewer } from '../../viewer.ts';

const everything = 'all';

/**
 * Returns how many records of a status match the other filters, or of any status if none is given.
 * @param enabled whether the count is needed
 */
export const useCount = (status?: string, enabled = true): number | undefined => {
  const { name } = useEntry();
  const { filterValues, filter } = useListContext();
  const { status: _, ...others }: Record<string, unknown> = { ...filterValues, ...filter };
  return useGetList(
    name,
    {
      pagination: { page: 1, perPage: 1 },
      filter: status === undefined ? others : { ...others, status },
      meta: { with: [], fields: ['id'] },
    },
    { enabled, placeholderData: (before) => before },
  ).total;
};

const TabLabel = ({ label, status }: { label: string; status: string | undefined }) => {
  const count = useCount(status);
  const language = useLanguage();
  return (
    <span>
      {label}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ marginLeft: 0.75 }}>
        {count?.toLocaleString(language)}
      </Typography>
    </span>
  );
};

/**
 * A tab for every status that records within reach can have and one for all, each with the number of records that match
 * the other filters. If all have the same status, there are no tabs.
 */
export const StatusTabs = () => {
  const { name: resource, statuses = [], visibleStatuses = {} } = useEntry();
  const { roleType = '' } = useViewer() ?? {};
  const names = visibleStatuses[roleType] ?? statuses;
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  if (names.length < 2) return null;
  const { status: chosen, ...others }: Record<string, unknown> = filterValues;
  const choose = (status: string) => setFilters(status === everything ? others : { ...others, status });
  const labelOf = (name: string): string =>
    translate(`resources.${resource}.statuses.${name}`, {
      _: translate(`resources.${resource}.choices.status.${name}`),
    });
  return (
    <Tabs
      value={typeof chosen === 'string' && names.includes(chosen) ? chosen : everything}
      onChange={(_, status: string) => choose(status)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('list.statuses')}
    >
      <Tab value={everything} label={<TabLabel label={translate('list.all')} status={undefined} />} />
      {names.map((name) => (
        <Tab key={name} value={name} label={<TabLabel label={labelOf(name)} status={name} />} />
      ))}
    </Tabs>
  );
};
