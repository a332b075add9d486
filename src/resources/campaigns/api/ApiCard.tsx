import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { later } from '../../../components/deferred.tsx';
import { RecordSection } from '../../../components/record/RecordSection.tsx';
import { useViewer } from '../../../components/viewer.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Campaign } from '../model.ts';
import { apiWords as words } from './apiWords.ts';
import type { HowToSendProps } from './HowToSend.tsx';

const byApi = 2 satisfies Campaign['integrationMethod'];

const HowToSend = later<HowToSendProps>(async () => ({ default: (await import('./HowToSend.tsx')).HowToSend }));

/** How to send leads to the current campaign by API; open if that is how its traffic is meant to be sent. */
export const ApiCard = () => {
  const say = useWords();
  const viewer = useViewer();
  const campaign = useRecordContext<Campaign>();
  const isMeant = campaign?.integrationMethod === byApi;
  const [isOpen, setOpen] = useState(isMeant);
  if (!campaign?.id || !campaign.secureId || !viewer || (viewer.isStaff && !isMeant)) return null;
  return (
    <RecordSection heading={say(words.title)} name={say(words.title)}>
      <Stack spacing={1.5}>
        <Typography variant="body2" color="textSecondary">
          {say(words.about)}
        </Typography>
        {isOpen ? (
          <HowToSend campaign={campaign.id} secureId={campaign.secureId} />
        ) : (
          <Box>
            <Button color="inherit" onClick={() => setOpen(true)}>
              {say(words.show)}
            </Button>
          </Box>
        )}
      </Stack>
    </RecordSection>
  );
};
