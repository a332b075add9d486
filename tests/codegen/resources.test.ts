import { describe, expect, test } from 'vitest';
import { messageFiles } from '../../codegen/messages.ts';
import { resourceFiles } from '../../codegen/resources/index.ts';
import { call, list, literal, object, print, text } from '../../codegen/resources/print.ts';
import {
  all,
  boolean,
  both,
  complete,
  type Definition,
  entity,
  either,
  enumeration,
  having,
  withPermission,
  list as ownedList,
  many,
  money,
  serverOnly,
  one,
  own,
  password,
  section,
  tags,
  text as textField,
  timestamp,
  title,
} from '../../openapi/define.ts';
import { activeOrBlocked } from '../../openapi/parts.ts';

const noun = (en: string, ru: string) => ({ en: [en, `${en}s`], ru: [ru, `${ru}а`, `${ru}ов`, `${ru}ы`] }) as const;
const words = (en: string) => ({ en, ru: en });
const about = words('…');

const cap = entity({
  name: noun('Cap', 'Кап'),
  about,
  path: 'user/caps',
  fields: {
    title: title(),
    kind: enumeration({
      ...words('Kind'),
      required: true,
      default: 2,
      filterable: true,
      options: { lead: { id: 1, ...words('Lead'), tone: 'info' }, sale: { id: 2, ...words('Sale') } },
    }),
    limit: money({ ...words('Limit'), currency: 'currency', min: '0', filterable: true }),
    currency: textField({ ...words('Currency'), length: 3 }),
    managers: many('user', { ...words('Managers'), referenceFilter: { type: ['staff', 'chief'] }, staffOnly: true }),
    next: one('cap', words('Next')),
    owner: one('user', { ...words('Owner'), createOnly: true, affiliateReadOnly: true, help: words('Who pays') }),
    labels: tags('cap'),
    rows: ownedList(
      { slot: textField({ ...words('Slot'), required: true }), open: boolean({ ...words('Open'), default: true }) },
      { ...words('Rows'), onRequest: true },
    ),
    reached: timestamp({ ...words('Reached'), readOnly: true, filterable: true }),
  },
  status: {
    ...activeOrBlocked,
    set: {
      ...activeOrBlocked.set,
      blocked: { ...activeOrBlocked.set.blocked, enter: ['admin', 'manager'], leave: withPermission('cap.update') },
      over: { ...words('Over'), tone: 'neutral', enter: serverOnly, final: true },
    },
  },
  calls: ['list', 'read', 'create', 'edit', 'status'],
  access: {
    affiliate: {
      rows: both(either(having('status', 'active'), both(having('status', 'blocked'), { none: true })), own('owner')),
    },
    manager: { rows: either(own('owner'), having('status', 'active')) },
    advertiser_member: { rows: { none: true } },
  },
  list: {
    columns: ['id', 'title', 'limit'],
    filters: ['kind', 'owner', 'limit', 'reached'],
    inlineEdit: ['title', 'limit'],
    bulkEdit: ['kind', 'labels'],
  },
  form: {
    general: {
      ...words('General'),
      fields: [section(words('Who pays'), 'owner', 'managers'), 'title', 'kind', 'limit', 'currency'],
    },
    more: { ...words('More'), fields: ['labels', 'rows', 'reached'] },
  },
});
const user = entity({
  name: noun('User', 'Человек'),
  about,
  path: 'user/users',
  fields: {
    firstName: textField(words('First')),
    lastName: textField(words('Last')),
    secret: password(words('Secret')),
    type: enumeration({
      ...words('Type'),
      options: { staff: words('Staff'), chief: words('Chief'), guest: words('Guest') },
    }),
  },
  calls: ['list', 'read', 'create'],
  access: { affiliate: { rows: own('id') }, manager: { rows: all } },
  displayFields: ['firstName', 'lastName'],
  views: {
    guest: {
      name: noun('Guest', 'Гость'),
      route: 'guests',
      where: { type: ['guest'] },
      list: { columns: ['id'] },
      form: { general: { ...words('General'), fields: ['firstName', 'secret'] } },
    },
    staff: {
      name: noun('Employee', 'Сотрудник'),
      route: 'staff',
      where: { type: ['staff', 'chief'] },
      list: { columns: ['id'] },
      form: { general: { ...words('General'), fields: ['firstName'] } },
    },
  },
});
const tag = entity({
  name: noun('Tag', 'Тег'),
  about,
  path: 'user/tags',
  fields: { title: title() },
  calls: ['list', 'delete'],
  list: { columns: ['id', 'title'] },
});
const note = entity({
  name: noun('Note', 'Заметк'),
  about,
  path: 'user/notes',
  fields: { title: title() },
  calls: ['list', 'create'],
});

const definitions: Record<string, Definition> = { cap, note, tag, user };
const entities = Object.fromEntries(Object.entries(definitions).map(([key, one]) => [key, complete(key, one)]));
const files = Object.fromEntries(
  [...resourceFiles(entities), ...messageFiles(entities, {})].map(({ path, content }) => [
    path.replace('src/generated/', ''),
    content,
  ]),
);
const file = (name: string): string => files[name] ?? '';
const page = file('resources/cap.tsx');

describe('a page', () => {
  test('is made for every view that has list columns, and for no other', () => {
    expect(Object.keys(files).sort()).toEqual([
      'messages/en.ts',
      'messages/en/cap.ts',
      'messages/en/guest.ts',
      'messages/en/staff.ts',
      'messages/en/tag.ts',
      'messages/first/en.ts',
      'messages/first/ru.ts',
      'messages/ru.ts',
      'messages/ru/cap.ts',
      'messages/ru/guest.ts',
      'messages/ru/staff.ts',
      'messages/ru/tag.ts',
      'resources.ts',
      'resources/cap.tsx',
      'resources/guest.tsx',
      'resources/staff.tsx',
      'resources/tag.tsx',
    ]);
  });

  test.each([
    ['kind', '<EnumField<Cap> source="kind" choices={capChoices.kind} />'],
    ['limit', '<MoneyField<Cap> source="limit" currency="currency" />'],
    ['a reference to one view', '<ReferenceManyField<Cap> source="managers" reference="staff" />'],
    ['a reference to all views', '<ReferenceOneField<Cap> source="owner" reference="users" />'],
    ['tags', '<TagsField<Cap> source="labels" reference="tags" />'],
    ['a row’s field', '<TextField<RowsRow> source="slot" />'],
  ])('shows %s', (_, element) => expect(page).toContain(element));

  test.each([
    ['rules', "<TextInput<CapValues> source=\"title\" validate={[rule('required'), rule('maxLength', 200)]} />"],
    ['help', 'helperText="resources.caps.help.owner"'],
    ['what new rows start with', 'row={{ open: true }}'],
    ['the type of tags', 'of="cap"'],
    ['what new records start with', 'defaults={{ kind: 2 }}'],
    ['what a status takes', "reason: ['blocked']"],
    ['the statuses that people give', "byPeople: ['active', 'blocked']"],
    ['who gives a status', "enter: { blocked: ['admin', 'manager'] }"],
    ['who takes it back', "leave: { blocked: { permission: 'cap.update' } }"],
    ['what nothing leads out of', "final: ['over']"],
    [
      'what may still be referred to',
      'source="next" reference="caps" referenceFilter={{ status: [\'active\', \'blocked\'] }}',
    ],
  ])('edits with %s', (_, code) => expect(page).toContain(code));

  test('narrows its list by parameters: several values, ranges', () => {
    expect(page).toContain('<EnumInput<CapsQuery> source="kind" choices={capChoices.kind} several />');
    expect(page).toContain('<ReferenceManyInput<CapsQuery> source="owner" reference="users" />');
    expect(page).toContain('<RangeFilter<CapsQuery> source="limit" of="decimal" />');
    expect(page).toContain('<RangeFilter<CapsQuery> source="reached" of="moment" />');
  });

  test('has filters that narrow each other by what never changes, and that those who filter by it may see', () => {
    const set = { required: true, createOnly: true } as const;
    const stall = entity({
      name: noun('Stall', 'Стенд'),
      about,
      path: 'user/stalls',
      calls: ['list', 'read', 'create', 'edit'],
      fields: {
        title: title(),
        owner: one('user', { ...words('Owner'), ...set }),
        payer: one('user', { ...words('Payer'), ...set, staffOnly: true }),
        guest: one('user', { ...words('Guest'), ...set, referenceFilter: { type: ['guest'] } }),
        tag: one('tag', { ...words('Tag'), required: true }),
        cap: one('cap', { ...words('Cap'), createOnly: true }),
      },
    });
    const visit = entity({
      name: noun('Visit', 'Визит'),
      about,
      path: 'user/visits',
      calls: ['list', 'read', 'create'],
      fields: {
        stall: one('stall', words('Stall')),
        owner: one('user', words('Owner')),
        payer: one('user', words('Payer')),
        guest: one('user', words('Guest')),
        tag: one('tag', words('Tag')),
        cap: one('cap', words('Cap')),
      },
      list: { columns: ['id'], filters: ['stall', 'owner', 'payer', 'guest', 'tag', 'cap'] },
    });
    const all = { ...entities, stall: complete('stall', stall), visit: complete('visit', visit) };
    const made = resourceFiles(all).find(({ path }) => path.endsWith('/visit.tsx'))?.content;
    expect(made).toContain("narrowing={{ stall: ['owner'] }}");
    expect(page).not.toContain('narrowing');
  });

  test('edits in its list what the definition names, for those who may set it', () => {
    const [list = ''] = /<ResourceList[^>]*>/s.exec(page) ?? [];
    expect(list).toContain('inputs={capInputs}');
    expect(list).toContain("inlineEdit={['title', 'limit']}");
    expect(list).toContain("bulkEdit={['kind', 'labels']}");
    expect(list).toContain('affiliateReadOnly={affiliateReadOnly}');
    expect(file('resources/guest.tsx')).not.toMatch(/inputs=\{guestInputs\}\s+inlineEdit/);
  });

  test('never shows what is only taken, and edits nothing that only the server sets', () => {
    const guest = file('resources/guest.tsx');
    expect(guest).toContain('secret: <PasswordInput<UserValues>');
    expect(guest).not.toContain('<TextField<User> source="secret"');
    expect(page).not.toContain('<MomentInput');
  });

  test('hides from affiliates what is the staff’s', () => {
    expect(page).toMatch(/const staffOnly = \[.*'managers'.*'labels'/s);
    expect(page).toContain("const affiliateReadOnly = ['owner'];");
  });

  test('sets what is set once on new records alone', () => {
    expect(page).toContain("const createOnly = ['owner'];");
    expect(page).toMatch(/<ResourceEdit[^>]*createOnly=\{createOnly\}/s);
    expect(page).not.toMatch(/<ResourceCreate[^>]*createOnly/s);
  });

  test('has no calls its entity lacks', () => {
    expect(file('resources/tag.tsx')).toContain(
      'export default { list: TagList, columns: tagColumns, recordRepresentation };',
    );
  });
});

describe('the registry', () => {
  const registry = file('resources.ts');
  const entry = (key: string): string => registry.slice(registry.indexOf(`\n  ${key}: {`)).split('\n  },\n')[0] ?? '';

  test('knows what the address of a list may hold', () => {
    expect(entry('cap')).toContain("kind: 'numbers'");
    expect(entry('cap')).toContain("limitFrom: 'text'");
    expect(entry('cap')).toContain("reachedTo: 'number'");
    expect(entry('cap')).toContain("statuses: ['active', 'blocked', 'over']");
  });

  test('knows which statuses the rows of a role type can have', () => {
    expect(entry('cap')).toContain("visibleStatuses: { affiliate: ['active'], advertiser_member: [] }");
    expect(entry('tag')).not.toContain('visibleStatuses');
  });

  test('knows permissions, tabs, costly fields and the other side of references', () => {
    expect(entry('cap')).toContain("edit: 'cap.update'");
    expect(entry('cap')).toContain("tabs: ['general', 'more', 'notes', 'history']");
    expect(entry('cap')).toContain("onRequest: ['rows']");
    expect(entry('cap')).toContain("managers: 'staff'");
  });

  test('has a collection without pages where several views share it or none has a page', () => {
    expect(entry('user')).toContain("list: ['guest.read', 'staff.read']");
    expect(entry('user')).not.toContain('load:');
    expect(entry('note')).toContain('pages: []');
  });
});

test('messages name everything in both languages, nouns in the forms each needs', () => {
  expect(file('messages/en.ts')).toContain("name: 'Cap |||| Caps'");
  expect(file('messages/ru.ts')).toContain("name: 'Кап |||| Капа |||| Капов'");
  // What every visit begins with has the menu's titles.
  expect(file('messages/first/ru.ts')).toContain("title: 'Капы'");
  expect(file('messages/en/cap.ts')).toContain("'rows.slot': 'Slot'");
  expect(file('messages/en/cap.ts')).toContain("sections: { whoPays: 'Who pays' }");
  // What only its own pages say is in no file that every visit loads.
  expect(file('messages/en.ts')).not.toContain('Slot');
  expect(file('resources.ts')).toContain(
    "texts: { en: () => import('./messages/en/cap.ts'), ru: () => import('./messages/ru/cap.ts') }",
  );
  expect(file('messages/en.ts')).toContain("maxLength: 'Enter at most %{0} characters'");
});

describe('printing', () => {
  test('keeps on a line what fits, and breaks the rest where people do', () => {
    expect(
      print(
        object([
          ['a', '1'],
          ["b'c", text("it's")],
          ['d', 'd'],
        ]),
      ),
    ).toBe("{ a: 1, 'b\\'c': 'it\\'s', d }");
    expect(print(list(call('rule', "'min'", '0')))).toBe("[rule('min', 0)]");
    expect(print(literal({ a: [1, true, null], b: {} }))).toBe('{ a: [1, true, null], b: {} }');
    expect(print(list(...Array.from({ length: 3 }, () => text('x'.repeat(50)))))).toBe(
      `[\n${`  '${'x'.repeat(50)}',\n`.repeat(3)}]`,
    );
  });

  test('no line of generated code is longer than 120 characters', () => {
    const long = Object.entries(files)
      .filter(([name]) => name.startsWith('resources'))
      .flatMap(([name, content]) =>
        content
          .split('\n')
          .filter((line) => line.length > 120)
          .map((line) => `${name}: ${line}`),
      );
    expect(long).toEqual([]);
  });
});
