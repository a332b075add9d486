import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { WireText } from '../../components/fields/WireText.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { behaviourWords, fakeWords as words } from './fakeWords.ts';
import { type Received, useReceived } from './useFakeAdvertiser.ts';

const wireOf = ({ method, path, headers, body }: Received): string =>
  [`${method} ${path}`, ...headers.map(({ name, value }) => `${name}: ${value}`), ...(body ? ['', body] : [])].join(
    '\n',
  );

const Requests = ({ items }: { items: readonly Received[] }) => {
  const say = useWords();
  const zone = useZone();
  if (items.length === 0) return <Typography color="textSecondary">{say(words.nothing)}</Typography>;
  return (
    <Stack component="ul" spacing={2} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {items.map((one) => (
        <li key={one.id}>
          <WireText title={say(words.request, one.id)} text={wireOf(one)} />
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
            {`${formatDateTime(one.at, zone)} · ${say(words.answered, say(behaviourWords[one.behaviour]))}`}
          </Typography>
        </li>
      ))}
    </Stack>
  );
};

/** What the fake advertiser received, and how it answered. */
export const RequestsSection = () => {
  const say = useWords();
  return (
    <Section title={say(words.received)}>
      <Loaded query={useReceived()} waiting={<Skeleton height={96} />}>
        {({ items }) => <Requests items={items} />}
      </Loaded>
    </Section>
  );
};
