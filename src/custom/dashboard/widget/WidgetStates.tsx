import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Refresh from '@mui/icons-material/Refresh';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../../domain/time/dates.ts';
import { dimmed } from '../../../components/dimmed.ts';
import { useWords } from '../../../components/useWords.ts';
import { useZone } from '../../../components/viewer.ts';
import { isFailure } from '../../../providers/data/errors.ts';
import { dashboardWords as words } from '../dashboardWords.ts';

interface MessageProps {
  icon: typeof SvgIcon;
  text: string;
  hint?: string;
  children?: ReactNode;
}

/** Shown in a widget instead of its content. */
const Message = ({ icon: Icon, text, hint, children }: MessageProps) => (
  <Stack
    role="status"
    sx={{ height: 1, minHeight: 64, gap: 0.5, alignItems: 'center', justifyContent: 'center', textAlign: 'center' }}
  >
    <Icon sx={{ fontSize: 22, color: 'text.disabled' }} />
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
    {hint && (
      <Typography variant="caption" color="textSecondary" sx={{ maxWidth: '32ch' }}>
        {hint}
      </Typography>
    )}
    {children}
  </Stack>
);

export const EmptyWidget = ({ text }: { text: string }) => <Message icon={InboxOutlined} text={text} />;

/** Shown instead of figures or records that the user may not see. */
export const ClosedWidget = () => {
  const say = useWords();
  return <Message icon={LockOutlined} text={say(words.notTheirs)} hint={say(words.notTheirsHint)} />;
};

const reasons = [
  ['statisticsRebuilding', words.rebuilding],
  ['statisticsUnreachable', words.away],
  ['statisticsAway', words.away],
  ['statisticsOff', words.off],
] as const;

/** Says that this widget alone failed to load, with a way to retry. */
export const FailedWidget = ({ error, title, onRetry }: { error: unknown; title: string; onRetry: () => void }) => {
  const say = useWords();
  const isRebuilding = isFailure(error, 'statisticsRebuilding');
  const [, text] = reasons.find(([code]) => isFailure(error, code)) ?? ['', words.failed];
  return (
    <Message
      icon={isRebuilding ? SyncOutlined : CloudOffOutlined}
      text={say(text)}
      {...(isRebuilding && { hint: say(words.rebuildingHint) })}
    >
      {!isRebuilding && (
        <Button size="small" aria-label={say(words.retryNamed, title)} onClick={onRetry}>
          {say(words.retry)}
        </Button>
      )}
    </Message>
  );
};

/** Placeholder lines. */
export const WaitingLines = ({ count = 5 }: { count?: number }) => (
  <Stack aria-hidden="true" sx={{ gap: 1 }}>
    {Array.from({ length: Math.min(count, 8) }, (_, line) => (
      <Skeleton key={line} height={22} width={`${96 - line * 7}%`} sx={{ transform: 'none' }} />
    ))}
  </Stack>
);

export const WaitingBlock = () => (
  <Skeleton aria-hidden="true" variant="rounded" sx={{ height: 1, minHeight: 64, width: 1 }} />
);

interface NotRefreshedProps {
  /** Milliseconds UTC. */
  since: number;
  title: string;
  onRetry: () => void;
}

/** Says that what a widget shows is no longer current: on a wall screen, figures that stand still look like any others. */
const NotRefreshed = ({ since, title, onRetry }: NotRefreshedProps) => {
  const say = useWords();
  const zone = useZone();
  const [day, time] = formatDateTime(Math.floor(since / 1000), zone)
    .slice(0, -':00'.length)
    .split(' ');
  const isToday = day === formatDate(Math.floor(Date.now() / 1000), zone);
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', color: 'warning.main' }}>
      <CloudOffOutlined sx={{ fontSize: 16, flexShrink: 0 }} />
      <Typography role="status" variant="caption" noWrap sx={{ minWidth: 0 }}>
        {say(words.notRefreshed, isToday ? `${time}` : `${day} ${time}`)}
      </Typography>
      <IconButton
        size="small"
        aria-label={say(words.retryNamed, title)}
        onClick={onRetry}
        sx={{ marginLeft: 'auto', padding: 0.25 }}
      >
        <Refresh sx={{ fontSize: 16 }} />
      </IconButton>
    </Stack>
  );
};

interface CameProps<Data> {
  query: {
    data?: Data | undefined;
    /** Milliseconds UTC. */
    dataUpdatedAt: number;
    error: unknown;
    refetch: () => unknown;
    isPlaceholderData?: boolean;
  };
  title: string;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The result of a widget's query; an error is shown in its place, and the previous result while a new one is loading. A
 * result that can't be refreshed says so.
 */
export const Came = <Data,>({ query, title, waiting, children }: CameProps<Data>) => {
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData = false } = query;
  if (error !== null && (data === undefined || isPlaceholderData))
    return <FailedWidget error={error} title={title} onRetry={() => void refetch()} />;
  if (data === undefined) return waiting;
  return (
    <Stack sx={{ height: 1, minHeight: 0, gap: 0.5 }}>
      {error !== null && <NotRefreshed since={dataUpdatedAt} title={title} onRetry={() => void refetch()} />}
      <Box sx={{ flex: 1, minHeight: 0, ...dimmed(isPlaceholderData) }}>{children(data)}</Box>
    </Stack>
  );
};
