import type { CompleteStatus, Entity } from '../../openapi/define.ts';
import { type Code, type Diagnostic, oneOf } from './diagnostic.ts';

/** Builds a diagnostic of an entity's statuses at its place. */
type Complain = (code: Code, at: readonly string[], message: string, help: string) => Diagnostic;

const unknown = (
  complain: Complain,
  { set, initial, reason, transitions = {}, copyStatus }: CompleteStatus,
): Diagnostic[] => {
  const known = Object.keys(set);
  const named: [string[], readonly string[]][] = [
    [['initial'], [initial]],
    [['reason'], reason],
    ...Object.entries(transitions).map(([from, to]): [string[], readonly string[]] => [
      ['transitions', from],
      [from, ...to],
    ]),
    ...Object.entries(copyStatus).map(([from, to]): [string[], readonly string[]] => [
      ['set', from, 'copyStatus'],
      [to],
    ]),
  ];
  return named.flatMap(([at, names]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => complain('SL105', at, `unknown status \`${name}\``, oneOf(name, known))),
  );
};

const permitted = (
  complain: Complain,
  { enter, leave }: CompleteStatus,
  permissions: readonly string[],
): Diagnostic[] =>
  Object.entries({ enter, leave }).flatMap(([side, guards]) =>
    Object.entries(guards).flatMap(([name, who]) =>
      'permission' in who && !permissions.includes(who.permission)
        ? [
            complain(
              'SL110',
              ['set', name, side],
              `unknown permission \`${who.permission}\``,
              oneOf(who.permission, permissions),
            ),
          ]
        : [],
    ),
  );

const contradictory = (
  complain: Complain,
  { initial, transitions = {}, final, leave, copyStatus }: CompleteStatus,
): Diagnostic[] => [
  ...final.flatMap((name) => [
    ...(transitions[name]?.length
      ? [
          complain(
            'SL310',
            ['transitions', name],
            `\`${name}\` is final and leads on`,
            'take the transitions out, or `final`',
          ),
        ]
      : []),
    ...(leave[name]
      ? [
          complain(
            'SL310',
            ['set', name, 'leave'],
            `\`${name}\` is final, so nobody leads out of it`,
            'take out `leave`, or `final`',
          ),
        ]
      : []),
    ...(copyStatus[name]
      ? [
          complain(
            'SL310',
            ['set', name, 'copyStatus'],
            `\`${name}\` is final, so its records are never copied`,
            'take out `copyStatus`, or `final`',
          ),
        ]
      : []),
    ...(name === initial
      ? [
          complain(
            'SL310',
            ['initial'],
            `\`${name}\` is final, so no record could ever be edited`,
            'begin with another status',
          ),
        ]
      : []),
  ]),
  ...Object.entries(copyStatus)
    .filter(([, to]) => final.includes(to))
    .map(([name, to]) =>
      complain(
        'SL310',
        ['set', name, 'copyStatus'],
        `\`${to}\` is final, so the copy could never be edited`,
        'name another status',
      ),
    ),
];

/** Checks the statuses that are named, who may set and leave them, and which are final. */
export const statusDiagnostics = (key: string, { status }: Entity, permissions: readonly string[]): Diagnostic[] => {
  if (!status) return [];
  const complain: Complain = (code, at, message, help) => ({ code, entity: key, at: ['status', ...at], message, help });
  return [
    ...unknown(complain, status),
    ...permitted(complain, status, permissions),
    ...contradictory(complain, status),
  ];
};
