import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useRecordContext } from 'ra-core';
import { ruleRanks, rulesPassed } from '../../../domain/money/payment-words.ts';
import { useApi } from '../../components/api.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { useWords } from '../../components/useWords.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { Conversion } from './model.ts';
import { moneyWords as words } from './moneyWords.ts';

/** The rules for the same goal that did not pay, in the order in which they were tried, and why. */
export const OtherRules = () => {
  const say = useWords();
  const api = useApi();
  const conversion = useRecordContext<Conversion>();
  const id = conversion?.id ?? 0;
  // Conversions paid before this was stored have a rule, but not its details.
  const isKnown = typeof conversion?.ruleType === 'number' || typeof conversion?.paymentRule !== 'number';
  const query = useQuery({
    queryKey: ['conversions', 'rulesPassed', id],
    queryFn: async ({ signal }) => {
      const asked = { path: { id }, query: { fields: ['id' as const], with: ['rulesPassed' as const] } };
      return dataOf(await api.GET('/stat/conversions/{id}', { params: asked, signal })).rulesPassed ?? [];
    },
    retry: false,
  });
  return (
    <div>
      <Typography variant="h5" component="h3" sx={{ marginBottom: 1 }}>
        {say(words.others)}
      </Typography>
      <Loaded query={query} waiting={<Skeleton height={48} />}>
        {(rules) =>
          rules.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(isKnown ? words.noOthers : words.unknown)}
            </Typography>
          ) : (
            <Box
              component="ul"
              aria-label={say(words.others)}
              sx={{ margin: 0, paddingLeft: 2.5, fontSize: '0.8125rem' }}
            >
              {rules.map(({ rule, version, rank, passed }) => (
                <li key={rule}>
                  <RecordContextProvider value={{ id: rule, rule }}>
                    <ReferenceOneField source="rule" reference="payment-rules" />
                  </RecordContextProvider>{' '}
                  ({say(ruleRanks[rank])}, {say(words.version, version)}): {say(rulesPassed[passed])}
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
    </div>
  );
};
