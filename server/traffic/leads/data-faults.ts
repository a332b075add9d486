import { leadColumns } from '../../../domain/traffic/lead-columns.ts';
import { type LeadFormat, isOfFormat, leadFaults, type LeadParameter } from '../../../domain/traffic/lead-formats.ts';
import type { RuleName } from '../../../domain/rules.ts';
import { type Detail, violation } from '../../failure.ts';

/** What is wrong with the data of a lead, told where people enter them. */

/** The rule that a value of another format breaks. */
const formatRules = {
  number: 'floatNumber',
  date: 'date',
  email: 'email',
  phone: 'phone',
  url: 'url',
  choice: 'choice',
  text: 'pattern',
  pattern: 'pattern',
} as const satisfies Record<LeadFormat, RuleName>;

const ruleOf = ({ format }: LeadParameter): RuleName => formatRules[format ?? 'text'];

const pathOf = (name: string): string => (leadColumns.includes(name) ? name : `params.${name}`);

/** Returns what the vertical’s form doesn’t accept of a new lead, by its fields; each has one fault at most. */
export const dataFaults = (
  parameters: readonly LeadParameter[],
  said: Readonly<Record<string, string | undefined>>,
): Detail[] => {
  const { missing, malformed, misfits } = leadFaults(parameters, said);
  const parameterByName = new Map(parameters.map((one) => [one.name, one]));
  const faults = new Map<string, RuleName>([
    ...misfits.map((name) => [name, ruleOf(parameterByName.get(name) ?? { name })] as const),
    ...malformed.map((name) => [name, name] as const),
    ...missing.map((name) => [name, 'required'] as const),
  ]);
  return [...faults].map(([name, rule]) => violation(pathOf(name), rule));
};

/**
 * Returns which values of further parameters don’t have the format that the vertical asks for.
 * @param path of the parameters in the call’s body
 */
export const parameterFaults = (
  parameters: readonly LeadParameter[],
  given: Readonly<Record<string, string | null>>,
  path: string,
): Detail[] =>
  parameters.flatMap((parameter) => {
    const value = given[parameter.name]?.trim() ?? '';
    return value === '' || isOfFormat(parameter, value)
      ? []
      : [violation(`${path}.${parameter.name}`, ruleOf(parameter))];
  });
