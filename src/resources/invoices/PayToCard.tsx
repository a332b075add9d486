import { useRecordContext } from 'ra-core';
import { RecordSection } from '../../components/record/RecordSection.tsx';
import { useViewer } from '../../components/viewer.ts';
import { useWords } from '../../components/useWords.ts';
import { Account } from '../withdrawalMethods/Account.tsx';
import { accountWords as words } from '../withdrawalMethods/accountWords.ts';
import type { Invoice } from './sides.ts';

/** Where the current invoice of an affiliate is to be paid, until it is. */
export const PayToCard = () => {
  const say = useWords();
  const mayRead = useViewer()?.permissions.has('withdrawal_method.read');
  const { status, withdrawalMethod: method } = useRecordContext<Invoice>() ?? {};
  if (status !== 'unpaid' || typeof method !== 'number' || !mayRead) return null;
  const heading = say(words.payTo);
  return (
    <RecordSection heading={heading} name={heading}>
      <Account key={method} method={method} />
    </RecordSection>
  );
};
