import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { BehaviourSection } from './BehaviourSection.tsx';
import { fakeWords as words } from './fakeWords.ts';
import { PostbackSection } from './PostbackSection.tsx';
import { RequestsSection } from './RequestsSection.tsx';
import { useFakeAdvertiser } from './useFakeAdvertiser.ts';

/** The console of the fake advertiser: what it received, how it will answer, and sending postbacks. */
export default function FakeAdvertiserPage() {
  const say = useWords();
  const query = useFakeAdvertiser();
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.fakeAdvertiser" />
      <Loaded query={query} waiting={<Skeleton height={96} />}>
        {(state) => (
          <>
            <Typography color="textSecondary">{say(words.about)}</Typography>
            <BehaviourSection {...state} />
            <PostbackSection />
            <RequestsSection />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
