import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { isReached } from '../../../domain/domain-trouble.ts';
import { CopyField } from '../../components/fields/CopyField.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { useWords } from '../../components/useWords.ts';
import { domainColumns } from '../../generated/resources/domain.tsx';
import { CheckNow } from './CheckNow.tsx';
import { certificateAdvice, connectionWords, reachAdvice } from './connectionWords.ts';
import { Term, Terms } from './Terms.tsx';
import type { Domain } from './domain.ts';
import { useChoiceText } from './useCheck.ts';

/** Type of the DNS record that leads a host to another one, or to an address. */
const recordType = (target: string): string => {
  if (target.includes(':')) return 'AAAA';
  return /^[\d.]+$/.test(target) ? 'A' : 'CNAME';
};

const Trouble = ({ domain: { state, reachProblem, reachFound, certificate } }: { domain: Domain }) => {
  const say = useWords();
  const text = useChoiceText();
  if (reachProblem)
    return (
      <Alert
        severity={reachProblem === 'dns_silent' || state === 'waiting' ? 'warning' : 'error'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {text('reachProblem', reachProblem)}. {say(reachAdvice[reachProblem])}
        {reachProblem === 'insecure' && state !== 'verified' && <div>{say(connectionWords.afterProof)}</div>}
        {reachFound && <div>{say(connectionWords.found, reachFound)}</div>}
      </Alert>
    );
  return certificate && certificate !== 'valid' ? (
    <Alert severity={certificate === 'expiring' ? 'warning' : 'error'}>{say(certificateAdvice[certificate])}</Alert>
  ) : null;
};

const standingOf = (domain: Domain): 'unchecked' | 'works' | 'notYet' | 'broken' => {
  if (!domain.reach) return 'unchecked';
  if (isReached(domain)) return 'works';
  return domain.state === 'waiting' && domain.reach !== 'here' ? 'notYet' : 'broken';
};

const Connection = ({ domain }: { domain: Domain }) => {
  const say = useWords();
  const { target = '', state, reach, certificate, certificateExpiresAt } = domain;
  const type = recordType(target);
  return (
    <Card component="section" aria-label={say(connectionWords.title)} sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {say(connectionWords.title)}
        </Typography>
        {domainColumns.reach}
      </Box>
      <Typography variant="body2">{say(connectionWords[standingOf(domain)])}</Typography>
      <Trouble domain={domain} />
      <Terms>
        <Term label={say(connectionWords.type)}>{type}</Term>
        <Term label={say(connectionWords.name)}>
          <CopyField<Domain> source="host" copy={say(connectionWords.copyName)} />
        </Term>
        <Term label={say(connectionWords.value)}>
          <CopyField<Domain> source="target" copy={say(connectionWords.copyValue)} />
        </Term>
        {certificate && (
          <Term label={say(connectionWords.certificate)}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              {domainColumns.certificate}
              {typeof certificateExpiresAt === 'number' && (
                <span>
                  {say(connectionWords.until)} <MomentField<Domain> source="certificateExpiresAt" />
                </span>
              )}
            </Box>
          </Term>
        )}
      </Terms>
      {type === 'CNAME' && reach !== 'here' && (
        <Typography variant="body2" color="textSecondary">
          {say(connectionWords.apex, target)}
        </Typography>
      )}
      {state === 'verified' && <CheckNow domain={domain} />}
    </Card>
  );
};

/** Where a domain leads, its certificate, the DNS record that leads it here, and a button once it is proved. */
export const ConnectionCard = () => {
  const domain = useRecordContext<Domain>();
  return domain?.id ? <Connection domain={domain} /> : null;
};
