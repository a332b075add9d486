import { type RaRecord, useRecordContext } from 'ra-core';
import { RecordSection } from '../../components/record/RecordSection.tsx';
import { useWords } from '../../components/useWords.ts';
import { Account } from './Account.tsx';
import { accountWords as words } from './accountWords.ts';

/** The account of the current withdrawal method. */
export const AccountCard = () => {
  const say = useWords();
  const { id, version } = useRecordContext<RaRecord<number> & { version?: number }>() ?? {};
  if (id === undefined) return null;
  const heading = say(words.account);
  return (
    <RecordSection heading={heading} name={heading}>
      {/* What was shown of one version is not shown of the next. */}
      <Account key={`${id}.${version}`} method={id} version={version} />
    </RecordSection>
  );
};
