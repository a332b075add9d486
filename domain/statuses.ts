/** Which status follows which, and who may lead a record there: the same answer on both sides. */

/** People of these role types, or those who hold a permission. */
export type ActorRule = readonly string[] | { readonly permission: string };

/** Someone, as far as it decides what they may do. */
export interface Actor {
  roleType: string;
  /** Names in code of what they may do. */
  permissions: ReadonlySet<string>;
}

/** What an entity's definition says of its statuses; of those not named, everyone who may change statuses decides. */
export interface StatusRules {
  /** Those that people give; the rest is the server's to give. */
  byPeople: readonly string[];
  /** Which statuses lead to which; any to any where absent. */
  transitions?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Who leads records into a status. */
  enter?: Readonly<Record<string, ActorRule>>;
  /** Who leads records out of a status. */
  leave?: Readonly<Record<string, ActorRule>>;
  /** Those that nothing leads out of: their records can only be read. */
  final?: readonly string[];
}

const isOneOf = (who: ActorRule | undefined, { roleType, permissions }: Actor): boolean => {
  if (who === undefined) return true;
  return 'permission' in who ? permissions.has(who.permission) : who.includes(roleType);
};

export const isFinal = ({ final }: StatusRules, status: string): boolean => final?.includes(status) ?? false;

/** Whether a status leads to another, no matter who asks. */
export const leads = (rules: StatusRules, from: string, to: string): boolean =>
  from !== to && !isFinal(rules, from) && (rules.transitions?.[from]?.includes(to) ?? rules.transitions === undefined);

/** Whether someone may lead records out of a status, wherever to. */
export const canLeave = ({ leave }: StatusRules, from: string, actor: Actor): boolean => isOneOf(leave?.[from], actor);

/** Whether it is someone's to take records from a status to another, should that lead there. */
export const canTransition = (rules: StatusRules, from: string, to: string, actor: Actor): boolean =>
  rules.byPeople.includes(to) && canLeave(rules, from, actor) && isOneOf(rules.enter?.[to], actor);
