import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useRecordContext } from 'ra-core';
import { isSchedule } from '../../../domain/time/schedule.ts';
import { scheduleText } from '../../../domain/time/schedule-text.ts';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { OfferPlan, Plan, Targeting } from '../targetings/model.ts';
import { countriesText } from '../targetings/planText.ts';
import { planWords } from '../targetings/planWords.ts';
import { TakerList } from '../targetings/TakerList.tsx';
import type { Offer } from './model.ts';
import { useActiveOf } from './useActiveOf.ts';

const kinds = ['click', 'lead'] as const satisfies (keyof OfferPlan)[];

/** The plan by which the server decides; fetched again whenever targetings change or the user returns to the page. */
const useOfferPlan = (offer: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['targetings', 'plan', offer],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/user/offers/{id}/plan', { params: { path: { id: offer } }, signal })),
    retry: false,
    refetchOnMount: 'always',
  });
};

const Gaps = ({ gaps }: Pick<Plan, 'gaps'>) => {
  const say = useWords();
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const textOf = ({ countries, schedule }: Plan['gaps'][number]): string => {
    const where = countriesText(countries, say, (code) => names.of(code) ?? code);
    return isSchedule(schedule)
      ? say(planWords.nobodyThen, where, scheduleText(schedule, language))
      : say(planWords.nobody, where);
  };
  return (
    <Alert severity="warning">
      {gaps.map((gap) => (
        <div key={gap.countries.join()}>{textOf(gap)}</div>
      ))}
    </Alert>
  );
};

/** Who gets the clicks and the leads of an offer, in words and in order, and when nobody does. */
const Plans = ({ offer }: { offer: number }) => {
  const say = useWords();
  const { data } = useOfferPlan(offer);
  const targetings = useActiveOf<Targeting>('targetings', offer, { order: 'priority' }) ?? [];
  const shown = kinds.filter((kind) => data && data[kind].takers.length > 0);
  if (!data || shown.length === 0) return null;
  return (
    <Card component="section" aria-label={say(planWords.title)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {say(planWords.title)}
      </Typography>
      <Stack spacing={2}>
        {shown.map((kind) => (
          <Stack key={kind} component="section" spacing={1} aria-label={say(planWords[kind])}>
            <Typography variant="subtitle2" component="h3">
              {say(planWords[kind])}
            </Typography>
            <TakerList plan={data[kind]} targetings={targetings} />
            {data[kind].gaps.length > 0 && <Gaps gaps={data[kind].gaps} />}
          </Stack>
        ))}
        <Typography variant="caption" color="textSecondary">
          {say(planWords.aside)}
        </Typography>
      </Stack>
    </Card>
  );
};

export const TargetingPlan = () => {
  const offer = useRecordContext<Offer>();
  const viewer = useViewer();
  const { canAccess = false } = useCanAccess({ resource: 'targetings', action: 'list' });
  return offer && viewer?.isStaff && canAccess ? <Plans offer={offer.id} /> : null;
};
