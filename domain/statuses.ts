/** Which status follows which, and who may move a record there: the same answer on both sides. */

/** People of these role types, or those with a permission. */
export type ActorRule = readonly string[] | { readonly permission: string };

/** The part of a user that decides what they may do. */
export interface Actor {
  roleType: string;
  /** The permissions they hold, by their names in code. */
  permissions: ReadonlySet<string>;
}

/**
 * What an entity's definition specifies about its statuses; those not named are open to everyone who may change
 * statuses.
 */
export interface StatusRules {
  /** Those that people can set; only the server sets the rest. */
  byPeople: readonly string[];
  /** The statuses that each can change to; any to any if absent. */
  transitions?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Who may move records into a status. */
  enter?: Readonly<Record<string, ActorRule>>;
  /** Who may move records out of a status. */
  leave?: Readonly<Record<string, ActorRule>>;
  /** Those that can't be left: their records are read-only. */
  final?: readonly string[];
}

const isOneOf = (who: ActorRule | undefined, { roleType, permissions }: Actor): boolean => {
  if (who === undefined) return true;
  return 'permission' in who ? permissions.has(who.permission) : who.includes(roleType);
};

export const isFinal = ({ final }: StatusRules, status: string): boolean => final?.includes(status) ?? false;

/** Returns whether a status can change to another, regardless of who asks. */
export const leads = (rules: StatusRules, from: string, to: string): boolean =>
  from !== to && !isFinal(rules, from) && (rules.transitions?.[from]?.includes(to) ?? rules.transitions === undefined);

/** Returns whether someone may move records out of a status, to any other. */
export const canLeave = ({ leave }: StatusRules, from: string, actor: Actor): boolean => isOneOf(leave?.[from], actor);

/** Returns whether someone is permitted to move records from one status to another, provided that change exists. */
export const canTransition = (rules: StatusRules, from: string, to: string, actor: Actor): boolean =>
  rules.byPeople.includes(to) && canLeave(rules, from, actor) && isOneOf(rules.enter?.[to], actor);
