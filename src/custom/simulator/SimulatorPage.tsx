import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'ra-core';
import { macroSamples } from '../../../domain/traffic/macros.ts';
import { isRecord, recordOf, type UnknownRecord } from '../../../domain/records.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { DecisionView } from '../../resources/decisions/DecisionView.tsx';
import { type Answers, askedOf, questionOf, searchOf } from '../../resources/decisions/question.ts';
import { QuestionInputs } from './QuestionInputs.tsx';
import { simulatorWords } from './simulatorWords.ts';
import { useSimulation } from './useSimulation.ts';

const samples = macroSamples('lead');
/** A plausible person. */
const somebody = {
  firstName: samples['first_name'],
  lastName: samples['last_name'],
  email: samples['email'],
  phone: samples['phone'],
};

/** Returns the lead's data in the browser's history; inputs that were cleared have null. */
const textsIn = (values: UnknownRecord): NonNullable<Answers['parameters']> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (pair): pair is [string, string | null] => pair[1] === null || typeof pair[1] === 'string',
    ),
  );

/**
 * Simulates who would get a click or a lead, and why. Its address contains the question, so that it can be shared; the
 * lead's data stays in the browser's history.
 */
export default function SimulatorPage() {
  const say = useWords();
  const navigate = useNavigate();
  const { search, state, key } = useLocation();
  const { parameters } = recordOf(state);
  const answers: Answers = {
    ...questionOf(new URLSearchParams(search)),
    parameters: isRecord(parameters) ? textsIn(parameters) : somebody,
  };
  // Going back returns to the previous question, and so do the inputs.
  const form = useForm<Answers>({ defaultValues: answers, values: answers });
  const [isLacking, setLacking] = useState(false);
  const question = askedOf(answers);
  const query = useSimulation(question, key ?? '');
  const ask = form.handleSubmit((values) => {
    setLacking(askedOf(values) === undefined);
    if (askedOf(values)) void navigate({ search: searchOf(values) }, { state: { parameters: values.parameters } });
  });
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.simulator" />
      <Typography color="textSecondary">{say(simulatorWords.about)}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
        }}
      >
        <Section title={say(simulatorWords.question)}>
          <FormProvider {...form}>
            <form onSubmit={(event) => void ask(event)} noValidate>
              <Stack spacing={2}>
                <QuestionInputs />
                {isLacking && (
                  <Typography role="alert" color="error" variant="body2">
                    {say(simulatorWords.needsCampaign)}
                  </Typography>
                )}
                <Button type="submit" variant="contained">
                  {say(simulatorWords.simulate)}
                </Button>
              </Stack>
            </form>
          </FormProvider>
        </Section>
        <Section title={say(simulatorWords.answer)}>
          {question ? (
            <Loaded query={query} waiting={<Skeleton height={96} />}>
              {(decision) => <DecisionView decision={decision} of={question.kind} />}
            </Loaded>
          ) : (
            <Typography color="textSecondary">{say(simulatorWords.ask)}</Typography>
          )}
        </Section>
      </Box>
    </Stack>
  );
}
