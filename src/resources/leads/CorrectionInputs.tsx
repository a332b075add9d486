import { leadColumns } from '../../../domain/traffic/lead-columns.ts';
import { CodeListInput, TextInput } from '../../components/inputs/inputs.tsx';
import { ParameterInput } from '../verticals/ParameterInput.tsx';
import { useCampaignParameters } from '../verticals/useCampaignParameters.ts';

const contact = ['firstName', 'lastName', 'phone', 'email'] as const;
const origin = ['ip', 'sourceUrl'] as const;

/** The fields of a lead that people correct, beside what its vertical asks for. */
export const corrected = [...contact, 'country', 'language', ...origin] as const;

/** The data of a lead to be corrected; what is left blank stays. */
export const CorrectionInputs = ({ campaign }: { campaign: number | undefined }) => {
  const { parameters } = useCampaignParameters(campaign);
  const texts = (names: readonly string[]) =>
    names.map((name) => <TextInput key={name} source={name} label={`resources.leads.fields.${name}`} />);
  return (
    <>
      {texts(contact)}
      <CodeListInput source="country" label="resources.leads.fields.country" of="isoCountries" />
      <CodeListInput source="language" label="resources.leads.fields.language" of="isoLanguages" />
      {parameters
        .filter(({ name }) => !leadColumns.includes(name))
        .map((parameter) => (
          <ParameterInput key={parameter.name} {...parameter} required={false} />
        ))}
      {texts(origin)}
    </>
  );
};
