import { describe, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { type Person } from '../support/product.ts';
import { activeOffer, admin, astray, edit, meeting, product, team, setUpMeetings } from '../support/meetings.ts';

setUpMeetings();

test('an image can’t be deleted while a record is being given it', async () => {
  const secureId = 'image-of-a-race';
  const { rows } = await connected(product.url, (client) =>
    client.query(
      `insert into images (tenant_id, secure_id, scope, file_name, content_type, bytes)
        values (${product.tenant.tenantId}, '${secureId}', 'offer', 'a.png', 'image/png', 1) returning id`,
    ),
  );
  const imageUrl = `/api/v1/public/images/${secureId}`;
  const offer = await activeOffer();
  const remove = () => admin.call('DELETE', '/user/images', { items: [{ id: Number(rows[0].id) }] });
  const [shown, removed] = await meeting(
    'lock table history in share mode',
    () => edit('/user/offers', { id: offer, imageUrl }),
    remove,
  );
  expect([shown.status, removed.status]).toEqual([200, 409]);
});

describe('calls that lock the same records wait for each other in one order:', () => {
  const block = (path: string, status: string, ids: readonly number[]) =>
    admin.call('POST', `${path}/change_block`, {
      items: ids.map((id) => ({ id, status, reason: 'Drill', blockingType: 'full' })),
    });

  test('teams and their members, in either order', async () => {
    const [early, late] = [await team(), await team()];
    // The first team has the later member.
    const [one_, other] = [
      await product.person('affiliate', { team: late }),
      await product.person('affiliate', { team: early }),
    ];
    const [people, teams] = await meeting(
      `select from users where id = ${one_.id} for update`,
      () => edit('/user/users', { id: one_.id, extraInfo: 'a' }, { id: other.id, extraInfo: 'b' }),
      () => block('/user/teams', 'blocked', [early, late]),
    );
    expect([people.status, teams.status]).toEqual([200, 200]);
  });

  test('teams, members and moves between teams, all at the same time', async () => {
    const teams = [await team(), await team(), await team()];
    const members = await Promise.all(
      Array.from({ length: 6 }, (_, n) => product.person('affiliate', { team: teams[n % 3] })),
    );
    const ids = members.map(({ id }) => id);
    for (let round = 0; round < 6; round++) {
      const status = round % 2 === 0 ? 'blocked' : 'active';
      const answers = await Promise.all([
        block('/user/teams', status, teams),
        block('/user/teams', status, teams.toReversed()),
        block('/user/users', status, ids.toReversed()),
        edit('/user/users', ...ids.map((id, n) => ({ id, team: teams[(n + round) % 3] }))),
        edit(
          '/user/users',
          ...ids.toReversed().map((id, n) => ({ id, team: teams[(n + round) % 3], managers: [admin.id] })),
        ),
      ]);
      for (const { status: answered, message } of answers) expect([200, 409], message).toContain(answered);
    }
  });

  test('offers, their campaigns and the affiliates who run them', async () => {
    const affiliates = await Promise.all(Array.from({ length: 3 }, () => product.person('affiliate')));
    const teams = [await team(), await team()];
    const offers = [await activeOffer(), await activeOffer()];
    const campaigns = (
      await Promise.all(
        affiliates.flatMap((affiliate) =>
          offers.map((offer) => affiliate.make('/user/campaigns', { title: 'Busy', offer })),
        ),
      )
    ).flatMap(([campaign]) => campaign!.id);
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.all([
        edit(
          '/user/offers',
          ...offers.map((id) => ({
            id,
            accessType: 3,
            assignedAffiliates: affiliates.map(({ id: affiliate }) => affiliate),
            assignedTeams: [teams[round % 2]],
          })),
        ),
        edit('/user/offers', ...offers.toReversed().map((id) => ({ id, accessType: 1 + (round % 2) * 2 }))),
        edit('/user/users', ...affiliates.map(({ id }) => ({ id, team: teams[round % 2] }))),
        admin.call('POST', '/user/campaigns/change_status', {
          items: campaigns.map((id) => ({ id, status: round % 2 === 0 ? 'inactive' : 'active' })),
        }),
        admin.call('POST', '/user/campaigns/clone', { items: [{ id: campaigns[round % campaigns.length] }] }),
        ...affiliates.map((affiliate) =>
          affiliate.call('PUT', '/user/campaigns', { items: offers.map((offer) => ({ title: 'Another', offer })) }),
        ),
      ]);
      for (const { status, message } of answers) expect([200, 201, 409, 422], message).toContain(status);
      expect(await astray()).toEqual([]);
    }
  });

  test('two people who are each other’s managers', async () => {
    const pair = [await product.person('manager'), await product.person('manager')];
    const [low, high] = pair.map(({ id }) => id) as [number, number];
    for (let round = 0; round < 10; round++) {
      const text = `Round ${round}`;
      const answers = await Promise.all([
        edit('/user/users', { id: high, managers: round % 2 === 0 ? [low] : [], extraInfo: text }),
        edit('/user/users', { id: low, managers: round % 2 === 0 ? [high] : [], extraInfo: text }),
        edit('/user/users', { id: high, extraInfo: text }, { id: low, extraInfo: text }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });

  test('people and what they look after, assigned from both sides', async () => {
    const people = [await product.person('manager'), await product.person('manager')].map(({ id }) => id);
    const affiliates = (await Promise.all(Array.from({ length: 3 }, () => product.person('affiliate')))).map(
      ({ id }) => id,
    );
    const teams = [await team(), await team()];
    const offers = [await activeOffer({ accessType: 3 }), await activeOffer({ accessType: 3 })];
    const all = { assignedAffiliates: affiliates, assignedTeams: teams, managedOffers: offers };
    const none = { assignedAffiliates: [], assignedTeams: [], managedOffers: [] };
    for (let round = 0; round < 8; round++) {
      const on = round % 2 === 0;
      const answers = await Promise.all([
        ...people.map((id) => edit('/user/users', { id, ...(on ? all : none) })),
        edit('/user/users', ...people.toReversed().map((id) => ({ id, ...(on ? none : all) }))),
        edit(
          '/user/users',
          ...affiliates
            .toReversed()
            .map((id) => ({ id, managers: on ? people : [], assignedOffers: on ? offers : [] })),
        ),
        edit(
          '/user/offers',
          ...offers
            .toReversed()
            .map((id) => ({ id, managers: on ? [] : people, assignedAffiliates: on ? affiliates : [] })),
        ),
        edit(
          '/user/teams',
          ...teams.toReversed().map((id) => ({ id, managers: on ? people : [], members: on ? affiliates : [] })),
        ),
      ]);
      for (const { status, message } of answers) expect(status, message).toBe(200);
    }
  });

  test('two people who are given the same affiliate at the same time, and both get them', async () => {
    for (let round = 0; round < 8; round++) {
      const people = [await product.person('manager'), await product.person('manager')].map(({ id }) => id);
      const { id } = await product.person('affiliate');
      const answers = await Promise.all(
        people.map((one) => edit('/user/users', { id: one, assignedAffiliates: [id] })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await admin.call('GET', `/user/users/${id}?with=managers`)).data.managers.toSorted()).toEqual(people);
    }
  });

  test('administrators who block each other: one of them stays', async () => {
    const others = await Promise.all(Array.from({ length: 2 }, () => product.person('admin')));
    const [first, second] = others as [Person, Person];
    const put = (by: Person, target: Person, status: string) =>
      by.call('POST', '/user/users/change_block', { items: [{ id: target.id, status, reason: 'Quarrel' }] });
    const answers = await Promise.all([put(first, second, 'blocked'), put(second, first, 'blocked')]);
    for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
  });
});

describe('writes of several people about one record do not collide:', () => {
  const people = async (): Promise<Person[]> => [admin, await product.person('admin'), await product.person('admin')];

  test('comments that mention the same people, in opposite orders', async () => {
    const [, one, other] = (await people()) as [Person, Person, Person];
    const [task, next] = (await admin.make('/user/tasks', { title: 'First' }, { title: 'Second' })).map(({ id }) => id);
    const comment = (person: Person, tasks: readonly unknown[], mentions: readonly number[]) =>
      person.call('PUT', '/user/task_comments', {
        items: tasks.map((about) => ({ task: about, content: 'Look', mentions })),
      });
    const [first, second] = await meeting(
      `insert into tasks_mentioned (tenant_id, owner_id, target_id, position)
        values (${product.tenant.tenantId}, ${task}, ${one.id}, 0)`,
      () => comment(one, [task, next], [one.id, other.id]),
      () => comment(other, [next, task], [other.id, one.id]),
    );
    expect([first.status, second.status]).toEqual([201, 201]);
    for (const id of [task, next]) {
      const { mentioned } = (await admin.call('GET', `/user/tasks/${id}`)).data;
      expect(new Set(mentioned)).toEqual(new Set([one.id, other.id]));
    }
  });

  test('comments on a task that others edit, hand over and close', async () => {
    const [first, second, third] = (await people()) as [Person, Person, Person];
    const ids = (await admin.make('/user/tasks', { title: 'First' }, { title: 'Second' })).map(({ id }) => id);
    const write = (person: Person, tasks: readonly number[], mentions: readonly number[]) =>
      person.call('PUT', '/user/task_comments', { items: tasks.map((task) => ({ task, content: 'Look', mentions })) });
    const change = (person: Person, tasks: readonly number[], fields: object) =>
      person.call('PATCH', '/user/tasks', { items: tasks.map((id) => ({ id, ...fields })) });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        write(first, ids, [second.id, third.id]),
        change(second, ids.toReversed(), { assignees: [third.id, first.id], title: `Round ${round}` }),
        write(third, ids.toReversed(), [first.id, second.id]),
        change(first, ids, { assignees: [second.id] }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 200]);
    }
    for (const task of ids)
      expect((await admin.call('GET', `/user/task_comments?task=${task}&limit=500`)).data.items).toHaveLength(10);
  });

  test('notes that are added, edited and removed by several people, each in their own order', async () => {
    const offer = await activeOffer();
    const [first, second, third] = (await people()) as [Person, Person, Person];
    const about = { target: 'offer', targetId: offer };
    const left: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const made = await admin.make('/user/notes', ...['a', 'b', 'c', 'd'].map((content) => ({ ...about, content })));
      const ids = made.map(({ id }) => id);
      const rewrite = (person: Person, notes: readonly number[], content: string) =>
        person.call('PATCH', '/user/notes', { items: notes.map((id) => ({ id, content })) });
      const remove = (person: Person, notes: readonly number[]) =>
        person.call('POST', '/user/notes/remove', { items: notes.map((id) => ({ id })) });
      const answers = await Promise.all([
        rewrite(first, ids, 'First'),
        rewrite(second, ids.toReversed(), 'Second'),
        remove(third, [ids[3]!, ids[0]!]),
        remove(first, [ids[0]!, ids[1]!]),
        third.call('PUT', '/user/notes', { items: [{ ...about, content: 'New' }] }),
      ]);
      // Those who arrive after a note was removed are told that it is gone.
      for (const { status } of answers) expect([200, 201, 404]).toContain(status);
      expect(answers[4].status).toBe(201);
      left.push(answers[4].data.items[0].id, ids[2]!);
      const gone = [
        ...(answers[2].status === 200 ? [ids[3]!, ids[0]!] : []),
        ...(answers[3].status === 200 ? [ids[0]!, ids[1]!] : []),
      ];
      left.push(...ids.filter((id) => id !== ids[2] && !gone.includes(id)));
    }
    const { items } = (await admin.call('GET', `/user/notes?target=offer&targetId=${offer}&limit=500`)).data;
    expect(items.map(({ id }: { id: number }) => id).toSorted((one: number, other: number) => one - other)).toEqual(
      left.toSorted((one, other) => one - other),
    );
  });
});
