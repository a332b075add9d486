import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { WireText } from '../../components/fields/WireText.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { fakeWords as words } from './fakeWords.ts';
import { useReport } from './useFakeAdvertiser.ts';

const texts = ['status', 'goal', 'amount', 'currency'] as const;

type Answers = Record<'lead' | (typeof texts)[number], string>;

/** Sends a postback about a lead as the advertiser who has it. */
export const PostbackSection = () => {
  const say = useWords();
  const { register, handleSubmit, formState } = useForm<Answers>({
    defaultValues: { lead: '', status: '', goal: '', amount: '', currency: '' },
  });
  const { mutate, data, isPending } = useReport();
  const send = handleSubmit(({ lead, ...said }) => {
    const filled = Object.entries(said).filter(([, value]) => value.trim() !== '');
    mutate({ lead: Number(lead), ...Object.fromEntries(filled) });
  });
  return (
    <Section title={say(words.postback)}>
      <Stack component="form" noValidate onSubmit={(event) => void send(event)} spacing={2}>
        <Typography>{say(words.inTheirWords)}</Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
          <TextField
            type="number"
            size="small"
            label={say(words.lead)}
            required
            error={formState.errors.lead !== undefined}
            {...register('lead', { required: true, min: 1 })}
          />
          {texts.map((name) => (
            <TextField key={name} size="small" label={say(words[name])} {...register(name)} />
          ))}
        </Box>
        <Button type="submit" variant="contained" disabled={isPending} sx={{ alignSelf: 'flex-start' }}>
          {say(words.send)}
        </Button>
        {data && <WireText title={say(words.answer, data.status)} text={data.answer} />}
      </Stack>
    </Section>
  );
};
