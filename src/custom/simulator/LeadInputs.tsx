import { useWatch } from 'react-hook-form';
import { BooleanInput, ReferenceManyInput, TextInput } from '../../components/inputs/inputs.tsx';
import { useWords } from '../../components/useWords.ts';
import type { Answers } from '../../resources/decisions/question.ts';
import { useCampaignParameters } from '../../resources/verticals/useCampaignParameters.ts';
import { simulatorWords } from './simulatorWords.ts';

/** The person's contact data; verticals need not ask for it. */
const contact = ['firstName', 'lastName', 'email', 'phone'] as const;
/** Fields that the form always asks for. */
const asked: readonly string[] = [...contact, 'country', 'language'];

/** Inputs that apply only to leads. */
export const LeadInputs = () => {
  const say = useWords();
  const { campaign } = useWatch<Answers>();
  const { parameters } = useCampaignParameters(campaign);
  const further = parameters.filter(({ name }) => !asked.includes(name));
  return (
    <>
      {contact.map((name) => (
        <TextInput key={name} source={`parameters.${name}`} label={say(simulatorWords[name])} />
      ))}
      {further.map(({ name, title, required }) => (
        <TextInput key={name} source={`parameters.${name}`} label={required ? `${title} *` : title} />
      ))}
      <ReferenceManyInput source="offeredTo" label={say(simulatorWords.offeredTo)} reference="advertisers" />
      <div>
        <BooleanInput source="test" label={say(simulatorWords.test)} />
        <BooleanInput source="cold" label={say(simulatorWords.cold)} />
      </div>
    </>
  );
};
