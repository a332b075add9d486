import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import { unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import Stack from '@mui/material/Stack';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { formatPercent } from '../../../../domain/money/decimal.ts';
import { zoneText } from '../../../../domain/time/zones.ts';
import { InResource } from '../../../components/InResource.tsx';
import { RecordLink } from '../../../components/fields/RecordLink.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import { FullnessBar } from '../../../resources/caps/FullnessBar.tsx';
import { fullness } from '../../../resources/caps/fullness.ts';
import { Named } from '../../../resources/decisions/Named.tsx';
import type { CapFilling } from '../../capOverview/useCapOverview.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { type KindProps, refreshEvery } from '../widget/given.ts';
import { Came, EmptyWidget, WaitingLines } from '../widget/WidgetStates.tsx';

/** When it will be full at the current rate. */
const Ahead = ({ cap: { filled, fullAt, timezone } }: { cap: CapFilling }) => {
  const say = useWords();
  if (filled >= 100) return <Box sx={{ color: 'error.main' }}>{say(words.full)}</Box>;
  if (fullAt === null) return null;
  return (
    <Box title={zoneText(timezone, fullAt)} sx={{ color: 'text.secondary' }}>
      {say(words.fullAt, formatDateTime(fullAt, timezone).slice(0, -':00'.length))}
    </Box>
  );
};

const CapLine = ({ cap }: { cap: CapFilling }) => {
  const language = useLanguage();
  return (
    <Box component="li" sx={{ fontSize: '0.8125rem' }}>
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'baseline', justifyContent: 'space-between', marginBottom: 0.5 }}
      >
        <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <RecordLink resource="caps" id={cap.id} record={cap} isPending={false} />
          {cap.offer !== null && (
            <Box component="span" sx={{ marginLeft: 0.75, color: 'text.secondary', fontSize: '0.75rem' }}>
              <Named resource="offers" id={cap.offer} />
            </Box>
          )}
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexShrink: 0, fontSize: '0.75rem' }}>
          <Ahead cap={cap} />
          <Box component="span" sx={{ fontWeight: 600 }}>
            {formatPercent(String(cap.filled), language)}
          </Box>
        </Stack>
      </Stack>
      <FullnessBar counted={fullness(cap)} taken={cap.filled} />
    </Box>
  );
};

/** The fullest active caps, as they are now. */
const CapsKind = ({ shown: { limit }, title, refresh }: KindProps) => {
  const say = useWords();
  const api = useApi();
  const query = useQuery({
    queryKey: ['dashboard', 'caps'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/caps/overview', { headers: unannounced, signal })),
    refetchInterval: refreshEvery[refresh],
  });
  return (
    <InResource name="caps">
      <Came query={query} title={title} waiting={<WaitingLines count={limit} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyWidget text={say(words.noCaps)} />
          ) : (
            <Stack component="ul" aria-label={title} sx={{ gap: 1.25, margin: 0, padding: 0, listStyle: 'none' }}>
              {items.slice(0, limit).map((cap) => (
                <CapLine key={cap.id} cap={cap} />
              ))}
            </Stack>
          )
        }
      </Came>
    </InResource>
  );
};

export default CapsKind;
