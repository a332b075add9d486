import type { Call as EntityCall, Entity } from '../../openapi/define.ts';
import { ownCalls } from '../diagnostics/calls.ts';
import { byName, type Call, type Shape, type Shapes } from '../report/surface.ts';

/** A field of another contract: its shape, and where it occurs. */
export interface FoundField {
  name: string;
  shape: Shape;
  /** The fields inside it, by name. */
  inside: Record<string, FoundField>;
  created: boolean;
  edited: boolean;
  shown: boolean;
  required: boolean;
  /** Whether lists can be sorted by it; undefined if no list has it. */
  sortable: boolean | undefined;
  filterable: boolean;
}

/** A collection of another contract. */
export interface FoundCollection {
  path: string;
  calls: EntityCall[];
  /** Its own calls below it: their items’ fields apart from the id. */
  actions: Record<string, { summary: string; fields: Record<string, FoundField> }>;
  fields: Record<string, FoundField>;
  statuses?: { values: string[]; call?: string; reason: boolean };
  /** Names that can't be told from paths of fields inside others: `address.city`. */
  dotted: string[];
  summary: string;
}

const empty: Shapes = byName([]);

const nested = (shapes: Shapes, path: string): Shapes =>
  byName(
    Object.entries(shapes).flatMap(([name, shape]): [string, Shape][] => {
      const inner = [`${path}[].`, `${path}.`].find((prefix) => name.startsWith(prefix));
      return inner === undefined ? [] : [[name.slice(inner.length), shape]];
    }),
  );

interface Sources {
  create: Shapes;
  edit: Shapes;
  shown: Shapes;
  /** Those of the list; undefined if there is none. */
  parameters?: Shapes | undefined;
}

/** Returns the fields of a level, each with those inside it. */
const fieldsFrom = ({ create, edit, shown, parameters }: Sources): Record<string, FoundField> => {
  const top = [...new Set([create, edit, shown].flatMap((shapes) => Object.keys(shapes)))].filter(
    (name) => !/[.[]/.test(name),
  );
  const orders = parameters?.['orderBy']?.values?.map(String) ?? [];
  return Object.fromEntries(
    top.flatMap((name): [string, FoundField][] => {
      const shape = create[name] ?? edit[name] ?? shown[name];
      if (!shape) return [];
      return [
        [
          name,
          {
            name,
            shape,
            inside: fieldsFrom({
              create: nested(create, name),
              edit: nested(edit, name),
              shown: nested(shown, name),
            }),
            // Many contracts have one schema for all calls, and mark what the server alone sets, or never answers.
            created: name in create && !create[name]?.readOnly,
            edited: name in edit && !edit[name]?.readOnly,
            shown: name in shown && !shown[name]?.writeOnly,
            required: create[name]?.required === true && !create[name].readOnly,
            sortable: parameters && orders.includes(`${name}:asc`),
            filterable: parameters !== undefined && (name in parameters || `${name}From` in parameters),
          },
        ],
      ];
    }),
  );
};

/** Whether a name is no path: no field is called as its first step is. */
const isDotted = (name: string, among: Shapes): boolean => {
  const [first = ''] = name.split(/[.[]/);
  return first !== name && !Object.hasOwn(among, first);
};

const verbs: Record<string, EntityCall> = { GET: 'list', PUT: 'create', PATCH: 'edit', DELETE: 'delete' };

/** Returns whether a path lists records that can be read or written. */
const isCollection = (path: string, theirs: ReadonlyMap<string, Call>): boolean =>
  !path.includes('{}') &&
  theirs.get(`GET ${path}`)?.list === true &&
  ['GET /{}', 'PUT ', 'PATCH '].some((rest) => theirs.has(rest.replace(' ', ` ${path}`)));

const collectionAt = (path: string, theirs: ReadonlyMap<string, Call>): FoundCollection => {
  const at = (method: string, rest = ''): Call | undefined => theirs.get(`${method} ${path}${rest}`);
  const change = at('POST', '/change_status') ?? at('POST', '/change_block');
  const statuses = { ...at('GET')?.output, ...change?.input }['status']?.values?.map(String);
  const calls = [
    ...Object.entries(verbs).flatMap(([method, call]) => (at(method) ? [call] : [])),
    ...(at('GET', '/{}') ? ['read' as const] : []),
    ...(change ? ['status' as const] : []),
    ...(at('POST', '/clone') ? ['clone' as const] : []),
  ];
  const own = [...theirs.values()].flatMap((call) => {
    const [, name] = new RegExp(`^POST ${path}/([a-z_]+)$`).exec(call.address) ?? [];
    return name === undefined || ownCalls.includes(name) ? [] : [[name, call] as const];
  });
  const shapes = [at('PUT')?.input, at('PATCH')?.input, at('GET')?.output, at('GET', '/{}')?.output];
  return {
    path: path.slice(1),
    calls,
    dotted: [...new Set(shapes.flatMap((one = empty) => Object.keys(one).filter((name) => isDotted(name, one))))],
    summary: at('GET')?.summary ?? '',
    actions: Object.fromEntries(
      own.map(([name, call]) => {
        const {
          id: _id,
          version: _version,
          ...fields
        } = fieldsFrom({ create: call.input, edit: call.input, shown: empty });
        return [name, { summary: call.summary, fields }];
      }),
    ),
    fields: fieldsFrom({
      create: at('PUT')?.input ?? empty,
      edit: at('PATCH')?.input ?? empty,
      shown: byName([at('GET'), at('GET', '/{}')].flatMap((call) => Object.entries(call?.output ?? empty))),
      parameters: at('GET')?.parameters,
    }),
    ...(statuses && {
      statuses: {
        values: statuses,
        reason: 'reason' in (change?.input ?? {}),
        ...(change && { call: change.address.split('/').at(-1) ?? 'change_status' }),
      },
    }),
  };
};

/** Returns all collections of a contract, by path. */
export const collectionsOf = (theirs: ReadonlyMap<string, Call>): Map<string, FoundCollection> => {
  const paths = new Set([...theirs.keys()].map((address) => address.slice(address.indexOf('/'))));
  return new Map(
    [...paths].filter((path) => isCollection(path, theirs)).map((path) => [path.slice(1), collectionAt(path, theirs)]),
  );
};

/** What an entity lacks compared to the same collection in another contract. */
export interface Lack {
  fields: FoundField[];
  /** New values of enumerations, by field; those of the status under `status`. */
  values: Record<string, (string | number | boolean)[]>;
  calls: EntityCall[];
  actions: FoundCollection['actions'];
}

/**
 * Returns whether a value that is sent belongs to the call rather than to a field: which record, at which version, and
 * why.
 */
export const follows = (name: string, { statuses }: FoundCollection): boolean =>
  name === 'status' || (name === 'reason' && statuses?.reason === true) || ofCalls.includes(name);

const ofCalls = ['id', 'version', 'undoes', 'basedOn', 'replaced'];

/** Returns what a collection has that no field of a definition can be made of, each with the reason. */
export const unfitIn = ({ fields, statuses, dotted }: FoundCollection): { name: string; message: string }[] => [
  ...('status' in fields && !statuses
    ? [{ name: 'status', message: 'the values of `status` aren’t said, and without them it is no status' }]
    : []),
  ...dotted.map((name) => ({ name, message: `\`${name}\` has a dot in its name` })),
  ...Object.values(fields).flatMap(({ name, shape }) =>
    shape.type === 'number' ? [{ name, message: `\`${name}\` is a number there; a decimal is a text here` }] : [],
  ),
];

/** @param ours existing calls by address: some below a collection are described next to its definition */
export const lackOf = (entity: Entity, theirs: FoundCollection, ours: ReadonlyMap<string, Call>): Lack => {
  const known = (name: string): boolean => Object.hasOwn(entity.fields, name);
  const values = Object.entries(theirs.fields).flatMap(([name, { shape }]) => {
    const field = entity.fields[name];
    // These are filled with names of entities automatically.
    if (field?.kind !== 'enumeration' || field.ofEntities || !shape.values) return [];
    const ours = Object.entries(field.options).map(([key, { id }]) => id ?? key);
    const further = shape.values.filter((value) => typeof value === 'boolean' || !ours.includes(value));
    return further.length > 0 ? [[name, further] as const] : [];
  });
  return {
    fields: Object.values(theirs.fields).filter(({ name }) => !known(name) && !follows(name, theirs)),
    values: Object.fromEntries(values),
    calls: theirs.calls.filter((call) => !entity.calls.includes(call)),
    actions: Object.fromEntries(
      Object.entries(theirs.actions).filter(
        ([name]) => !Object.hasOwn(entity.actions, name) && !ours.has(`POST /${theirs.path}/${name}`),
      ),
    ),
  };
};
