import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useController } from 'react-hook-form';
import { CodeListInput, MomentInput, ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { useWords } from '../../components/useWords.ts';
import { LeadInputs } from './LeadInputs.tsx';
import type { Answers } from '../../resources/decisions/question.ts';
import { simulatorWords } from './simulatorWords.ts';

const kinds = ['click', 'lead'] as const;

/** What comes in: a click or a lead, through which campaign, from where and when. */
export const QuestionInputs = () => {
  const say = useWords();
  const { field } = useController<Answers, 'kind'>({ name: 'kind' });
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={field.value}
        onChange={(_, kind: Answers['kind'] | null) => kind && field.onChange(kind)}
        aria-label={say(simulatorWords.kind)}
      >
        {kinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {say(simulatorWords.kinds[kind])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ReferenceOneInput source="campaign" label={say(simulatorWords.campaign)} reference="campaigns" />
      <CodeListInput source="country" label={say(simulatorWords.country)} of="isoCountries" />
      <CodeListInput source="language" label={say(simulatorWords.language)} of="isoLanguages" />
      <MomentInput source="at" label={say(simulatorWords.at)} />
      {field.value === 'lead' && <LeadInputs />}
    </>
  );
};
