import { type Draft, createdAt, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { commentTexts, noteTexts, taskTexts } from '../words/together.ts';
import type { Employees } from './employees.ts';
import type { Time } from './time.ts';

const day = 86_400;

interface Around {
  employees: Employees;
  affiliates: readonly Draft[];
  advertisers: readonly Draft[];
  offers: readonly Draft[];
  caps: readonly Draft[];
}

const notesOf = (random: Random, time: Time, { employees, ...around }: Around): Draft[] => {
  const writers = [employees.admins[0]!, ...employees.managers.slice(0, 3)];
  const about = (target: 'affiliate' | 'advertiser' | 'offer', records: readonly Draft[]): Draft[] =>
    records.flatMap((record) =>
      random.several(noteTexts[target], random.whole(1, 2)).map(([title, content], place) => {
        const since = Math.max(1, Math.floor((time.now - createdAt(record)) / day) - 1);
        return draft('note', time.ago(Math.min(90, since), 0), random.pick(writers), {
          target: record.entity,
          targetId: record,
          title,
          content,
          isPinned: place === 0 && random.chance(0.4),
          ...(random.chance(0.2) && { targetUser: random.pick(writers) }),
        });
      }),
    );
  return [
    ...about('affiliate', around.affiliates.slice(0, 12)),
    ...about('advertiser', around.advertisers.slice(0, 8)),
    ...about('offer', around.offers.slice(0, 8)),
  ];
};

const dayFrom = (time: Time, days: number): string =>
  new Date((time.now + days * day) * 1000).toISOString().slice(0, 10);

const tasksOf = (random: Random, time: Time, { employees, affiliates, advertisers }: Around): Draft[] => {
  const people = [employees.admins[0]!, ...employees.managers.slice(0, 4)];
  const subjects = { affiliates: affiliates.slice(0, 12), advertisers: advertisers.slice(0, 8) };
  return taskTexts.flatMap(([type, title, about, due, taskStatus, priority, description, count]) => {
    const by = random.pick(people);
    const assignees = random.several(people, count);
    const at = time.ago(20, 10);
    const task = draft('task', at, by, {
      type,
      title,
      priority,
      description,
      assignees,
      taskStatus: 'todo',
      status: 'active',
      dueDate: due === null ? null : dayFrom(time, due),
      ...(about && { [about]: [random.pick(subjects[about])] }),
    });
    const worker = assignees[0] ?? by;
    if (taskStatus !== 'todo')
      task.steps.push({ at: time.ago(9, 5), by: worker, action: 'edit', values: { taskStatus } });
    const comments = random.several(commentTexts, random.whole(0, 2)).map((content) =>
      draft('taskComment', time.ago(4, 0), worker, {
        task,
        content,
        mentions: content.endsWith('?') && by !== worker ? [by] : [],
      }),
    );
    const mentioned = [...new Set(comments.flatMap((one) => (valueOf(one, 'mentions') ?? []) as Draft[]))];
    if (mentioned.length > 0) task.steps[0]!.values = { ...task.steps[0]!.values, mentioned };
    return [task, ...comments];
  });
};

/** Caps that are scheduled to be reduced from next Friday evening to Monday morning. */
const scheduledOf = (time: Time, { employees, caps }: Around): Draft[] => {
  const midnight = time.now - (time.now % day);
  // Day 0 of Unix time was a Thursday, so the first Friday is day 1. On a Friday, the following one is used.
  const daysToFriday = 7 - ((Math.floor(midnight / day) + 6) % 7);
  const friday = midnight + daysToFriday * day;
  const [at, backAt] = [friday + 18 * 3600, friday + 3 * day + 7 * 3600];
  const [author] = employees.admins;
  const daily = caps.filter((cap) => valueOf(cap, 'title') === 'Daily leads' && valueOf(cap, 'status') === 'active');
  return daily.slice(0, 2).map((cap) =>
    draft('scheduledChange', time.ago(2, 0), author, {
      target: 'cap',
      targetId: cap,
      title: valueOf(cap, 'title'),
      state: 'waiting',
      at,
      backAt,
      author,
      changes: { value: [valueOf(cap, 'value'), '10'] },
      given: { value: '10' },
      reason: 'The call centre is short of people over the weekend',
    }),
  );
};

/** Colleagues' notes, tasks and scheduled changes. */
export const teamworkDrafts = (random: Random, time: Time, around: Around): Draft[] => [
  ...notesOf(random, time, around),
  ...tasksOf(random, time, around),
  ...scheduledOf(time, around),
];
