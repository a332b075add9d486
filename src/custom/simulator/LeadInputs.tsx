import { useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { BooleanInput, ReferenceManyInput, TextInput } from '../../components/inputs/inputs.tsx';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import type { Answers } from '../../resources/decisions/question.ts';
import { simulatorWords } from './simulatorWords.ts';

type Campaign = components['schemas']['Campaign'] & { id: number };
type Offer = components['schemas']['Offer'] & { id: number };
type Vertical = components['schemas']['Vertical'] & { id: number };

/** The person's contact data; verticals need not ask for it. */
const contact = ['firstName', 'lastName', 'email', 'phone'] as const;
/** Fields that the form always asks for. */
const asked: readonly string[] = [...contact, 'country', 'language'];

/** Further parameters of a campaign's leads: those of its offer’s vertical. */
const useParameters = (campaign: number | undefined) => {
  const { data: { offer } = {} } = useGetOne<Campaign>(
    'campaigns',
    { id: campaign! },
    { enabled: campaign !== undefined, retry: false },
  );
  const { data: { vertical } = {} } = useGetOne<Offer>(
    'offers',
    { id: offer! },
    { enabled: offer !== undefined, retry: false },
  );
  const { data } = useGetOne<Vertical>(
    'settings/verticals',
    { id: vertical!, meta: { with: ['incomingParameters'] } },
    { enabled: typeof vertical === 'number', retry: false },
  );
  return (data?.incomingParameters ?? []).filter(({ name }) => !asked.includes(name));
};

/** Inputs that apply only to leads. */
export const LeadInputs = () => {
  const say = useWords();
  const { campaign } = useWatch<Answers>();
  return (
    <>
      {contact.map((name) => (
        <TextInput key={name} source={`parameters.${name}`} label={say(simulatorWords[name])} />
      ))}
      {useParameters(campaign).map(({ name, title, required }) => (
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
