import { leadColumns } from '../../../domain/traffic/lead-columns.ts';
import type { operations } from '../../generated/api.d.ts';

/** The body of the call that enters a lead. */
export type EnteredLead = operations['enterLead']['requestBody']['content']['application/json'];

/** The form's values. */
export interface Answers extends Partial<Record<string, unknown>> {
  campaign?: number | null;
  /** What the campaigns to choose from are narrowed by. */
  affiliate?: number | null;
  offer?: number | null;
  sending?: NonNullable<EnteredLead['sending']>;
  test?: boolean;
  params?: Readonly<Record<string, unknown>>;
}

export const contactFields: readonly string[] = ['firstName', 'lastName', 'phone', 'email', 'country', 'language'];
/** Where the lead came from. */
export const originFields: readonly string[] = leadColumns.filter((name) => !contactFields.includes(name));

const filled = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = values[name];
      const text = typeof value === 'string' ? value.trim() : '';
      return text === '' ? [] : [[name, text]];
    }),
  );

/**
 * Returns what is sent of the form's values.
 * @param parameters names of what the campaign's vertical asks for beside the usual fields; others may be left from
 *   another campaign
 */
export const enteredLead = (
  { campaign, sending = 'now', test = false, params = {}, ...values }: Answers,
  parameters: readonly string[],
): EnteredLead => {
  const further = filled(params, parameters);
  return {
    campaign: Number(campaign),
    ...filled(values, leadColumns),
    ...(Object.keys(further).length > 0 && { params: further }),
    ...(test && { test }),
    sending,
  };
};

/** Returns the form's fields as the server names them. */
export const fieldsOf = (parameters: readonly string[]): string[] => [
  ...['campaign', 'sending', 'test'],
  ...leadColumns,
  ...parameters.map((name) => `params.${name}`),
];
