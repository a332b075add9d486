/** What becomes of leads as they come in: the rules of their vertical, which server and browser read alike. */

/** What every lead may have, beside the parameters of its vertical. */
export const leadParameters: readonly string[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'country',
  'language',
  'ip',
  'sourceUrl',
  ...Array.from({ length: 9 }, (_, n) => `sub${n + 1}`),
];

export type Operator = 'equals' | 'not_equals' | 'contains' | 'present' | 'absent';

/** One condition on a parameter; `value` is nothing to `present` and `absent`. */
export interface Condition {
  parameter: string;
  operator: Operator;
  value?: string | null;
}

/** A rule with what it makes of leads that meet all of its conditions, or any. */
export interface InboundRule {
  match: 'all' | 'any';
  conditions: readonly Condition[];
  result: string;
}

/** A lead's parameters by their names. */
export type Lead = Readonly<Record<string, string | undefined>>;

/** Letter case and spaces around make no difference. */
const plain = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Whether operator and value make a condition of a parameter at all: comparing takes a value. */
export const needsValue = (operator: Operator): boolean => operator !== 'present' && operator !== 'absent';

/** Whether a lead meets a condition. What is absent equals nothing and contains nothing. */
export const matchesCondition = (lead: Lead, { parameter, operator, value }: Condition): boolean => {
  const [has, wanted] = [plain(lead[parameter]), plain(value)];
  switch (operator) {
    case 'equals':
      return has !== '' && has === wanted;
    case 'not_equals':
      return has !== wanted;
    case 'contains':
      return wanted !== '' && has.includes(wanted);
    case 'present':
      return has !== '';
    case 'absent':
      return has === '';
  }
};

/** Whether a rule applies to a lead; one without conditions applies to none. */
export const applies = (lead: Lead, { match, conditions }: InboundRule): boolean =>
  conditions.length > 0 &&
  (match === 'all'
    ? conditions.every((condition) => matchesCondition(lead, condition))
    : conditions.some((condition) => matchesCondition(lead, condition)));

/** The place of the first rule that applies to a lead; undefined where none does, and it goes on. */
export const decidingRule = (rules: readonly InboundRule[], lead: Lead): number | undefined => {
  const place = rules.findIndex((rule) => applies(lead, rule));
  return place < 0 ? undefined : place;
};
