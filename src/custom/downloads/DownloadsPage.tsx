import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import type { Export } from '../../providers/data/contract.ts';
import { DownloadItem } from './DownloadItem.tsx';
import { downloadsWords as words } from './downloadsWords.ts';
import { useDownloadActions, useDownloads } from './useDownloads.ts';

/** How many more are shown at a time. */
const step = 25;
const max = 500;

const Empty = () => {
  const say = useWords();
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', padding: 7, textAlign: 'center' }}>
      <FileDownloadOutlined sx={{ fontSize: 36, color: 'text.disabled' }} />
      <Typography role="status" component="p" variant="subtitle1">
        {say(words.none)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say(words.noneText)}
      </Typography>
    </Stack>
  );
};

const Waiting = () => (
  <Stack spacing={2} sx={{ padding: 2.5 }}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height={48} />
    ))}
  </Stack>
);

/** The exports of the user, and of users they may impersonate, with their files. */
export default function DownloadsPage() {
  const say = useWords();
  const { identity } = useGetIdentity();
  const [limit, setLimit] = useState(step);
  const [leaving, setLeaving] = useState<Export>();
  const { remove } = useDownloadActions();
  const query = useDownloads(limit);
  const isOwn = ({ user }: Export): boolean => String(user.id) === String(identity?.id);
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.downloads" />
      <Typography color="textSecondary">{say(words.about)}</Typography>
      <Card>
        <Loaded query={query} waiting={<Waiting />}>
          {({ items, meta: { totalCount = 0 } }) =>
            items.length === 0 ? (
              <Empty />
            ) : (
              <>
                <Box component="ul" aria-label={say(words.exports)} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
                  {items.map((told) => (
                    <DownloadItem
                      key={told.id}
                      told={told}
                      isOwn={isOwn(told)}
                      isNamed={!items.every(isOwn)}
                      onDelete={() => setLeaving(told)}
                    />
                  ))}
                </Box>
                {items.length < totalCount && limit < max && (
                  <Box sx={{ padding: 1.5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
                    <Button loading={query.isPlaceholderData} onClick={() => setLimit(limit + step)}>
                      {say(words.more)}
                    </Button>
                  </Box>
                )}
              </>
            )
          }
        </Loaded>
      </Card>
      <ConfirmDialog
        open={leaving !== undefined}
        title={say(words.removeTitle)}
        text={say(words.removeText, leaving?.fileName ?? '')}
        confirm={say(words.remove)}
        isBusy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id, { onSettled: () => setLeaving(undefined) })}
        onClose={() => setLeaving(undefined)}
      />
    </Stack>
  );
}
