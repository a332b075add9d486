import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../../domain/records.ts';
import { type Rule, rule, ruleMessage } from '../../domain/rules.ts';
import { languages } from '../../domain/text/words.ts';
import { failures } from '../../server/failure.ts';
import type { ContractCall } from '../../server/http/contract.ts';
import { deedOf, entityOf, operations } from './contract.ts';
import { peopleOf, type Person } from './network.ts';
import { callerOf, requestFor } from './requests.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.close());

const valid = (operation: string) => requestFor(operation, world.home, world.home.admin);

/** A valid request that can be repeated, as it is refused each time and changes nothing. */
const requests = new Map<string, ReturnType<typeof valid>>();
const unmade = (operation: string): ReturnType<typeof valid> => {
  const request = requests.get(operation) ?? valid(operation);
  requests.set(operation, request);
  return request;
};

const all = operations.map((operation): [string, ContractCall] => [operation.id, operation]);
const closed = all.filter(([, { permission }]) => permission !== null);
const guarded = closed.filter(([, { permission }]) => permission && permission.length > 0);

/** Their responses come from the statistics store, which these tests run without. */
const fromStore = new Set(['readStatistics', 'readFilterValues', 'readDashboardFigures', 'readInsights']);

describe('a valid call succeeds, and its response matches the contract', () => {
  test.each(all.filter(([id]) => !fromStore.has(id)))('%s', async (id) => {
    const answer = (await callerOf(id, world.home).call(id, await valid(id))).ok();
    expect(answer.status).toBe(
      /^(create|schedule|upload|signUp|sendLead|enterLead|importOf|repeatExport|exportStatistics)/.test(id) ||
        deedOf(id)?.call === 'export'
        ? 201
        : 200,
    );
  });
});

describe('without a token, or with a wrong one, nothing is returned', () => {
  test.each(closed)('%s', async (id) => {
    const request = await unmade(id);
    for (const language of languages) {
      const answer = await world.home.anonymous(id, { ...request, language });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ code: 'unauthorized', message: failures.unauthorized[language], details: [] });
    }
    const forged = await world.home.anonymous(id, { ...request, headers: { authorization: 'Bearer e30.e30.e30' } });
    expect(forged.status).toBe(401);
  });
});

describe('without its permission a call is refused, whatever other permissions there are', () => {
  let limited: Person;
  let role: number;
  let held: { id: number; system: string }[];

  beforeAll(async () => {
    const { admin, join } = world.home;
    const known = (
      await admin.call('listPermissions', { query: { permissionRoleType: 'admin', showHidden: true, limit: 500 } })
    ).ok();
    held = known.items.map(({ id, ...rest }) => ({ id, system: String(rest['system']) }));
    role = (await admin.make('role', { type: 'admin' })).id;
    limited = await join(role, 'admin');
  });

  // Changing a role is expensive, and calls that need the same permissions can lose them together.
  const groups = Object.groupBy(guarded, ([, { permission }]) => String(permission));

  describe.each(Object.entries(groups))('%s', (_, calls = []) => {
    beforeAll(async () => {
      const needed = calls.flatMap(([, { permission }]) => permission ?? []);
      const others = held.filter(({ system }) => !needed.includes(system)).map((one) => one.id);
      (await world.home.admin.call('editRoles', { items: [{ id: role, permissions: others }] })).ok();
    });

    test.each(calls)('%s', async (id) => {
      const answer = await limited.call(id, { ...(await unmade(id)), language: 'ru' });
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe(failures.forbidden.ru);
    });
  });
});

describe('a person of a role type to which a call is not open is refused', () => {
  const limited = closed.filter(([, { roleTypes }]) => roleTypes !== undefined);

  test.each(limited)('%s', async (id, { roleTypes }) => {
    const request = await unmade(id);
    for (const person of peopleOf(world.home).filter(({ roleType }) => !roleTypes?.includes(roleType))) {
      expect({ [person.roleType]: (await person.call(id, request)).status }).toEqual({ [person.roleType]: 403 });
    }
  });
});

describe('a parameter that the contract does not know is refused by its name', () => {
  test.each(all)('%s', async (id) => {
    const request = await unmade(id);
    for (const language of languages) {
      const answer = await world.home.admin.call(id, {
        ...request,
        query: { ...request.query, unheardOf: 'red' },
        language,
      });
      expect(answer.status).toBe(400);
      const message = failures.unknownParameter[language].replace('{0}', 'unheardOf');
      expect(answer.body).toMatchObject({ message, details: [{ message, type: 'unknown', path: 'unheardOf' }] });
    }
  });
});

/** The type of each value of a parameter. */
const valueOf = ({ schema }: ContractCall['parameters'][number]) =>
  (schema['type'] === 'array' ? schema['items'] : schema) as { type?: string; format?: string; enum?: unknown };

/** Text that a parameter of this schema must not accept, simplest first. */
const badValues = (parameter: ContractCall['parameters'][number]): string[] => {
  const { schema } = parameter;
  const one = valueOf(parameter);
  const integers = ['x', '1.5', '', '1e300', '9999999999999999', '-9999999999999999'];
  const wrong = one.enum
    ? ['nonsense']
    : one.type === 'integer'
      ? integers
      : one.format === 'date'
        ? ['x', ' ', '2026-02-30', '0000-01-01']
        : one.format === 'ip'
          ? ['x', ' ']
          : one.type === 'boolean'
            ? ['maybe', '1']
            : [];
  return schema['type'] === 'array' && wrong.length > 0 ? [...wrong, `1,${wrong[0]}`] : wrong;
};

/** Names and schemas of parameters seen before: the rest of their bad values need not be repeated. */
const met = new Set<string>();
const isNew = ({ name, in: place, schema }: ContractCall['parameters'][number]): boolean => {
  const before = met.size;
  return met.add(`${place} ${name} ${JSON.stringify(schema)}`).size > before;
};

// All bad values of each parameter once, and for parameters of many calls the simplest at each of them.
const parameters = all.flatMap(([id, operation]) =>
  operation.parameters
    .filter((parameter) => parameter.in !== 'header')
    .flatMap((parameter) =>
      badValues(parameter)
        .slice(0, isNew(parameter) ? undefined : 1)
        .map((bad): [string, string, string, 'query' | 'path'] => [
          id,
          parameter.name,
          bad,
          parameter.in === 'path' ? 'path' : 'query',
        ]),
    ),
);

/** A value that a parameter accepts. */
const rightFor = (parameter: Parameters<typeof valueOf>[0]): string => {
  const { type, format } = valueOf(parameter);
  if (format === 'date') return '2026-10-01';
  return type === 'integer' ? '1' : 'offer';
};

describe('a parameter of the wrong type is refused by its name', () => {
  test.each(parameters.filter(([, , bad, place]) => place === 'query' || bad !== ''))(
    '%s %s=%s',
    async (id, name, bad, place) => {
      // The other required values, so that nothing else is wrong.
      const beside = operations.flatMap(({ id: one, parameters: taken }) =>
        one === id ? taken.filter((other) => other.in === 'query' && other.required && other.name !== name) : [],
      );
      const query = {
        ...Object.fromEntries(beside.map((other) => [other.name, rightFor(other)])),
        [name]: bad,
      };
      const paths = operations.flatMap(({ id: one, parameters: taken }) =>
        one === id ? taken.filter((other) => other.in === 'path') : [],
      );
      const params = Object.fromEntries(
        paths.map((other) => {
          const { enum: choices } = valueOf(other);
          return [other.name, Array.isArray(choices) ? String(choices[0]) : 1];
        }),
      );
      const said = place === 'path' ? { params: { ...params, [name]: bad } } : { params, query };
      for (const language of languages) {
        const answer = await world.home.admin.call(id, { ...said, language });
        expect(answer.status).toBe(400);
        const message = failures.badParameter[language].replace('{0}', name);
        expect(answer.body).toMatchObject({ message, details: [{ type: 'type', path: name }] });
      }
    },
  );
});

describe('an invalid body is refused', () => {
  const sending = all.filter(([, { body }]) => body !== undefined);
  const json = { 'content-type': 'application/json' };

  test.each(sending)('%s', async (id, { body, bodyOptional, parameters: taken }) => {
    const params = Object.fromEntries(taken.filter((one) => one.in === 'path').map(({ name }) => [name, 1]));
    const send = (text: string, type = json['content-type']) =>
      world.home.admin.call(id, { params, payload: { type, bytes: Buffer.from(text) } });
    expect((await send('{"items":')).status).toBe(400);
    expect((await send('[]')).status).toBe(400);
    expect((await send('null')).status).toBe(400);
    if (!bodyOptional) expect((await send('')).status).toBe(400);
    expect((await send('{}', 'text/plain')).status).toBe(415);
    expect((await send('<a/>', 'application/xml')).status).toBe(415);
    const takesItems = 'items' in recordOf(body?.['properties']);
    if (takesItems) {
      for (const none of ['{}', '{"items":[]}', '{"items":{}}', '{"items":null}']) {
        const answer = await send(none);
        expect(answer.status).toBe(400);
        expect(answer.body.message).toBe(failures.noItems.en);
      }
      expect((await send(`{"items":[${'{},'.repeat(1000)}{}]}`)).details).toContainEqual(
        expect.objectContaining({ type: 'maxItems', path: 'items' }),
      );
    }
    const surplus = await send('{"nonsense":1,"items":[{}]}');
    expect(surplus.status).toBe(422);
    expect(surplus.details).toContainEqual({ message: 'Unknown field “nonsense”', type: 'unknown', path: 'nonsense' });
  });
});

describe('a body that follows from no definition must have its fields, each of its type', () => {
  interface Plain {
    required?: string[];
    properties: Record<string, { type: string; enum?: readonly string[] }>;
  }
  const plain = all.flatMap(([id, { body }]) => {
    const { properties, required = [] } = { properties: {}, ...body } as Plain;
    // What follows from a definition is tested field by field.
    return 'items' in properties || 'data' in properties
      ? []
      : Object.entries(properties).map(([name, { type, enum: choices }]) => ({
          id,
          name,
          type,
          // A value that is not among the choices is reported as such, of whichever type it is.
          wrong: choices ? rule('choice') : rule('type'),
          due: required.includes(name),
        }));
  });

  /** A wrong type, in the words of the field's own rule if it has one that says what it should be. */
  const wrongType = (name: string, wrong: Rule, language: 'en' | 'ru') =>
    [wrong, ...(entityOf('user').fields[name]?.rules ?? [])].map((one) => ({
      message: ruleMessage(one, language),
      type: one.name,
      path: name,
    }));

  test.each(plain)('$id: $name', async ({ id, name, type, wrong: ofType, due }) => {
    const { body, params = {} } = await valid(id);
    const sent = recordOf(body);
    // Each field is tried from a different address: someone who sends nonsense too often is throttled.
    const from = `203.0.113.${1 + plain.findIndex((one) => one.id === id && one.name === name)}`;
    const told = async (value: unknown, language: 'en' | 'ru') => {
      const answer = await world.home.admin.call(id, { params, body: { ...sent, [name]: value }, language, from });
      expect(answer.status).toBe(422);
      return answer.details;
    };
    for (const language of languages) {
      const [wrong, ...others] = await told([type].flat().includes('integer') ? 'x' : 5, language);
      expect(wrongType(name, ofType, language)).toContainEqual(wrong);
      expect(others).toEqual([]);
      const required = { message: ruleMessage(rule('required'), language), type: 'required', path: name };
      if (due) expect(await told(undefined, language)).toEqual([required]);
      // An empty text is not a choice, not a number and not an object.
      const empty = ofType.name === 'choice' || type !== 'string' ? wrong : required;
      if (due) expect(await told('', language)).toEqual([empty]);
    }
  });
});
