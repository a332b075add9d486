import type { Call, Shape, Shapes } from './surface.ts';

/** One difference between two contracts. */
export interface Change {
  sort: 'added' | 'removed' | 'changed';
  what: 'call' | 'parameter' | 'field';
  /** The tag of the calls. */
  of: string;
  name: string;
  detail?: string;
  /** Why callers of the older contract may fail; absent if they don't. */
  breaks?: string;
  /** operationIds of the calls with this difference. */
  calls: readonly string[];
}

const spelt = ({ type, values, nullable }: Shape): string =>
  `${values ? values.map((value) => JSON.stringify(value)).join(' | ') : type}${nullable ? ' | null' : ''}`;

const typeDiffers = (a: Shape, b: Shape): boolean => a.type !== b.type;

const lost = (before: Shape, after: Shape): string[] =>
  after.values ? (before.values ?? []).filter((value) => !after.values?.includes(value)).map(String) : [];
const won = (before: Shape, after: Shape): string[] => lost(after, before);

/** Returns bounds that are stricter than before. */
const tightened = (before: Shape, after: Shape): string[] =>
  Object.entries(after.bounds).flatMap(([keyword, bound]) => {
    const was = before.bounds[keyword];
    if (was === bound) return [];
    const min = /min/i.test(keyword);
    const tighter =
      was === undefined || keyword === 'pattern' || (min ? Number(bound) > Number(was) : Number(bound) < Number(was));
    return tighter ? [`${keyword} ${was === undefined ? 'is now' : `went from ${was} to`} ${bound}`] : [];
  });

interface Verdict {
  detail: string;
  breaks?: string;
}

/** Compares something that callers send. */
const sent = (before: Shape, after: Shape): Verdict[] => [
  ...(typeDiffers(before, after)
    ? [{ detail: `${spelt(before)} → ${spelt(after)}`, breaks: 'values of the old type are refused' }]
    : []),
  ...(!before.required && after.required ? [{ detail: 'required now', breaks: 'calls without it are refused' }] : []),
  ...(before.required && !after.required ? [{ detail: 'no longer required' }] : []),
  ...(before.nullable && !after.nullable && !typeDiffers(before, after)
    ? [{ detail: 'no longer null', breaks: '`null` is refused' }]
    : []),
  ...(lost(before, after).length > 0
    ? [{ detail: `no longer: ${lost(before, after).join(', ')}`, breaks: 'these values are refused' }]
    : []),
  ...(won(before, after).length > 0 ? [{ detail: `also: ${won(before, after).join(', ')}` }] : []),
  ...(typeDiffers(before, after)
    ? []
    : tightened(before, after).map((detail) => ({ detail, breaks: 'values beyond it are refused' }))),
];

/** Compares something that callers read. */
const received = (before: Shape, after: Shape): Verdict[] => [
  ...(typeDiffers(before, after)
    ? [{ detail: `${spelt(before)} → ${spelt(after)}`, breaks: 'callers read another type' }]
    : []),
  ...(!before.nullable && after.nullable && !typeDiffers(before, after)
    ? [{ detail: 'may be null now', breaks: 'callers may not expect `null`' }]
    : []),
  ...(won(before, after).length > 0
    ? [{ detail: `also: ${won(before, after).join(', ')}`, breaks: 'callers may not know the new values' }]
    : []),
  ...(lost(before, after).length > 0 ? [{ detail: `no longer: ${lost(before, after).join(', ')}` }] : []),
];

/** Returns the name of what a field is in: `contacts` for `contacts[].value`; undefined if it is in nothing. */
const aroundOf = (name: string): string | undefined => /^(.+?)(\[\])*\.[^.]+$/.exec(name)?.[1];

type Side = 'parameters' | 'input' | 'output';

const rows = (side: Side, before: Shapes, after: Shapes, call: Call): Change[] => {
  const what = side === 'parameters' ? 'parameter' : 'field';
  const base = { what, of: call.tag, calls: [call.operationId] } as const;
  // Nobody sends what a field is in before it exists; whether that one is required is told of itself.
  const isInNew = (name: string): boolean => {
    const around = aroundOf(name);
    return around !== undefined && around in after && !(around in before);
  };
  const removed = Object.keys(before).filter((name) => !(name in after));
  return [
    ...Object.entries(after).flatMap(([name, shape]): Change[] => {
      const was = before[name];
      if (was)
        return (side === 'output' ? received : sent)(was, shape).map((verdict) => ({
          ...base,
          sort: 'changed',
          name,
          ...verdict,
        }));
      const duty = side !== 'output' && shape.required;
      return [
        {
          ...base,
          sort: 'added',
          name,
          detail: `${spelt(shape)}${duty ? ', required' : ''}`,
          ...(duty && !isInNew(name) && { breaks: 'calls without it are refused' }),
        },
      ];
    }),
    ...removed.map(
      (name): Change => ({
        ...base,
        sort: 'removed',
        name,
        breaks: side === 'output' ? 'callers that read it get nothing' : 'calls with it are refused',
      }),
    ),
  ];
};

const calls = (before: Call, after: Call): Change[] => {
  const base = { sort: 'changed', what: 'call', of: after.tag, calls: [after.operationId] } as const;
  const permissions = (call: Call): string =>
    call.permission === null ? 'anybody' : (call.permission?.join(' or ') ?? '');
  return [
    ...(before.operationId !== after.operationId
      ? [
          {
            ...base,
            name: after.address,
            detail: `${before.operationId} → ${after.operationId}`,
            breaks: 'generated clients call it by another name',
          },
        ]
      : []),
    ...(after.permission !== undefined && before.permission !== undefined && permissions(before) !== permissions(after)
      ? [
          {
            ...base,
            name: after.address,
            detail: `needs ${permissions(after) || 'no permission'} instead of ${permissions(before) || 'none'}`,
            breaks: 'who lacks the permission is refused',
          },
        ]
      : []),
    ...rows('parameters', before.parameters, after.parameters, after),
    ...rows('input', before.input, after.input, after),
    ...rows('output', before.output, after.output, after),
  ];
};

/** Merges equal differences of several calls. */
const gathered = (changes: readonly Change[]): Change[] => {
  const byKey = new Map<string, Change>();
  for (const { breaks, calls: own, ...rest } of changes) {
    const key = JSON.stringify(rest);
    const same = byKey.get(key);
    const reason = same?.breaks ?? breaks;
    byKey.set(key, {
      ...rest,
      ...(reason !== undefined && { breaks: reason }),
      calls: [...new Set([...(same?.calls ?? []), ...own])],
    });
  }
  return [...byKey.values()];
};

/** Previous names of fields, by the calls' tag and the current name. */
export type Renames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Pairs a removed field with an added one if the definition says that it was renamed. */
const paired = (changes: readonly Change[], renames: Renames): Change[] => {
  const gone = (change: Change, old: string): Change | undefined =>
    changes.find(
      (one) => one.sort === 'removed' && one.what === change.what && one.of === change.of && one.name === old,
    );
  const formerOf = (change: Change): string | undefined =>
    change.sort === 'added' ? renames[change.of]?.[change.name] : undefined;
  const merged = new Set(changes.flatMap((change) => gone(change, formerOf(change) ?? '') ?? []));
  return changes
    .filter((change) => !merged.has(change))
    .map((change) => {
      const old = formerOf(change);
      return old !== undefined && gone(change, old)
        ? { ...change, sort: 'changed', detail: `renamed from ${old}`, breaks: `callers know it as ${old}` }
        : change;
    });
};

/** Returns all differences between two contracts, from the point of view of the older one's callers. */
export const compare = (
  before: ReadonlyMap<string, Call>,
  after: ReadonlyMap<string, Call>,
  renames: Renames = {},
): Change[] => {
  const changes = gathered([
    ...[...after.values()].flatMap((call): Change[] => {
      const was = before.get(call.address);
      if (was) return calls(was, call);
      return [
        {
          sort: 'added',
          what: 'call',
          of: call.tag,
          name: call.address,
          detail: call.operationId,
          calls: [call.operationId],
        },
      ];
    }),
    ...[...before.values()]
      .filter(({ address }) => !after.has(address))
      .map(
        (call): Change => ({
          sort: 'removed',
          what: 'call',
          of: call.tag,
          name: call.address,
          detail: call.operationId,
          breaks: 'it answers no more',
          calls: [call.operationId],
        }),
      ),
  ]);
  return paired(changes, renames);
};
