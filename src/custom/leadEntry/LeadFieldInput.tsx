import type { Validator } from 'ra-core';
import { CodeListInput, TextInput } from '../../components/inputs/inputs.tsx';

const codeLists = { country: 'isoCountries', language: 'isoLanguages' } as const;
const types = { phone: 'tel', email: 'email', sourceUrl: 'url' } as const;

const isIn = <T extends object>(name: PropertyKey, of: T): name is keyof T => Object.hasOwn(of, name);

/** The input of a field that every lead has. */
export const LeadFieldInput = ({ name, validate }: { name: string; validate: Validator[] }) => {
  const props = { source: name, label: `resources.leads.fields.${name}`, validate };
  if (isIn(name, codeLists)) return <CodeListInput {...props} of={codeLists[name]} />;
  return <TextInput {...props} {...(isIn(name, types) && { type: types[name] })} />;
};
