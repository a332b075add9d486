import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess, LinkBase, useListContext, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { useNouns } from '../nouns.ts';
import { useParent, usePlace } from '../related/parent.ts';
import { useCount } from './filters/StatusTabs.tsx';
import { useWiderPeriod } from './filters/useWiderPeriod.ts';

/**
 * Shown if there are no records: none at all yet, with what they are for and a button to create the first one; or none
 * of this status, in this period or matching the filters, with buttons to widen the period and to show all.
 */
export const EmptyList = () => {
  const entry = useEntry();
  const { name, pages, statuses } = entry;
  const nouns = useNouns()(entry);
  const { createPath } = usePlace();
  const parent = useParent();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const narrowed = Object.keys(filterValues);
  const chosen = narrowed.length === 1 ? statuses?.find((one) => one === filterValues['status']) : undefined;
  const total = useCount(undefined, chosen !== undefined);
  const isFirst = chosen !== undefined && total === 0;
  const status = isFirst ? undefined : chosen;
  const isNarrowed = narrowed.length > 0 && !isFirst;
  const period = useWiderPeriod();
  const Icon = isNarrowed ? SearchOffOutlined : InboxOutlined;
  const records = translate(`${nouns}.none`);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', paddingY: 7, paddingX: 2, textAlign: 'center' }}>
      <Icon sx={{ fontSize: 36, color: 'text.disabled' }} />
      <Typography variant="subtitle1" component="p">
        {status
          ? translate('list.noneOfStatus', { records, status: translate(`resources.${name}.choices.status.${status}`) })
          : translate(!isNarrowed ? 'list.empty' : period?.isAlone ? `list.noneIn.${period.period}` : 'list.noMatch', {
              records,
            })}
      </Typography>
      {period && !period.isAlone && (
        <Typography color="textSecondary">
          {translate('list.inPeriod', { period: translate(`list.range.${period.period}`) })}
        </Typography>
      )}
      {!isNarrowed && (
        <Typography color="textSecondary" sx={{ maxWidth: '34rem' }}>
          {translate(`resources.${name}.about`)}
        </Typography>
      )}
      {isNarrowed && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          {period && (
            <Button variant="contained" onClick={period.widen}>
              {translate(`list.widen.${period.wider}`)}
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={() => setFilters({}, {})}>
            {translate(status ? 'list.showAll' : 'list.clearFilters')}
          </Button>
        </Stack>
      )}
      {!isNarrowed && pages.includes('create') && !parent?.isDerived && (
        <CanAccess resource={name} action="create">
          <Button variant="contained" component={LinkBase} to={createPath}>
            {translate('list.createFirst')}
          </Button>
        </CanAccess>
      )}
    </Stack>
  );
};
