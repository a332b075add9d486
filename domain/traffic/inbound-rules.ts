/** What happens to leads as they come in: the rules of their vertical, which server and browser apply alike. */

/** The parameters that every lead may have in addition to those of its vertical. */
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

/** A condition on a parameter; `present` and `absent` ignore `value`. */
export interface Condition {
  parameter: string;
  operator: Operator;
  value?: string | null;
}

/** A rule with its effect on leads that meet all of its conditions, or any. */
export interface InboundRule {
  match: 'all' | 'any';
  conditions: readonly Condition[];
  result: string;
}

/** A lead's parameters by name. */
export type Lead = Readonly<Record<string, string | undefined>>;

/** Ignores letter case and surrounding spaces. */
const plain = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Returns whether an operator needs a value to compare with. */
export const needsValue = (operator: Operator): boolean => operator !== 'present' && operator !== 'absent';

/** Returns whether a lead meets a condition. An absent parameter equals nothing and contains nothing. */
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

/** Returns whether a rule applies to a lead; a rule without conditions applies to none. */
export const applies = (lead: Lead, { match, conditions }: InboundRule): boolean =>
  conditions.length > 0 &&
  (match === 'all'
    ? conditions.every((condition) => matchesCondition(lead, condition))
    : conditions.some((condition) => matchesCondition(lead, condition)));

/** Returns the index of the first rule that applies to a lead; undefined if none does, so the lead goes on. */
export const decidingRule = (rules: readonly InboundRule[], lead: Lead): number | undefined => {
  const place = rules.findIndex((rule) => applies(lead, rule));
  return place < 0 ? undefined : place;
};
