import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { proofRecordName } from '../../../domain/domain-proof.ts';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { domainColumns } from '../../generated/resources/domain.tsx';
import { proofWords } from './proofWords.ts';
import { type Domain, useCheck, useProblem } from './useCheck.ts';

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ margin: 0, minWidth: 0 }}>
      {children}
    </Typography>
  </>
);

const Proof = ({ domain }: { domain: Domain }) => {
  const say = useWords();
  const viewer = useViewer();
  const problem = useProblem()(domain.problem);
  const { isChecking, check } = useCheck(domain);
  const { host = '', state = 'waiting', checkedAt, failure } = domain;
  return (
    <Card component="section" aria-label={say(proofWords.title)} sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {say(proofWords.title)}
        </Typography>
        {domainColumns.state}
      </Box>
      <Typography variant="body2">{say(proofWords[state])}</Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          margin: 0,
        }}
      >
        <Term label={say(proofWords.name)}>
          <RecordContextProvider value={{ ...domain, name: proofRecordName(host) }}>
            <CopyField source="name" copy={say(proofWords.copyName)} />
          </RecordContextProvider>
        </Term>
        <Term label={say(proofWords.value)}>
          <CopyField<Domain> source="proof" copy={say(proofWords.copyValue)} />
        </Term>
        <Term label={say(proofWords.lastChecked)}>
          {typeof checkedAt === 'number' ? <MomentField<Domain> source="checkedAt" /> : say(proofWords.never)}
        </Term>
      </Box>
      {problem !== undefined && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
          {failure && <div>{say(proofWords.found, failure)}</div>}
        </Alert>
      )}
      {viewer?.permissions.has('domain.verify') && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RefreshOutlined />}
          disabled={isChecking}
          onClick={() => void check()}
          sx={{ justifySelf: 'start' }}
        >
          {say(proofWords.check)}
        </Button>
      )}
    </Card>
  );
};

/** The TXT record that proves ownership of a domain, the result of the last check, and a button to check again. */
export const ProofCard = () => {
  const domain = useRecordContext<Domain>();
  return domain?.id ? <Proof domain={domain} /> : null;
};
