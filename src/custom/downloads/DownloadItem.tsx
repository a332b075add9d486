import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import StopOutlined from '@mui/icons-material/StopOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../domain/time/dates.ts';
import type { Tone } from '../../components/choice.ts';
import { useMayOpen, useMayOpenPage } from '../../components/entries.ts';
import { exportWords } from '../../components/exports/exportWords.ts';
import { percentOf, progressOf, reasonOf } from '../../components/exports/progressOf.ts';
import { useDownload } from '../../components/exports/useDownload.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../components/language.ts';
import { useNouns } from '../../components/nouns.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import type { Export } from '../../providers/data/contract.ts';
import { downloadsWords as words, stateWords } from './downloadsWords.ts';
import { listOf, narrowingOf } from './listOf.ts';
import { useDownloadActions } from './useDownloads.ts';

const tones: Readonly<Record<Export['state'], Tone>> = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  cancelled: 'neutral',
  failed: 'error',
};

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a size in bytes as readable text: 1.4 MB. */
const sizeText = (bytes: number, language: string): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return (bytes / 1000 ** power).toLocaleString(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 0 ? 1 : 0,
  });
};

const DownloadAction = ({
  label,
  icon,
  isBusy,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  isBusy: boolean;
  onClick: () => void;
}) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} loading={isBusy} onClick={onClick}>
      {icon}
    </IconButton>
  </Tooltip>
);

/** The name of an export of figures, which links to the page that shows them. */
const FiguresName = ({ told }: { told: Export }) => {
  const translate = useTranslate();
  const name = translate('pages.statistics');
  const isReachable = useMayOpenPage()('/statistics');
  return isReachable ? (
    <Link component={LinkBase} to={`/statistics?${told.query}`}>
      {name}
    </Link>
  ) : (
    name
  );
};

const ListName = ({ told }: { told: Export }) => {
  const say = useWords();
  const translate = useTranslate();
  const nounsOf = useNouns();
  const mayOpen = useMayOpen();
  const list = listOf(useResources(), told);
  if (told.collection === 'stat/statistics') return <FiguresName told={told} />;
  if (!list) return told.collection;
  const name = translate(`${nounsOf(list)}.name`, { smart_count: 2 });
  const narrowing = narrowingOf(list, told.query);
  return (
    <>
      {mayOpen(list.name, 'list') ? (
        <Link component={LinkBase} to={`/${list.name}${narrowing && `?${narrowing}`}`}>
          {name}
        </Link>
      ) : (
        name
      )}
      {narrowing && ` · ${say(words.narrowed)}`}
      {told.contacts && ` · ${say(words.inFull)}`}
    </>
  );
};

const layout = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) 112px' },
  paddingX: 2.5,
  paddingY: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
const aside = { gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 } as const;

interface DownloadItemProps {
  told: Export;
  /** Whether it shows who it belongs to. */
  isNamed: boolean;
  isOwn: boolean;
  onDelete: () => void;
}

/** An export: what it contains, its state, and its actions. */
export const DownloadItem = ({ told, isNamed, isOwn, onDelete }: DownloadItemProps) => {
  const say = useWords();
  const language = useLanguage();
  const zone = useZone();
  const { download, isBusy } = useDownload();
  const { stop, repeat } = useDownloadActions();
  const number = (value: number): string => value.toLocaleString(language);
  const isOver = told.endedAt !== null;
  const percent = percentOf(told);
  return (
    <Box component="li" sx={layout}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="subtitle2">
          {told.fileName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <ListName told={told} />
        </Typography>
      </Box>
      <Box sx={{ ...aside, order: { xs: 1, md: 0 } }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <ToneChip label={say(stateWords[told.state])} tone={tones[told.state]} />
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {told.state === 'running' && say(...progressOf(told, number))}
            {told.state === 'done' &&
              `${say(exportWords.rows, number(told.rows))} · ${sizeText(told.bytes ?? 0, language)}`}
            {told.state === 'failed' && say(reasonOf(told))}
          </Typography>
        </Stack>
        {!isOver && (
          <LinearProgress
            {...(percent === undefined ? {} : { variant: 'determinate' as const, value: percent })}
            aria-label={told.fileName}
            sx={{ marginTop: 1 }}
          />
        )}
      </Box>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ ...aside, order: { xs: 2, md: 0 } }}>
        <div>
          {formatDateTime(told.createdAt, zone).slice(0, -':00'.length)}
          {isNamed && ` · ${told.user.name}`}
        </div>
        {told.state === 'done' && told.expiresAt !== null && (
          <div>
            {say(words.kept)} {formatDate(told.expiresAt, zone)}
          </div>
        )}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        {told.state === 'done' && (
          <DownloadAction
            label={say(exportWords.download)}
            icon={<FileDownloadOutlined fontSize="small" />}
            isBusy={isBusy}
            onClick={() => void download(told)}
          />
        )}
        {!isOver && (
          <DownloadAction
            label={say(exportWords.stop)}
            icon={<StopOutlined fontSize="small" />}
            isBusy={stop.isPending}
            onClick={() => stop.mutate(told.id)}
          />
        )}
        {isOver && isOwn && (
          <DownloadAction
            label={say(words.repeat)}
            icon={<ReplayOutlined fontSize="small" />}
            isBusy={repeat.isPending}
            onClick={() => repeat.mutate(told.id)}
          />
        )}
        {isOver && (
          <DownloadAction
            label={say(words.remove)}
            icon={<DeleteOutlined fontSize="small" />}
            isBusy={false}
            onClick={onDelete}
          />
        )}
      </Stack>
    </Box>
  );
};
