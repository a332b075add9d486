import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase, RecordContextProvider } from 'ra-core';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { InResource } from '../../../components/InResource.tsx';
import { EnumField } from '../../../components/fields/EnumField.tsx';
import { ReferenceOneField } from '../../../components/fields/ReferenceOneField.tsx';
import { useApi } from '../../../components/api.ts';
import { useRecordPath } from '../../../components/entries.ts';
import { useWords } from '../../../components/useWords.ts';
import { useZone } from '../../../components/viewer.ts';
import type { components } from '../../../generated/api.d.ts';
import { leadChoices } from '../../../generated/resources/lead.tsx';
import { unannounced } from '../../../providers/calls/calls.ts';
import { itemsOf } from '../../../providers/data/client.ts';
import { writeParameters } from '../../statistics/question/parameters.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { leadParameters } from '../model.ts';
import { type KindProps, refreshEvery } from '../widget/given.ts';
import { Came, EmptyWidget, WaitingLines } from '../widget/WidgetStates.tsx';

type Lead = components['schemas']['Lead'];

const fields = ['id', 'createdAt', 'offer', 'country', 'apiStatus'] as const;

const LeadLine = ({ lead }: { lead: Lead }) => {
  const zone = useZone();
  const path = useRecordPath('leads')(lead);
  const moment = formatDateTime(lead.createdAt ?? 0, zone).slice(5, -':00'.length);
  return (
    <RecordContextProvider value={lead}>
      <Stack
        component="li"
        direction="row"
        sx={{ gap: 1.5, alignItems: 'center', fontSize: '0.8125rem', minHeight: 24 }}
      >
        <Box sx={{ flexShrink: 0, color: 'text.secondary' }}>
          {path ? (
            <Link component={LinkBase} to={path} color="inherit" underline="hover">
              {moment}
            </Link>
          ) : (
            moment
          )}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <ReferenceOneField source="offer" reference="offers" />
        </Box>
        <Box sx={{ flexShrink: 0, width: 24, color: 'text.secondary' }}>{lead.country}</Box>
        <Box sx={{ flexShrink: 0, minWidth: 84, textAlign: 'right' }}>
          <EnumField source="apiStatus" choices={leadChoices.apiStatus} />
        </Box>
      </Stack>
    </RecordContextProvider>
  );
};

/** The latest leads within the period. */
const LeadsKind = ({ shown, title, period, refresh }: KindProps) => {
  const say = useWords();
  const api = useApi();
  const { limit } = shown;
  const parameters = {
    ...leadParameters(shown, period),
    limit: [String(limit)],
    fields,
    orderBy: ['createdAt:desc'],
  };
  const query = useQuery({
    queryKey: ['dashboard', 'leads', parameters],
    queryFn: async ({ signal }) =>
      itemsOf(
        await api.GET('/stat/leads', {
          querySerializer: () => writeParameters(parameters),
          params: {},
          headers: unannounced,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery[refresh],
  });
  return (
    <InResource name="leads">
      <Came query={query} title={title} waiting={<WaitingLines count={limit} />}>
        {(leads) =>
          leads.length === 0 ? (
            <EmptyWidget text={say(words.noLeads)} />
          ) : (
            <Stack component="ul" aria-label={title} sx={{ gap: 0.75, margin: 0, padding: 0, listStyle: 'none' }}>
              {leads.map((lead) => (
                <LeadLine key={lead.id} lead={lead} />
              ))}
            </Stack>
          )
        }
      </Came>
    </InResource>
  );
};

export default LeadsKind;
