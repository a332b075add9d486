import { expressionOf } from '../expressions.ts';
import { fits } from '../text/patterns.ts';

/** The formats of a vertical’s parameters. */

export const leadFormats = ['text', 'number', 'date', 'email', 'phone', 'url', 'choice', 'pattern'] as const;
export type LeadFormat = (typeof leadFormats)[number];

export interface LeadParameter {
  name: string;
  required?: boolean | null | undefined;
  /** Any text if absent. */
  format?: LeadFormat | null | undefined;
  /** The options of a choice; letter case makes no difference. */
  choices?: readonly string[] | null | undefined;
  /** A regular expression of `expressions.ts` that the whole value must match. */
  pattern?: string | null | undefined;
}

const isDay = (text: string): boolean =>
  fits('date', text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const plain = (text: string): string => text.trim().toLowerCase();

const testOf = ({ format, choices, pattern }: LeadParameter): ((value: string) => boolean) => {
  switch (format) {
    case 'number':
      return (value) => fits('float', value);
    case 'date':
      return isDay;
    case 'email':
    case 'url':
      return (value) => fits(format, value);
    case 'phone':
      return (value) => fits('phone', value) && /\d/.test(value);
    case 'choice': {
      const known = new Set((choices ?? []).map(plain));
      return (value) => known.size === 0 || known.has(plain(value));
    }
    case 'pattern': {
      const expression = expressionOf(pattern ?? '');
      return (value) => !pattern || !expression || expression.fits(value);
    }
    default:
      return () => true;
  }
};

const tests = new WeakMap<LeadParameter, (value: string) => boolean>();

/** Returns whether a value has a parameter’s format; surrounding spaces make no difference. */
export const isOfFormat = (parameter: LeadParameter, value: string): boolean => {
  const test = tests.get(parameter) ?? testOf(parameter);
  tests.set(parameter, test);
  return test(value.trim());
};

type FormatInput = Readonly<Record<string, string | undefined>>;

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** Returns the parameters that a lead needs and doesn’t have. */
export const missingParameters = (parameters: readonly LeadParameter[], lead: FormatInput): string[] =>
  parameters.filter(({ name, required }) => required && isBlank(lead[name])).map(({ name }) => name);

/** Returns the parameters whose values have the wrong format. */
export const malformedParameters = (parameters: readonly LeadParameter[], lead: FormatInput): string[] =>
  parameters
    .filter((one) => !isBlank(lead[one.name]) && !isOfFormat(one, lead[one.name] ?? ''))
    .map(({ name }) => name);

/** What is wrong with a lead’s data, by the names of parameters. */
export interface LeadFaults {
  missing: string[];
  /** Those of phone and email that can’t be one, whatever the vertical asks for. */
  malformed: ('email' | 'phone')[];
  /** Parameters with another format than the vertical asks for. */
  misfits: string[];
}

const malformedContact = (lead: FormatInput): LeadFaults['malformed'] =>
  (['email', 'phone'] as const).filter((name) => {
    const text = lead[name];
    return text !== undefined && !isBlank(text) && !(fits(name, text.trim()) && /[\p{L}\d]/u.test(text));
  });

/** Returns what is wrong with the data of a lead of a vertical with these parameters. */
export const leadFaults = (parameters: readonly LeadParameter[], lead: FormatInput): LeadFaults => ({
  missing: missingParameters(parameters, lead),
  malformed: malformedContact(lead),
  misfits: malformedParameters(parameters, lead),
});
