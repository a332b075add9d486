import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useRecordContext } from 'ra-core';
import { proofRecordName } from '../../../domain/domain-proof.ts';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { useWords } from '../../components/useWords.ts';
import { domainColumns } from '../../generated/resources/domain.tsx';
import { CheckNow } from './CheckNow.tsx';
import { proofWords } from './proofWords.ts';
import { Term, Terms } from './Terms.tsx';
import type { Domain } from './domain.ts';
import { useChoiceText } from './useCheck.ts';

const Proof = ({ domain }: { domain: Domain }) => {
  const say = useWords();
  const problem = useChoiceText()('problem', domain.problem);
  const { host = '', state = 'waiting', failure } = domain;
  return (
    <Card component="section" aria-label={say(proofWords.title)} sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {say(proofWords.title)}
        </Typography>
        {domainColumns.state}
      </Box>
      <Typography variant="body2">{say(proofWords[state])}</Typography>
      <Terms>
        <Term label={say(proofWords.name)}>
          <RecordContextProvider value={{ ...domain, name: proofRecordName(host) }}>
            <CopyField source="name" copy={say(proofWords.copyName)} />
          </RecordContextProvider>
        </Term>
        <Term label={say(proofWords.value)}>
          <CopyField<Domain> source="proof" copy={say(proofWords.copyValue)} />
        </Term>
      </Terms>
      {problem !== undefined && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
          {failure && <div>{say(proofWords.found, failure)}</div>}
        </Alert>
      )}
      {state !== 'verified' && <CheckNow domain={domain} />}
    </Card>
  );
};

/** The TXT record that proves ownership of a domain, the result of the last check, and a button while it isn’t proved. */
export const ProofCard = () => {
  const domain = useRecordContext<Domain>();
  return domain?.id ? <Proof domain={domain} /> : null;
};
