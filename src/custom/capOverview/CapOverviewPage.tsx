import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { dimmed } from '../../components/dimmed.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { InResource } from '../../components/InResource.tsx';
import { EnumInput, ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { useLanguage } from '../../components/language.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { capChoices } from '../../generated/resources/cap.tsx';
import { type Answers, answersOf, askedOf, searchOf } from './asked.ts';
import { FillingItem } from './FillingItem.tsx';
import { overviewWords as words } from './overviewWords.ts';
import { useCapOverview } from './useCapOverview.ts';

const Empty = ({ text }: { text: string }) => (
  <Stack spacing={1} sx={{ alignItems: 'center', padding: 7, textAlign: 'center' }}>
    <InboxOutlined sx={{ fontSize: 36, color: 'text.disabled' }} />
    <Typography role="status">{text}</Typography>
  </Stack>
);

const Waiting = () => (
  <Stack spacing={2} sx={{ padding: 2.5 }}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={48} />
    ))}
  </Stack>
);

const narrowing = {
  display: 'grid',
  gap: 1.5,
  maxWidth: 840,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  // Some inputs have a margin and others don't.
  '& .MuiFormControl-root': { marginY: 0 },
} as const;

/** How full the active caps are, and when they will be full. Its address contains the filters. */
export default function CapOverviewPage() {
  const say = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const answers = answersOf(new URLSearchParams(search));
  // Another address, by the menu or by going back, has other filters, and so do the inputs.
  const form = useForm<Answers>({ defaultValues: answers, values: answers });
  const asked = askedOf(answers);
  const query = useCapOverview(asked);
  const typed = searchOf(askedOf(useWatch({ control: form.control })));
  const write = useEffectEvent(() => {
    if (typed !== search.replace(/^\?/, '')) void navigate({ search: typed }, { replace: true });
  });
  useEffect(() => write(), [typed]);
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <InResource name="caps">
      <Stack spacing={2}>
        <PageHeading text="pages.capOverview" />
        <Typography color="textSecondary">{say(words.about)}</Typography>
        <FormProvider {...form}>
          <Box sx={narrowing}>
            <ReferenceOneInput source="offer" label={say(words.offer)} reference="offers" />
            <ReferenceOneInput source="advertiser" label={say(words.advertiser)} reference="advertisers" />
            <EnumInput source="type" label={say(words.type)} choices={capChoices.type} />
          </Box>
        </FormProvider>
        <Card sx={dimmed(query.isPlaceholderData)}>
          <Loaded query={query} waiting={<Waiting />}>
            {({ items, meta: { totalCount } }) =>
              items.length > 0 ? (
                <>
                  <Box component="ul" aria-label={say(words.caps)} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
                    {items.map((cap) => (
                      <FillingItem key={cap.id} cap={cap} />
                    ))}
                  </Box>
                  {items.length < totalCount && (
                    <Typography variant="body2" color="textSecondary" sx={{ padding: 2.5 }}>
                      {say(words.cut, number(items.length), number(totalCount))}
                    </Typography>
                  )}
                </>
              ) : (
                <Empty text={say(Object.keys(asked).length > 0 ? words.noMatch : words.none)} />
              )
            }
          </Loaded>
        </Card>
      </Stack>
    </InResource>
  );
}
