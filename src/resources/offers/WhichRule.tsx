import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useGetMany, useRecordContext, useTranslate } from 'ra-core';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../components/api.ts';
import { CodeListInput, ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { useWords } from '../../components/useWords.ts';
import type { PaymentRule } from '../paymentRules/model.ts';
import type { Offer } from './model.ts';
import { ruleWords } from './ruleWords.ts';

interface RuleQuery {
  offer: number;
  affiliate: number;
  country?: string;
}

/** The server's answer for an affiliate and a country. */
const Answer = ({ offer, affiliate, country }: RuleQuery) => {
  const say = useWords();
  const translate = useTranslate();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['payment-rules', 'applicable', offer, affiliate, country],
    queryFn: async ({ signal }) => {
      const query = { offer, affiliate, ...(country && { country }) };
      const { data: answer } = await api.GET('/user/payment_rules/applicable', { params: { query }, signal });
      return answer?.data.items ?? [];
    },
    retry: false,
  });
  const paying = (data ?? []).flatMap(({ paidFor, goal, rules }) => {
    const found = rules.find(({ passed }) => passed === null);
    return found ? [{ paidFor, goal, ...found }] : [];
  });
  const { data: rules = [], isPending } = useGetMany<PaymentRule>(
    'payment-rules',
    { ids: paying.map(({ rule }) => rule) },
    { enabled: paying.length > 0 },
  );
  if (!data) return null;
  if (paying.length === 0) return <Typography role="status">{say(ruleWords.noRule)}</Typography>;
  return (
    <Stack component="ul" role="status" spacing={0.5} sx={{ margin: 0, paddingLeft: 2.5 }}>
      {paying.map(({ rule, rank, paidFor, goal }) => (
        <Typography key={rule} component="li" variant="body2">
          {say(
            paidFor === 'accepted_lead'
              ? ruleWords.acceptedPaidBy
              : goal === null
                ? ruleWords.leadPaidBy
                : ruleWords.goalPaidBy,
            rules.find((one) => one?.id === rule)?.title ?? (isPending ? '…' : translate('record.unseen')),
            say(ruleWords.ranks[rank]),
          )}
        </Typography>
      ))}
    </Stack>
  );
};

const Question = ({ offer }: { offer: number }) => {
  const say = useWords();
  const [affiliate, country]: unknown[] = useWatch({ name: ['affiliate', 'country'] });
  return (
    <Stack spacing={1.5}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ReferenceOneInput
          source="affiliate"
          label={say(ruleWords.affiliate)}
          reference="affiliates/members"
          referenceFilter={{ roleType: ['affiliate'] }}
        />
        <CodeListInput source="country" label={say(ruleWords.country)} of="isoCountries" />
      </Stack>
      {typeof affiliate === 'number' ? (
        <Answer
          offer={offer}
          affiliate={affiliate}
          {...(typeof country === 'string' && country !== '' && { country })}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {say(ruleWords.ask)}
        </Typography>
      )}
    </Stack>
  );
};

/** Which of an offer's payment rules would pay an affiliate for a country's traffic, and why. */
export const WhichRule = () => {
  const say = useWords();
  const offer = useRecordContext<Offer>();
  const question = useForm();
  const { canAccess: hasRules = false } = useCanAccess({ resource: 'payment-rules', action: 'list' });
  const { canAccess: hasAffiliates = false } = useCanAccess({ resource: 'affiliates/members', action: 'list' });
  if (!offer || !hasRules || !hasAffiliates) return null;
  return (
    <Card component="section" aria-label={say(ruleWords.which)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {say(ruleWords.which)}
      </Typography>
      {/* The question is not part of the surrounding form of the offer. */}
      <FormProvider {...question}>
        <Question offer={offer.id} />
      </FormProvider>
    </Card>
  );
};
