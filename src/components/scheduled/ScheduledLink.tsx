import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { useMayOpen } from '../entries.ts';
import { useWords } from '../useWords.ts';
import { scheduledWords as words } from './scheduledWords.ts';

/** Says that a change had been scheduled, and links to the scheduled change. */
export const ScheduledLink = ({ id }: { id: number }) => {
  const say = useWords();
  const mayOpen = useMayOpen();
  const text = say(words.byScheduled);
  if (!mayOpen('scheduled-changes', 'show')) return <span>{text}</span>;
  return (
    <Link component={LinkBase} to={`/scheduled-changes/${id}/show`} variant="inherit" underline="hover">
      {text}
    </Link>
  );
};
