import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Entity, Field, View } from '../../openapi/define.ts';
import { applied } from '../../openapi/kinds.ts';
import { handlers } from '../../src/generated/msw/handlers.ts';
import { getReadMeMockHandler, getReadMeResponseMock } from '../../src/generated/msw/profile.ts';
import { permissionWords } from '../../src/generated/permissions.ts';
import { quietEvents } from '../../src/testing/quietEvents.ts';
import { coherent, valid } from '../fields/right.ts';
import { writeCookie } from '../../src/providers/cookies.ts';

/** A server that answers every call with the contract's example, and what the page sent it. */

const permissions = Object.keys(permissionWords);

type RoleType = 'admin' | 'affiliate';

/** Someone of this role type who holds every permission. */
const person = (type: RoleType, further: readonly string[] = []) => {
  const { data } = getReadMeResponseMock();
  return {
    data: {
      ...data,
      permissions: [...permissions, ...further],
      roleType: type,
      role: { ...data.role, title: 'Role 1', type },
    },
  };
};

const server = setupServer(quietEvents, getReadMeMockHandler(person('admin')), ...handlers());

/** Who is signed in for the rest of the test, and which permissions of no product they hold; an administrator where nobody says. */
export const signInAs = (type: RoleType, further: readonly string[] = []): void =>
  server.use(getReadMeMockHandler(person(type, further)));

/** Bodies of calls that make or edit records, by the paths they went to. */
export const sent: { path: string; body: unknown }[] = [];

/** Keeps the token of someone who is signed in. */
export const signIn = (): void => {
  writeCookie('token', 'x.eyJzdWIiOiIxIn0.x');
};

/** To be called once in a test file: its pages meet this server, signed in. */
export const setUpNetwork = (): void => {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    signIn();
  });
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
  });
  afterAll(() => server.close());
};

server.events.on('request:start', ({ request }) => {
  if (request.method !== 'PUT' && request.method !== 'PATCH') return;
  const copy = request.clone();
  void copy
    .json()
    .then((body: unknown) => sent.push({ path: new URL(copy.url).pathname.replace('/api/v1/', ''), body }));
});

export interface Complaint {
  message: string;
  type: string;
  path: string;
}

/** Lets the next call that makes a record at this path, or changes one, be refused. */
export const refuseNext = (path: string, details: readonly Complaint[], message = 'Please check the fields'): void => {
  const refuse = () => HttpResponse.json({ message, details, requestId: 'r1' }, { status: 422 });
  server.use(http.put(`*/${path}`, refuse, { once: true }), http.patch(`*/${path}`, refuse, { once: true }));
};

/** A record with every field that may be asked for; of references, the one record that there is. */
const recordOf = ({ fields, status }: Entity): Record<string, unknown> => {
  const value = (field: Field): unknown => {
    if (field.kind === 'one') return 1;
    if (field.kind === 'rows') {
      const own = Object.entries(field.fields).filter(([, one]) => one.kind === 'one' && one.required);
      return [
        { ...applied(field.fields, coherent(field.fields, 0)), ...Object.fromEntries(own.map(([name]) => [name, 1])) },
      ];
    }
    if (field.kind === 'file') return 'https://example.com/page-1';
    // Of codes, those that the example offers.
    if (field.kind === 'codeList') return valid(field, 0);
    return ['many', 'tags', 'reverse'].includes(field.kind) ? [1] : (field.default ?? valid(field, 0) ?? null);
  };
  const shown = Object.entries(fields).filter(([, field]) => !field.writeOnly);
  return {
    ...applied(fields, Object.fromEntries(shown.map(([name, field]) => [name, value(field)]))),
    id: 1,
    version: 1,
    ...(status && { status: status.initial }),
  };
};

/** Takes the records of an entity of no product, which nothing else would. */
export const takeRecords = ({ path }: Entity): void => {
  const take = async ({ request }: { request: Request }) => {
    const { items } = (await request.json()) as { items: object[] };
    return HttpResponse.json({ data: { items: items.map((item) => ({ id: 1, ...item, version: 2 })) } });
  };
  server.use(http.put(`*/${path}`, take), http.patch(`*/${path}`, take));
};

/** Lets the record of an entity be read whole, as a page of this view asks for it; answers the record. */
export const serveRecord = (entity: Entity, view?: View): Record<string, unknown> => {
  const ofView = Object.entries(view?.where ?? {}).map(([name, [first]]) => [name, first]);
  const record = { ...recordOf(entity), ...Object.fromEntries(ofView) };
  server.use(http.get(`*/${entity.path}${entity.single ? '' : '/1'}`, () => HttpResponse.json({ data: record })));
  return record;
};
