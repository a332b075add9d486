import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import { invoiceWords as words } from './invoiceWords.ts';
import type { Invoice } from './sides.ts';

/** Why the current invoice was declined, or its payment reverted. */
export const WhyNotice = () => {
  const say = useWords();
  const { status, blockReason } = useRecordContext<Invoice>() ?? {};
  if (!blockReason) return null;
  if (status === 'declined') return <Alert severity="error">{say(words.declined, blockReason)}</Alert>;
  return status === 'unpaid' ? <Alert severity="info">{say(words.takenBack, blockReason)}</Alert> : null;
};
