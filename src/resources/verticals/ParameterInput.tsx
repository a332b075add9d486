import { DayInput, EnumInput, TextInput } from '../../components/inputs/inputs.tsx';
import { rule } from '../../components/validation.ts';
import type { Vertical } from './model.ts';

type Parameter = NonNullable<Vertical['incomingParameters']>[number];

const types = { phone: 'tel', email: 'email', url: 'url' } as const;

/** The input of a parameter that a vertical asks for, by its format; the server says whether a value has it. */
export const ParameterInput = ({ name, title, required, format, choices }: Parameter) => {
  const props = { source: `params.${name}`, label: title, validate: required ? [rule('required')] : [] };
  switch (format) {
    case 'date':
      return <DayInput {...props} />;
    case 'choice':
      // Without options any value is accepted.
      return choices?.length ? (
        <EnumInput {...props} choices={choices.map((choice) => ({ id: choice, name: choice }))} />
      ) : (
        <TextInput {...props} />
      );
    case 'phone':
    case 'email':
    case 'url':
      return <TextInput {...props} type={types[format]} />;
    default:
      return <TextInput {...props} />;
  }
};
