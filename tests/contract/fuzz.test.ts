import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../domain/records.ts';
import { type ContractCall, readContract } from '../../server/http/contract.ts';
import { failures } from '../../server/failure.ts';
import { validatorOf } from '../../server/http/schemas.ts';
import { absurdCall } from './absurd.ts';
import type { Answer } from './answer.ts';
import type { Caller, Exchange } from './caller.ts';
import { operations } from './contract.ts';
import { requestFor } from './requests.ts';
import { startWorld, type World } from './world.ts';

/**
 * Every operation, called absurdly by nobody, by an affiliate and by an administrator: none may fail through our fault,
 * and each response is one that the contract has. FUZZ_RUNS makes more calls of each, FUZZ_SEED different ones (D125).
 */

const runs = Number(process.env['FUZZ_RUNS'] ?? 8);
const seed = Number(process.env['FUZZ_SEED'] ?? 20261122);

const kinds = ['nobody', 'affiliate', 'admin'] as const;
type Kind = (typeof kinds)[number];

let world: World;
/** Valid calls, generated before any absurd call. */
const valid = new Map<string, Exchange>();
/** Several people of each kind: a call may remove their own permissions, password or session. */
const crowds = new Map<Kind, Caller[]>();

beforeAll(async () => {
  world = await startWorld();
  const { admin, join, roles, anonymous } = world.home;
  for (const { id } of operations) valid.set(id, await requestFor(id, world.home, admin));
  crowds.set('nobody', [anonymous]);
  for (const type of ['affiliate', 'admin'] as const) {
    const people: Caller[] = [];
    for (let n = 0; n < 8; n++) people.push((await join(roles[type], type)).call);
    crowds.set(type, people);
  }
});
afterAll(() => world.close());

/** Someone of a kind who can still sign in. */
const callerOf = async (kind: Kind): Promise<Caller> => {
  const people = crowds.get(kind) ?? [];
  for (;;) {
    const [first] = people;
    if (!first) throw new Error(`Nobody of the kind ${kind} is left who is let in`);
    if (kind === 'nobody' || (await first('readMe')).status === 200) return first;
    people.shift();
  }
};

const seedOf = (...parts: string[]): number => createHash('sha256').update(parts.join(' ')).digest().readInt32LE();

const { paths, components } = readContract();

/** Content types that the contract has for a status of an operation. */
const typesOf = ({ path, method }: ContractCall, status: number): string[] | undefined => {
  const response = paths[path]?.[method]?.responses[status];
  if (!response) return undefined;
  const answer = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
  return Object.keys(answer?.content ?? {});
};

const validators = new Map<string, ReturnType<typeof validatorOf>>();
const validatorFor = (operation: ContractCall, status: number) => {
  const key = `${operation.id} ${status}`;
  const known = validators.get(key) ?? validatorOf(operation.answers[status] ?? {});
  validators.set(key, known);
  return known();
};

/** Whether a call is readable enough for its parts to be named. */
const isReadable = ({ method }: ContractCall, { payload }: Exchange): boolean => {
  if (method === 'get') return true;
  if (payload?.type !== 'application/json') return false;
  try {
    const text = payload.bytes.toString();
    // A body that reaches for prototypes is refused as a whole.
    return isRecord(JSON.parse(text)) && !text.includes('__proto__');
  } catch {
    return false;
  }
};

/** What is wrong with the response to a call; undefined if the contract has it. */
const wrong = (operation: ContractCall, said: Exchange, answer: Answer): string | undefined => {
  const { status, headers, text } = answer;
  // These tests run without the statistics store.
  if (status >= 500 && !text.includes('"code":"statisticsOff"')) return 'a fault of ours';
  const types = typesOf(operation, status);
  if (!types) return 'a status that the contract has not';
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  if (!types.some((one) => one === type || (one === 'image/*' && type.startsWith('image/'))))
    return `content of the type ${type}`;
  if (type !== 'application/json') return undefined;
  const validate = validatorFor(operation, status);
  if (!validate(JSON.parse(text))) return JSON.stringify(validate.errors?.[0]);
  return status === 400 && answer.body.message === failures.malformed.en && isReadable(operation, said)
    ? 'a refusal that does not say of what'
    : undefined;
};

/** What was sent, for investigating a failure. */
const told = ({ payload, ...said }: Exchange): string =>
  JSON.stringify({ ...said, ...(payload && { type: payload.type, bytes: payload.bytes.toString().slice(0, 2000) }) });

describe(`absurd calls get responses of the contract (FUZZ_SEED=${seed} FUZZ_RUNS=${runs})`, () => {
  const cases = operations.flatMap((operation) =>
    kinds.map((kind): [string, Kind, ContractCall] => [operation.id, kind, operation]),
  );

  test.each(cases)('%s by %s', async (id, kind, operation) => {
    const near = valid.get(id) ?? {};
    const ids = [1, 2, 3, Number(near.params?.['id'] ?? near.items?.[0]?.['id'] ?? 4) || 4];
    const caller = await callerOf(kind);
    for (const said of fc.sample(absurdCall(operation, near, ids), {
      numRuns: runs,
      seed: seedOf(String(seed), id, kind),
    })) {
      const answer = await caller(id, said);
      const fault = wrong(operation, said, answer);
      expect(fault, `${fault}: ${answer.status} ${answer.text.slice(0, 500)}\n${told(said)}`).toBeUndefined();
    }
  });

  test('and everyone is still served', async () => {
    expect((await world.other.admin.call('readMe')).status).toBe(200);
    expect((await world.home.anonymous('readApiSettings')).status).toBe(200);
  });
});
